/** The customer's contracts. Specification §7 "Contracts"; what an answer holds beside the ids is ours. */
import { Hono } from "hono";
import * as v from "valibot";
import { addedContractsSchema } from "../../../src/api/schemas/providers";
import { addContracts, type Wanted } from "../adding-rules";
import { sentAddressSchema } from "../address-rules";
import { answer, refuse } from "../answer";
import type { SandboxEnv } from "../env";
import { categoriesOf } from "../seeds/categories";
import { authenticated, consented } from "./access";
import { bodyOf } from "./body";

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const chosenSchema = v.strictObject({
  serviceProviders: v.array(v.strictObject({ id, address: v.optional(sentAddressSchema) })),
  providerIds: v.array(id),
});

export const contracts = new Hono<SandboxEnv>().post("/", authenticated, consented, bodyOf(chosenSchema), (c) => {
  const { people, seed } = c.var.world;
  const wanted: Wanted = c.req.valid("json");
  const added = addContracts(c.var.caller.person, categoriesOf(seed), wanted);
  if (added === null) return refuse(c, 400, "VALIDATION_FAILED");
  people.save(added.person);
  return answer(c, addedContractsSchema, added.shown);
});
