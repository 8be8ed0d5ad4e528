/** The customer's contracts. Specification §7 "Contracts"; what an answer holds beside the ids is ours. */
import { Hono } from "hono";
import * as v from "valibot";
import { contractDetailSchema } from "../../../src/api/schemas/contracts";
import { addedContractsSchema } from "../../../src/api/schemas/providers";
import { addContracts, type Wanted } from "../adding-rules";
import { addressIn, sentAddressSchema, wrongFields } from "../address-rules";
import { answer, refuse } from "../answer";
import { contractWithId, detailOf, moved, withoutContracts } from "../contract-rules";
import type { SandboxEnv } from "../env";
import { categoriesOf } from "../seeds/categories";
import { authenticated, consented } from "./access";
import { bodyOf } from "./body";
import { personByNow } from "./catchingUp";

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const chosenSchema = v.strictObject({
  serviceProviders: v.array(v.strictObject({ id, address: v.optional(sentAddressSchema) })),
  providerIds: v.array(id),
});

export const contracts = new Hono<SandboxEnv>()
  .post("/", authenticated, consented, bodyOf(chosenSchema), (c) => {
    const { people, seed } = c.var.world;
    const wanted: Wanted = c.req.valid("json");
    const added = addContracts(c.var.caller.person, categoriesOf(seed), wanted, c.var.world.nowMs());
    if (added === null) return refuse(c, 400, "VALIDATION_FAILED");
    people.save(added.person);
    return answer(c, addedContractsSchema, added.shown);
  })
  .get("/:id", authenticated, consented, (c) => {
    const person = personByNow(c);
    const contract = contractWithId(person, c.req.param("id"));
    if (contract === undefined) return refuse(c, 404, "NOT_FOUND");
    return answer(c, contractDetailSchema, detailOf(person, contract, c.var.world.nowMs()));
  })
  .patch("/:id/address", authenticated, consented, bodyOf(sentAddressSchema), (c) => {
    const { people, nowMs } = c.var.world;
    const { person } = c.var.caller;
    const contract = contractWithId(person, c.req.param("id"));
    if (contract === undefined) return refuse(c, 404, "NOT_FOUND");
    if (!contract.canUpdateContractAddress) return refuse(c, 403, "FORBIDDEN");
    const sent = c.req.valid("json");
    const fields = wrongFields(sent);
    if (fields.length > 0) return c.json({ cause: "VALIDATION_FAILED", fields }, 400);
    people.save(moved(person, contract.contractId, addressIn(sent), nowMs()));
    return c.body(null, 204);
  })
  .delete("/:id", authenticated, consented, (c) => {
    const { person } = c.var.caller;
    const contract = contractWithId(person, c.req.param("id"));
    if (contract === undefined) return refuse(c, 404, "NOT_FOUND");
    c.var.world.people.save(withoutContracts(person, [contract.contractId]));
    return c.body(null, 204);
  });
