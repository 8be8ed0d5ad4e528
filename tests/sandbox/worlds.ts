/** Worlds: each test, and each person who tries the product, has people, orders, faults and a clock of its own. */
import { randomBytes, randomUUID } from "node:crypto";
import { type CallLog, createCallLog } from "./calls";
import { createFaults, type Faults } from "./faults";
import { type Orders, ordersOf } from "./orders";
import { type People, peopleOf } from "./people";
import { type SeedName, seedData } from "./seeds/seed";
import { defaultSettings, type ProcessName, patched, type Settings } from "./settings";
import type { Store } from "./store";
import { type Tokens, tokensOf } from "./tokens";

export const DEFAULT_WORLD = "default";

export type World = {
  id: string;
  seed: SeedName;
  /** The server's clock, epoch ms: the real one and what PATCH /sandbox/auth put it ahead. */
  nowMs(): number;
  settings(): Settings;
  patchAuth(patch: object): void;
  patchProcess(name: ProcessName, patch: object): void;
  people: People;
  orders: Orders;
  tokens: Tokens;
  faults: Faults;
  calls: CallLog;
};

/** What is kept of a world beside its documents. */
type WorldRecord = { seed: SeedName; birth: string; settings: Settings };

const KIND = "world";
/** Documents that belong to no world. */
const OUTSIDE = "";

export const isWorldId = (id: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(id);

export type Worlds = ReturnType<typeof worldsOf>;

export function worldsOf(store: Store) {
  const secret = secretOf(store);
  const awake = new Map<string, World>();

  const write = (id: string, record: WorldRecord): WorldRecord => {
    store.write(id, KIND, KIND, record);
    return record;
  };
  const begin = (id: string, seed: SeedName): WorldRecord => write(id, { seed, birth: randomUUID(), settings: defaultSettings });

  const wake = (id: string, record: WorldRecord): World => {
    const world = worldOf(store, secret, id, record, (settings) => write(id, { ...record, settings }));
    awake.set(id, world);
    return world;
  };

  return {
    /** The world of that name; begun with the default seed when there is none. */
    of: (id: string): World => awake.get(id) ?? wake(id, store.read<WorldRecord>(id, KIND, KIND) ?? begin(id, "default")),

    create(seed: SeedName): World {
      const id = randomUUID();
      return wake(id, begin(id, seed));
    },

    /** Everything of it is gone; its name can begin anew. */
    forget(id: string): void {
      awake.get(id)?.faults.put([]);
      awake.delete(id);
      store.forgetWorld(id);
    },

    /** Lets every held call go, so that nothing waits for a server that is about to end. */
    letGo: (): void => {
      for (const { faults } of awake.values()) faults.put([]);
    },
  };
}

function worldOf(store: Store, secret: string, id: string, record: WorldRecord, keep: (settings: Settings) => void): World {
  let settings = record.settings;
  const change = (next: Settings) => {
    settings = next;
    keep(next);
  };
  const nowMs = () => Date.now() + settings.auth.clockOffsetS * 1_000;
  const people = peopleOf(store, id, seedData(record.seed));
  return {
    id,
    seed: record.seed,
    nowMs,
    settings: () => settings,
    patchAuth: (patch) => change({ ...settings, auth: patched(settings.auth, patch) }),
    patchProcess: (name, patch) =>
      change({ ...settings, processes: { ...settings.processes, [name]: patched(settings.processes[name], patch) } }),
    people,
    orders: ordersOf({ store, worldId: id, nowMs, isPerson: (personalNumber) => people.withNumber(personalNumber) !== null }),
    tokens: tokensOf({
      store,
      worldId: id,
      audience: `${id}.${record.birth}`,
      secret,
      nowMs,
      settings: () => settings.auth,
    }),
    faults: createFaults(),
    calls: createCallLog(),
  };
}

/** Kept, so that sessions outlive a restart. */
function secretOf(store: Store): string {
  const kept = store.read<string>(OUTSIDE, "meta", "token-secret");
  if (kept !== undefined) return kept;
  const secret = randomBytes(32).toString("hex");
  store.write(OUTSIDE, "meta", "token-secret", secret);
  return secret;
}
