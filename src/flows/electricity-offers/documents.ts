import type { ProviderLinks } from "../../domain/electricityOffers";

/** What the provider wants to have been read (EL-07), by name; the addresses as they came, null where there is none. */
export const documentsOf = ({ termsAndConditionsLink, privacyPolicyLink }: ProviderLinks) =>
  [
    { textKey: "electricityOffer.terms", href: termsAndConditionsLink },
    { textKey: "electricityOffer.privacy", href: privacyPolicyLink },
  ] as const;
