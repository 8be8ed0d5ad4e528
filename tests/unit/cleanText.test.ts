import { describe, expect, it } from "vitest";
import { cleanName, cleanText, isolated } from "../../src/domain/cleanText";

describe("text from outside loses what could disguise it [A48]", () => {
  it.each([
    ["Åsa & Bo <b>O’Konnor</b>", "Åsa & Bo <b>O’Konnor</b>"],
    ["kr\u202e001\u202c", "kr001"],
    ["\u2066An\u200bna\u2069\ufeff", "Anna"],
    ["a\u0000b\u001bc\u009b", "abc"],
    ["rad 1\n\trad 2", "rad 1\n\trad 2"],
    ["hushålls\u00adförsäkring", "hushålls\u00adförsäkring"],
    ["A\u030a", "Å"],
    ["Q\u0323\u0324\u0330\u0331\u0301", "Q\u0323\u0324\u0330"],
  ])("%j becomes %j", (text, clean) => expect(cleanText(text)).toBe(clean));

  it.each([
    [" Anna \n  Maria ", "Anna Maria"],
    ["\u200b \u202e", null],
    ["", null],
    [null, null],
    [undefined, null],
  ])("the name %j becomes %j", (name, clean) => expect(cleanName(name)).toBe(clean));

  it("a name in a sentence is set apart from it", () =>
    expect(`Erbjudande från ${isolated("חשמל")}, 3 av 5`).toBe("Erbjudande från \u2068חשמל\u2069, 3 av 5"));
});
