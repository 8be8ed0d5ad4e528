/** What stands at the two addresses of electricity offers, and what it says of an offer. */
import {
  agreedAmong,
  type ElectricityOffer,
  type ElectricityOfferDetail,
  type ElectricityOffers,
} from "../../src/domain/electricityOffers";
import { isGone } from "../../src/domain/removals";
import type { Loaded } from "./load";

export type OfferPage = { kind: "offer" } & ElectricityOfferDetail & {
    /** All offers for the contract, this one among them; null when they couldn't be read. */
    offers: ElectricityOffer[] | null;
  };

export type OffersPage =
  /** The contract isn't of electricity: whatever offers there are, they are not ours to show (EL-03). */
  { kind: "notElectricity" } | ({ kind: "list" } & ElectricityOffers) | OfferPage;

/** The offer that was read; null when it wasn't. */
export const detailIn = (end: Loaded<OffersPage> | null): OfferPage | null =>
  end?.status === "loaded" && end.data.kind === "offer" ? end.data : null;

/** Whether what was asked for is there no longer. */
export const isMissingIn = (end: Loaded<unknown> | null): boolean => end?.status === "failed" && isGone(end.failure);

/** The contract's other offer that is agreed on: then nothing can be answered to this one. */
export const otherAgreedIn = ({ offer, offers }: OfferPage): ElectricityOffer | null => agreedAmong(offers ?? [], offer.offerId);
