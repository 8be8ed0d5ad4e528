/** Invoices and their analysis. Specification §3 "Background process", §7 "Contracts". */
import * as v from "valibot";
import { backgroundProcessSchema } from "./cards";

/** How an analysis goes: the process by itself, or in a field of its own. */
export const analysisSchema = v.union([
  backgroundProcessSchema,
  v.pipe(
    v.object({ backgroundProcess: backgroundProcessSchema }),
    v.transform(({ backgroundProcess }) => backgroundProcess),
  ),
]);
