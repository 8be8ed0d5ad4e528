/** What the services' answers are read into: whole, with holes, and with things nobody has heard of. */
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { loggedInSchema, tokensSchema } from "../../src/api/schemas/auth";
import { dashboardSchema } from "../../src/api/schemas/cards";
import { customerSchema } from "../../src/api/schemas/customers";
import { collectStatusSchema, startedOrderSchema } from "../../src/api/schemas/orders";
import { textSetSchema } from "../../src/api/schemas/texts";
import { customerLogin, tokensFor } from "../support/people";

describe("a customer [CUS-01] [CUS-02] [CUS-03] [CUS-04] [API-09]", () => {
  const whole = {
    firstName: "Anna",
    lastName: "Andersson",
    personalNumber: "191212121212",
    onboardingState: "MissingPoa",
    email: { value: "anna@example.se" },
    mobileNumber: { value: "0701234567" },
    address: {
      street: "Storgatan",
      streetNumber: 12,
      entrance: "B",
      co: null,
      postalCode: 12345,
      postalAddress: "Malmö",
      apartmentNumber: 1001,
    },
    accountCreatedAt: "2025-03-01T10:00:00Z",
    consentDetails: { poaSignedAt: "2025-03-01T10:05:00Z" },
  };

  it("is taken whole, what we don't know left aside", () => {
    expect(v.parse(customerSchema, { ...whole, shoeSize: 38 })).toEqual(whole);
  });

  it("is taken with holes, and with a state that is new to us [F17]", () => {
    expect(v.parse(customerSchema, { firstName: 7, onboardingState: "SomethingNew", email: "anna@example.se" })).toEqual({
      firstName: "",
      lastName: "",
      personalNumber: null,
      onboardingState: "SomethingNew",
      email: null,
      mobileNumber: null,
      address: null,
      accountCreatedAt: null,
      consentDetails: null,
    });
  });

  it.each([null, "Anna", 1])("is never made of %j", (given) => {
    expect(v.safeParse(customerSchema, given).success).toBe(false);
  });
});

describe("a completed login [AUTH-24] [CUS-05] [IMP-09]", () => {
  const { customer, tokens } = customerLogin();
  const answer = (authContext: object) => ({ status: "COMPLETE", customer, tokens: { ...tokens, authContext } });

  it.each([
    [
      { tokenAuthority: "ADMIN", supportsImpersonation: true },
      { tokenAuthority: "ADMIN", supportsImpersonation: true },
    ],
    [{ tokenAuthority: "CUSTOMER" }, { tokenAuthority: "CUSTOMER", supportsImpersonation: false }],
    // Nobody gets more rights than we know of.
    [
      { tokenAuthority: "ROOT", supportsImpersonation: "yes" },
      { tokenAuthority: "CUSTOMER", supportsImpersonation: false },
    ],
  ])("with %j", (given, authContext) => {
    expect(v.parse(loggedInSchema, answer(given))).toEqual({ customer, tokens, authContext });
  });

  it.each(["", "a.b.c", `${tokensFor("anna").accessToken}\r\nX: 1`, "x".repeat(9_000)])(
    "is refused with the access token %j [A78]",
    (accessToken) => expect(v.safeParse(tokensSchema, { ...tokens, accessToken }).success).toBe(false),
  );
});

describe("a started order [AUTH-08]", () => {
  const order = {
    orderRef: "131daac9-16c6-4618-beb0-365768f37288",
    autoStartToken: "7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6",
    qrStartToken: "67df3917-fa0d-44e5-b327-edcc928297f8",
    qrStartSecret: "d28db9a7-4cde-429e-a983-359be676944c",
  };

  it("is taken whole", () => expect(v.parse(startedOrderSchema, order)).toEqual(order));

  it.each([
    ["orderRef", "../../admin"],
    ["orderRef", ""],
    ["autoStartToken", "a&redirect=https://evil.test#"],
    ["qrStartToken", "<b>"],
    ["qrStartSecret", "😀".repeat(50_000)],
  ])("is refused with %s %j [A24] [A26]", (field, value) => {
    expect(v.safeParse(startedOrderSchema, { ...order, [field]: value }).success).toBe(false);
  });
});

it.each([
  ["PENDING", "pending"],
  ["Complete", "complete"],
  ["failed", "failed"],
  ["NEW", "new"],
])("reads the status %s in any letter case [AMB-50]", (given, status) => {
  expect(v.parse(collectStatusSchema, { status: given, hintCode: 7 })).toEqual({ status, hintCode: undefined });
});

describe("the dashboard [HOME-19] [TODO-01] [TODO-02] [TODO-12] [TODO-13] [TODO-21]", () => {
  const provider = { id: "norrsken", name: "Norrsken El", logoImageUrl: "/logos/norrsken.svg" };
  const whole = {
    customerFirstName: "Anna",
    todoCards: [
      {
        contractId: "c1",
        contractType: "Electricity",
        cardType: "INVOICE_ANALYSIS",
        titleKey: "todo.title",
        titleSource: "Källgatan 12",
        description: "**Hej**",
        contextualInformation: { title: "Så räknar vi", body: "Så här" },
        providers: [provider],
        subFlows: [{ type: "Upload", action: "UPLOAD_INVOICE", buttonNameKey: "todo.button", externalUrl: null }],
        backgroundProcess: { status: "PROCESSING", statusDescriptionKey: "todo.status", type: "INVOICE" },
      },
    ],
    ongoingCards: [
      {
        contractId: "c2",
        contractType: "PrivateLoan",
        description: "Vi jämför",
        subView: "ongoing.subView.reading",
        toBeCanceled: true,
        contextualInformation: null,
        providers: [provider],
        offers: [{ bidderName: "Sparlånet", amount: 250_000, interestRate: 0.0595, paybackTime: 12 }],
        subFlow: { type: "Primary", action: "SHOW", buttonNameKey: "x", externalUrl: "https://example.se" },
        pollingId: "p1",
      },
    ],
    offerPreviewCards: [
      {
        contractType: "Electricity",
        contractId: "c1",
        offerId: "o1",
        provider,
        description: "Rörligt pris",
        savings: { savingsTitleKey: "offer.savings.title", price: { value: 146, unitKey: "sekPerMonth" } },
        subFlow: { buttonTextKey: "offer.show", action: "OFFERS_OVERVIEW", externalUrl: "https://example.se" },
      },
    ],
    addMoreContractsCard: { missingContractTypes: ["Tv"], titleKey: "addMoreContracts.title", descriptionKey: "x" },
  };

  it("is taken whole, what we don't know left aside", () => {
    expect(v.parse(dashboardSchema, { ...whole, banner: {} })).toEqual(whole);
  });

  it("is empty when everything is missing or odd [F17]", () => {
    expect(v.parse(dashboardSchema, { todoCards: "none", ongoingCards: [null, 1], addMoreContractsCard: [] })).toEqual({
      customerFirstName: null,
      todoCards: [],
      ongoingCards: [],
      offerPreviewCards: [],
      addMoreContractsCard: { missingContractTypes: [], titleKey: null, descriptionKey: null },
    });
  });

  it("loses the entries that can't be read, and what is beyond 500 [A49]", () => {
    const cards = [null, ...Array.from({ length: 600 }, (_, i) => ({ contractId: i }))];
    expect(v.parse(dashboardSchema, { todoCards: cards }).todoCards).toHaveLength(499);
  });
});

describe("the server's texts [TXT-01] [A85]", () => {
  it("keeps flat keys with text, and drops the rest", () => {
    expect(
      v.parse(textSetSchema, { "a.b": "Hej", "a.c": "", "a.d": " ", "a.e": 7, "a.f": { b: "c" }, "a.g": "x".repeat(20_001) }),
    ).toEqual({
      "a.b": "Hej",
    });
  });

  it.each([null, [], "texts", 1])("refuses %j", (given) => expect(v.safeParse(textSetSchema, given).success).toBe(false));
});
