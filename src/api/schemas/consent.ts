/** What the consent service answers. Specification §7 "Consent", §3 "Consent". */
import * as v from "valibot";
import { maybeId, text } from "./lenient";

/** GET {svc}/consent/locations. */
export const locationsSchema = v.object({ powerOfAttorneyId: maybeId(), termsAndConditionsId: maybeId() });

/** 15 MB decoded, in base64 with its line breaks. */
export const MAX_PDF = 21_000_000;

/** GET {svc}/consent/poa. */
export const poaSchema = v.object({ pdf: text(MAX_PDF), powerOfAttorneyId: maybeId() });

const MAX_MARKDOWN = 200_000;

/** GET {svc}/consent/composite: the terms as markdown. The field's name is our choice. */
export const compositeSchema = v.object({ text: text(MAX_MARKDOWN) });
