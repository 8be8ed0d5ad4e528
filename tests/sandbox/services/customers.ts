/** The customer's own data. Specification §7 "Customers". */
import { Hono } from "hono";
import { customerSchema } from "../../../src/api/schemas/customers";
import { answer } from "../answer";
import type { SandboxEnv } from "../env";
import { customerOf } from "../person";
import { authenticated, consented } from "./access";

export const customers = new Hono<SandboxEnv>().get("/current/info", authenticated, consented, (c) =>
  answer(c, customerSchema, customerOf(c.var.caller.person)),
);
