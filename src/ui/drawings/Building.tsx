import { Drawing, Ground, House, paint } from "./frame";

/** Not built yet: a ladder against the house. */
export const Building = () => (
  <Drawing>
    <Ground />
    <House />
    <path d="m150 124-16-72m32 68-16-72m-11 20 15-3m-11 19 15-3m-11 19 15-3" stroke={paint("outline")} strokeWidth="4" />
    <path d="M27 100v-5a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v5" stroke={paint("outline")} strokeWidth="3" />
    <rect x="16" y="100" width="40" height="21" rx="4" fill={paint("tertiaryContainer")} />
    <path d="M16 109h40M36 106v6" stroke={paint("onTertiaryContainer")} strokeWidth="2.5" />
  </Drawing>
);
