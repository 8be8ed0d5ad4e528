/**
 * The app's Swedish texts: a bundled set that is always complete, and over it the server's own (AMB-61). Keys are flat and
 * dotted. A key that neither set has shows its fallback, never itself, and is never reported to the server.
 * Specification §2 "Language", §7 "Text resources".
 */

import base from "virtual:texts";
import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import type bundled from "./sv.json";

/** Every text that the app itself asks for. A text with plural forms (`x_one`, `x_other`) is asked for as `x`, with a `count`. */
export type TextKey = keyof typeof bundled extends infer Key
  ? Key extends `${infer Stem}_${"one" | "other"}`
    ? Stem
    : Key
  : never;
/** What may stand in a text's `{{name}}` places. `count` also picks the plural form. */
export type TextParams = Record<string, string | number>;
export type TextOf = (key: TextKey, params?: TextParams) => string;

const LANGUAGE = "sv";
const BUNDLED = "bundled";
/** The server's set: looked up first. */
const SERVER = "server";

export const i18n = createInstance();

i18n.use(initReactI18next).init({
  lng: LANGUAGE,
  resources: { [LANGUAGE]: { [BUNDLED]: base, [SERVER]: {} } },
  ns: [SERVER, BUNDLED],
  defaultNS: SERVER,
  fallbackNS: BUNDLED,
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  returnEmptyString: false,
  // React escapes already: twice would show "&amp;".
  interpolation: { escapeValue: false },
  // A key that nobody has: no text is better than a technical one.
  parseMissingKeyHandler: () => "",
  react: { useSuspense: false, bindI18n: "", bindI18nStore: "added" },
});

/** The bundled texts that come with a page: the build has the modules that name them call it. */
export function addTexts(set: Record<string, string>): void {
  i18n.addResourceBundle(LANGUAGE, BUNDLED, set, false, true, { silent: true });
}

/** Lays the server's set over the bundled one, in place of the set before it. Empty values leave the bundled text. */
export function applyTexts(set: Record<string, string>): void {
  const usable = Object.fromEntries(
    Object.entries(set).flatMap(([key, value]) => (value.trim() ? [[key, withoutControls(value)]] : [])),
  );
  i18n.store.data[LANGUAGE] = { ...i18n.store.data[LANGUAGE], [SERVER]: {} };
  i18n.addResourceBundle(LANGUAGE, SERVER, usable, false, true);
}

/**
 * The text of a key. Only `params` are filled in: what else looks like a placeholder or a reference in a server's text stays
 * as it is written.
 */
export function textOf(key: TextKey, params?: TextParams): string {
  if (!params) return i18n.t(key, { skipInterpolation: true });
  return i18n.t(key, { replace: params, ...(typeof params.count === "number" && { count: params.count }), nest: false });
}

/**
 * The text of a key that came with an answer. When neither set has it: the fallback's text, or none.
 * Keys that no text could have (`constructor`, `__proto__`) count as missing.
 */
export function serverTextOf(key: string | null | undefined, fallbackKey: TextKey | null, params?: TextParams): string {
  if (typeof key === "string" && hasText(key)) return textOf(key as TextKey, params);
  return fallbackKey === null ? "" : textOf(fallbackKey);
}

const hasText = (key: string): boolean =>
  [SERVER, BUNDLED].some((namespace) => {
    const set = i18n.store.data[LANGUAGE]?.[namespace];
    return typeof set === "object" && Object.hasOwn(set, key);
  });

/** Direction marks and invisible signs can make a text read as another; the soft hyphen is the one that writers use. */
const withoutControls = (text: string): string => text.replace(/(?!\u00ad)\p{Cf}/gu, "");
