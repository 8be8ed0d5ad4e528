/** Electricity offers of the sandbox by contract: their pages and their calls. */
import type { World } from "./world";

const API = "/customer-service/api/v1";

export const offersOf = (contractId: string): string => `/electricity/${contractId}/offers`;

/** `place`: which of the contract's offers, from 1 on; `of`: whose offer it is, where that isn't the contract in the address. */
export function offerOf(contractId: string, place = 1, of = contractId) {
  const id = `${of}-offer-${place}`;
  return { id, page: `/electricity/${contractId}/offer/${id}`, call: `${API}/electricity/offers/${id}` };
}

export const acceptCall = (offerId: string): string => `${API}/offers/${offerId}/accept`;
export const acknowledgeCall = (offerId: string): string => `${API}/offers/${offerId}/acknowledge`;
export const denyCall = (contractId: string): string => `${API}/contracts/${contractId}/deny-offers`;

/** How each call to that path was answered, in order. */
export const answersTo = async (world: World, path: string) =>
  (await world.calls()).filter((call) => call.path === path).map(({ status }) => status);
