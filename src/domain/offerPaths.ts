/** Addresses of the pages about electricity offers, for links that the browser itself may follow. */

export const offerPathOf = (contractId: string, offerId: string): string =>
  `/electricity/${encodeURIComponent(contractId)}/offer/${encodeURIComponent(offerId)}`;

export const offersPathOf = (contractId: string): string => `/electricity/${encodeURIComponent(contractId)}/offers`;

export const contractPathOf = (contractId: string): string => `/contract/${encodeURIComponent(contractId)}`;
