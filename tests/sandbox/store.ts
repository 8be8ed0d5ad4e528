/**
 * Where the sandbox keeps what must survive a restart: one table of documents in an embedded database, so that a new kind of
 * data needs no new table. Everything of a world goes when the world is forgotten.
 */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";

export type Store = ReturnType<typeof openStore>;

/** Opens the file, or makes it; `:memory:` keeps nothing. */
export function openStore(file: string) {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const db = new Database(file, { timeout: 5_000 });
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = NORMAL");
  db.exec(`CREATE TABLE IF NOT EXISTS documents (
    world TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (world, kind, id)
  ) WITHOUT ROWID`);

  const select = db.prepare("SELECT value FROM documents WHERE world = ? AND kind = ? AND id = ?");
  const selectAll = db.prepare("SELECT value FROM documents WHERE world = ? AND kind = ?");
  const upsert = db.prepare("INSERT INTO documents VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value");
  const remove = db.prepare("DELETE FROM documents WHERE world = ? AND kind = ? AND id = ?");
  const removeWorld = db.prepare("DELETE FROM documents WHERE world = ?");

  return {
    /** Undefined when there is none. What comes out is what the same kind put in. */
    read<Value>(world: string, kind: string, id: string): Value | undefined {
      const row = select.get(world, kind, id) as { value: string } | undefined;
      return row && (JSON.parse(row.value) as Value);
    },
    list<Value>(world: string, kind: string): Value[] {
      return (selectAll.all(world, kind) as { value: string }[]).map(({ value }) => JSON.parse(value) as Value);
    },
    write: (world: string, kind: string, id: string, value: unknown) => void upsert.run(world, kind, id, JSON.stringify(value)),
    remove: (world: string, kind: string, id: string) => void remove.run(world, kind, id),
    forgetWorld: (world: string) => void removeWorld.run(world),
    close: () => void db.close(),
  };
}
