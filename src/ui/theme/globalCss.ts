/** What holds for every element, before any component says otherwise. */
export const globalCss = {
  html: {
    color: "onSurface",
    bg: "background",
    fontFamily: "body",
    lineHeight: 1.5,
    WebkitTextSizeAdjust: "100%",
    WebkitTapHighlightColor: "transparent",
    scrollPaddingBottom: "6rem",
    "--toast-bottom": "1.25rem",
  },
  "html:has([data-part=bottom-menu])": { "--toast-bottom": "calc(5.75rem + env(safe-area-inset-bottom))" },
  "html:has([data-part=sticky-actions])": { "--toast-bottom": "calc(100px + env(safe-area-inset-bottom))" },
  // What has the focus isn't hidden behind them.
  "@media (min-height: 36rem)": { "html:has([data-part=sticky-actions])": { scrollPaddingBottom: "15rem" } },
  "html:has([data-part=sticky-actions] button ~ button)": { "--toast-bottom": "calc(160px + env(safe-area-inset-bottom))" },
  // What a toast lies on can be scrolled out from under it, where no scrollbar would move the page aside.
  "@media (pointer: coarse)": { "body:has([data-scope=toast][data-part=root])": { paddingBottom: "10rem" } },
  body: {
    minHeight: "100dvh",
    overflowWrap: "break-word",
    hyphens: "auto",
    // Only words that may well be longer than a line.
    hyphenateLimitChars: "12 4 4",
    WebkitFontSmoothing: "antialiased",
  },
  // Smaller text makes iOS zoom the page when a field is touched.
  "input, select, textarea": { fontSize: "max(16px, 1rem)" },
  "*::placeholder": { color: "onSurfaceVariant", opacity: 1 },
  ":focus-visible": { outline: "3px solid", outlineColor: "primary", outlineOffset: "2px" },
  // The heading that a new page puts the focus on: nobody has to see that.
  "[tabindex='-1']:focus-visible": { outline: "none" },
  "h1, h2, h3": { textWrap: "balance", hyphenateLimitChars: "auto" },
  p: { textWrap: "pretty" },
  svg: { flexShrink: 0 },
  // Figures that stand in columns or change must not jump.
  ".tabular, table": { fontVariantNumeric: "tabular-nums" },
  // The system's colours leave no backgrounds: how far something has come keeps its own.
  "@media (forced-colors: active)": { "[role=progressbar], [role=progressbar] *": { forcedColorAdjust: "none" } },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important",
    },
  },
};

export const keyframes = {
  fadeIn: { from: { opacity: 0 }, to: { opacity: 1 } },
  rise: { from: { opacity: 0, transform: "translateY(8px)" }, to: { opacity: 1, transform: "none" } },
  slide: { from: { opacity: 0, transform: "translateX(var(--slide-from))" } },
  spin: { to: { transform: "rotate(360deg)" } },
  /** To the far end, for a part that is 40 % wide. */
  sweep: { to: { transform: "translateX(150%)" } },
  pulse: { "50%": { opacity: 0.45 } },
  /** With a delay that fills backwards: deaf to the pointer until then. */
  unready: { from: { pointerEvents: "none" as const } },
};
