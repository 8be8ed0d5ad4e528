/** What can be picked and how an address must look, for anyone. Specification §7 "General". */
import { Hono } from "hono";
import { addressRulesSchema, categoriesSchema } from "../../../src/api/schemas/providers";
import { folded } from "../../../src/domain/search";
import { answer } from "../answer";
import type { SandboxEnv } from "../env";
import { categoriesOf } from "../seeds/categories";
import { places } from "../seeds/places";

const rule = (regex: string, required: boolean, errorKey: string | null = null) => ({ regex, required, errorKey });

export const ADDRESS_RULES = {
  street: rule("^[\\p{L}][\\p{L} .:'-]*$", true),
  streetNumber: rule("^\\d{1,4}$", true),
  entrance: rule("^[A-Za-zÅÄÖåäö]$", false, "address.wrong.entrance"),
  co: rule("^.{1,60}$", false),
  postalCode: rule("^[1-9]\\d{4}$", true),
  postalAddress: rule("^[\\p{L}][\\p{L} -]*$", true),
  apartmentNumber: rule("^\\d{4}$", false, "address.wrong.apartmentNumber"),
};

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
