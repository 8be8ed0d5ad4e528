import { Drawing, Ground, House, paint } from "./frame";

/** Nothing here yet: the house in the sun. */
export const Calm = () => (
  <Drawing>
    <Ground />
    <circle cx="160" cy="36" r="16" fill={paint("primaryContainer")} />
    <House />
    <path d="M36 122c0-14 5-22 12-24-1 10 1 18 7 24M26 122c0-8 3-13 8-15" stroke={paint("primary")} strokeWidth="3" />
    <path d="M172 122c0-9-3-14-8-16 0 7-2 12-6 16" stroke={paint("primary")} strokeWidth="3" />
  </Drawing>
);
