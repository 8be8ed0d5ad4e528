/** Somebody with electricity offers, in a world of a sandbox in this process: what they look at, and what they answer. */
import { parse } from "valibot";
import { dashboardSchema } from "../../src/api/schemas/cards";
import { contractDetailSchema } from "../../src/api/schemas/contracts";
import { offerDetailSchema, offersSchema } from "../../src/api/schemas/electricity";
import type { Visitor } from "../sandbox/visitor";

export const ANNA = "198504122386";
export const LOVA = "198712042384";
export const DISA = "199504192387";
export const OVE = "196909282391";
export const CILLA = "199108232381";
export const LARS = "196805142392";
export const SIV = "198209302382";

export const ANNAS = "anna-andersson-electricity";
export const SUMMER_HOUSE = "anna-andersson-electricity-summer-house";
export const OVES = "ove-oberg-electricity";
export const LOVAS = "lova-lindqvist-electricity";
export const DISAS = "disa-dahl-electricity";

export type OffersCustomer = Awaited<ReturnType<typeof offersCustomer>>;

/** Logged in. Reads give what the app makes of the answer, `get` and `ids` the status of a refusal. */
export async function offersCustomer(visitor: Visitor, personalNumber: string) {
  const { accessToken } = await visitor.logIn(personalNumber);
  const get = async (path: string) => {
    const response = await visitor.get(path, accessToken);
    return response.ok ? await response.json() : response.status;
  };
  const post = async (path: string) => {
    const response = await visitor.post(path, {}, { authorization: `Bearer ${accessToken}` });
    return [response.status, await response.text()];
  };
  const offersAnswer = (contractId: string) => get(`/electricity/contracts/${contractId}/offers`);
  const offers = async (contractId: string) => parse(offersSchema, await offersAnswer(contractId)).offers;
  const offer = async (offerId: string) => parse(offerDetailSchema, await get(`/electricity/offers/${offerId}`));
  return {
    accessToken,
    get,
    post,
    offersAnswer,
    offers,
    offer,
    ids: async (contractId: string): Promise<string[] | number> =>
      typeof (await offersAnswer(contractId)) === "number"
        ? await offersAnswer(contractId)
        : (await offers(contractId)).map(({ offerId }) => offerId),
    statusOf: async (offerId: string) => (await offer(offerId)).offer.status,
    home: async () => parse(dashboardSchema, await get("/home/dashboard")),
    page: async (contractId: string) => parse(contractDetailSchema, await get(`/contracts/${contractId}`)),
    accept: (offerId: string) => post(`/offers/${offerId}/accept`),
    acknowledge: (offerId: string) => post(`/offers/${offerId}/acknowledge`),
    deny: (contractId: string) => post(`/contracts/${contractId}/deny-offers`),
  };
}
