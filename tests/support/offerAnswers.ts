/** Offers as they come over the wire: whole ones, with what a test says of them. */

export const offerAnswer = (offer: object = {}): object => ({
  offerId: "o1",
  offerType: "SWITCH",
  status: null,
  contractType: "Electricity",
  provider: { id: "norrsken-el", name: "Norrsken El", logoImageUrl: "/logos/norrsken.svg" },
  offerDescription: "Rörligt pris **utan bindningstid**.",
  savings: {
    annualSavings: { value: 912, unitKey: "sekPerYear" },
    savingsTitleKey: "offer.ELECTRICITY.savings.yearly",
    priceDiscountSavings: { amount: { value: 19, unitKey: "orePerKwh" }, startDate: null, endDate: "2027-03-01" },
    monthlyCostDiscountSavings: { amount: 20, startDate: "2026-12-01", endDate: null },
  },
  agreementDetails: { name: "Rörligt", startDate: "2027-01-01", bindingPeriodMonths: 0, noticePeriodDays: 30 },
  salesAttributes: [{ title: "Elens ursprung", value: "Vattenkraft" }],
  providerInformation: { title: "Om Norrsken El", description: "Ett **elbolag**." },
  contractChangeInformation: { title: "Så går bytet till", description: "1. Du tackar ja." },
  ...offer,
});

export const offersAnswer = (...offers: unknown[]): object => ({ offers });

export const links = {
  termsAndConditionsLink: "https://example.com/villkor",
  privacyPolicyLink: "https://example.com/integritet",
};

export const offerDetailAnswer = (offer: object = {}, rest: object = {}): object => ({
  offer: offerAnswer(offer),
  providerInformation: links,
  ...rest,
});
