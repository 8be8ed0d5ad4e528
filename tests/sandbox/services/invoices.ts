/** Invoices of electricity contracts. Specification §7 "Contracts"; the shapes of its answers are ours. */
import { type Context, Hono } from "hono";
import { analysisSchema } from "../../../src/api/schemas/invoices";
import { answer, refuse } from "../answer";
import { contractWithId } from "../contract-rules";
import type { SandboxEnv } from "../env";
import { acknowledged, begun, polled, processOf, refusalOf } from "../invoice-rules";
import type { Contract } from "../seeds/contracts";
import { authenticated, consented } from "./access";

export const invoices = new Hono<SandboxEnv>()
  .post("/:id/invoice", authenticated, consented, async (c) => {
    const contract = contractOf(c, c.req.param("id"));
    if (contract === undefined) return refuse(c, 404, "NOT_FOUND");
    if (contract.contractType !== "Electricity") return refuse(c, 400, "ARGUMENT_NOT_VALID");
    const file = await fileOf(c.req.raw);
    if (file === null) return refuse(c, 400, "ARGUMENT_NOT_VALID");
    const refusal = refusalOf(new Uint8Array(await file.arrayBuffer()));
    if (refusal !== null) return refuse(c, refusal.status, refusal.cause);
    const { people, nowMs } = c.var.world;
    const person = begun(c.var.caller.person, contract, file, nowMs());
    people.save(person);
    return answer(c, analysisSchema, { backgroundProcess: processOf(person, contract.contractId) });
  })

  .get("/:id/invoice/analysis/status", authenticated, consented, (c) => {
    const contract = contractOf(c, c.req.param("id"));
    if (contract === undefined) return refuse(c, 404, "NOT_FOUND");
    const { people, nowMs, settings } = c.var.world;
    const before = c.var.caller.person;
    const person = polled(before, contract, settings().processes["invoice-analysis"], nowMs());
    if (person !== before) people.save(person);
    const process = processOf(person, contract.contractId);
    return process === null ? refuse(c, 404, "NOT_FOUND") : answer(c, analysisSchema, process);
  })

  .post("/:id/invoice/analysis/acknowledge", authenticated, consented, (c) => {
    const contract = contractOf(c, c.req.param("id"));
    if (contract === undefined) return refuse(c, 404, "NOT_FOUND");
    c.var.world.people.save(acknowledged(c.var.caller.person, contract));
    return c.body(null, 204);
  });

const contractOf = (c: Context<SandboxEnv>, id: string): Contract | undefined => contractWithId(c.var.caller.person, id);

/** What stands in the field `file` of a multipart body; null for any other body. */
async function fileOf(request: Request): Promise<File | null> {
  const file = await request.formData().then(
    (body) => body.get("file"),
    () => null,
  );
  return file instanceof File ? file : null;
}
