/** A number and its unit stand on one line, in every text of ours. */
import { expect, it } from "vitest";
import sv from "../../src/i18n/sv.json";

const UNITS =
  "[kMG]B|Mbit|kWh|kr|öre|%|s|m²|k?m|mil|år|dag(ar)?|veck(a|or)|månad(er)?|timm(e|ar)|minut(er)?|sekund(er)?|siffr(a|or)|tecken";
const BREAKABLE = new RegExp(`(?<=\\d|\\}\\}) (?=(${UNITS})(?![\\p{L}\\d]))`, "u");

const breakable = (texts: Record<string, string>) =>
  Object.entries(texts)
    .filter(([, text]) => BREAKABLE.test(text))
    .map(([key, text]) => `${key}: ${text}`);

it("never breaks between them [FMT-03]", () => expect(breakable(sv)).toEqual([]));

it.each(["högst 20 MB.", "{{number}} mil/år", "i {{number}} månader, sedan", "72 m²", "{{seconds}} s", "8 siffror"])(
  "is found where it could: %s",
  (text) => expect(breakable({ a: text })).toHaveLength(1),
);

it.each([
  "högst 20\u00a0MB.",
  "{{count}} saker att göra",
  "Steg {{position}} av {{count}}",
  "{{name}} drar av den",
  "tolv månader",
])("isn't looked for in anything else: %s", (text) => expect(breakable({ a: text })).toEqual([]));
