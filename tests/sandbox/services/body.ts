/** Bodies of the product's own calls: what isn't understood is the caller's fault. */
import type { Context } from "hono";
import { validator } from "hono/validator";
import * as v from "valibot";
import { refuse } from "../answer";
import type { SandboxEnv } from "../env";

export const bodyOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  validator("json", (body, c: Context<SandboxEnv>) => {
    const { success, output } = v.safeParse(schema, body);
    return success ? (output as v.InferOutput<Schema>) : refuse(c, 400, "ARGUMENT_NOT_VALID");
  });
