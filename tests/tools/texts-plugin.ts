/**
 * Lets each text travel with the modules that name it: a module of `src` or `machines` that holds a key in its code
 * (`"home.title"`), or the beginning of some (`` `address.${field}` ``), brings their texts along. So a page fetches its own
 * texts only, and one file, `sv.json`, stays the place where all are written. `virtual:texts` is there from the start: it holds
 * the keys that answers bring to any page, and those that no module names, since they are put together in other ways.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

type Texts = Record<string, string>;

const VIRTUAL = "virtual:texts";
const RESOLVED = `\0${VIRTUAL}`;
const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FILE = `${ROOT}src/i18n/sv.json`;
const NAMING = new RegExp(`^${ROOT}(src/(?!i18n/)|machines/).*\\.tsx?$`);

/** What answers speak of by key: kinds of contracts, units, and all that stands on cards. */
const IN_ANSWERS =
  /^((addMoreContracts|category|contractType|history|months|offer|ongoing|surfLimit|todo)\.|(orePerKwh|sekPerMonth|megabitPerSecond|gigabyte|kwhPerYear)$)/;

const allTexts = (): Texts => JSON.parse(readFileSync(FILE, "utf8"));

export function texts(): Plugin {
  return {
    name: "avtalsbo:texts",
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      this.addWatchFile(FILE);
      return `export default ${JSON.stringify(neededFirst(allTexts()))};`;
    },
    transform(code, id) {
      if (!NAMING.test(id)) return null;
      const named = namedIn(code, allTexts());
      if (Object.keys(named).length === 0) return null;
      this.addWatchFile(FILE);
      const adding = `import { addTexts as __addTexts } from ${JSON.stringify(`${ROOT}src/i18n/texts.ts`)};`;
      return { code: `${code}\n${adding}\n__addTexts(${JSON.stringify(named)});`, map: null };
    },
  };
}

/** The texts whose keys stand in the code, as a whole or by their beginning. */
export function namedIn(code: string, set: Texts): Texts {
  const wholes = new Set([...code.matchAll(/"([\w.]+)"/g)].map(([, key = ""]) => key));
  const beginnings = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = ""]) => beginning);
  return pick(
    set,
    (key) => wholes.has(key) || wholes.has(singular(key)) || beginnings.some((beginning) => key.startsWith(beginning)),
  );
}

/** `x_one` and `x_other` are asked for as `x`. */
const singular = (key: string): string => key.replace(/_(one|other)$/, "");

export function neededFirst(set: Texts): Texts {
  const named = new Set(
    ["src", "machines"].flatMap(filesIn).flatMap((file) => Object.keys(namedIn(readFileSync(file, "utf8"), set))),
  );
  return pick(set, (key) => IN_ANSWERS.test(key) || !named.has(key));
}

const filesIn = (folder: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: "utf8" })
    .map((name) => `${ROOT}${folder}/${name}`)
    .filter((file) => NAMING.test(file));

const pick = (set: Texts, isWanted: (key: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(set).filter(([key]) => isWanted(key)));
