// @vitest-environment happy-dom
/** The offers as they are drawn: in which words they speak, what is left out, what a press sends. */
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ElectricityOffer } from "../../src/domain/electricityOffers";
import { ApiError } from "../../src/domain/errors";
import { OffersScreen } from "../../src/flows/electricity-offers/OffersScreen";
import { electricityContract, offerOf, savingsOf } from "../support/comparedOffers";
import { beginOffers } from "../support/electricityOffersActor";
import { openOffers as open, opened, plain } from "../support/offersScreen";
import { press, renderUi, settled } from "../support/renderUi";

beforeEach(() => {
  vi.setSystemTime(new Date("2026-03-01T09:00:00Z"));
  return () => void vi.useRealTimers();
});

describe("what an offer tells", () => {
  it.each([
    [
      { annualSavings: { value: 1_140, unitKey: "sekPerYear" }, savingsTitleKey: "offer.ELECTRICITY.savings.yearly" },
      "1␣140␣kr/årlägre kostnad första året",
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
      "Avtalet du fårAvtalRörligtStartdatum1␣juli 2026BindningstidIngenUppsägningstid1␣dag",
    );
  });

  it("the days and terms of a discount as those of the discount, not of an agreement", async () => {
    const agreementDetails = { name: "Rabatt", startDate: "2026-04-01", bindingPeriodMonths: 12, noticePeriodDays: null };
    const page = await opened({ offerType: "DISCOUNT", agreementDetails });
    expect(page.section("Rabatten")).toBe("RabattenStartdatum1␣april 2026Bindningstid12␣mån");
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

  it("all that it has: savings, description, what is sold with it, agreement, provider, change, links [EL-06] [EL-07]", async () => {
    const page = await opened(
      {
        offerDescription: "Fast **lägre** pris.",
        savings: savingsOf({ annualSavings: 912 }),
        salesAttributes: [{ title: "Ursprung", value: "Vind" }],
        agreementDetails: { name: "Rörligt", startDate: null, bindingPeriodMonths: 0, noticePeriodDays: 30 },
        providerInformation: { title: "Om Granby", description: "Sedan **1920**." },
        contractChangeInformation: { title: "Så byter du", description: "Du tackar ja." },
      },
      undefined,
      { termsAndConditionsLink: "https://granby.example/villkor", privacyPolicyLink: "https://granby.example/integritet" },
    );
    await settled(() => page.all("strong").length === 2);
    expect(page.shown()).toContain("912␣kr/årlägre kostnad för dig");
    expect(page.section("Om erbjudandet")).toBe("Om erbjudandetFast lägre pris.");
    expect(page.section("Det här får du")).toBe("Det här får duUrsprung: Vind");
    expect(page.section("Avtalet du får")).toBe("Avtalet du fårAvtalRörligtBindningstidIngenUppsägningstid30␣dagar");
    expect(page.all("details").map(({ textContent }) => textContent)).toEqual([
      "Om GranbySedan 1920.",
      "Så byter duDu tackar ja.",
    ]);
    expect(page.all("strong").map(({ textContent }) => textContent)).toEqual(["lägre", "1920"]);
    expect(
      page.all("a[target=_blank]").map((link) => [plain(link.textContent), link.getAttribute("href"), link.getAttribute("rel")]),
    ).toEqual([
      ["Villkor (granby.example) (öppnas i ny flik)", "https://granby.example/villkor", "noopener noreferrer"],
      ["Integritetspolicy (granby.example) (öppnas i ny flik)", "https://granby.example/integritet", "noopener noreferrer"],
      ["Villkor (öppnas i ny flik)", "https://granby.example/villkor", "noopener noreferrer"],
      ["Integritetspolicy (öppnas i ny flik)", "https://granby.example/integritet", "noopener noreferrer"],
    ]);
  });

  it("of its provider, the change and the documents only those that there are [EL-07] [EL-22]", async () => {
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

  it("what a yes accepts, beside the button, and what there is to read before [EL-07]", async () => {
    const links = {
      termsAndConditionsLink: "https://granby.example/villkor",
      privacyPolicyLink: "https://granby.example/policy",
    };
    const decision = async (given: object, own: object) => {
      const page = await opened(own, undefined, given);
      const [part] = page.all("[data-part=sticky-actions]");
      const hrefs = [...part!.querySelectorAll("a")].map((link) => link.getAttribute("href"));
      return [plain(part!.querySelector("p")?.textContent), hrefs];
    };
    const own = { provider: { id: "p", name: "Granby Energi" } };
    expect(await decision(links, own)).toEqual([
      "När du tackar ja godkänner du villkoren från Granby Energi.",
      [links.termsAndConditionsLink, links.privacyPolicyLink],
    ]);
    expect(await decision({ ...links, privacyPolicyLink: null }, { provider: null })).toEqual([
      "När du tackar ja godkänner du elbolagets villkor.",
      [links.termsAndConditionsLink],
    ]);
    expect(await decision({ ...links, termsAndConditionsLink: "http://granby.example" }, own)).toEqual([
      "",
      [links.privacyPolicyLink],
    ]);
    expect(await decision({ termsAndConditionsLink: "javascript:alert(1)" }, own)).toEqual(["", []]);
  });

  it("a document that may not be followed by its name alone [A32] [A33] [A34]", async () => {
    for (const privacyPolicyLink of ["http://granby.example", "javascript:alert(1)", "https://bank.se@evil.example"]) {
      const page = await opened({}, undefined, { privacyPolicyLink });
      expect(page.section("Bra att veta")).toBe("Bra att vetaIntegritetspolicy");
      expect(page.all("a[target]")).toEqual([]);
    }
  });

  it("nothing at all but what one has now, and still one can answer it [F17]", async () => {
    const page = await opened({ offerType: "constructor", provider: null, offerDescription: " " });
    expect(page.heading()).toEqual(["Okänd leverantör"]);
    expect(page.all("section").map((section) => section.querySelector("h2")?.textContent)).toEqual(["Det här har du nu"]);
    expect(page.button("Tacka ja")).not.toBeNull();
    expect(page.shown()).not.toContain("constructor");
  });
});

/** The links of the page whose read the server has answered with that. */
async function notFound(given: Parameters<typeof beginOffers>[0], status: number) {
  const flow = beginOffers(given);
  const { container } = await renderUi(<OffersScreen offers={flow.actor} />);
  await act(async () => flow.reads.fail(new ApiError({ call: "offers", kind: "http", status })));
  await settled(() => container.querySelector("[role=alert]") !== null);
  return [...container.querySelectorAll("a")];
}

describe("all offers", () => {
  const listed = (...offers: Partial<ElectricityOffer>[]) =>
    open({
      kind: "list",
      contract: electricityContract({ monthlyCost: { amount: 49, discount: 20, discountExpiration: "2026-06-01" } }),
      offers: offers.map(offerOf),
    });

  it("stand under what is paid now, in their order [EL-01]", async () => {
    const page = await listed({ offerId: "a" }, { offerId: "b", provider: null }, { offerId: "c", status: "ACCEPTED" });
    expect(page.heading()).toEqual(["Du har tackat ja till Granby Energi"]);
    expect(page.section("Det här har du nu")).toBe(
      "Det här har du nuGEGranby EnergiKällgatan 12Elpris100␣öre/kWhFastMånadsavgift29␣kr/måntill och med 1␣juni 2026, sedan 49␣kr/mån",
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
    expect((await listed({})).shown()).toContain("Gäller Källgatan 12");
    expect((await opened({})).shown()).toContain("Gäller Källgatan 12");
  });

  it("tell for how long each of them binds, where it says so", async () => {
    const bound = (bindingPeriodMonths: number | null) => ({
      agreementDetails: { name: "Fast", startDate: "2026-04-01", bindingPeriodMonths, noticePeriodDays: 30 },
    });
    const page = await listed({ offerId: "a", ...bound(12) }, { offerId: "b", ...bound(0) }, { offerId: "c", ...bound(null) });
    expect(page.all("article dl").map(({ textContent }) => plain(textContent))).toEqual([
      "Bindningstid12␣mån",
      "BindningstidIngen",
    ]);
  });

  it("without end are drawn a few at a time, and counted only where all of them are known [A49]", async () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => ({ offerId: `o${i}` }));
    const page = await listed(...many(500));
    expect(page.heading()).toEqual(["Elerbjudanden till dig"]);
    expect(page.all("article")).toHaveLength(10);
    expect(page.all("li[aria-posinset]").at(-1)?.getAttribute("aria-setsize")).toBe("500");
    expect((await listed(...many(499))).heading()).toEqual(["499 elerbjudanden till dig"]);
  });

  it("say how many there are, or that one of them, whoever's, is agreed on", async () => {
    expect((await listed({ offerId: "a" }, { offerId: "b", status: "SENT" })).heading()).toEqual(["2 elerbjudanden till dig"]);
    expect((await listed({ status: "CONFIRMED", provider: null })).heading()).toEqual(["Du har tackat ja"]);
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

  it("that are none are an error that says so, with a way to the contract [EL-04] [AMB-24]", async () => {
    const page = await listed();
    expect(page.all("[role=alert]").map(({ textContent }) => textContent)).toEqual([
      "Inget bättre erbjudande just nuVi har inget erbjudande till det här avtalet just nu. Erbjudanden som du har tackat nej till visas inte här.Till avtalet",
    ]);
    expect(page.heading()).toEqual(["Inget bättre erbjudande just nu"]);
    await press(page.link(/^Till avtalet$/));
    expect(page.visited).toEqual([{ to: "/contract/$id", params: { id: "c1" }, replace: true }]);
  });

  it.each([404, 410])("that aren't there lead to where something is: %i [ERR-05]", async (status) => {
    const ways = async (given: Parameters<typeof notFound>[0]) =>
      (await notFound(given, status)).map((link) => [link.textContent, link.getAttribute("href")]);
    const start = status === 404 ? [["Till startsidan", "/"]] : [];
    expect(await ways({ contractId: "a/b", offerId: "o1" })).toEqual([
      ...start,
      ["Till erbjudandena", "/electricity/a%2Fb/offers"],
    ]);
    expect(await ways({ contractId: "a/b", offerId: null })).toEqual([...start, ["Till dina avtal", "/contracts"]]);
  });

  it("at an address that can't be one lead to one's contracts", async () => {
    const { container } = await renderUi(<OffersScreen offers={beginOffers({ contractId: "\ud800" }).actor} />);
    expect([...container.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["/", "/contracts"]);
  });

  it("of another kind of contract aren't shown [EL-03]", async () => {
    const page = await open({ kind: "notElectricity" });
    expect(page.heading()).toEqual(["Det här är inget elavtal"]);
    expect(page.link(/^Till avtalet$/)).not.toBeNull();
  });
});
