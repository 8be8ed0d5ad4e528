/** What the documents are, before anybody shows them. */
import { describe, expect, it } from "vitest";
import { pdfBytesOf } from "../../src/domain/pdf";
import { termsOf } from "../../src/domain/terms";

describe("the terms", () => {
  it.each([
    ["# Villkor\n\n## Om oss\n\nText", "Villkor", "# Om oss\n\nText"],
    ["\n # Villkor för Avtalsbo, 2026\r\nText", "Villkor för Avtalsbo, 2026", "Text"],
    ["# Villkor", "Villkor", ""],
    ["# A\n###### B\n#C\n## D", "A", "##### B\n#C\n# D"],
    ["# **Villkor**\n## B", null, "# **Villkor**\n## B"],
    ["# <b>x</b>\nText", null, "# <b>x</b>\nText"],
    [`# ${"a".repeat(101)}\nText`, null, `# ${"a".repeat(101)}\nText`],
    ["## Om oss\nText", null, "## Om oss\nText"],
    ["Text\n# Villkor", null, "Text\n# Villkor"],
    [" \n", null, ""],
  ])("%j are called %s", (text, title, body) => expect(termsOf(text)).toEqual({ title, body }));
});

describe("a PDF", () => {
  const bytes = Uint8Array.from(Buffer.from("%PDF-1.4 ~~~???>>>\u0000\u00ff", "latin1"));
  const base64 = Buffer.from(bytes).toString("base64");

  it.each([
    ["plain", base64],
    ["with line breaks", base64.replace(/.{5}/g, "$&\n")],
    ["as a data: address", `data:application/pdf;base64,${base64}`],
    ["as base64url", Buffer.from(bytes).toString("base64url")],
    ["without padding", base64.replace(/=+$/, "")],
  ])("comes whole %s", (_, text) => expect(pdfBytesOf(text)).toEqual(bytes));

  it.each([
    ["HTML", Buffer.from("<html>%PDF-").toString("base64")],
    ["SVG", Buffer.from("<svg/>").toString("base64")],
    ["nothing", ""],
    ["no base64", "JVBERi0!"],
    ["an odd length", "JVBER"],
    ["the sign in small letters", Buffer.from("%pdf-1.4").toString("base64")],
  ])("is not %s [A69]", (_, text) => expect(pdfBytesOf(text)).toBeNull());

  it("has 15 MB at most", () => {
    const of = (size: number) => pdfBytesOf(Buffer.alloc(size, "%PDF-").toString("base64"))?.length ?? null;
    expect([of(15_000_000), of(15_000_001)]).toEqual([15_000_000, null]);
  });
});
