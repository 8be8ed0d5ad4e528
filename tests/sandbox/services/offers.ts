/** What customers answer to electricity offers. Specification §7 "Offers", "Contracts". */
import { type Context, Hono } from "hono";
import type { Yes } from "../../../src/domain/electricityOffers";
import { refuse } from "../answer";
import { contractWithId } from "../contract-rules";
import { agreed, denied, offerWithId, refusalOfNo, refusalOfYes } from "../electricity-rules";
import type { SandboxEnv } from "../env";
import { authenticated, consented } from "./access";

export const offers = new Hono<SandboxEnv>()
  .post("/offers/:id/accept", authenticated, consented, (c) => sayYes(c, c.req.param("id"), "accept"))

  .post("/offers/:id/acknowledge", authenticated, consented, (c) => sayYes(c, c.req.param("id"), "acknowledge"))

  .post("/contracts/:id/deny-offers", authenticated, consented, (c) => {
    const { people, nowMs } = c.var.world;
    const { person } = c.var.caller;
    const id = c.req.param("id");
    const refusal = refusalOfNo(person, id, nowMs());
    if (refusal !== null) return refuse(c, refusal.status, refusal.cause);
    people.save(denied(person, id));
    return c.body(null, 204);
  });

function sayYes(c: Context<SandboxEnv>, id: string, how: Yes) {
  const { people, nowMs } = c.var.world;
  const { person } = c.var.caller;
  const offer = offerWithId(person, id);
  const contract = offer && contractWithId(person, offer.contractId);
  if (offer === undefined || contract === undefined) return refuse(c, 404, "NOT_FOUND");
  const refusal = refusalOfYes(person, offer, how, nowMs());
  if (refusal !== null) return refuse(c, refusal.status, refusal.cause);
  people.save(agreed(person, contract, offer, nowMs()));
  return c.text("OK");
}
