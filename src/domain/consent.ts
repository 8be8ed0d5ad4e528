/** What a customer consents to. Specification §3 "Consent", §8 "Consent reasons". */
import type { ConsentReason } from "./errors";

/** The documents in force, by id: what GET /consent/locations tells. */
export type ConsentLocations = { powerOfAttorneyId: string | null; termsAndConditionsId: string | null };

/** What a person signs or accepts. */
export type ConsentDocuments = { powerOfAttorneyId: string; termsAndConditionsId?: string };

/** The power of attorney as a file: base64, as it came. */
export type PowerOfAttorney = { powerOfAttorneyId: string | null; pdf: string };

/** Whether a reason asks for a signature; the one that doesn't asks for the new terms to be accepted. */
export const asksForSignature = (reason: ConsentReason): boolean => reason !== "TermsAndConditionsUpdated";

/** What is to be signed for a reason; null when the server names no document for it. */
export function documentsFor(
  reason: ConsentReason,
  { powerOfAttorneyId, termsAndConditionsId }: ConsentLocations,
): ConsentDocuments | null {
  if (powerOfAttorneyId === null) return null;
  if (reason !== "TermsAndConditionsAndPowerOfAttorneyUpdated") return { powerOfAttorneyId };
  return termsAndConditionsId === null ? null : { powerOfAttorneyId, termsAndConditionsId };
}
