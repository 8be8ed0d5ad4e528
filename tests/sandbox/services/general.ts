/** What belongs to no customer. Specification §7 "General". */
import { Hono } from "hono";
import { serviceInformationSchema } from "../../../src/api/schemas/general";
import { answer } from "../answer";
import type { SandboxEnv } from "../env";
import { authenticated } from "./access";

const VERSION = "1.0.0-sandbox";

export const general = new Hono<SandboxEnv>().get("/service-information", authenticated, (c) =>
  answer(c, serviceInformationSchema, { version: VERSION }),
);
