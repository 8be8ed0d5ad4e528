/** The text service: it serves the texts that the app also carries with it. Specification §7 "Text resources". */
import { readFileSync, statSync } from "node:fs";
import { Hono } from "hono";
import { textSetSchema } from "../../../src/api/schemas/texts";
import { answer } from "../answer";
import type { SandboxEnv } from "../env";

const WITHOUT_FILE = { "app.name": "Avtalsbo" };

export function texts(file: string) {
  const read = textsOf(file);
  return new Hono<SandboxEnv>().get("/app/sv/entries", (c) => answer(c, textSetSchema, read()));
}

/** Reads the file anew when it has changed. */
function textsOf(file: string): () => Record<string, string> {
  let kept: { changedAtMs: number; texts: Record<string, string> } | null = null;
  return () => {
    const changedAtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAtMs === undefined) return WITHOUT_FILE;
    if (kept?.changedAtMs !== changedAtMs) kept = { changedAtMs, texts: JSON.parse(readFileSync(file, "utf8")) };
    return kept.texts;
  };
}
