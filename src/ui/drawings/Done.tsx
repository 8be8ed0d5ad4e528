import { Drawing, Ground, House, paint } from "./frame";

/** It is settled: the house with a lamp that shines, and a tick. */
export const Done = () => (
  <Drawing>
    <Ground />
    <House door="tertiaryContainer" />
    <path d="M36 122c0-14 5-22 12-24-1 10 1 18 7 24M26 122c0-8 3-13 8-15" stroke={paint("primary")} strokeWidth="3" />
    <circle cx="150" cy="92" r="27" fill={paint("background")} />
    <circle cx="150" cy="92" r="22" fill={paint("primaryContainer")} />
    <path d="m140 93 7 7 14-15" stroke={paint("onPrimaryContainer")} strokeWidth="4.5" />
    <path d="M152 22v9m17 0-6 7m14 11-9 3" stroke={paint("primary")} strokeWidth="3.5" />
  </Drawing>
);
