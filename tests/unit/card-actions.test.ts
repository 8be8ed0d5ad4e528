/** What the buttons of cards lead to, by action, type and what the card knows. */
import { describe, expect, it } from "vitest";
import { offerWay, pathOfCard, subFlowWay } from "../../src/domain/cardActions";
import { CONTRACT_TYPES } from "../../src/domain/contractTypes";
import { actingCard, offerCard, subFlow } from "../support/cardActor";

const way = (action: string | null, card: Parameters<typeof actingCard>[0] = {}, externalUrl: string | null = null) =>
  subFlowWay(actingCard(card), subFlow(action, { externalUrl }));

const page = (to: string, params?: object, rest: object = {}) => ({
  kind: "page",
  destination: { to, ...(params && { params }), ...rest },
});
const unknown = (action: string | null) => ({ kind: "unknown", action });

const TYPES = [...CONTRACT_TYPES, "Insurance", "HOVERCRAFT", null] as const;

/** Each action: on which types it leads on, and where to. Anywhere else nobody knows it. */
const ACTIONS = [
  {
    action: "COMPLETE_CONTRACT_INFO",
    types: ["CarInsurance"],
    leadsTo: page("/car-insurance/$contractId/completion", { contractId: "c1" }),
  },
  {
    action: "COLLECT_CONTRACTS",
    types: ["CarInsurance", "HomeInsurance", "Insurance"],
    leadsTo: { kind: "collect", providerId: "p1", providerName: "Hemtrygg" },
  },
  { action: "CREATE_PRIVATE_LOAN_APPLICATION", types: TYPES, leadsTo: page("/private-loan/application") },
  { action: "UPLOAD_INVOICE", types: ["Electricity"], leadsTo: page("/contract/$id", { id: "c1" }, { hash: "invoice" }) },
  { action: "ACKNOWLEDGE", types: TYPES, leadsTo: { kind: "acknowledge", contractId: "c1", next: null } },
  {
    action: "ACKNOWLEDGE_AND_VIEW_OFFERS",
    types: ["Electricity"],
    leadsTo: {
      kind: "acknowledge",
      contractId: "c1",
      next: { to: "/electricity/$contractId/offers", params: { contractId: "c1" } },
    },
  },
] as const;

describe.each(ACTIONS)("$action [TODO-03] [TODO-04] [TODO-05] [TODO-06] [TODO-07] [TODO-08]", ({ action, types, leadsTo }) => {
  it.each(TYPES)("of a contract of the type %s", (contractType) => {
    const isIts = (types as readonly unknown[]).includes(contractType);
    expect(way(action, { contractType })).toEqual(isIts ? leadsTo : unknown(action));
  });

  it("is no other in small letters", () => {
    const small = action.toLowerCase();
    expect(way(small, { contractType: types[0] })).toEqual(unknown(small));
  });
});

it.each([null, "", "constructor", "__proto__", "DANCE"])("the action %j is one that nobody knows [TODO-10]", (action) => {
  expect(way(action)).toEqual(unknown(action));
});

it.each(["car_INSURANCE", "CAR_INSURANCE", "carinsurance"])(
  "the type %s is car insurance all the same [GEN-11]",
  (contractType) => {
    expect(way("COMPLETE_CONTRACT_INFO", { contractType }).kind).toBe("page");
    expect(offerWay(offerCard({ contractType }))).toEqual(page("/car-insurance/$contractId/offers", { contractId: "c1" }));
  },
);

describe("without an id that can name anything [A14]", () => {
  it.each([null, "", ".", "..", "x".repeat(201), "\ud800"])("%j", (contractId) => {
    for (const [action, contractType] of [
      ["COMPLETE_CONTRACT_INFO", "CarInsurance"],
      ["UPLOAD_INVOICE", "Electricity"],
      ["ACKNOWLEDGE", "Electricity"],
      ["ACKNOWLEDGE_AND_VIEW_OFFERS", "Electricity"],
    ] as const)
      expect(way(action, { contractType, contractId })).toEqual(unknown(action));
    expect(way("CREATE_PRIVATE_LOAN_APPLICATION", { contractId }).kind).toBe("page");
  });
});

describe("a collection is of the first provider that can be asked [TODO-04]", () => {
  const provider = (id: string | null, name: string) => ({ id, name, logoImageUrl: null });
  it.each([
    [[provider("a", "Å & Co"), provider("b", "Bo")], { kind: "collect", providerId: "a", providerName: "Å & Co" }],
    [[provider(null, "Ingen"), provider("b", " Bo\u202e ")], { kind: "collect", providerId: "b", providerName: "Bo" }],
    [[provider("a", ""), provider("b", "Bo")], { kind: "collect", providerId: "b", providerName: "Bo" }],
    [[provider("a", "..")], unknown("COLLECT_CONTRACTS")],
    [[], unknown("COLLECT_CONTRACTS")],
  ])("%o", (providers, expected) => {
    expect(way("COLLECT_CONTRACTS", { contractType: "HomeInsurance", providers })).toEqual(expected);
  });
});

describe("an address out of the app [TODO-09]", () => {
  it.each(["mailto:a@b.se", "mailto:a@b.se?bcc=c@d.se", "MAILTO:a@b.se"])("%s writes no mail: it is text [A36]", (address) => {
    expect(way("ACKNOWLEDGE", {}, address)).toEqual({ kind: "text" });
  });

  it("wins over the action", () => {
    const external = { kind: "external", href: "https://example.com/a?b=1", host: "example.com" };
    expect(way("ACKNOWLEDGE", {}, "https://example.com/a?b=1")).toEqual(external);
    expect(way(null, {}, "https://example.com/a?b=1")).toEqual(external);
    expect(
      offerWay(offerCard({ subFlow: { buttonTextKey: null, action: "DANCE", externalUrl: "https://example.com/a?b=1" } })),
    ).toEqual(external);
  });

  it("gives its host in ASCII [A34]", () => {
    expect(way(null, {}, "https://bаnk.se/")).toEqual({
      kind: "external",
      href: "https://xn--bnk-6cd.se/",
      host: "xn--bnk-6cd.se",
    });
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)//https://example.com",
    "http://example.com",
    "data:text/html,<script>alert(1)</script>",
    "//example.com",
    "/home",
    "https:/example.com",
    "https://bank.se@evil.example",
    "https://user:secret@example.com",
    " https://example.com",
    "https://",
    "blob:https://example.com/1",
    `https://example.com/${"a".repeat(2_000)}`,
  ])("%s is text, whatever the action [AMB-59] [A32] [A33]", (address) => {
    expect(way("ACKNOWLEDGE", {}, address)).toEqual({ kind: "text" });
    expect(offerWay(offerCard({ subFlow: { buttonTextKey: null, action: "OFFERS_OVERVIEW", externalUrl: address } }))).toEqual({
      kind: "text",
    });
  });

  it.each([null, "", "  "])("%j is none", (address) => {
    expect(way("ACKNOWLEDGE", {}, address).kind).toBe("acknowledge");
  });
});

describe("a click on an offer card", () => {
  const offer = (contractType: string | null, action: string | null, ids: object = {}) =>
    offerWay(offerCard({ contractType, subFlow: { buttonTextKey: null, action, externalUrl: null }, ...ids }));
  const broken = (message: string) => ({ kind: "broken", message });
  const NO_HANDLER = broken("Click handler not implemented");
  const NO_TYPE = broken("Contract type not implemented");

  it.each(["OFFERS_OVERVIEW", "OFFER_DETAILS", "DANCE", null])(
    "on car insurance leads to its offers, also by %s [TODO-14]",
    (action) => {
      expect(offer("CarInsurance", action)).toEqual(page("/car-insurance/$contractId/offers", { contractId: "c1" }));
    },
  );

  it("on car insurance asks for nothing else: the card alone will do [TODO-14]", () => {
    expect(offerWay(offerCard({ contractType: "CarInsurance", subFlow: null }))).toEqual(
      page("/car-insurance/$contractId/offers", { contractId: "c1" }),
    );
  });

  it.each([
    ["OFFERS_OVERVIEW", page("/electricity/$contractId/offers", { contractId: "c1" })],
    ["OFFER_DETAILS", page("/electricity/$contractId/offer/$offerId", { contractId: "c1", offerId: "o1" })],
    ["DANCE", NO_HANDLER],
    ["offer_details", NO_HANDLER],
    [null, NO_HANDLER],
  ])("on electricity by %s [TODO-15] [TODO-16] [TODO-17]", (action, expected) => {
    expect(offer("ELECTRICITY", action)).toEqual(expected);
  });

  it.each(["Mobile", "Broadband", "Tv", "HomeInsurance", "Insurance", "Mortgage", "PrivateLoan", "HOVERCRAFT", "", null])(
    "on %j is of no type that there is a page for [TODO-18]",
    (contractType) => {
      for (const action of ["OFFERS_OVERVIEW", "OFFER_DETAILS", null]) expect(offer(contractType, action)).toEqual(NO_TYPE);
    },
  );

  it.each([null, "..", ""])("with the id %j can't be handled [TODO-17] [A14]", (id) => {
    expect(offer("CarInsurance", null, { contractId: id })).toEqual(NO_HANDLER);
    expect(offer("Electricity", "OFFERS_OVERVIEW", { contractId: id })).toEqual(NO_HANDLER);
    expect(offer("Electricity", "OFFER_DETAILS", { offerId: id })).toEqual(NO_HANDLER);
    expect(offer("Electricity", "OFFERS_OVERVIEW", { offerId: id })?.kind).toBe("page");
  });

  it.each(["Electricity", "Mobile", null])("is not asked for by a card of %s without a sub-flow", (contractType) => {
    expect(offerWay(offerCard({ contractType, subFlow: null }))).toBeNull();
  });
});

describe("the address of a page [A14]", () => {
  it.each([
    [{ to: "/private-loan/application" }, "/private-loan/application"],
    [{ to: "/contract/$id", params: { id: "el/1 å?#" }, hash: "invoice" }, "/contract/el%2F1%20%C3%A5%3F%23#invoice"],
    [
      { to: "/electricity/$contractId/offer/$offerId", params: { contractId: "$offerId", offerId: "$&" } },
      "/electricity/%24offerId/offer/%24%26",
    ],
  ] as const)("%o", (destination, path) => expect(pathOfCard(destination)).toBe(path));
});
