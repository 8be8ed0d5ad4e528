/** The customer's own data. Specification §7 "Customers". */
import { Hono } from "hono";
import { addressSchema, customerSchema } from "../../../src/api/schemas/customers";
import { addressIn, sentAddressSchema, wrongFields } from "../address-rules";
import { answer, refuse } from "../answer";
import type { SandboxEnv } from "../env";
import { onwards, sentContactSchema, wrongContactFields } from "../onboarding-rules";
import { type Address, customerOf } from "../person";
import { authenticated, consented } from "./access";
import { bodyOf } from "./body";

/** Where the population register has everybody whose own address isn't known. */
const REGISTERED: Address = {
  street: "Storgatan",
  streetNumber: 7,
  entrance: null,
  co: null,
  postalCode: 90_325,
  postalAddress: "Umeå",
  apartmentNumber: 1_101,
};

export const customers = new Hono<SandboxEnv>()
  .get("/current/info", authenticated, consented, (c) => answer(c, customerSchema, customerOf(c.var.caller.person)))
  .get("/current/registered-address", authenticated, consented, (c) =>
    answer(c, addressSchema, c.var.caller.person.address ?? REGISTERED),
  )
  .patch("/current/address", authenticated, consented, bodyOf(sentAddressSchema), (c) => {
    const sent = c.req.valid("json");
    const fields = wrongFields(sent);
    if (fields.length > 0) return refuse(c, 400, "VALIDATION_FAILED", { fields });
    c.var.world.people.save(onwards({ ...c.var.caller.person, address: addressIn(sent) }));
    return c.body(null, 204);
  })
  .patch("/current/contact-details", authenticated, consented, bodyOf(sentContactSchema), (c) => {
    const sent = c.req.valid("json");
    const fields = wrongContactFields(sent);
    if (fields.length > 0) return refuse(c, 400, "VALIDATION_FAILED", { fields });
    c.var.world.people.save(onwards({ ...c.var.caller.person, email: sent.email, mobileNumber: sent.phoneNumber }));
    return c.body(null, 204);
  });
