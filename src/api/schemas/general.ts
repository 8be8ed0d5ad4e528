import * as v from "valibot";
import { maybeText } from "./lenient";

/** GET {svc}/service-information. */
export const serviceInformationSchema = v.object({ version: maybeText() });
