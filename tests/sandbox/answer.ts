/** Answers that the app's own schemas take: what they would drop or refuse is a fault of the sandbox, not of the app. */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as v from "valibot";
import type { SandboxEnv } from "./env";

type Schema = v.GenericSchema<unknown, unknown>;

/**
 * Sends `body` when every schema takes it and between them keep all of it. Otherwise answers 500 and says in the log what is
 * wrong: the schemas are lenient, so a misspelt field would else just be missing on some screen.
 */
export function answer(c: Context<SandboxEnv>, schemas: Schema | Schema[], body: unknown, status: ContentfulStatusCode = 200) {
  const mismatch = mismatchOf([schemas].flat(), body);
  if (mismatch === null) return c.json(body as object, status);
  console.error(`Sandbox: its answer to ${c.req.method} ${c.req.path} doesn't fit the app's schema: ${mismatch}`);
  return c.json({ cause: "SANDBOX_ANSWER_MISMATCH", message: mismatch }, 500);
}

/** A refusal in the app's words: `cause` is what it may act on; `fields` are those of the body that it is about. */
export const refuse = (c: Context<SandboxEnv>, status: ContentfulStatusCode, cause: string, about: { fields?: string[] } = {}) =>
  c.json({ cause, ...about }, status);

/** What the schemas don't take of `body`, or null. */
export function mismatchOf(schemas: Schema[], body: unknown): string | null {
  const results = schemas.map((schema) => v.safeParse(schema, body));
  const issues = results.flatMap((result) => result.issues ?? []);
  if (issues.length > 0) return issues.map((issue) => `${v.getDotPath(issue) ?? "body"}: ${issue.message}`).join("; ");
  const kept = tally(results.flatMap(({ output }) => leavesOf(output)));
  const lost = leavesOf(body).filter((leaf) => !kept.take(leaf));
  return lost.length === 0 ? null : `dropped on reading: ${lost.slice(0, 5).join(", ")}`;
}

/** Every value with its field's name; schemas may move fields and change the case of words, so neither counts. */
function leavesOf(value: unknown, name = ""): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => leavesOf(entry, name));
  if (typeof value === "object") return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, key));
  return [`${name}=${String(value).toLowerCase()}`];
}

function tally(leaves: string[]) {
  const counts = new Map<string, number>();
  for (const leaf of leaves) counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  return {
    take(leaf: string): boolean {
      const left = counts.get(leaf) ?? 0;
      counts.set(leaf, left - 1);
      return left > 0;
    },
  };
}
