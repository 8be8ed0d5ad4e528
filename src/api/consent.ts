/** The consent service: what there is to sign and accept, and doing so. Specification §7 "Consent". */
import type { Collected } from "../domain/bankIdOrder";
import type { ConsentDocuments, ConsentLocations, PowerOfAttorney } from "../domain/consent";
import { ApiError } from "../domain/errors";
import { pdfBytesOf } from "../domain/pdf";
import { CUSTOMER_API, call } from "./client";
import { collect } from "./collect";
import { compositeSchema, locationsSchema, MAX_PDF, poaSchema } from "./schemas/consent";
import { type StartedOrder, startedOrderSchema } from "./schemas/orders";

const CONSENT = `${CUSTOMER_API}/consent`;

/** The documents that are in force (CNS-08). */
export const readConsentLocations = ({ signal }: { signal: AbortSignal }): Promise<ConsentLocations> =>
  call({ method: "GET", path: `${CONSENT}/locations`, schema: locationsSchema, signal });

export const readPowerOfAttorney = ({ signal }: { signal: AbortSignal }): Promise<PowerOfAttorney> =>
  call({ method: "GET", path: `${CONSENT}/poa`, schema: poaSchema, maxBody: MAX_PDF + 10_000, signal });

/** The power of attorney to read. Anything that isn't a PDF is no answer (A69). */
export async function readPowerOfAttorneyFile(options: { signal: AbortSignal }): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = pdfBytesOf((await readPowerOfAttorney(options)).pdf);
  if (bytes === null) throw new ApiError({ call: `GET ${CONSENT}/poa`, kind: "malformed" });
  return bytes;
}

/** The terms in force as markdown, for everybody (MORE-19). */
export async function readTerms({ signal }: { signal: AbortSignal }): Promise<string> {
  const { text } = await call({
    method: "GET",
    path: `${CONSENT}/composite`,
    schema: compositeSchema,
    isAuthenticated: false,
    signal,
  });
  return text;
}

/** Starts the order of a signature, with the terms when they are accepted by it (SIGN-04, SIGN-05). */
export function startSigning(documents: ConsentDocuments, returnUrl: string | null): Promise<StartedOrder> {
  const path = documents.termsAndConditionsId === undefined ? `${CONSENT}/sign` : `${CONSENT}/accept-and-sign`;
  return call({ method: "POST", path, json: { ...documents, returnUrl }, schema: startedOrderSchema });
}

/** One poll. A completed signature hands over nothing: the customer is read anew. */
export const collectSignature = (orderRef: string, { signal }: { signal: AbortSignal }): Promise<Collected<null>> =>
  collect({ path: `${CONSENT}/collect`, orderRef, isAuthenticated: true, signal, resultOf: () => null });

/** It answers with text, which isn't read. */
export const acceptTerms = (termsAndConditionsId: string): Promise<string> =>
  call({ method: "POST", path: `${CONSENT}/accept`, json: { termsAndConditionsId }, schema: null });
