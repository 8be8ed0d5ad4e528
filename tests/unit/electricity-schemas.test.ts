/** What offers for an electricity contract are read into: whole, with holes, with things nobody has heard of, and far too much. */
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { startedCollectionSchema } from "../../src/api/schemas/collections";
import { offerDetailSchema, offersSchema } from "../../src/api/schemas/electricity";
import { links, offerAnswer, offerDetailAnswer, offersAnswer } from "../support/offerAnswers";

/** An offer of which nothing but its id is known. */
const bare = {
  offerId: "o1",
  offerType: null,
  status: null,
  contractType: null,
  provider: null,
  offerDescription: null,
  savings: null,
  agreementDetails: null,
  salesAttributes: [],
  providerInformation: null,
  contractChangeInformation: null,
};
const read = (offer: unknown) => v.parse(offerDetailSchema, { offer }).offer;
const huge = "x".repeat(20_001);

describe("an offer [EL-08] [EL-09] [EL-10] [EL-22]", () => {
  it("is taken whole, what we don't know left aside", () => {
    expect(read({ ...offerAnswer(), colour: "green" })).toEqual(offerAnswer());
  });

  it("is taken with nothing but its id", () => expect(read({ offerId: "o1" })).toEqual(bare));

  it.each(Object.keys(bare).filter((field) => field !== "offerId"))("is taken with any oddity for its %s [F17]", (field) => {
    expect(read({ ...bare, [field]: huge })).toEqual(bare);
    expect(read({ ...bare, [field]: 7.5 })).toEqual(bare);
    expect(read({ ...bare, [field]: undefined })).toEqual(bare);
  });

  it.each(["NEW_KIND", "loyalty", ""])("keeps the type and the status %j as they came", (code) => {
    expect(read({ ...bare, offerType: code, status: code })).toMatchObject({ offerType: code, status: code });
  });

  it.each([
    ["x".repeat(200), "x".repeat(200)],
    ["x".repeat(201), `${"x".repeat(199)}…`],
    [`${"x".repeat(198)}😀x`, `${"x".repeat(198)}…`],
  ])("keeps its provider, whose name is cut where it is endless: %s [A49]", (name, cut) => {
    const provider = { id: "x", name, logoImageUrl: "/x.svg" };
    expect(read({ ...bare, provider }).provider).toEqual({ ...provider, name: cut });
  });

  it.each([
    ["o1", "o1"],
    [17, "17"],
    ["../../admin", "../../admin"],
  ])("goes by the id %j", (id, offerId) => expect(read({ ...bare, offerId: id })).toEqual({ ...bare, offerId }));

  it.each([undefined, null, "", ".", "..", 1.5, {}, "x".repeat(201), "\ud800"])("is none by the id %j [A14]", (offerId) => {
    expect(v.safeParse(offerDetailSchema, { offer: { ...bare, offerId } }).success).toBe(false);
  });

  it.each([null, "offer", 1, []])("is never made of %j", (offer) => {
    expect(v.safeParse(offerDetailSchema, { offer }).success).toBe(false);
  });
});

describe("its savings [EL-09]", () => {
  const none = {
    annualSavings: null,
    savingsTitleKey: null,
    priceDiscountSavings: null,
    monthlyCostDiscountSavings: null,
  };
  const noDiscount = { amount: null, startDate: null, endDate: null };

  it.each([
    [912, 912],
    [
      { value: 912, unitKey: "sekPerYear" },
      { value: 912, unitKey: "sekPerYear" },
    ],
    [
      { value: "912", unitKey: 7 },
      { value: null, unitKey: null },
    ],
    ["912", null],
    [Number.POSITIVE_INFINITY, null],
    [true, null],
  ])("a year of %j is %j", (annualSavings, expected) => {
    expect(read({ ...bare, savings: { annualSavings } }).savings).toEqual({ ...none, annualSavings: expected });
  });

  it.each(["priceDiscountSavings", "monthlyCostDiscountSavings"])("%s may have any holes", (field) => {
    const savings = (given: unknown) => read({ ...bare, savings: { [field]: given } }).savings;
    expect(savings({})).toEqual({ ...none, [field]: noDiscount });
    expect(savings({ amount: "12", startDate: 2026, endDate: {} })).toEqual({ ...none, [field]: noDiscount });
    expect(savings({ amount: 12, endDate: "2027-01-31" })).toEqual({
      ...none,
      [field]: { ...noDiscount, amount: 12, endDate: "2027-01-31" },
    });
    expect(savings("12")).toEqual(none);
  });
});

describe("its agreement and what sells it [EL-10]", () => {
  it("may have any holes", () => {
    const agreementDetails = { name: 7, startDate: {}, bindingPeriodMonths: "12", noticePeriodDays: Number.NaN };
    const nothing = { name: null, startDate: null, bindingPeriodMonths: null, noticePeriodDays: null };
    expect(read({ ...bare, agreementDetails }).agreementDetails).toEqual(nothing);
    expect(read({ ...bare, salesAttributes: [{ title: 7 }, null, "x", { value: "Ja" }] }).salesAttributes).toEqual([
      { title: null, value: null },
      { title: null, value: "Ja" },
    ]);
  });

  it("has at most fifty attributes [A49]", () => {
    const salesAttributes = Array.from({ length: 100_000 }, (_, i) => ({ title: `${i}`, value: "Ja" }));
    expect(read({ ...bare, salesAttributes }).salesAttributes).toHaveLength(50);
  });

  it("may explain itself at length, to a limit [EL-22] [A49]", () => {
    const explained = (description: string) =>
      read({ ...bare, offerDescription: description, providerInformation: { description } });
    const long = "x".repeat(20_000);
    expect(explained(long)).toEqual({
      ...bare,
      offerDescription: long,
      providerInformation: { title: null, description: long },
    });
    expect(explained(`${long}x`)).toEqual({ ...bare, providerInformation: { title: null, description: null } });
  });
});

describe("the links of a single offer [EL-23]", () => {
  it("are taken as they came: whether they lead anywhere is judged where they are shown", () => {
    expect(v.parse(offerDetailSchema, offerDetailAnswer())).toEqual({ offer: offerAnswer(), links });
    const odd = { termsAndConditionsLink: "javascript:alert(1)", privacyPolicyLink: 7 };
    expect(v.parse(offerDetailSchema, offerDetailAnswer({}, { providerInformation: odd })).links).toEqual({
      termsAndConditionsLink: "javascript:alert(1)",
      privacyPolicyLink: null,
    });
  });

  it.each([undefined, null, "https://example.com", 7])("are missing in %j", (providerInformation) => {
    expect(v.parse(offerDetailSchema, offerDetailAnswer({}, { providerInformation })).links).toEqual({
      termsAndConditionsLink: null,
      privacyPolicyLink: null,
    });
  });
});

describe("a list of offers [EL-23]", () => {
  it("loses what can't be read", () => {
    const list = offersAnswer(null, offerAnswer(), "o2", { offerId: "" }, { offerId: "o3" });
    expect(v.parse(offersSchema, list)).toEqual({ offers: [offerAnswer(), { ...bare, offerId: "o3" }] });
  });

  it("may be empty", () => expect(v.parse(offersSchema, { offers: [] })).toEqual({ offers: [] }));

  it.each([{}, { offers: null }, { offers: {} }, [], null, { offers: [null, {}, { offerId: ".." }] }])(
    "that can't be read never says that there are none: %j",
    (answer) => expect(v.safeParse(offersSchema, answer).success).toBe(false),
  );

  it("is read to its five hundredth: nothing beyond is looked at [A49]", () => {
    const beyond = {
      get offerId(): string {
        throw new Error("Nobody asks for it.");
      },
    };
    const offers = Array.from({ length: 100_000 }, (_, i) => (i < 500 ? offerAnswer({ offerId: i }) : beyond));
    expect(v.parse(offersSchema, { offers }).offers).toHaveLength(500);
  });
});

describe("a started collection [COL-02]", () => {
  it.each([
    ["col-1", "col-1"],
    [12, "12"],
  ])("goes by %j", (given, id) => expect(v.parse(startedCollectionSchema, { id: given })).toEqual({ id }));

  it.each([{}, { id: null }, { id: "" }, { id: ".." }, { id: {} }, null, "col-1"])("is none in %j", (answer) => {
    expect(v.safeParse(startedCollectionSchema, answer).success).toBe(false);
  });
});
