/**
 * What this device keeps between visits. Every read passes a schema, every write survives a full or forbidden storage:
 * then the value lives in memory until the page closes, and whoever listens is told once (ST-02, F45, F46).
 * Specification §3 "Local storage"; readings AMB-52, AMB-53.
 */
import * as v from "valibot";

/** A value under one key. `read` gives null for what is missing, corrupt or of another version. */
export type Store<Value> = {
  key: string;
  read(): Value | null;
  write(value: Value): void;
  remove(): void;
  /** Another tab changed the value: what it is now, null when it was removed or can't be read. */
  onChangeElsewhere(listener: (value: Value | null) => void): () => void;
};

/** What could not be written. */
const memory = new Map<string, string>();
/** What was last seen in the storage: it stands in when the person forbids it while the page is open. */
const seen = new Map<string, string | null>();
const troubleListeners = new Set<() => void>();
let isInTrouble = false;

/** Told once a page load, when something could not be kept. */
export function onStorageTrouble(listener: () => void): () => void {
  if (isInTrouble) listener();
  troubleListeners.add(listener);
  return () => troubleListeners.delete(listener);
}

/** Keys that can be fetched anew: the first to go when the storage is full. */
const REGENERABLE_KEYS = ["texts"];

export function store<Schema extends v.GenericSchema>(key: string, schema: Schema): Store<v.InferOutput<Schema>> {
  const parse = (raw: string | null): v.InferOutput<Schema> | null => {
    if (raw === null) return null;
    try {
      const result = v.safeParse(schema, JSON.parse(raw));
      return result.success ? result.output : null;
    } catch {
      return null;
    }
  };
  return {
    key,
    read: () => parse(readRaw(key)),
    write: (value) => writeRaw(key, JSON.stringify(value)),
    remove: () => removeRaw(key),
    onChangeElsewhere: (listener) => {
      const hear = (event: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (event.key !== key && event.key !== null) return;
        const raw = event.key === null ? null : event.newValue;
        seen.set(key, raw);
        listener(parse(raw));
      };
      window.addEventListener("storage", hear);
      return () => window.removeEventListener("storage", hear);
    },
  };
}

/** The raw text under a key; for the few values that aren't JSON. */
export function readRaw(key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    const raw = window.localStorage.getItem(key);
    seen.set(key, raw);
    return raw;
  } catch {
    return seen.get(key) ?? null;
  }
}

export function writeRaw(key: string, value: string): void {
  if (tryWrite(key, value)) return;
  for (const regenerable of REGENERABLE_KEYS) if (regenerable !== key) removeRaw(regenerable);
  if (tryWrite(key, value)) return;
  memory.set(key, value);
  if (REGENERABLE_KEYS.includes(key) || isInTrouble) return;
  isInTrouble = true;
  for (const listener of troubleListeners) listener();
}

export function removeRaw(key: string): void {
  memory.delete(key);
  seen.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // What can't be reached can't hold anything of ours.
  }
}

function tryWrite(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
    seen.set(key, value);
    return true;
  } catch {
    return false;
  }
}
