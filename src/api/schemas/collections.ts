/** Collections of insurances. Specification §3 "Insurance collection status". */
import * as v from "valibot";
import { usableId } from "./lenient";

/** POST {svc}/insurance/collection. */
export const startedCollectionSchema = v.object({ id: usableId() });
