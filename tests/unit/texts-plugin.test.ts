/** Which texts travel with which module: a page brings those that its code names. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import sv from "../../src/i18n/sv.json";
import { type TextKey, textOf } from "../../src/i18n/texts";
import { namedIn, neededFirst } from "../tools/texts-plugin";

const set = {
  "home.title": "Hem",
  "home.titles": "Alla",
  "address.street": "Gata",
  "address.co": "c/o",
  days_one: "dag",
  days_other: "dagar",
};
const keysIn = (code: string) => Object.keys(namedIn(code, set));

it("a key in the code brings its text, and no other", () => {
  expect(keysIn('t("home.title")')).toEqual(["home.title"]);
  expect(keysIn('on: { "home.opened": x }, title: "home"')).toEqual([]);
});

it("the beginning of keys brings all that begin so", () => {
  expect(keysIn(`t(\`address.\${field}\`)`)).toEqual(["address.street", "address.co"]);
});

it("a key with plural forms brings both", () => {
  expect(keysIn('t("days", { count })')).toEqual(["days_one", "days_other"]);
});

it("every text is named by a module or an answer, but for those put together at their end, and the app's name", () => {
  expect(Object.keys(neededFirst(sv))).toEqual([
    "app.name",
    "electricityOffer.agreed.toast.of",
    "electricityOffer.agreedBefore.toast.of",
  ]);
});

it("a page's texts are there once its module is, and not before [AMB-61]", async () => {
  expect(textOf("home.empty.title")).toBe("");
  await import("../../src/flows/home/HomePage");
  expect(textOf("home.empty.title")).toBe(sv["home.empty.title"]);
}, 60_000);

it("whatever key the sandbox's answers bring is there with the cards, or from the start", async () => {
  const seeds = readdirSync("tests/sandbox/seeds").map((name) => readFileSync(`tests/sandbox/seeds/${name}`, "utf8"));
  const named = seeds.flatMap((code) => Object.keys(namedIn(code, sv)));
  await import("../../src/ui/cards/TodoCard");
  const texts = named.map((key) => [key, textOf(key as TextKey)]);
  expect(texts).toEqual(named.map((key) => [key, (sv as Record<string, string>)[key]]));
});
