/** What a page load starts from: what this device kept, checked. */
import { keepQueryParams } from "../platform/queryParams";
import { readRaw, removeRaw } from "../platform/storage";
import { clockSkewStore, sessionStore, textsStore } from "../platform/stores";

export function bootInput() {
  keepQueryParams(window.location.search);
  const storedSession = sessionStore.read();
  // A record that can't be read, or of another version, is no session: it goes, and nothing else does (F47, ST-03).
  if (storedSession === null && readRaw(sessionStore.key) !== null) removeRaw(sessionStore.key);
  return { storedSession, storedTexts: textsStore.read(), skewMs: clockSkewStore.read() ?? 0 };
}
