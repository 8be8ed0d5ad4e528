/** Which of a contract's offers is agreed on, and whether an offer is one of the contract's at all. */
import { describe, expect, it } from "vitest";
import { cleanName, isolated } from "../../src/domain/cleanText";
import { agreedAmong, isOneOf } from "../../src/domain/electricityOffers";
import { offerOf } from "../support/electricityOffersActor";

const open = offerOf({ offerId: "open" });
const accepted = offerOf({ offerId: "accepted", status: "ACCEPTED" });
const confirmed = offerOf({ offerId: "confirmed", status: "CONFIRMED" });
const discount = offerOf({ offerId: "discount", offerType: "DISCOUNT", status: "CONFIRMED" });
const acknowledged = offerOf({ offerId: "acknowledged", offerType: "DISCOUNT", status: "ACCEPTED" });
const odd = offerOf({ offerId: "odd", status: "SENT" });

describe("which of a contract's offers is agreed on [EL-11] [EL-12] [EL-13]", () => {
  it.each([
    { offers: [], exceptId: null, agreed: null },
    { offers: [open, odd, discount], exceptId: null, agreed: null },
    { offers: [open, accepted], exceptId: null, agreed: accepted },
    { offers: [open, confirmed], exceptId: null, agreed: confirmed },
    { offers: [discount, acknowledged], exceptId: null, agreed: acknowledged },
    { offers: [open, accepted], exceptId: "open", agreed: accepted },
    { offers: [open, accepted], exceptId: "accepted", agreed: null },
  ])("%o", ({ offers, exceptId, agreed }) => {
    expect(agreedAmong(offers, exceptId)).toBe(agreed);
  });
});

describe("whether an offer is one of the contract's", () => {
  it.each([
    { offers: [open, odd], offer: open, isIts: true },
    { offers: [odd], offer: open, isIts: false },
    { offers: [], offer: discount, isIts: false },
    { offers: null, offer: open, isIts: true },
    // A server may no longer list what is agreed on.
    { offers: [], offer: accepted, isIts: true },
  ])("%o", ({ offers, offer, isIts }) => {
    expect(isOneOf(offers, offer)).toBe(isIts);
  });
});

it("a name inside a sentence turns nothing around it, whichever way it is written [A48]", () => {
  expect(isolated(cleanName("\u202e\u05d0\u05d1 El") ?? "")).toBe("\u2068\u05d0\u05d1 El\u2069");
});
