/** The auth service. Specification §7 "Auth"; the shapes of its answers are ours. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { loggedInSchema, tokensSchema } from "../../../src/api/schemas/auth";
import { collectStatusSchema, startedOrderSchema } from "../../../src/api/schemas/orders";
import { answer, refuse } from "../answer";
import type { SandboxEnv } from "../env";
import { customerOf, type Person } from "../person";
import { authenticated, canImpersonate } from "./access";
import { bodyOf } from "./body";
import { completeOrder } from "./collecting";

export const auth = new Hono<SandboxEnv>()
  .post("/", (c) => {
    const order = c.var.world.orders.begin("login", c.req.query("returnUrl") ?? null);
    const { orderRef, autoStartToken, qrStartToken, qrStartSecret } = order;
    return answer(c, startedOrderSchema, { orderRef, autoStartToken, qrStartToken, qrStartSecret });
  })

  .get("/collect", async (c) => {
    const { order, refused } = completeOrder(c, "login");
    if (order === undefined) return refused;
    const person = c.var.world.people.withNumber(order.personalNumber ?? "");
    if (person === null) return refuse(c, 400, "UNKNOWN_PERSON");
    const schemas = [v.pick(collectStatusSchema, ["status"]), loggedInSchema];
    return answer(c, schemas, { status: "COMPLETE", ...(await loggedIn(c, person)) });
  })

  .post("/refresh", bodyOf(v.object({ refreshToken: v.string(), accessToken: v.string() })), async (c) => {
    const { tokens, people } = c.var.world;
    const given = c.req.valid("json");
    const access = await tokens.read(given.accessToken, "access", { mayBeExpired: true });
    const refresh = access && (await tokens.spend(given.refreshToken, access.sub));
    const person = refresh && people.withId(refresh.sub);
    if (!person) return refuse(c, 401, "UNAUTHORIZED");
    return answer(c, tokensSchema, await tokens.issue(person, { actorId: refresh.actor ?? null }));
  })

  .post("/admin/impersonate", authenticated, bodyOf(v.object({ targetCustomerId: v.string() })), async (c) => {
    const { person: admin } = c.var.caller;
    if (!canImpersonate(c.var.caller)) return refuse(c, 403, "FORBIDDEN");
    const target = c.var.world.people.withId(c.req.valid("json").targetCustomerId);
    if (target === null) return refuse(c, 404, "CUSTOMER_NOT_FOUND");
    if (target.customerId === admin.customerId) return refuse(c, 400, "ARGUMENT_NOT_VALID");
    if (!target.isEnabled) return refuse(c, 403, "CUSTOMER_NOT_ENABLED");
    return answer(c, [loggedInSchema], await loggedIn(c, target, admin.customerId));
  })

  /** By the admin as themselves, or with the bearer of the customer for whom they act. */
  .post("/admin/downgrade", authenticated, async (c) => {
    const { person, actorId } = c.var.caller;
    const admin = actorId === null ? person : c.var.world.people.withId(actorId);
    if (admin?.role !== "ADMIN") return refuse(c, 403, "FORBIDDEN");
    return answer(c, [loggedInSchema], await loggedIn(c, admin));
  });

/** Who logged in and their tokens. An admin who acts for a customer gets a customer's rights. */
async function loggedIn(c: Context<SandboxEnv>, person: Person, actorId: string | null = null) {
  return {
    customer: customerOf(person),
    tokens: {
      ...(await c.var.world.tokens.issue(person, { actorId })),
      authContext: {
        tokenAuthority: actorId === null ? person.role : "CUSTOMER",
        supportsImpersonation: actorId === null && person.supportsImpersonation,
      },
    },
  };
}
