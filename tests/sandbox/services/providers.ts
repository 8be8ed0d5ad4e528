/** What can be picked and how an address must look, for anyone. Specification §7 "General". */
import { Hono } from "hono";
import { addressRulesSchema, categoriesSchema } from "../../../src/api/schemas/providers";
import { folded } from "../../../src/domain/search";
import { ADDRESS_RULES } from "../address-rules";
import { answer } from "../answer";
import type { SandboxEnv } from "../env";
import { categoriesOf } from "../seeds/categories";
import { places } from "../seeds/places";

const MAX_PLACES = 8;

export const providerService = new Hono<SandboxEnv>()
  .get("/service-providers/categories", (c) => answer(c, categoriesSchema, categoriesOf(c.var.world.seed)))
  .get("/address", (c) => answer(c, addressRulesSchema, ADDRESS_RULES));

/** The place lookup of AMB-18: addresses in Sweden, found by what has been typed of them. */
export const placeService = new Hono<SandboxEnv>().get("/places", (c) => {
  const query = folded(c.req.query("query") ?? "").trim();
  const [, street = "", number = ""] = /^(\D*?)\s*(\d*)$/.exec(query) ?? [];
  if (street === "") return c.json([]);
  const found = places.filter(({ streetAddress }) => folded(streetAddress).includes(street)).slice(0, MAX_PLACES);
  return c.json(found.map((place) => ({ ...place, streetNumber: number === "" ? null : Number(number) })));
});
