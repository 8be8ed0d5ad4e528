/** The documents in force, and what signing and accepting them does to a person. Pure. */
import type { Person } from "./person";

export const POWER_OF_ATTORNEY_ID = "poa-2026-01";
export const TERMS_ID = "terms-2026-01";

export const TERMS_TEXT = `# Villkor

Det här är villkoren för Avtalsbos testmiljö. De gäller från **1 januari 2026**.

## Vad vi gör

- Vi hämtar uppgifter om dina avtal med din fullmakt.
- Vi jämför dem med vad som går att få i dag.
- Vi byter ingenting utan att du har sagt ja.

## Vad det kostar

Tjänsten kostar ingenting.
`;

/** The person after a signature: it is the last step of the onboarding, too. */
export function signed(person: Person, hasTerms: boolean, at: string): Person {
  const onboardingState = person.onboardingState === "MissingPoa" ? "Complete" : person.onboardingState;
  return { ...person, onboardingState, poaSignedAt: at, consentReason: reasonAfterSignature(person, hasTerms) };
}

/** The person after the terms were accepted without a signature. */
export const accepted = (person: Person): Person => ({ ...person, consentReason: reasonAfterAcceptance(person) });

function reasonAfterSignature({ consentReason }: Person, hasTerms: boolean): Person["consentReason"] {
  const hadTermsToAccept =
    consentReason === "TermsAndConditionsUpdated" || consentReason === "TermsAndConditionsAndPowerOfAttorneyUpdated";
  return hadTermsToAccept && !hasTerms ? "TermsAndConditionsUpdated" : null;
}

function reasonAfterAcceptance({ consentReason }: Person): Person["consentReason"] {
  if (consentReason === "TermsAndConditionsUpdated") return null;
  return consentReason === "TermsAndConditionsAndPowerOfAttorneyUpdated" ? "PowerOfAttorneyOutdated" : consentReason;
}
