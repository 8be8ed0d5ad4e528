/** The contracts page. Specification §7 "Contracts". */
import { Hono } from "hono";
import { placeholdersSchema } from "../../../src/api/schemas/placeholders";
import { answer, refuse } from "../answer";
import type { SandboxEnv } from "../env";
import { placeholdersOf, withoutHolder } from "../placeholder-rules";
import { authenticated, consented } from "./access";

export const placeholders = new Hono<SandboxEnv>()
  .get("/placeholders", authenticated, consented, (c) => answer(c, placeholdersSchema, placeholdersOf(c.var.caller.person)))

  .delete("/contract-holders/:id", authenticated, consented, (c) => {
    const without = withoutHolder(c.var.caller.person, c.req.param("id"));
    if (without === null) return refuse(c, 404, "NOT_FOUND");
    c.var.world.people.save(without);
    return c.body(null, 204);
  });
