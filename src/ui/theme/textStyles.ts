/**
 * The six sizes of text, in rem. Headings are tight and heavy, the rest is as the system writes. The largest stop growing where
 * a word would no longer fit on a narrow screen.
 */
const heading = (fontSize: string, lineHeight: number, letterSpacing: string) => ({
  value: { fontSize, lineHeight, letterSpacing, fontWeight: 650 },
});

export const textStyles = {
  display: heading("min(2.25rem, 14vw)", 1.15, "-0.03em"),
  h1: heading("min(1.75rem, 11vw)", 1.2, "-0.02em"),
  h2: heading("min(1.25rem, 10vw)", 1.3, "-0.01em"),
  body: { value: { fontSize: "1rem", lineHeight: 1.5 } },
  small: { value: { fontSize: "0.875rem", lineHeight: 1.45 } },
  tiny: { value: { fontSize: "0.75rem", lineHeight: 1.4, letterSpacing: "0.01em" } },
};
