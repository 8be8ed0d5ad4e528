/** Bodies of control calls: what isn't understood is refused with the reason, never ignored. */
import type { Context } from "hono";
import { validator } from "hono/validator";
import * as v from "valibot";
import type { SandboxEnv } from "../env";

export const controlBody = <Schema extends v.GenericSchema>(schema: Schema) =>
  validator("json", (body, c: Context<SandboxEnv>) => {
    const { success, output, issues } = v.safeParse(schema, body);
    if (success) return output as v.InferOutput<Schema>;
    return c.json({ reason: issues.map((issue) => `${v.getDotPath(issue) ?? "body"}: ${issue.message}`).join("; ") }, 400);
  });
