import { afterEach, describe, expect, it, vi } from "vitest";
import { applyTexts, serverTextOf, type TextKey, textOf } from "../../src/i18n";
import bundled from "../../src/i18n/sv.json";
import { addTexts } from "../../src/i18n/texts";

const texts: Record<string, string> = bundled;
addTexts(bundled);
const GENERIC = bundled["error.generic.title"];

/** A key that only a server would have. */
const serverKey = (key: string) => key as TextKey;

afterEach(() => applyTexts({}));

describe("the bundled set", () => {
  it("is sorted, flat, and has a text for each key", () => {
    expect(Object.keys(texts)).toEqual(Object.keys(texts).toSorted());
    expect(Object.values(texts).filter((text) => typeof text !== "string" || text.trim() === "")).toEqual([]);
  });

  it("stands before the server's set has come [AMB-61]", () => {
    expect(textOf("app.retry")).toBe("Försök igen");
  });

  it("has a title, a body and a button for each status that is worth its own words", () => {
    const statuses = [400, 401, 403, 404, 408, 409, 410, 413, 415, 422, 429, 500, 501, 502, 503, 504];
    const missing = statuses.flatMap((status) =>
      ["title", "body", "button"].map((part) => `error.http.${status}.${part}`).filter((key) => !Object.hasOwn(texts, key)),
    );
    expect(missing).toEqual([]);
  });
});

describe("the server's set", () => {
  it("lies over the bundled one, and is replaced as a whole by the next", () => {
    applyTexts({ "app.retry": "Prova på nytt", "offer.new": "Ny" });
    expect([textOf("app.retry"), serverTextOf("offer.new", null)]).toEqual(["Prova på nytt", "Ny"]);
    applyTexts({ "app.back": "Bakåt" });
    expect([textOf("app.retry"), textOf("app.back"), serverTextOf("offer.new", null)]).toEqual(["Försök igen", "Bakåt", ""]);
  });

  it("gives each flat dotted key its own text, also where one is the beginning of another [I18-01]", () => {
    const set = {
      notifications: "Aviseringar",
      "notifications.error": "Det gick inte att spara",
      "error.acceptOffer": "Det gick inte att tacka ja",
      "bankId.failed.login": "Inloggningen misslyckades",
      "offers.CARINSURANCE.noStatusDescription": "Inget att visa",
      "med mellanslag: och kolon": "Ja",
      "fel:500": "Fel",
    };
    applyTexts(set);
    expect(Object.fromEntries(Object.keys(set).map((key) => [key, serverTextOf(key, null)]))).toEqual(set);
  });

  it("leaves the bundled text where its own is empty, and the fallback where there is none [I18-07]", () => {
    applyTexts({ "app.retry": "", "app.back": "  ", "unknown.key": "" });
    expect([textOf("app.retry"), textOf("app.back")]).toEqual(["Försök igen", "Tillbaka"]);
    expect(serverTextOf("unknown.key", "error.generic.title")).toBe(GENERIC);
  });

  it("never shows a raw key, and asks nobody for it [I18-07]", () => {
    const fetch = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("No calls."));
    const shown = [null, undefined, "", "no.such.key", "x".repeat(10_000)].map((key) => serverTextOf(key, "error.generic.title"));
    expect(new Set(shown)).toEqual(new Set([GENERIC]));
    expect([serverTextOf("no.such.key", null), textOf(serverKey("no.such.key"))]).toEqual(["", ""]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"])("knows no text for the key %s [A54]", (key) => {
    applyTexts({ a: "b" });
    expect(serverTextOf(key, "error.generic.title")).toBe(GENERIC);
  });

  it("takes a set that holds such keys without changing any other object [A54]", () => {
    applyTexts(JSON.parse('{"__proto__": "ond", "constructor": "ond", "app.retry": "Igen"}'));
    expect(textOf("app.retry")).toBe("Igen");
    expect(Object.hasOwn(Object.prototype, "ond")).toBe(false);
    expect(serverTextOf("toString", "error.generic.title")).toBe(GENERIC);
  });
});

describe("what is filled in", () => {
  it("is shown as it is: no entities, no HTML [I18-05]", () => {
    applyTexts({ greeting: "Hej {{name}}" });
    for (const name of ["Åsa & Bo", "Bolag <Nord>", "O’Konnors väg", '"citat"']) {
      expect(textOf(serverKey("greeting"), { name })).toBe(`Hej ${name}`);
    }
  });

  it("is only what we pass: other placeholders and references stay as they are written [A84]", () => {
    const set = {
      html: "<b onclick='x()'>Hej</b>",
      placeholder: "Hej {{x}} och {{- y}}",
      nested: "Se $t(app.retry) och $t(app.back, {'count': 1})",
      percent: "100 %s %d",
      chain: "{{a.b}} {{constructor}} {{__proto__}} {{lng}} {{replace}} {{nest}} {{count}}",
    };
    applyTexts(set);
    expect(Object.fromEntries(Object.keys(set).map((key) => [key, serverTextOf(key, null)]))).toEqual(set);
    expect(textOf(serverKey("placeholder"), { name: "Anna" })).toBe(set.placeholder);
    expect(textOf(serverKey("nested"), { name: "Anna" })).toBe(set.nested);
  });

  it("is not read again for placeholders or references of its own [A84]", () => {
    applyTexts({ greeting: "Hej {{name}}, {{other}}" });
    expect(textOf(serverKey("greeting"), { name: "{{other}} $t(app.retry)", other: "Bo" })).toBe(
      "Hej {{other}} $t(app.retry), Bo",
    );
  });

  it("may have any name", () => {
    applyTexts({ place: "{{lng}} {{ns}} {{context}} {{defaultValue}}" });
    expect(textOf(serverKey("place"), { lng: "Kalmar", ns: "a", context: "b", defaultValue: "c" })).toBe("Kalmar a b c");
  });

  it("picks the plural form by `count`", () => {
    applyTexts({ cards_one: "{{count}} kort", cards_other: "{{count}} korten" });
    expect([1, 0, 7].map((count) => textOf(serverKey("cards"), { count }))).toEqual(["1 kort", "0 korten", "7 korten"]);
  });

  it("has no signs that turn or hide what is written [A84]", () => {
    applyTexts({ "app.retry": "Be\u202Etala\u200B in\u00ADte\uFEFF" });
    expect(textOf("app.retry")).toBe("Betala in\u00ADte");
  });
});
