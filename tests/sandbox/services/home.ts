/** The dashboard. Specification §7 "General". */
import { Hono } from "hono";
import { dashboardSchema } from "../../../src/api/schemas/cards";
import { answer } from "../answer";
import type { SandboxEnv } from "../env";
import { authenticated, consented } from "./access";
import { personByNow } from "./catchingUp";

export const home = new Hono<SandboxEnv>().get("/dashboard", authenticated, consented, (c) => {
  const { firstName, dashboard } = personByNow(c);
  return answer(c, dashboardSchema, { customerFirstName: firstName, ...dashboard });
});
