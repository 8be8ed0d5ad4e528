// @vitest-environment happy-dom
/** What the cards of home show, whatever a server sends. */
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dashboardSchema } from "../../src/api/schemas/cards";
import { beginDay, endDay, openHome } from "../support/homeScreen";

beforeEach(beginDay);
afterEach(endDay);

describe("a todo card [TODO-01] [TODO-21]", () => {
  const card = {
    contractId: 7,
    contractType: "Electricity",
    cardType: "INVOICE_ANALYSIS",
    titleKey: "todo.ELECTRICITY.uploadInvoice.title",
    titleSource: "Sommarstugan",
    description: "Ett foto räcker.",
    contextualInformation: { title: "Så har vi räknat", body: "Med din egen förbrukning." },
    providers: ["Norrsken El", "Telnord", "Ljusnät", "Bredbo", "Hemtrygg"].map((name) => ({
      id: name,
      name,
      logoImageUrl: null,
    })),
    subFlows: [
      { type: "Upload", action: "UPLOAD_INVOICE", buttonNameKey: "todo.ELECTRICITY.uploadInvoice.button", externalUrl: null },
    ],
    backgroundProcess: {
      status: "FAILED",
      statusDescriptionKey: "todo.ELECTRICITY.uploadInvoice.failed",
      type: "INVOICE_ANALYSIS",
    },
    somethingNew: { nobody: "knows" },
  };

  it("shows all that it holds", async () => {
    const home = await openHome({ todoCards: [card] });
    expect(home.text("article h3")).toBe("Ladda upp din elfaktura");
    const text = home.text("article");
    expect(text).toContain("Norrsken El · Telnord · Ljusnät · Bredbo · Hemtrygg · Sommarstugan");
    expect(text).toContain("Ett foto räcker.");
    expect(text).toContain("Vi kunde inte läsa fakturan");
    expect(home.text("details summary")).toBe("Så har vi räknat");
    expect(home.text("details")).toContain("Med din egen förbrukning.");
  });

  it("pictures three providers and counts the rest [PICK-03]", async () => {
    const home = await openHome({ todoCards: [card] });
    expect(home.text("article [aria-hidden=true]")).toBe("NETL+2");
  });

  it("keeps what its buttons start, for the flow that does [TODO-02]", () => {
    const { todoCards } = v.parse(dashboardSchema, { todoCards: [card] });
    expect(todoCards[0]?.subFlows).toEqual(card.subFlows);
  });

  it.each([
    ["PROCESSING", "Vi arbetar på det"],
    ["COMPLETED", "Klart"],
    ["FAILED", "Det gick inte den här gången"],
    ["SOMETHING_NEW", "Vi arbetar på det"],
  ])("says in words how far %s is", async (status, words) => {
    const backgroundProcess = { status, statusDescriptionKey: "no.such.key", type: null };
    expect((await openHome({ todoCards: [{ ...card, backgroundProcess }] })).text("article")).toContain(words);
  });

  it.each([null, "no.such.key", "constructor", "__proto__", "k".repeat(10_000), 7])(
    "with the title key %j has a title all the same [A54] [I18-07]",
    async (titleKey) => {
      const home = await openHome({ todoCards: [{ ...card, titleKey }] });
      expect(home.text("article h3")).toBe("Något väntar på dig");
    },
  );

  it("with nothing but its place in the list is still a card [F17]", async () => {
    expect((await openHome({ todoCards: [{}] })).text("article")).toBe("Något väntar på dig");
  });
});

describe("an ongoing card [TODO-12]", () => {
  const card = {
    contractId: "c1",
    contractType: "PRIVATE_LOAN",
    description: "Bankerna går igenom din ansökan.",
    subView: "ongoing.subView.reading",
    toBeCanceled: true,
    contextualInformation: { title: "Vad händer nu?", body: "Vi hör av oss." },
    providers: [{ id: "l", name: "Lånhuset", logoImageUrl: null }],
    offers: [
      { bidderName: "Bolånebanken", amount: 250_000, interestRate: 0.0595, paybackTime: 12 },
      { bidderName: "Bolånebanken", amount: null },
    ],
    subFlow: { type: "Primary", action: "ACKNOWLEDGE", buttonNameKey: "todo.ELECTRICITY.analysisDone.later", externalUrl: null },
    pollingId: "p1",
  };

  it("shows all that it holds", async () => {
    const home = await openHome({ ongoingCards: [card] });
    expect(home.text("article h3")).toBe("Privatlån");
    const text = home.text("article").replaceAll("\u00a0", " ");
    for (const part of [
      "Lånhuset",
      "Bankerna går igenom din ansökan.",
      "Läser försäkringsbrevet",
      "Avtalet är på väg att avslutas.",
      "Jag har sett det",
      "Vad händer nu?Vi hör av oss.",
      "Bolånebanken5,95 %250 000 kr · 12 år",
      "Bolånebanken---- · --",
    ])
      expect(text).toContain(part);
  });

  it("of a type that nobody knows is an agreement [F17] [GEN-11]", async () => {
    expect((await openHome({ ongoingCards: [{ contractType: "HOVERCRAFT" }] })).text("article h3")).toBe("Avtal");
    expect((await openHome({ ongoingCards: [{ contractType: "car_INSURANCE" }] })).text("article h3")).toBe("Bilförsäkring");
  });
});

describe("an offer card [TODO-13]", () => {
  const card = {
    contractType: "Electricity",
    contractId: "c1",
    offerId: "o1",
    provider: { id: "n", name: "Norrsken El", logoImageUrl: "https://evil.example/logo.svg" },
    description: "Rörligt pris utan bindningstid.",
    savings: { savingsTitleKey: "offer.savings.title", price: { value: 1_140, unitKey: "sekPerMonth" } },
    subFlow: { buttonTextKey: "offer.ELECTRICITY.showOffers", action: "OFFERS_OVERVIEW", externalUrl: null },
  };

  it("shows all that it holds", async () => {
    const home = await openHome({ offerPreviewCards: [card] });
    expect(home.text("article").replaceAll("\u00a0", " ")).toBe(
      "Elavtal1 140 kr/månlägre kostnad för digNENorrsken ElRörligt pris utan bindningstid.Jämför",
    );
    expect(home.find("img")).toBeNull();
  });

  it.each([
    [{ value: 250, unitKey: "newUnit" }, "Elavtal250så mycket kan du spara"],
    [{ value: null, unitKey: "sekPerMonth" }, "Elavtal--så mycket kan du spara"],
    [null, "Elavtal--så mycket kan du spara"],
    [{ value: 1e300, unitKey: "sekPerMonth" }, "Elavtal--så mycket kan du spara"],
    [{ value: -140, unitKey: "sekPerMonth" }, "Elavtal--så mycket kan du spara"],
  ])("with the price %o [FMT-15] [F17]", async (price, text) => {
    const savings = { savingsTitleKey: null, price };
    const home = await openHome({ offerPreviewCards: [{ contractType: "Electricity", savings }] });
    expect(home.text("article")).toBe(text);
  });
});
