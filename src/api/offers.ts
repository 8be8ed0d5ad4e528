/** What a customer answers to offers. Specification §7 "Offers", "Contracts"; the answers say nothing, so the offer is read again. */
import { CUSTOMER_API, call, path } from "./client";

const post = async (path: string): Promise<void> => void (await call({ method: "POST", path, schema: null }));

/** EL-14. */
export const acceptOffer = async (offerId: string): Promise<void> => post(CUSTOMER_API + path`/offers/${offerId}/accept`);

/** EL-15. */
export const acknowledgeOffer = async (offerId: string): Promise<void> =>
  post(CUSTOMER_API + path`/offers/${offerId}/acknowledge`);

/** No to every offer for that contract (EL-17). */
export const denyOffers = async (contractId: string): Promise<void> =>
  post(CUSTOMER_API + path`/contracts/${contractId}/deny-offers`);
