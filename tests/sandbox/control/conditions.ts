/** What a test sets up around the app: faults, background processes, the auth service; and what it looks at afterwards. */
import { Hono } from "hono";
import * as v from "valibot";
import type { SandboxEnv } from "../env";
import { faultsSchema, releaseSchema } from "../faults";
import { authPatchSchema, PROCESSES, processPatchSchema } from "../settings";
import { controlBody } from "./body";

const processNameSchema = v.picklist(PROCESSES);

export const conditionsControl = new Hono<SandboxEnv>()
  .get("/faults", (c) => c.json(c.var.world.faults.state()))

  .put("/faults", controlBody(faultsSchema), (c) => {
    c.var.world.faults.put(c.req.valid("json"));
    return c.json(c.var.world.faults.state());
  })

  .post("/faults/release", controlBody(releaseSchema), (c) =>
    c.json({ released: c.var.world.faults.release(c.req.valid("json")) }),
  )

  .get("/processes", (c) => c.json(c.var.world.settings().processes))

  .patch("/processes/:name", controlBody(processPatchSchema), (c) => {
    const { success, output: name } = v.safeParse(processNameSchema, c.req.param("name"));
    if (!success) return c.json({ reason: `There are only the processes ${PROCESSES.join(", ")}.` }, 404);
    c.var.world.patchProcess(name, c.req.valid("json"));
    return c.json(c.var.world.settings().processes[name]);
  })

  .get("/auth", (c) => c.json(c.var.world.settings().auth))

  .patch("/auth", controlBody(authPatchSchema), (c) => {
    c.var.world.patchAuth(c.req.valid("json"));
    return c.json(c.var.world.settings().auth);
  })

  .get("/calls", (c) => {
    const since = Number(c.req.query("since") ?? 0);
    if (!Number.isFinite(since)) return c.json({ reason: "since: epoch milliseconds" }, 400);
    return c.json(c.var.world.calls.since(since));
  });
