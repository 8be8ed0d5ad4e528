/** Worlds: begin one, forget one, and who can log in there. */
import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import * as v from "valibot";
import type { SandboxEnv } from "../env";
import { WORLD_COOKIE } from "../middleware";
import { SEEDS } from "../seeds/seed";
import type { Worlds } from "../worlds";
import { controlBody } from "./body";

export const worldControl = (worlds: Worlds) =>
  new Hono<SandboxEnv>()
    .get("/worlds/current", (c) => c.json({ worldId: c.var.world.id, seed: c.var.world.seed }))

    .post("/worlds", controlBody(v.strictObject({ seed: v.optional(v.picklist(SEEDS), "default") })), (c) => {
      const { id } = worlds.create(c.req.valid("json").seed);
      setCookie(c, WORLD_COOKIE, id, { path: "/", sameSite: "Lax" });
      return c.json({ worldId: id }, 201);
    })

    .delete("/worlds/:id", (c) => {
      worlds.forget(c.req.param("id"));
      return c.body(null, 204);
    })

    .get("/people", (c) =>
      c.json(
        c.var.world.people
          .cast()
          .map(({ personalNumber, firstName, lastName, role, note }) => ({ personalNumber, firstName, lastName, role, note })),
      ),
    );
