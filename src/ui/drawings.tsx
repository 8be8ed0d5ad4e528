/** Small drawings for the views that stand in for content. They take the palette's own colours, and say nothing aloud. */
import type { ReactNode } from "react";
import type { Role } from "./theme/roles";

const paint = (role: Role | "card"): string =>
  `var(--chakra-colors-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      width="200"
      height="140"
      viewBox="0 0 200 140"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const Ground = () => <ellipse cx="100" cy="122" rx="84" ry="14" fill={paint("surfaceContainerHigh")} />;

function House({ door = "primaryContainer", x = 0 }: { door?: Role; x?: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M58 62 100 30l42 32v52a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6z" fill={paint("primary")} />
      <path d="M48 68 100 28l52 40" stroke={paint("primary")} strokeWidth="8" />
      <path d="M74 84a4 4 0 0 1 4-4h14a4 4 0 0 1 4 4v36H74z" fill={paint(door)} />
      <rect x="108" y="78" width="22" height="18" rx="4" fill={paint("tertiaryContainer")} />
    </g>
  );
}

/** A page that isn't there: a signpost with no way to go. */
export const Lost = () => (
  <Drawing>
    <Ground />
    <rect x="96" y="34" width="9" height="88" rx="4.5" fill={paint("outline")} />
    <path d="M62 42h64l16 14-16 14H62a5 5 0 0 1-5-5V47a5 5 0 0 1 5-5z" fill={paint("primary")} />
    <path d="M138 78H78L64 90l14 12h60a5 5 0 0 0 5-5V83a5 5 0 0 0-5-5z" fill={paint("secondaryContainer")} />
    <path d="M82 53a6 6 0 1 1 8.6 5.4c-1.9.9-2.6 1.7-2.6 3.1" stroke={paint("onPrimary")} strokeWidth="3" />
    <circle cx="88" cy="65.6" r="1.9" fill={paint("onPrimary")} />
    <path d="M40 122c0-10 4-16 10-18-1 8 1 14 5 18M30 122c0-6 2-10 6-12" stroke={paint("primary")} strokeWidth="3" />
    <circle cx="164" cy="34" r="11" fill={paint("primaryContainer")} />
  </Drawing>
);

/** No connection: the house, and a line that doesn't reach it. */
export const Offline = () => (
  <Drawing>
    <Ground />
    <House x={24} />
    <rect x="22" y="54" width="7" height="66" rx="3.5" fill={paint("outline")} />
    <path d="M14 62h23" stroke={paint("outline")} strokeWidth="5" />
    <path d="M37 63c5 7 10 10 16 11" stroke={paint("outline")} strokeWidth="3" />
    <path d="M60 73.5c5-.5 8-1.5 12-4.5" stroke={paint("outline")} strokeWidth="3" strokeDasharray="1 7" />
    <path d="M44 38a11 11 0 0 1 2-22 15 15 0 0 1 28-2 12 12 0 0 1 4 24z" fill={paint("secondaryContainer")} />
    <path d="m56 18 10 10m0-10-10 10" stroke={paint("onSecondaryContainer")} strokeWidth="3" />
  </Drawing>
);

/** Something is wrong at our end: the house in the rain. */
export const Trouble = () => (
  <Drawing>
    <Ground />
    <House />
    <path d="M132 50a14 14 0 0 1 2-28 19 19 0 0 1 36-3 15.5 15.5 0 0 1 5 31z" fill={paint("secondaryContainer")} />
    <path d="m152 60-5 11m17-11-5 11m17-11-5 11" stroke={paint("tertiary")} strokeWidth="3" />
    <path d="M38 122c0-9 3-14 8-16 0 7 2 12 6 16" stroke={paint("primary")} strokeWidth="3" />
  </Drawing>
);

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
