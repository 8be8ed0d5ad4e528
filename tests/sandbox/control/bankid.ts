/** The phone and the person who holds it. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { SandboxEnv } from "../env";
import type { Order } from "../order-rules";
import type { Act } from "../orders";
import { controlBody } from "./body";

const hint = v.optional(v.pipe(v.string(), v.maxLength(100)));
const personSchema = v.strictObject({ personalNumber: v.optional(v.string()), hintCode: hint });

export const bankIdControl = new Hono<SandboxEnv>()
  .get("/orders", (c) => c.json(c.var.world.orders.open().map((order) => shown(order, c.var.world.nowMs()))))

  .post("/scan", controlBody(v.strictObject({ qr: v.string(), ...personSchema.entries })), (c) => {
    const { qr, personalNumber, hintCode } = c.req.valid("json");
    return told(c, c.var.world.orders.scan(qr, personalNumber, hintCode));
  })

  .post("/orders/:orderRef/open", controlBody(personSchema), (c) => {
    const { personalNumber, hintCode } = c.req.valid("json");
    return told(c, c.var.world.orders.openApp(c.req.param("orderRef"), personalNumber, hintCode));
  })

  .post("/orders/:orderRef/approve", controlBody(personSchema), (c) =>
    told(c, c.var.world.orders.approve(c.req.param("orderRef"), c.req.valid("json").personalNumber)),
  )

  .post("/orders/:orderRef/hint", controlBody(v.strictObject({ hintCode: v.string() })), (c) =>
    told(c, c.var.world.orders.hint(c.req.param("orderRef"), c.req.valid("json").hintCode)),
  )

  .post("/orders/:orderRef/cancel", (c) => told(c, c.var.world.orders.cancel(c.req.param("orderRef"))))

  .post("/orders/:orderRef/fail", controlBody(personSchema), (c) =>
    told(c, c.var.world.orders.fail(c.req.param("orderRef"), c.req.valid("json").hintCode)),
  );

const shown = ({ orderRef, kind, state, hintCode, personalNumber, signature, createdAtMs }: Order, nowMs: number) => ({
  orderRef,
  kind,
  status: state === "outstanding" ? "pending" : state,
  hintCode,
  personalNumber,
  signer: signature?.personalNumber ?? null,
  ageS: Math.floor((nowMs - createdAtMs) / 1_000),
});

const told = (c: Context<SandboxEnv>, act: Act) =>
  "refused" in act ? c.json({ reason: act.refused }, 422) : c.json(shown(act.order, c.var.world.nowMs()));
