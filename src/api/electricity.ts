/**
 * Offers for an electricity contract, each time with that contract: whoever shows them compares, and tells a contract of another
 * kind apart (EL-03). Specification §7 "Electricity".
 */
import type { ElectricityOfferDetail, ElectricityOffers } from "../domain/electricityOffers";
import { CUSTOMER_API, call, path } from "./client";
import { readContract } from "./contracts";
import { offerDetailSchema, offersSchema } from "./schemas/electricity";

type Options = { signal: AbortSignal };

const ELECTRICITY = `${CUSTOMER_API}/electricity`;

/** @throws {ApiError} of whichever of the two calls fails first. */
export const readOffers = (contractId: string, options: Options): Promise<ElectricityOffers> =>
  withContract(contractId, options, (given) => readOffersAlone(contractId, given));

/** Without the contract, for who has it. @throws {ApiError} */
export const readOffersAlone = async (contractId: string, { signal }: Options): Promise<Pick<ElectricityOffers, "offers">> =>
  call({ method: "GET", path: ELECTRICITY + path`/contracts/${contractId}/offers`, schema: offersSchema, signal });

/** @throws {ApiError} of whichever of the two calls fails first. */
export const readOffer = (contractId: string, offerId: string, options: Options): Promise<ElectricityOfferDetail> =>
  withContract(contractId, options, async ({ signal }) =>
    call({ method: "GET", path: ELECTRICITY + path`/offers/${offerId}`, schema: offerDetailSchema, signal }),
  );

/** Both at once. When one of them fails, nobody waits for the other. */
async function withContract<Rest extends object>(
  contractId: string,
  { signal }: Options,
  readRest: (options: Options) => Promise<Rest>,
) {
  const given = new AbortController();
  const options = { signal: AbortSignal.any([signal, given.signal]) };
  try {
    const [{ contract }, rest] = await Promise.all([readContract(contractId, options), readRest(options)]);
    return { contract, ...rest };
  } catch (error) {
    given.abort();
    throw error;
  }
}
