/** What went on while nobody asked. */
import type { Context } from "hono";
import type { SandboxEnv } from "../env";
import { caughtUp } from "../invoice-rules";
import type { Person } from "../person";

/** The caller as they stand by now, kept. */
export function personByNow(c: Context<SandboxEnv>): Person {
  const { people, nowMs, settings } = c.var.world;
  const before = c.var.caller.person;
  const person = caughtUp(before, settings().processes["invoice-analysis"], nowMs());
  if (person !== before) people.save(person);
  return person;
}
