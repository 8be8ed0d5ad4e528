// @vitest-environment happy-dom
/** A contract's page as it is drawn: in which words its lines speak, what stands on it, what one broken card leaves. */
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ContractScreen } from "../../src/flows/contract-detail/ContractScreen";
import { beginContract } from "../support/contractDetailActor";
import { contractDetail } from "../support/contracts";
import { press, renderUi } from "../support/renderUi";

beforeEach(() => {
  vi.setSystemTime(new Date("2026-03-01T09:00:00Z"));
  return () => void vi.useRealTimers();
});

type Detail = Parameters<ReturnType<typeof beginContract>["reads"]["answer"]>[0];

async function open(detail: Detail) {
  const page = beginContract();
  const { container } = await renderUi(<ContractScreen contract={page.actor} />);
  await act(async () => page.reads.answer(detail));
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  return {
    ...page,
    container,
    all,
    shown: () => plain(container.textContent ?? ""),
    /** Each line with its words, `later` below it. */
    lines: () => all("dl > div").map((line) => [...line.children].map((part) => plain(part.textContent ?? ""))),
    button: (name: string) => all("button").find(({ textContent }) => textContent === name) ?? null,
  };
}
const plain = (text: string) => text.replaceAll("\u00a0", "␣");
const opened = (type: string, agreementDetails: object | null, contract: object = {}, rest: object = {}) =>
  open(contractDetail(type, { agreementDetails, ...contract }, rest));

describe("the price and what becomes of it", () => {
  const headline = async (monthlyCost: object) => {
    const page = await opened("Broadband", { monthlyCost });
    return plain(page.all("section")[0]?.textContent ?? "").replace("Ditt avtal", "");
  };

  it.each([
    [{ amount: 49 }, "Pris49␣kr/mån"],
    [
      { amount: 49, discount: { amount: 20, expirationDate: "2026-06-01" } },
      "Pris29␣kr/måntill och med 1␣juni 2026, sedan 49␣kr/mån",
    ],
    [{ amount: 49, discount: 20 }, "Pris29␣kr/månordinarie 49␣kr/mån"],
    [
      { amount: 49, discount: 20, discountExpiration: "0000-00-00", discountDurationMonths: 12 },
      "Pris29␣kr/måni 12␣månader, sedan 49␣kr/mån",
    ],
    [{ amount: 49, discount: 20, discountDurationMonths: 1 }, "Pris29␣kr/måni 1␣månad, sedan 49␣kr/mån"],
    [{ amount: 49, discount: 20, discountDurationMonths: 12 }, "Pris29␣kr/måni 12␣månader, sedan 49␣kr/mån"],
    [{ amount: 1_249.5 }, "Pris1␣249,50␣kr/mån"],
    [{ amount: 49, unitKey: "newUnit" }, "Pris49"],
  ])("%o says %s [CDET-03] [CDET-28] [FMT-03]", async (cost, words) => expect(await headline(cost)).toBe(words));

  it("is -- where there are lines but nobody knows it [FMT-15]", async () => {
    const page = await opened("Broadband", { name: "Fiber", monthlyCost: { amount: null } });
    expect(page.shown()).toContain("Pris--");
  });

  it("names the month and the sort of an electricity price", async () => {
    const price = (productType: string) => ({ price: { amount: 98, unitKey: "orePerKwh", month: "2026-03", productType } });
    expect((await opened("Electricity", price("DYNAMIC"))).shown()).toContain("Elpris i mars98␣öre/kWhRörligt");
    expect((await opened("Electricity", price("New sort"))).shown()).toContain("Elpris i mars98␣öre/kWhNew sort");
    expect((await opened("Electricity", price("constructor"))).shown()).toContain("98␣öre/kWhconstructor");
  });
});

describe("the lines", () => {
  it.each([
    ["Electricity", { bindingPeriodMonths: 0 }, ["Bindningstid", "Ingen"]],
    ["Mobile", { noticePeriodDays: -1 }, ["Uppsägningstid", "Ingen"]],
  ] as const)("%s with %o: a time of nothing is none [CDET-14] [CDET-15]", async (type, agreement, line) => {
    expect((await opened(type, agreement)).lines()).toEqual([line]);
  });

  it.each([
    ["Electricity", { bindingPeriodMonths: 12 }, ["Bindningstid", "12␣mån"]],
    ["Electricity", { monthlyCost: { amount: 9, unitKey: "orePerKwh" } }, ["Månadsavgift", "9␣öre/kWh"]],
    ["Electricity", { monthlyCost: { amount: { value: 9, unitKey: "orePerKwh" } } }, ["Månadsavgift", "9␣öre/kWh"]],
    ["Electricity", { monthlyCost: { amount: { value: 49, unitKey: "sekPerMonth" } } }, ["Månadsavgift", "49␣kr/mån"]],
    ["Broadband", { maxDownloadSpeed: { value: 1_000, unitKey: "megabitPerSecond" } }, ["Hastighet ner", "1␣000␣Mbit/s"]],
  ] as const)("%s with %o names the unit [CDET-24] [CDET-28]", async (type, agreement, line) => {
    expect((await opened(type, agreement)).lines()).toEqual([line]);
  });

  it.each([
    ["Mobile", { surfLimit: { type: "UNLIMITED", unlimitedTitleKey: "surfLimit.unlimited" } }, ["Surfmängd", "Fri surf"]],
    ["Mobile", { surfLimit: { type: "UNLIMITED", unlimitedTitleKey: "nobody.wrote.it" } }, ["Surfmängd", "Obegränsad"]],
    ["Mobile", { surfLimit: { type: "MAX_SURF", limit: 20 } }, ["Surfmängd", "20␣GB"]],
  ] as const)("%s with %o says how much there is to surf with [CDET-20]", async (type, agreement, line) => {
    expect((await opened(type, agreement)).lines()).toEqual([line]);
  });

  it.each([
    ["Electricity", { noticePeriodDays: 1 }, ["Uppsägningstid", "1␣dag"]],
    ["Electricity", { noticePeriodDays: 90 }, ["Uppsägningstid", "90␣dagar"]],
    ["Electricity", { monthlyCost: { amount: 49, discount: 60 } }, ["Månadsavgift", "0␣kr/mån", "ordinarie 49␣kr/mån"]],
    ["Broadband", { maxDownloadSpeed: 1_000 }, ["Hastighet ner", "1␣000␣Mbit/s"]],
    ["Broadband", { connectionType: "FIBER" }, ["Anslutning", "Fiber"]],
    ["Broadband", { connectionType: "Rymdlänk" }, ["Anslutning", "Rymdlänk"]],
    ["Broadband", { bindingTimeExpirationDate: "2027-01-31" }, ["Bindningstid", "Till 31␣januari 2027"]],
    ["CarInsurance", { youngDrivers: true }, ["Förare under 25␣år", "Ja"]],
    ["CarInsurance", { maxMileagePerYear: { maxKilometers: 15_000 } }, ["Körsträcka", "1␣500␣mil/år"]],
    ["HomeInsurance", { livingArea: 72.5 }, ["Boyta", "72,5␣m²"]],
    ["PrivateLoan", { interestRate: 0.0595 }, ["Ränta", "5,95␣%"]],
    ["PrivateLoan", { paybackTimeYears: 12 }, ["Återbetalningstid", "12␣år"]],
    ["PrivateLoan", { startDate: "0000-00-00" }, ["Startdatum", "--"]],
  ] as const)("%s with %o [CDET-03]", async (type, agreement, line) => {
    expect((await opened(type, agreement)).lines()).toEqual([line]);
  });

  it("show what came as text, whatever it is [A58] [I18-05]", async () => {
    const page = await opened("HomeInsurance", { insuranceName: '<img src=x onerror="alert(1)"> & \u202eCo' });
    expect(page.lines()).toEqual([["Försäkring", '<img src=x onerror="alert(1)"> & Co']]);
    expect(page.all("img")).toEqual([]);
  });
});

describe("who it is with", () => {
  it("stands first, with its type and its own name [CDET-03]", async () => {
    const page = await opened("CarInsurance", {}, { provider: { id: "1", name: "Åsa & Bo" }, identifyingName: "ABC 12A" });
    expect(page.all("h1")[0]?.textContent).toBe("Åsa & Bo");
    expect(page.shown()).toContain("Bilförsäkring · ABC 12A");
    expect(document.title).toContain("Åsa & Bo");
  });

  it.each(["Zeppelin", "__proto__", ""])("a contract of the type %j is drawn plainly [F17]", async (type) => {
    const page = await opened(type, { anything: 1 }, { provider: null, identifyingName: null, customerDetails: null });
    expect(page.all("h1")[0]?.textContent).toBe("Okänd leverantör");
    expect(page.shown()).toContain("Avtal");
    expect(page.shown()).toContain("Vi har inte hämtat uppgifterna om avtalet än.");
    expect(page.button("Ta bort avtalet")).not.toBeNull();
    expect(page.button("Ändra adress")).toBeNull();
  });
});

describe("its invoice [CDET-09]", () => {
  const invoiceAnalysisDetails = { invoiceMonth: "2026-02", invoiceName: "faktura.pdf", noBetterDealFound: true };
  const block = (page: Awaited<ReturnType<typeof open>>) => page.all("section#invoice").map(({ textContent }) => textContent);

  it("stands on the page of an electricity contract, with what is known of the latest one [CDET-31] [INV-10]", async () => {
    const [words] = block(await opened("Electricity", {}, { invoiceAnalysisDetails }));
    expect(words).toContain("Din elfaktura");
    expect(words).toContain(
      "Senaste fakturan: faktura.pdf (februari 2026)Vi hittade inget bättre avtal den här gången. Du har redan ett bra pris.",
    );
  });

  it.each([
    ["an offer", { offerPreview: { contractType: "Electricity" } }, ["/electricity/c1/offers"]],
    [
      "a card that leads to offers",
      { todoCard: { contractType: "Electricity", subFlows: [{ action: "ACKNOWLEDGE_AND_VIEW_OFFERS" }] } },
      ["/electricity/c1/offers"],
    ],
    ["a card that doesn't", { todoCard: { contractType: "Electricity", subFlows: [{ action: "ACKNOWLEDGE" }] } }, []],
    ["nothing more", {}, []],
  ])("leads to what was found, beside %s", async (_, beside, hrefs) => {
    const backgroundProcess = { status: "COMPLETED", statusDescriptionKey: null, type: "INVOICE_ANALYSIS" };
    const done = { ...invoiceAnalysisDetails, noBetterDealFound: false, backgroundProcess };
    const page = await opened("Electricity", {}, { id: "c1", invoiceAnalysisDetails: done }, beside);
    expect(page.all("section#invoice a").map((link) => link.getAttribute("href"))).toEqual(hrefs);
  });

  it.each(["Mobile", "Broadband", "Zeppelin"])("has no place on that of %s", async (type) => {
    expect(block(await opened(type, {}, { invoiceAnalysisDetails }))).toEqual([]);
  });
});

describe("where it holds [CDET-06] [CDET-07]", () => {
  const address = {
    street: "Källgatan",
    streetNumber: 12,
    entrance: "B",
    co: "Berg",
    postalCode: 41_302,
    postalAddress: "Göteborg",
    apartmentNumber: 1_203,
  };
  const region = (page: Awaited<ReturnType<typeof open>>) =>
    page.all("section[aria-labelledby=contract-address]").map(({ textContent }) => textContent);

  it.each(["Electricity", "Broadband", "HomeInsurance", "Mortgage"])("%s shows it", async (type) => {
    expect(region(await opened(type, {}, { customerDetails: { address } }))).toEqual([
      "Adressc/o BergKällgatan 12 B, lgh 1203413 02 GöteborgÄndra adress",
    ]);
  });

  it.each(["Mobile", "Tv", "CarInsurance", "PrivateLoan", "Zeppelin"])("%s doesn't", async (type) => {
    expect(region(await opened(type, {}, { customerDetails: { address } }))).toEqual([]);
  });

  it("can be edited only where the contract says so", async () => {
    expect(region(await opened("Mortgage", {}, { canUpdateContractAddress: false, customerDetails: { address } }))).toEqual([
      "Adressc/o BergKällgatan 12 B, lgh 1203413 02 Göteborg",
    ]);
    expect(region(await opened("Mortgage", {}, { canUpdateContractAddress: "yes", customerDetails: {} }))).toEqual([
      "AdressVi vet inte vilken adress avtalet gäller.",
    ]);
  });
});

describe("when it was updated [CDET-10] [DT-07]", () => {
  it.each([
    ["2026-02-28T09:00:00Z", "Senast uppdaterad 28␣februari 2026"],
    ["2026-06-30T22:30:00Z", "Senast uppdaterad 1␣juli 2026"],
  ])("%s", async (lastUpdatedAt, words) => expect((await opened("Tv", {}, { lastUpdatedAt })).shown()).toContain(words));

  it.each([null, "", "nyss", "0000-00-00", 0])("%j shows nothing", async (lastUpdatedAt) =>
    expect((await opened("Tv", {}, { lastUpdatedAt })).shown()).not.toContain("uppdaterad"),
  );
});

describe("what goes on about it [CDET-02] [CDET-05]", () => {
  const cards = {
    offerPreview: { contractType: "Tv", savings: { price: { value: 40, unitKey: "sekPerMonth" } } },
    todoCard: { contractType: "Tv", description: "Gör så här." },
    ongoingCards: [
      { contractType: "Tv", description: "Vi byter." },
      { contractType: "Tv", description: "Vi väntar." },
    ],
    historyCard: { description: "Det gick inte.", stateCategory: "FAILURE" },
  };
  const headings = (page: Awaited<ReturnType<typeof open>>) => page.all("h2").map(({ textContent }) => textContent);

  it("each under its heading", async () => {
    const page = await opened("Tv", {}, {}, cards);
    expect(headings(page)).toEqual(["Erbjudande", "Ditt avtal", "Att göra", "Pågår", "Tidigare"]);
    expect(page.all("article").map(({ textContent }) => plain(textContent ?? ""))).toEqual([
      "Tv40␣kr/månså mycket kan du spara",
      "Något väntar på digGör så här.",
      "TvVi byter.",
      "TvVi väntar.",
      "Avslutat ärendeDet gick inte.",
    ]);
    expect(page.all("[aria-label=Misslyckades]")).toHaveLength(1);
  });

  it("nothing where there is nothing", async () => {
    const page = await opened("Tv", {});
    expect(headings(page)).toEqual(["Ditt avtal"]);
    expect(page.all("article")).toEqual([]);
  });

  it("one that breaks leaves the rest [F62]", async () => {
    const whole = contractDetail("Tv", { agreementDetails: { name: "Stor" } }, cards);
    const page = await open({ ...whole, todoCard: { ...whole.todoCard!, providers: null as never } });
    expect(page.shown()).toContain("Den här delen går inte att visa just nu.");
    expect(page.all("article")).toHaveLength(4);
    expect(page.lines()).toEqual([["Abonnemang", "Stor"]]);
  });
});

it("the remove button asks first, keeps its place and says what happens while it works [CDET-11] [UX-03]", async () => {
  const page = await opened("Tv", {});
  await press(page.button("Ta bort avtalet"));
  expect([page.questions.calls.length, page.removals.calls]).toEqual([1, []]);
  await act(async () => page.questions.answer(true));
  const button = page.button("Tar bort avtalet …");
  expect([button?.getAttribute("aria-disabled"), (button as HTMLButtonElement).disabled]).toEqual(["true", false]);
  await press(button);
  expect(page.removals.calls).toHaveLength(1);
});
