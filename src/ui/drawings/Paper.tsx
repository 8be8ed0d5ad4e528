import { Drawing, Ground, paint } from "./frame";

/** A paper that waits for its reader. */
export const Paper = () => (
  <Drawing>
    <Ground />
    <path d="M66 26h50l24 24v68a6 6 0 0 1-6 6H66a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z" fill={paint("primaryContainer")} />
    <path d="M116 26v18a6 6 0 0 0 6 6h18z" fill={paint("primary")} />
    <path d="M76 62h36M76 76h48M76 90h30" stroke={paint("onPrimaryContainer")} strokeWidth="4" opacity=".55" />
    <path d="m118 112 30-34 10 9-30 34-13 4z" fill={paint("tertiaryContainer")} />
    <path d="m118 112 10 9-13 4z" fill={paint("onTertiaryContainer")} />
    <path d="M76 108c6-6 9 6 15 0s8 3 10 1" stroke={paint("primary")} strokeWidth="3.5" />
  </Drawing>
);
