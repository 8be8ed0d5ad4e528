/** Electricity offers as a test meets them: the app's calls, and an offer told as of another kind than it is. */
import { expect, type Page } from "@playwright/test";
import { CONTRACTS } from "./calls";

const API = "/customer-service/api/v1";

export const offersCall = (contractId: string): string => `${API}/electricity/contracts/${contractId}/offers`;
export const offerCall = (offerId: string): string => `${API}/electricity/offers/${offerId}`;
export const acceptCall = (offerId: string): string => `${API}/offers/${offerId}/accept`;
export const acknowledgeCall = (offerId: string): string => `${API}/offers/${offerId}/acknowledge`;
export const denyCall = (contractId: string): string => `${CONTRACTS}/${contractId}/deny-offers`;
export const COLLECTION = `${API}/insurance/collection`;

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
