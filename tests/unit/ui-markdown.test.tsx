// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { externalUrlOf } from "../../src/domain/externalUrl";
import { hasMarkup, Markdown } from "../../src/ui/Markdown";
import type { MarkdownUse } from "../../src/ui/MarkdownBlocks";
import { blocksOf, isUnreasonable } from "../../src/ui/markdownSplit";
import { decodeNamedCharacterReference } from "../../src/ui/namedCharacters";
import { renderUi, settled } from "../support/renderUi";

/** Draws a text after one that is known, so that it is clear when the drawing has come. */
async function draw(text: string, use: MarkdownUse = "page") {
  const { container } = await renderUi(<Markdown text={`**start**\n\n${text}`} use={use} />);
  await settled(() => container.querySelector("strong") !== null);
  container.querySelector("strong")?.closest("p")?.remove();
  for (const style of container.querySelectorAll("style")) style.remove();
  return container;
}

const LIVE =
  "script, img, svg:not(.lucide), iframe, object, embed, form, input, button, base, meta, link, style, math, details, video, audio";

describe("text with markup", () => {
  it("is drawn: headings under the page's own, lists, emphasis, quotes", async () => {
    const container = await draw("# Ett\n\n## Två\n\ntext *viktig* **fet**\n\n- a\n- b\n\n1. c\n\n> citat");
    expect(
      [...container.querySelectorAll("h1, h2, h3, em, li, blockquote")].map(({ tagName, textContent }) => [
        tagName,
        textContent?.trim(),
      ]),
    ).toEqual([
      ["H2", "Ett"],
      ["H3", "Två"],
      ["EM", "viktig"],
      ["LI", "a"],
      ["LI", "b"],
      ["LI", "c"],
      ["BLOCKQUOTE", "citat"],
    ]);
  });

  it("never has a heading of the page's own level, nor one below the sixth [A44]", async () => {
    const container = await draw("# a\n\n# b\n\n# c\n\n###### d\n\nrubrik\n===");
    expect([...container.querySelectorAll("h1,h2,h3,h4,h5,h6")].map(({ tagName }) => tagName)).toEqual([
      "H2",
      "H2",
      "H2",
      "H6",
      "H2",
    ]);
  });

  it.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "<svg onload=alert(1)><circle/></svg>",
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    "<details open ontoggle=alert(1)>x</details>",
    "text <b onclick=alert(1)>fet</b>",
    "![bild](https://evil.example/a.png)",
    "![bild][1]\n\n[1]: https://evil.example/a.png",
  ])("draws nothing live from %s [A37]", async (text) => {
    const container = await draw(text);
    expect(container.querySelector(LIVE)).toBeNull();
    expect(
      [...container.querySelectorAll("*")]
        .flatMap((element) => element.getAttributeNames())
        .filter((name) => name.startsWith("on")),
    ).toEqual([]);
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](java\tscript:alert(1))",
    "[x](\u0001javascript:alert(1))",
    "[x](data:text/html,hej)",
    "[x](vbscript:x)",
    "[x](http://bank.se)",
    "[x](//evil.example)",
    "[x](/login)",
    "[x](https:evil.example)",
    "[x](https://bank.se@evil.example)",
    "[x][1]\n\n[1]: javascript:alert(1)",
    "<javascript:alert(1)>",
  ])("shows %s without a link [A38]", async (text) => {
    const container = await draw(text);
    expect(container.querySelector("a")).toBeNull();
  });

  it.each(["[x](mailto:a@b.se?bcc=c@d.se)", "[x](mailto:a@b.se)", "<mailto:a@b.se?bcc=c@d.se>", "<a@b.se>", "a@b.se"])(
    "writes no mail by %s: it is text [A36]",
    async (text) => {
      const container = await draw(text);
      expect(container.querySelector("a")).toBeNull();
    },
  );

  it("leads out only by https, in a new tab, giving nothing along and saying where [A34]", async () => {
    const container = await draw("[villkoren](https://bolag.example/villkor) och <https://bånk.se/>");
    const links = [...container.querySelectorAll("a")];
    expect(links.map((link) => [link.getAttribute("href"), link.target, link.rel, link.referrerPolicy])).toEqual([
      ["https://bolag.example/villkor", "_blank", "noopener noreferrer", "no-referrer"],
      ["https://xn--bnk-ula.se/", "_blank", "noopener noreferrer", "no-referrer"],
    ]);
    expect(links.map((link) => link.textContent)).toEqual([
      "villkoren (bolag.example) (öppnas i ny flik)",
      "https://bånk.se/ (xn--bnk-ula.se) (öppnas i ny flik)",
    ]);
  });

  it.each(["<form action=https://evil.example><input name=pin><button>Logga in</button></form>", "<button>Logga in</button>"])(
    "has no forms or buttons from %s [A40]",
    async (text) => {
      expect((await draw(text)).querySelector(LIVE)).toBeNull();
    },
  );

  it.each([
    "<base href=https://evil.example>",
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    "<style>*{display:none}</style>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  ])("drops %s [A41]", async (text) => {
    expect((await draw(text)).querySelector(LIVE)).toBeNull();
  });

  it("on a card has no headings, quotes or code, but keeps their words [A45]", async () => {
    const container = await draw("# Rubrik\n\n> citat\n\n`kod` **fet** <script>x</script> [x](javascript:y)\n\n- a", "card");
    expect(container.querySelector(`h1, h2, h3, blockquote, code, pre, a, ${LIVE}`)).toBeNull();
    expect(["Rubrik", "citat", "fet", "a"].every((word) => container.textContent?.includes(word))).toBe(true);
  });

  it("has no signs that turn or hide what is written", async () => {
    expect((await draw("be\u202Etala\u200B")).textContent?.trim()).toBe("betala");
  });
});

describe("text that is shown as it is", () => {
  it("never waits for what draws markup", async () => {
    const { container } = await renderUi(<Markdown text={"Vanlig text, 100 kr & mer.\n\nAndra stycket."} />);
    expect(container.querySelector("p")?.textContent).toBe("Vanlig text, 100 kr & mer.\n\nAndra stycket.");
  });

  it.each([
    ["Vindkraft Syd AB, 98 öre/kWh (rörligt)!", false],
    ["Bolag & Co", false],
    ["Pris 1 - 2 kr", false],
    ["**fet**", true],
    ["en\n- lista", true],
    ["1. lista", true],
    ["&amp;", true],
    ["[x](y)", true],
  ])("%s has markup: %s", (text, expected) => {
    expect(hasMarkup(text)).toBe(expected);
  });

  it("is one of more than 200,000 characters [A42]", async () => {
    const { container } = await renderUi(<Markdown text={`**${"ord ".repeat(50_001)}**`} />);
    expect([container.querySelector("strong"), container.querySelectorAll("p").length]).toEqual([null, 1]);
  });

  it.each([
    ["[", "[".repeat(100_000)],
    [">", ">".repeat(100_000)],
    ["> > on lines", "> > > > > > > > > > > > > >\n\n".repeat(100)],
    ["nested lists", Array.from({ length: 200 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n")],
    ["links in links", "[a](".repeat(1_000)],
    ["entities", "&amp;".repeat(1_000)],
  ])("is one that would take long to draw: %s [A42]", (_, text) => {
    expect(blocksOf(text).every(isUnreasonable)).toBe(true);
  });

  it("is one that can't be drawn at all", async () => {
    const { container } = await renderUi(<Markdown text={`[x](https://a.se)${"\n[".repeat(600)}`} />);
    await settled(() => container.querySelector("p") !== null);
    expect(container.querySelector("a")).toBeNull();
  });
});

describe("a long text", () => {
  const chapter = `## Rubrik\n\n${"Ett stycke med **ord**. ".repeat(40)}\n\n- ett\n\n- två\n\n`;

  it("is drawn in blocks, split where nothing is torn apart, and nothing is lost", () => {
    const text = chapter.repeat(30);
    const blocks = blocksOf(text);
    expect(blocks.length).toBeGreaterThan(4);
    expect(blocks.join("")).toBe(text);
    expect(blocks.every((block) => block.startsWith("## Rubrik"))).toBe(true);
    expect(blocks.some(isUnreasonable)).toBe(false);
  });
});

describe("an address from outside", () => {
  it.each([
    ["https://bolag.example/a?b=c", { href: "https://bolag.example/a?b=c", host: "bolag.example" }],
    ["HTTPS://Bolag.Example", { href: "https://bolag.example/", host: "bolag.example" }],
    ["https://xn--bnk-ula.se", { href: "https://xn--bnk-ula.se/", host: "xn--bnk-ula.se" }],
    ["https://bаnk.se", { href: "https://xn--bnk-6cd.se/", host: "xn--bnk-6cd.se" }],
    ["http://bolag.example", null],
    ["https://bank.se@evil.example", null],
    ["https://user:pw@bank.se", null],
    ["https:bolag.example", null],
    ["https:\\\\bolag.example", null],
    [" https://bolag.example", null],
    ["javascript:alert(1)", null],
    ["bankid:///?x", null],
    ["/home", null],
    ["https://", null],
    [`https://a.se/${"x".repeat(2_000)}`, null],
    ["", null],
    [null, null],
  ])("%s may be followed as %o [A32] [A33] [A34]", (address, expected) => {
    expect(externalUrlOf(address)).toEqual(expected);
  });
});

it("reads the named characters that Swedish texts use, and leaves the others as they are written", () => {
  expect(["aring", "nbsp", "amp", "zwnj", "constructor", "__proto__"].map(decodeNamedCharacterReference)).toEqual([
    "å",
    "\u00a0",
    "&",
    false,
    false,
    false,
  ]);
});
