/** What stands at an address of electricity offers. Specification §2 "Electricity offers", EL-03. */
import type { OffersPage } from "../../../machines/shared/electricity-offers-setup";
import { readContract } from "../../api/contracts";
import { readOffer, readOffers } from "../../api/electricity";
import type { Contract } from "../../domain/contracts";
import { contractTypeOf } from "../../domain/contractTypes";
import { failureOf } from "../../domain/errors";

export type At = { contractId: string; offerId: string | null };
type Options = { signal: AbortSignal };

/** @throws {ApiError} */
export async function readPage(at: At, options: Options): Promise<OffersPage> {
  try {
    const page = await readAt(at, options);
    return isElectricity(page.contract) ? page : { kind: "notElectricity" };
  } catch (error) {
    if (await isOfAnother(error, at, options)) return { kind: "notElectricity" };
    throw error;
  }
}

async function readAt({ contractId, offerId }: At, options: Options): Promise<Exclude<OffersPage, { kind: "notElectricity" }>> {
  if (offerId === null) return { kind: "list", ...(await readOffers(contractId, options)) };
  return { kind: "offer", ...(await readOffer(contractId, offerId, options)) };
}

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
