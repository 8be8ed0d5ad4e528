// @vitest-environment happy-dom
/** An offer beside what is paid now, and what it saves, as they are drawn: in which words, over which years. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { electricityContract, saved, savingsOf } from "../support/comparedOffers";
import { opened } from "../support/offersScreen";

beforeEach(() => {
  vi.setSystemTime(new Date("2026-03-01T09:00:00Z"));
  return () => void vi.useRealTimers();
});

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
      ["Elpris", "99,90␣öre/kWh", "79,90␣öre/kWh", "79,90␣öre/kWhtill och med 3␣mars 2027, sedan 99,90␣öre/kWh"],
      [
        "Månadsavgift",
        "29␣kr/måntill och med 1␣juni 2026, sedan 49␣kr/mån",
        "20␣kr/måntill och med 1␣juni 2026, sedan 40␣kr/mån till och med 31␣augusti 2026, sedan 49␣kr/mån",
        "49␣kr/mån",
      ],
      ["Beräknad kostnad per år", "5␣522␣kr/årsedan 5␣583␣kr/år", "4␣468␣kr/år", "5␣575␣kr/årsedan 5␣583␣kr/år"],
    ]);
    expect(page.shown()).toContain(
      "Kostnaden per år är beräknad på 5␣000␣kWh, elpriset i mars och tolv månadsavgifter, från 1␣mars 2026. Elnätsavgiften ingår inte.",
    );
  });

  it("leaves out what nobody knows the end of, and says nothing of a year", async () => {
    const contract = electricityContract({ monthlyCost: { amount: 49, discount: 20, discountDurationMonths: 6 } });
    const savings = savingsOf({ priceDiscountSavings: saved(20), monthlyCostDiscountSavings: saved(9) });
    const page = await opened({ savings }, contract);
    expect(page.rows()).toEqual([["Elpris", "100␣öre/kWh", "80␣öre/kWh", "80␣öre/kWh"]]);
    expect(page.shown()).not.toMatch(/beräknad|avdragen/);
  });

  it("says once what stays as it is", async () => {
    const savings = savingsOf({ monthlyCostDiscountSavings: saved(9) });
    const page = await opened({ savings });
    expect(page.rows().slice(0, 2)).toEqual([
      ["Elpris", "100␣öre/kWhoförändrat"],
      ["Månadsavgift", "50␣kr/mån", "41␣kr/mån", "41␣kr/mån"],
    ]);
    expect(page.all("tbody tr:first-child td").map((cell) => cell.getAttribute("colspan"))).toEqual(["3"]);
  });

  it("says from when a year is reckoned: a discount of today's may be over by then", async () => {
    const contract = electricityContract({ monthlyCost: { amount: 49, discount: 20, discountExpiration: "2026-03-31" } });
    const agreementDetails = { name: null, startDate: "2026-04-01", bindingPeriodMonths: null, noticePeriodDays: null };
    const page = await opened({ agreementDetails, savings: savingsOf({ priceDiscountSavings: saved(20) }) }, contract);
    expect(page.rows().map((row) => row[1])).toEqual([
      "100␣öre/kWh",
      "29␣kr/måntill och med 31␣mars 2026, sedan 49␣kr/mån",
      "5␣588␣kr/år",
    ]);
    expect(page.shown()).toContain("5␣000␣kWh och tolv månadsavgifter, från 1␣april 2026.");
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
      "29␣kr/måntill och med 1␣juni 2026, sedan 49␣kr/mån",
      "40␣kr/mån",
      "40␣kr/mån",
    ]);
    expect(page.shown()).toContain(
      `Kostnaden per år är beräknad på 5␣000␣kWh och tolv månadsavgifter, från 1␣mars 2026. Elnätsavgiften ingår inte.${words}`,
    );
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

describe("what an offer saves", () => {
  /** Half a year of 20 öre and of 9 kr: 558 kr, and nothing of it in the second year. */
  const halfAYear = {
    priceDiscountSavings: saved(20, null, "2026-08-31"),
    monthlyCostDiscountSavings: saved(9, null, "2026-08-31"),
  };

  it.each([
    [{ ...halfAYear, annualSavings: 558 }, "558␣krlägre kostnad första åretFrån år 2: ingen skillnad."],
    [
      { annualSavings: { value: 1_000, unitKey: "sek" }, priceDiscountSavings: saved(20, null, "2027-08-31") },
      "1␣000␣krlägre kostnad första åretÅr 2: 503␣kr lägre. Från år 3: ingen skillnad.",
    ],
    [
      { annualSavings: 1_000, priceDiscountSavings: saved(20, null, "2029-02-28") },
      "1␣000␣kr/årlägre kostnad för digFrån år 4: ingen skillnad.",
    ],
    [{ annualSavings: 1_000, priceDiscountSavings: saved(20) }, "1␣000␣kr/årlägre kostnad för dig"],
    [{ ...halfAYear, annualSavings: 912 }, "912␣kr/årlägre kostnad för dig"],
  ])("its savings in the years to come, where they are known: %o", async (savings, words) => {
    const page = await opened({ savings: savingsOf(savings) });
    expect(page.shown()).toContain(`${words}Nu och med`);
  });
});
