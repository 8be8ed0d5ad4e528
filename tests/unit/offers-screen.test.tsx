// @vitest-environment happy-dom
/** The offers as they are drawn: in which words they speak, what is left out, what a press sends. */
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OffersPage } from "../../machines/shared/electricity-offers-setup";
import type { ElectricityOffer } from "../../src/domain/electricityOffers";
import { OffersScreen } from "../../src/flows/electricity-offers/OffersScreen";
import { electricityContract, offerOf, saved, savingsOf } from "../support/comparedOffers";
import { beginOffers } from "../support/electricityOffersActor";
import { press, renderUi } from "../support/renderUi";

beforeEach(() => {
  vi.setSystemTime(new Date("2026-03-01T09:00:00Z"));
  return () => void vi.useRealTimers();
});

const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", "␣");
const NO_LINKS = { termsAndConditionsLink: null, privacyPolicyLink: null };

async function open(page: OffersPage) {
  const flow = beginOffers({ offerId: page.kind === "offer" ? "o1" : null });
  const { container } = await renderUi(<OffersScreen offers={flow.actor} />);
  await act(async () => flow.reads.answer(page));
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  return {
    ...flow,
    container,
    all,
    shown: () => plain(container.textContent),
    heading: () => all("h1").map((heading) => plain(heading.textContent)),
    button: (name: string) => all("button").find(({ textContent }) => textContent === name) ?? null,
    link: (name: RegExp) => all("a").find(({ textContent }) => name.test(textContent ?? "")) ?? null,
    rows: () =>
      all("tbody tr").map((row) =>
        [...row.children].map((part) =>
          plain(part.querySelector(".paid, :scope:not(:has(.paid))")?.textContent ?? part.textContent),
        ),
      ),
    section: (title: string) =>
      plain(all("section").find((section) => section.querySelector("h2")?.textContent === title)?.textContent),
  };
}

const opened = (offer: Partial<ElectricityOffer>, contract = electricityContract(), links: object = {}) =>
  open({ kind: "offer", contract, offer: offerOf(offer), links: { ...NO_LINKS, ...links } });

describe("the comparison", () => {
  it("says what is paid now, in the first year and then, and until when", async () => {
    const contract = electricityContract({
      price: { amount: 99.9, unitKey: "orePerKwh", month: "2026-03" },
      monthlyCost: { amount: 49, discount: 20, discountExpiration: "2026-06-01" },
    });
    const savings = savingsOf({
      priceDiscountSavings: saved(20, null, "2027-03-03"),
      monthlyCostDiscountSavings: saved(9, null, "2026-08-31"),
    });
    const page = await opened({ savings }, contract);
    expect(page.all("thead th").map(({ textContent }) => textContent)).toEqual(["Nu", "Första året", "Därefter"]);
    expect(page.rows()).toEqual([
      ["Elpris", "99,90␣öre/kWh", "79,90␣öre/kWh", "79,90␣öre/kWhtill och med 3␣mars␣2027, sedan 99,90␣öre/kWh"],
      [
        "Månadsavgift",
        "29␣kr/måntill och med 1␣juni␣2026, sedan 49␣kr/mån",
        "20␣kr/måntill och med 1␣juni␣2026, sedan 40␣kr/mån till och med 31␣augusti␣2026, sedan 49␣kr/mån",
        "49␣kr/mån",
      ],
      ["Beräknad kostnad per år", "5␣522␣kr/årsedan 5␣583␣kr/år", "4␣467␣kr/år", "5␣575␣kr/årsedan 5␣583␣kr/år"],
    ]);
    expect(page.shown()).toContain("Kostnaden per år är beräknad på 5␣000␣kWh och elpriset i mars.");
  });

  it("leaves out what nobody knows the end of, and says nothing of a year", async () => {
    const contract = electricityContract({ monthlyCost: { amount: 49, discount: 20, discountDurationMonths: 6 } });
    const savings = savingsOf({ priceDiscountSavings: saved(20), monthlyCostDiscountSavings: saved(9) });
    const page = await opened({ savings }, contract);
    expect(page.rows()).toEqual([["Elpris", "100␣öre/kWh", "80␣öre/kWh", "80␣öre/kWh"]]);
    expect(page.shown()).not.toMatch(/beräknad|avdragen/);
  });

  it.each([
    ["Norrsken El", "Rabatten är avdragen från ditt ordinarie pris i dag. Priset hos Norrsken El kan bli ett annat."],
    [" ", "Rabatten är avdragen från ditt ordinarie pris i dag. Priset hos det nya elbolaget kan bli ett annat."],
  ])("says what another provider's discounts are taken off: %j", async (name, words) => {
    const contract = electricityContract({ monthlyCost: { amount: 49, discount: 20, discountExpiration: "2026-06-01" } });
    const savings = savingsOf({ monthlyCostDiscountSavings: saved(9) });
    const provider = { id: "norrsken", name, logoImageUrl: null };
    const page = await opened({ provider, savings }, contract);
    expect(page.rows()[1]).toEqual([
      "Månadsavgift",
      "29␣kr/måntill och med 1 juni 2026, sedan 49␣kr/mån",
      "40␣kr/mån",
      "40␣kr/mån",
    ]);
    expect(page.shown()).toContain(`Kostnaden per år är beräknad på 5␣000␣kWh.${words}`);
    expect((await opened({ savings }, contract)).shown()).not.toContain("avdragen");
    expect((await opened({ provider }, contract)).shown()).not.toContain("avdragen");
  });

  it.each([
    ["of savings in another unit", { priceDiscountSavings: saved({ value: 0.2, unitKey: "sekPerKwh" }) }],
    ["of none", {}],
  ])("%s isn't drawn [FMT-15]", async (_, savings) => {
    const page = await opened({ savings: savingsOf(savings) });
    expect(page.all("table")).toEqual([]);
    expect(page.shown()).not.toContain("Nu och med erbjudandet");
  });
});

describe("what an offer tells", () => {
  it.each([
    [
      { annualSavings: { value: 1_140, unitKey: "sekPerYear" }, savingsTitleKey: "offer.savings.title" },
      "1␣140␣kr/årlägre kostnad för dig",
    ],
    [{ annualSavings: 912.5, savingsTitleKey: "nobody.wrote.it" }, "912,50␣kr/årlägre kostnad för dig"],
  ])("its savings %o [EL-09]", async (savings, words) => {
    expect((await opened({ savings: savingsOf(savings) })).shown()).toContain(words);
  });

  it.each([null, 0, -100, { value: null, unitKey: "sekPerYear" }, 1e15, 1e300, 10_000_001])(
    "no savings of %o",
    async (annualSavings) => {
      expect((await opened({ savings: savingsOf({ annualSavings }) })).shown()).not.toContain("kr/år");
    },
  );

  it("its agreement, line by line [EL-10]", async () => {
    const details = { name: "Rörligt", startDate: "2026-06-30T22:30:00Z", bindingPeriodMonths: 0, noticePeriodDays: 1 };
    const page = await opened({ agreementDetails: details });
    expect(page.section("Avtalet du får")).toBe(
      "Avtalet du fårAvtalRörligtStartdatum1␣juli␣2026BindningstidIngenUppsägningstid1 dag",
    );
  });

  it("the days and terms of a discount as those of the discount, not of an agreement", async () => {
    const agreementDetails = { name: "Rabatt", startDate: "2026-04-01", bindingPeriodMonths: 12, noticePeriodDays: null };
    const page = await opened({ offerType: "DISCOUNT", agreementDetails });
    expect(page.section("Rabatten")).toBe("RabattenStartdatum1␣april␣2026Bindningstid12␣mån");
    expect(page.section("Avtalet du får")).toBe("");
  });

  it("what is sold with it, also where a half is missing [EL-10]", async () => {
    const salesAttributes = [
      { title: "Ursprung", value: "Vind" },
      { title: null, value: "Grön el" },
      { title: "Kundservice", value: " " },
      { title: null, value: null },
    ];
    const page = await opened({ salesAttributes });
    expect(page.all("section li").map(({ textContent }) => textContent)).toEqual(["Ursprung: Vind", "Grön el", "Kundservice"]);
  });

  it("its provider, the change and both documents, and only those that there are [EL-07] [EL-22]", async () => {
    const page = await opened(
      {
        providerInformation: { title: "Om Granby", description: "Sedan 1920." },
        contractChangeInformation: { title: null, description: "Du tackar ja." },
      },
      undefined,
      { termsAndConditionsLink: "https://granby.example/villkor" },
    );
    expect(page.all("details summary").map(({ textContent }) => textContent)).toEqual(["Om Granby", "Så går det till"]);
    expect(page.link(/^Villkor/)?.getAttribute("href")).toBe("https://granby.example/villkor");
    expect(page.shown()).not.toContain("Integritetspolicy");
  });

  it("a document that may not be followed by its name alone [A32] [A33] [A34]", async () => {
    for (const privacyPolicyLink of ["http://granby.example", "javascript:alert(1)", "https://bank.se@evil.example"]) {
      const page = await opened({}, undefined, { privacyPolicyLink });
      expect(page.section("Bra att veta")).toBe("Bra att vetaIntegritetspolicy");
      expect(page.all("a[target]")).toEqual([]);
    }
  });

  it("nothing at all, and still one can answer it [F17]", async () => {
    const page = await opened({ offerType: "constructor", provider: null, offerDescription: " " });
    expect(page.heading()).toEqual(["Okänd leverantör"]);
    expect(page.all("section")).toEqual([]);
    expect(page.button("Tacka ja")).not.toBeNull();
    expect(page.shown()).not.toContain("constructor");
  });
});

describe("the answers", () => {
  it.each([
    ["LOYALTY", ["Tacka ja", "Tacka nej"], "Från din elhandlare"],
    ["DISCOUNT", ["Ja tack, ge mig rabatten"], "Rabatt"],
    ["SWITCH", ["Tacka ja"], ""],
    [null, ["Tacka ja"], ""],
  ])("to %s are %j [EL-15] [EL-16]", async (offerType, names, word) => {
    const page = await opened({ offerType });
    expect(page.all("main button:not([aria-label])").map(({ textContent }) => textContent)).toEqual(names);
    expect(page.all("span").some(({ textContent }) => textContent === word) || word === "").toBe(true);
  });

  it("stay in their places, busy, while one is on its way [UX-03]", async () => {
    const page = await opened({});
    await press(page.button("Tacka ja"));
    const busy = page.button("Skickar ditt svar …");
    expect(busy?.getAttribute("aria-busy")).toBe("true");
    expect(page.button("Tacka nej")?.getAttribute("aria-disabled")).toBe("true");
    expect(page.all("[role=status]").map(({ textContent }) => textContent)).toEqual(["Skickar ditt svar …"]);
    await press(busy);
    await press(page.button("Tacka nej"));
    expect(page.answers.calls).toHaveLength(1);
    expect(page.questions.calls).toEqual([]);
  });

  it.each([
    ["LOYALTY", "ACCEPTED", "Du har tackat ja", "Granby Energi tar hand om resten och hör av sig om något behövs."],
    ["LOYALTY", "CONFIRMED", "Du har tackat ja", "Granby Energi tar hand om resten"],
    ["DISCOUNT", "ACCEPTED", "Rabatten är redan din", "Granby Energi drar av den på ditt avtal."],
  ])("to %s that is %s was given before [EL-11] [EL-12]", async (offerType, status, title, words) => {
    const page = await opened({ offerType, status });
    expect(page.heading()).toEqual([title]);
    expect(page.shown()).toContain(words);
    expect(page.link(/^Till avtalet$/)?.getAttribute("href")).toBe("/contract/c1");
    expect(page.link(/^Till startsidan$/)?.getAttribute("href")).toBe("/home");
    await press(page.link(/^Till avtalet$/));
    expect(page.visited).toEqual([{ to: "/contract/$id", params: { id: "c1" }, replace: true }]);
  });

  it("tell from when it holds, by the day in Sweden [DT-07]", async () => {
    const agreementDetails = { name: null, startDate: "2026-06-30T22:30:00Z", bindingPeriodMonths: null, noticePeriodDays: null };
    const page = await opened({ status: "ACCEPTED", agreementDetails });
    expect(page.section("Det här händer nu")).toBe("Det här händer nuDet börjar gälla 1␣juli␣2026.");
    expect((await opened({ status: "ACCEPTED" })).all("section")).toEqual([]);
  });
});

describe("all offers", () => {
  const listed = (...offers: Partial<ElectricityOffer>[]) =>
    open({
      kind: "list",
      contract: electricityContract({ monthlyCost: { amount: 49, discount: 20, discountExpiration: "2026-06-01" } }),
      offers: offers.map(offerOf),
    });

  it("stand under what is paid now, in their order [EL-01]", async () => {
    const page = await listed({ offerId: "a" }, { offerId: "b", provider: null }, { offerId: "c", status: "ACCEPTED" });
    expect(page.heading()).toEqual(["3 elerbjudanden till dig"]);
    expect(page.section("Det här har du nu")).toBe(
      "Det här har du nuGEGranby EnergiKällgatan 12Elpris100␣öre/kWhFastMånadsavgift29␣kr/måntill och med 1␣juni␣2026, sedan 49␣kr/mån",
    );
    expect(page.all("article h2").map(({ textContent }) => textContent)).toEqual([
      "Granby Energi",
      "Okänd leverantör",
      "Granby Energi",
    ]);
    expect(page.all("article a").map(({ textContent }) => textContent)).toEqual([
      "Visa erbjudandet från \u2068Granby Energi\u2069",
      "Visa erbjudandet från \u2068Okänd leverantör\u2069",
      "Visa vad du tackat ja till från \u2068Granby Energi\u2069",
    ]);
    expect(page.all("article").map((card) => card.textContent?.includes("Du har tackat ja"))).toEqual([false, false, true]);
  });

  it("say which contract they are for, and that each of them is", async () => {
    expect((await listed({})).shown()).toContain("Gäller \u2068Källgatan 12\u2069");
    expect((await opened({})).shown()).toContain("Gäller \u2068Källgatan 12\u2069");
  });

  it("without end are drawn a few at a time, and counted only where all of them are known [A49]", async () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => ({ offerId: `o${i}` }));
    const page = await listed(...many(500));
    expect(page.heading()).toEqual(["Elerbjudanden till dig"]);
    expect(page.all("article")).toHaveLength(10);
    expect(page.all("li[aria-posinset]").at(-1)?.getAttribute("aria-setsize")).toBe("500");
    expect((await listed(...many(499))).heading()).toEqual(["499 elerbjudanden till dig"]);
  });

  it("lead to each, also in a new tab, whatever its id", async () => {
    const page = await listed({ offerId: "a/b?c" });
    const link = page.link(/^Visa erbjudandet/);
    expect(link?.getAttribute("href")).toBe("/electricity/c1/offer/a%2Fb%3Fc");
    await press(link);
    expect(page.visited).toEqual([
      { to: "/electricity/$contractId/offer/$offerId", params: { contractId: "c1", offerId: "a/b?c" } },
    ]);
    await press(link, { metaKey: true });
    expect(page.visited).toHaveLength(1);
  });

  it("of the same id are all there [A56]", async () => {
    expect((await listed({ offerId: "a" }, { offerId: "a" })).all("article")).toHaveLength(2);
  });

  it("that are none say so, with a way to the contract [EL-04]", async () => {
    const page = await listed();
    expect(page.heading()).toEqual(["Inget bättre erbjudande just nu"]);
    await press(page.link(/^Till avtalet$/));
    expect(page.visited).toEqual([{ to: "/contract/$id", params: { id: "c1" }, replace: true }]);
  });

  it("of another kind of contract aren't shown [EL-03]", async () => {
    const page = await open({ kind: "notElectricity" });
    expect(page.heading()).toEqual(["Det här är inget elavtal"]);
    expect(page.link(/^Till avtalet$/)).not.toBeNull();
  });
});
