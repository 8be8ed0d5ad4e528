/**
 * Lets each text travel with the modules that name it: a module of `src` or `machines` that holds a key in its code
 * (`"home.title"`), or the beginning of some (`` `address.${field}` ``), brings their texts along. So a page fetches its own
 * texts only, and one file, `sv.json`, stays the place where all are written. Two sets have modules of their own: the texts
 * that answers ask for by key (`virtual:texts/answers`) come with the flows and cards that show such keys; those that no module
 * names, since their keys are put together in other ways (`virtual:texts`), are there from the start.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

type Texts = Record<string, string>;

const VIRTUAL = "virtual:texts";
const ANSWERS = `${VIRTUAL}/answers`;
const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FILE = `${ROOT}src/i18n/sv.json`;
const NAMING = new RegExp(`^${ROOT}(src/(?!i18n/)|machines/).*\\.tsx?$`);

/** What answers speak of by key: kinds of contracts, units, and all that stands on cards. */
const IN_ANSWERS =
  /^((addMoreContracts|category|contractType|history|months|offer|ongoing|surfLimit|todo)\.|(orePerKwh|sekPerMonth|megabitPerSecond|gigabyte|kwhPerYear|sekPerYear)$)/;

const isInAnswers = (key: string): boolean => IN_ANSWERS.test(key);

/** Modules that show whatever key an answer brings. */
const isShowingAnswers = (code: string, id: string): boolean =>
  /\/src\/(flows|pages|ui\/(cards|attributes))\//.test(id) && /\bserverText\b/.test(code);

const allTexts = (): Texts => JSON.parse(readFileSync(FILE, "utf8"));

export function texts(): Plugin {
  return {
    name: "avtalsbo:texts",
    resolveId: (id) => (id === VIRTUAL || id === ANSWERS ? `\0${id}` : null),
    load(id) {
      if (id === `\0${VIRTUAL}`) return `export default ${JSON.stringify(neededFirst(allTexts()))};`;
      return id === `\0${ANSWERS}` ? adding(pick(allTexts(), isInAnswers)) : null;
    },
    transform(code, id) {
      if (!NAMING.test(id)) return null;
      const named = namedIn(code, allTexts());
      const parts = [
        ...(Object.keys(named).length > 0 ? [adding(named)] : []),
        ...(isShowingAnswers(code, id) ? [`import "${ANSWERS}";`] : []),
      ];
      if (parts.length === 0) return null;
      this.addWatchFile(FILE);
      return { code: [code, ...parts].join("\n"), map: null };
    },
  };
}

const adding = (set: Texts): string =>
  `import { addTexts as __addTexts } from ${JSON.stringify(`${ROOT}src/i18n/texts.ts`)};\n__addTexts(${JSON.stringify(set)});`;

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

/** Those that neither a module nor an answer names. */
export function neededFirst(set: Texts): Texts {
  const named = new Set(
    ["src", "machines"].flatMap(filesIn).flatMap((file) => Object.keys(namedIn(readFileSync(file, "utf8"), set))),
  );
  return pick(set, (key) => !isInAnswers(key) && !named.has(key));
}

const filesIn = (folder: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: "utf8" })
    .map((name) => `${ROOT}${folder}/${name}`)
    .filter((file) => NAMING.test(file));

const pick = (set: Texts, isWanted: (key: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(set).filter(([key]) => isWanted(key)));
