/** The consent service: what there is to sign and accept. Specification §7 "Consent"; the shapes of its answers are ours. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { compositeSchema, locationsSchema, poaSchema } from "../../../src/api/schemas/consent";
import { collectStatusSchema, startedOrderSchema } from "../../../src/api/schemas/orders";
import { answer, refuse } from "../answer";
import { accepted, POWER_OF_ATTORNEY_ID, signed, TERMS_ID, TERMS_TEXT } from "../consent-rules";
import type { SandboxEnv } from "../env";
import { pdfOf } from "../pdf";
import { authenticated } from "./access";
import { bodyOf } from "./body";
import { completeOrder } from "./collecting";

const PDF = pdfOf("Fullmakt", ["Avtalsbo får hämta uppgifter om dina avtal", "och jämföra dem åt dig."]);

const returnUrl = v.nullish(v.string());
const signSchema = v.strictObject({ powerOfAttorneyId: v.literal(POWER_OF_ATTORNEY_ID), returnUrl });
const termsSchema = v.strictObject({ termsAndConditionsId: v.literal(TERMS_ID) });

export const consent = new Hono<SandboxEnv>()
  .get("/composite", (c) => answer(c, compositeSchema, { text: TERMS_TEXT }))

  .get("/locations", authenticated, (c) =>
    answer(c, locationsSchema, { powerOfAttorneyId: POWER_OF_ATTORNEY_ID, termsAndConditionsId: TERMS_ID }),
  )

  .get("/poa", authenticated, (c) => answer(c, poaSchema, { pdf: PDF, powerOfAttorneyId: POWER_OF_ATTORNEY_ID }))

  .post("/sign", authenticated, bodyOf(signSchema), (c) => begin(c, c.req.valid("json").returnUrl, false))

  .post("/accept-and-sign", authenticated, bodyOf(v.strictObject({ ...signSchema.entries, ...termsSchema.entries })), (c) =>
    begin(c, c.req.valid("json").returnUrl, true),
  )

  .post("/accept", authenticated, bodyOf(termsSchema), (c) => {
    const { person, actorId } = c.var.caller;
    if (actorId !== null) return refuse(c, 403, "FORBIDDEN");
    c.var.world.people.save(accepted(person));
    return c.text("OK");
  })

  .get("/collect", authenticated, (c) => {
    const { people, nowMs } = c.var.world;
    const { person } = c.var.caller;
    const { order, refused } = completeOrder(c, "sign", ({ signature }) => signature?.customerId === person.customerId);
    if (order === undefined) return refused;
    people.save(signed(person, order.signature?.hasTerms === true, new Date(nowMs()).toISOString()));
    return answer(c, v.pick(collectStatusSchema, ["status"]), { status: "COMPLETE" });
  });

/** Only the person themselves signs. */
function begin(c: Context<SandboxEnv>, returnUrl: string | null | undefined, hasTerms: boolean) {
  const { person, actorId } = c.var.caller;
  if (actorId !== null) return refuse(c, 403, "FORBIDDEN");
  const { customerId, personalNumber } = person;
  const order = c.var.world.orders.begin("sign", returnUrl ?? null, { customerId, personalNumber, hasTerms });
  const { orderRef, autoStartToken, qrStartToken, qrStartSecret } = order;
  return answer(c, startedOrderSchema, { orderRef, autoStartToken, qrStartToken, qrStartSecret });
}
