/** Electricity offers. Specification §7 "Electricity"; the shapes of its answers are ours. */
import { Hono } from "hono";
import { offerDetailSchema, offersSchema } from "../../../src/api/schemas/electricity";
import { answer, refuse } from "../answer";
import { contractWithId } from "../contract-rules";
import { offersFor, offerWithId } from "../electricity-rules";
import type { SandboxEnv } from "../env";
import { linksOf, toldOf } from "../offer-terms";
import { authenticated, consented } from "./access";

export const electricity = new Hono<SandboxEnv>()
  .get("/contracts/:id/offers", authenticated, consented, (c) => {
    const { person } = c.var.caller;
    const contract = contractWithId(person, c.req.param("id"));
    if (contract === undefined) return refuse(c, 404, "NOT_FOUND");
    const nowMs = c.var.world.nowMs();
    return answer(c, offersSchema, {
      offers: offersFor(person, contract.contractId).map((offer) => toldOf(offer, nowMs)),
    });
  })

  .get("/offers/:id", authenticated, consented, (c) => {
    const { person } = c.var.caller;
    const offer = offerWithId(person, c.req.param("id"));
    if (offer === undefined) return refuse(c, 404, "NOT_FOUND");
    return answer(c, offerDetailSchema, {
      offer: toldOf(offer, c.var.world.nowMs()),
      providerInformation: linksOf(offer),
    });
  });
