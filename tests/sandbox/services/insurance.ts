/** Insurances that are fetched from an insurer. Specification §7 "Insurance". */
import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import * as v from "valibot";
import { startedCollectionSchema } from "../../../src/api/schemas/collections";
import { answer, refuse } from "../answer";
import { hasInsurer, withCollection } from "../collection-rules";
import type { SandboxEnv } from "../env";
import { categoriesOf } from "../seeds/categories";
import { authenticated, consented } from "./access";
import { bodyOf } from "./body";

const wantedSchema = v.strictObject({
  providerId: v.pipe(v.string(), v.maxLength(64)),
  preferSameDeviceAuthentication: v.boolean(),
});

export const insurance = new Hono<SandboxEnv>().post("/collection", authenticated, consented, bodyOf(wantedSchema), (c) => {
  const { people, seed, nowMs } = c.var.world;
  const wanted = c.req.valid("json");
  if (!hasInsurer(categoriesOf(seed), wanted.providerId)) return refuse(c, 400, "VALIDATION_FAILED", { fields: ["providerId"] });
  const id = randomUUID();
  people.save(withCollection(c.var.caller.person, { id, ...wanted, startedAtMs: nowMs() }));
  return answer(c, startedCollectionSchema, { id });
});
