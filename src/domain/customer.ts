/** The customer as the product knows them. Specification §3 "User / customer". */

/** Complete, MissingPoa and MissingContracts are known; anything else starts at step 1 (AMB-42). */
export type OnboardingState = "Complete" | "MissingPoa" | "MissingContracts" | (string & {});

/** The token's authority: ADMIN or CUSTOMER. An unknown one has no more rights than a customer. */
export type Role = "ADMIN" | "CUSTOMER";

/** What GET /current/info tells. It lives in memory only (AMB-53). */
export type Customer = {
  firstName: string;
  lastName: string;
  personalNumber: string | null;
  onboardingState: OnboardingState;
  email: Contact | null;
  mobileNumber: Contact | null;
  address: Address | null;
  /** ISO date and time. */
  accountCreatedAt: string | null;
  consentDetails: { poaSignedAt: string | null } | null;
};

/** A way to reach somebody. What a new value must look like may come along (specification §5 "Regex fields"). */
export type Contact = { value: string; regex?: string | undefined; errorKey?: string | undefined };

export type Address = {
  street: string;
  streetNumber: number | null;
  entrance: string | null;
  co: string | null;
  postalCode: number | null;
  postalAddress: string;
  apartmentNumber: number | null;
};

/** A completed login or impersonation, as the auth service answers it (specification §7 "Auth"). */
export type LoggedIn = {
  customer: Customer;
  tokens: { accessToken: string; refreshToken: string };
  authContext: { tokenAuthority: Role; supportsImpersonation: boolean };
};
