/** Who may call what: the bearer, consent and roles. Specification §6, §8. */
import { createMiddleware } from "hono/factory";
import { refuse } from "../answer";
import type { Caller, SandboxEnv } from "../env";

/** Finds out who calls; 401 for anyone without a good access token of this world. */
export const authenticated = createMiddleware<SandboxEnv>(async (c, next) => {
  const [, token] = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "") ?? [];
  const claims = token === undefined ? null : await c.var.world.tokens.read(token, "access");
  const person = claims && c.var.world.people.withId(claims.sub);
  if (!person) return refuse(c, 401, "UNAUTHORIZED");
  c.set("caller", { person, actorId: claims.actor ?? null });
  return next();
});

/** Tells a person nothing before they have accepted or signed what they must: 403 with the reason. */
export const consented = createMiddleware<SandboxEnv>(async (c, next) => {
  const { consentReason } = c.var.caller.person;
  return consentReason === null ? next() : c.json({ reason: consentReason }, 403);
});

/** Only an admin with that right, and only as themselves (IMP-12). */
export const canImpersonate = ({ person, actorId }: Caller): boolean =>
  person.role === "ADMIN" && person.supportsImpersonation && actorId === null;
