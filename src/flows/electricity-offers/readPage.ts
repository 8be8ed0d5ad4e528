/** What stands at an address of electricity offers. Specification §2 "Electricity offers", EL-03. */
import type { OfferPage, OffersPage } from "../../../machines/shared/electricity-offers-page";
import { readContract } from "../../api/contracts";
import { readOffer, readOffers, readOffersAlone } from "../../api/electricity";
import type { Contract } from "../../domain/contracts";
import { contractTypeOf } from "../../domain/contractTypes";
import { type ElectricityOffer, isOneOf } from "../../domain/electricityOffers";
import { ApiError, failureOf } from "../../domain/errors";

export type At = { contractId: string; offerId: string | null };
type Options = { signal: AbortSignal };

/** @throws {ApiError} */
export async function readPage(at: At, options: Options): Promise<OffersPage> {
  try {
    const page = await readAt(at, options);
    if (!isElectricity(page.contract)) return { kind: "notElectricity" };
    if (page.kind === "offer" && !isOneOf(page.offers, page.offer))
      throw new ApiError({ call: "offer of another contract", kind: "http", status: 404 });
    return page;
  } catch (error) {
    if (await isOfAnother(error, at, options)) return { kind: "notElectricity" };
    throw error;
  }
}

async function readAt({ contractId, offerId }: At, options: Options): Promise<Exclude<OffersPage, { kind: "notElectricity" }>> {
  if (offerId === null) return { kind: "list", ...(await readOffers(contractId, options)) };
  return readOne(contractId, offerId, options);
}

/** With the contract's other offers: one of them may be agreed on already, and then nothing is left to answer. */
async function readOne(contractId: string, offerId: string, options: Options): Promise<OfferPage> {
  const [detail, offers] = await Promise.all([readOffer(contractId, offerId, options), othersOf(contractId, options)]);
  if (detail.offer.offerId !== offerId) throw new ApiError({ call: "another offer than was asked for", kind: "malformed" });
  return { kind: "offer", ...detail, offers };
}

/** Null when only they can't be read: the offer is shown without. */
const othersOf = (contractId: string, options: Options): Promise<ElectricityOffer[] | null> =>
  readOffersAlone(contractId, options).then(
    ({ offers }) => offers,
    (error) => {
      if (failureOf(error).kind === "handled") throw error;
      return null;
    },
  );

/** A server may refuse to tell of offers for another kind of contract: that is no fault of the call. */
async function isOfAnother(error: unknown, { contractId }: At, options: Options): Promise<boolean> {
  const failure = failureOf(error);
  if (failure.kind !== "http" || failure.status >= 500) return false;
  return readContract(contractId, options).then(
    ({ contract }) => !isElectricity(contract),
    () => false,
  );
}

const isElectricity = ({ type }: Contract): boolean => contractTypeOf(type) === "Electricity";
