/** Electricity offers of the sandbox: their pages and their calls, and an offer told as of another kind than it is. */
import { expect, type Page } from "@playwright/test";
import { CONTRACTS, callsTo } from "./calls";
import type { World } from "./world";

const API = "/customer-service/api/v1";

export const offersCall = (contractId: string): string => `${API}/electricity/contracts/${contractId}/offers`;
export const offerCall = (offerId: string): string => `${API}/electricity/offers/${offerId}`;
export const acceptCall = (offerId: string): string => `${API}/offers/${offerId}/accept`;
export const acknowledgeCall = (offerId: string): string => `${API}/offers/${offerId}/acknowledge`;
export const denyCall = (contractId: string): string => `${CONTRACTS}/${contractId}/deny-offers`;

export const offersOf = (contractId: string): string => `/electricity/${contractId}/offers`;

/** `place`: which of the contract's offers, from 1 on; `of`: whose offer it is, where that isn't the contract in the address. */
export function offerOf(contractId: string, place = 1, of = contractId) {
  const id = `${of}-offer-${place}`;
  return { id, page: `/electricity/${contractId}/offer/${id}`, call: offerCall(id) };
}

/** How each call to that path was answered, in order. */
export const answersTo = async (world: World, path: string) => (await callsTo(world, path)).map(({ status }) => status);

/**
 * What the server tells of an offer, with these differences: the body of a fault on `offerCall`, for as long as that lasts.
 * `world.faults([{ method: "GET", path: offerCall(id), body: await offerToldAs(…), times: 1 }])`
 */
export async function offerToldAs(page: Page, accessToken: string, offerId: string, differences: object): Promise<object> {
  const response = await page.request.get(offerCall(offerId), { headers: { authorization: `Bearer ${accessToken}` } });
  expect(response.status()).toBe(200);
  const answer = await response.json();
  return { ...answer, offer: { ...answer.offer, ...differences } };
}
