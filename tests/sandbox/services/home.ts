/** The dashboard. Specification §7 "General". */
import { Hono } from "hono";
import { dashboardSchema } from "../../../src/api/schemas/cards";
import { answer } from "../answer";
import { offerCardsOf } from "../electricity-rules";
import type { SandboxEnv } from "../env";
import { authenticated, consented } from "./access";
import { personByNow } from "./catchingUp";

export const home = new Hono<SandboxEnv>().get("/dashboard", authenticated, consented, (c) => {
  const person = personByNow(c);
  const offerPreviewCards = offerCardsOf(person, c.var.world.nowMs());
  return answer(c, dashboardSchema, { customerFirstName: person.firstName, ...person.dashboard, offerPreviewCards });
});
