import { Drawing, Ground, House, paint } from "./frame";

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
