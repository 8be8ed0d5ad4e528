/** What is told of each type of contract: which lines, in which order, in which words. */
import { describe, expect, it } from "vitest";
import { amount, counted, headline, lines, none, text } from "../support/contractLines";

const kr = (value: number) => ({ value, unitKey: "sekPerMonth" });

const broadband = {
  name: "Fiber 250",
  connectionType: "FIBER",
  surfLimit: { type: "MAX_SURF", limit: 500 },
  maxDownloadSpeed: 250,
  maxUploadSpeed: { value: 100, unitKey: "megabitPerSecond" },
  monthlyCost: { amount: 399, discount: { amount: 150, expirationDate: "2026-06-01" } },
  bindingTimeExpirationDate: "2027-01-31",
};
const broadbandLines = [
  ["subscription", text("Fiber 250")],
  ["connectionType", { kind: "named", textKey: "contract.connectionType.FIBER", text: "FIBER" }],
  ["surfLimit", amount("500", "gigabyte")],
  ["downloadSpeed", amount("250", "megabitPerSecond")],
  ["uploadSpeed", amount("100", "megabitPerSecond")],
  ["bindingTime", { kind: "phrase", textKey: "contract.until", params: { date: "31\u00a0januari 2027" } }],
];

describe("the lines of each type, in the specification's order [CDET-03]", () => {
  it("electricity [CDET-18] [CDET-23] [CDET-24]", () => {
    const agreement = {
      name: "Rörligt",
      startDate: "2024-04-01",
      price: { productType: "DYNAMIC", amount: 98.4, unitKey: "orePerKwh", month: "2026-03" },
      monthlyCost: { amount: 49, discount: 20, discountExpiration: "2026-06-01", unitKey: "sekPerMonth" },
      noticePeriodDays: 30,
      bindingPeriodMonths: 12,
    };
    const facility = {
      facilityId: "735999",
      estimatedAnnualConsumption: { value: 4_800, unitKey: "kwhPerYear" },
      electricalArea: "Malmö",
      electricalAreaIdentifier: "SE4",
    };
    expect(lines("Electricity", agreement, { customerDetails: { facility, email: "a@example.com" } })).toEqual([
      ["email", text("a@example.com")],
      ["facilityId", text("735999")],
      ["consumption", amount("4\u00a0800", "kwhPerYear")],
      ["electricalArea", text("SE4 Malmö")],
      ["name", text("Rörligt")],
      ["startDate", text("1\u00a0april 2024")],
      ["monthlyFee", { kind: "price", price: { now: kr(29), later: { amount: kr(49), lastDay: "2026-06-01", months: null } } }],
      ["noticePeriod", counted("days", "30", 30)],
      ["bindingTime", amount("12", "months.short")],
    ]);
    expect(headline("Electricity", agreement)).toEqual({
      labelKey: "contract.headline.electricity",
      month: "mars",
      sort: { kind: "named", textKey: "contract.productType.DYNAMIC", text: "DYNAMIC" },
      price: { now: { value: 98.4, unitKey: "orePerKwh" }, later: null },
    });
  });

  it.each([
    [
      { discountExpiration: "2026-06-01", discountDurationMonths: 3 },
      { lastDay: "2026-06-01", months: null },
    ],
    [{ discountDurationMonths: 3 }, { lastDay: null, months: 3 }],
  ])("electricity whose price is less for a while: %o [CDET-23]", (ending, later) => {
    const price = { productType: "FIXED", amount: 98.4, discount: 10.4, unitKey: "orePerMegajoule", month: 3, ...ending };
    const unitKey = "orePerMegajoule";
    expect(headline("Electricity", { price })?.price).toEqual({
      now: { value: 88, unitKey },
      later: { amount: { value: 98.4, unitKey }, ...later },
    });
  });

  it("broadband [CDET-19] [CDET-28]", () => {
    expect(lines("Broadband", broadband)).toEqual(broadbandLines);
    expect(headline("Broadband", broadband)).toEqual({
      labelKey: "contract.headline.price",
      month: null,
      sort: null,
      price: { now: kr(249), later: { amount: kr(399), lastDay: "2026-06-01", months: null } },
    });
  });

  it("mobile, as broadband and with a notice period [CDET-21]", () => {
    expect(lines("Mobile", { ...broadband, noticePeriodDays: 90 })).toEqual([
      ...broadbandLines,
      ["noticePeriod", counted("days", "90", 90)],
    ]);
    expect(headline("Mobile", broadband)?.price).toEqual(headline("Broadband", broadband)?.price);
    expect(headline("Mobile", broadband)?.price.now).toEqual(kr(249));
  });

  it("tv, of our choice [CDET-27]", () => {
    const agreement = {
      name: "Film och serier",
      numberOfChannels: 24,
      monthlyCost: { amount: 189 },
      bindingTimeExpirationDate: "2025-03-31",
      noticePeriodDays: 30,
    };
    expect(lines("Tv", agreement)).toEqual([
      ["subscription", text("Film och serier")],
      ["numberOfChannels", text("24")],
      ["bindingTime", none],
      ["noticePeriod", counted("days", "30", 30)],
    ]);
    expect(headline("Tv", agreement)?.price.now).toEqual(kr(189));
  });

  it("car insurance [CDET-18] [CDET-22]", () => {
    const agreement = {
      insuranceNumber: 8_814,
      carInsuranceType: "full",
      name: "Bil Stor",
      price: 485,
      discount: 85,
      expirationDate: "2026-10-01",
      maxMileagePerYear: { maxKilometers: 15_000, type: "MAX" },
      youngDrivers: false,
      vehicleDamageDeductibleAmount: 5_000,
    };
    expect(lines("CarInsurance", agreement, { customerDetails: { registrationNumber: "abc12a" } })).toEqual([
      ["registrationNumber", text("ABC\u00a012A")],
      ["insuranceNumber", text("8814")],
      ["carInsuranceType", { kind: "named", textKey: "contract.carInsuranceType.FULL", text: "full" }],
      ["insuranceName", text("Bil Stor")],
      ["expirationDate", text("1\u00a0oktober 2026")],
      ["mileage", counted("milesPerYear", "1\u00a0500", 1_500)],
      ["youngDrivers", { kind: "word", textKey: "contract.no" }],
      ["deductible", text("5\u00a0000\u00a0kr")],
    ]);
    expect(headline("CarInsurance", agreement)?.price).toEqual({
      now: kr(400),
      later: { amount: kr(485), lastDay: null, months: null },
    });
  });

  it("home insurance [CDET-25]", () => {
    const agreement = {
      insuranceNumber: "5520",
      insuranceName: "Hem Plus",
      monthlyCost: { amount: kr(162), discount: kr(12) },
      expirationDate: "2026-12-01",
      numberOfPersons: 3,
      livingArea: 72,
    };
    expect(lines("HomeInsurance", agreement)).toEqual([
      ["insuranceNumber", text("5520")],
      ["insuranceName", text("Hem Plus")],
      ["expirationDate", text("1\u00a0december 2026")],
      ["numberOfPersons", text("3")],
      ["livingArea", counted("squareMetres", "72", 72)],
    ]);
    expect(headline("HomeInsurance", agreement)?.price.now).toEqual(kr(150));
  });

  it("mortgage, of our choice [CDET-27]", () => {
    const agreement = {
      loanNumber: "9021 44 118",
      loanAmount: 2_380_000,
      monthlyCost: { amount: 7_840 },
      interestRate: 0.0395,
      interestRateType: "FIXED",
      interestRateExpirationDate: "2027-11-01",
      startDate: "2021-09-15",
    };
    expect(lines("Mortgage", agreement)).toEqual([
      ["loanNumber", text("9021 44 118")],
      ["loanAmount", text("2\u00a0380\u00a0000\u00a0kr")],
      ["interestRate", text("3,95\u00a0%")],
      ["interestRateType", { kind: "named", textKey: "contract.interestRateType.FIXED", text: "FIXED" }],
      ["interestRateExpirationDate", text("1\u00a0november 2027")],
      ["startDate", text("15\u00a0september 2021")],
    ]);
    expect(headline("Mortgage", agreement)).toMatchObject({ labelKey: "contract.headline.loan", price: { now: kr(7_840) } });
  });

  it("private loan [CDET-26]", () => {
    const agreement = {
      loanAmount: { value: 250_000, unitKey: "sek" },
      monthlyCost: { amount: 2_434 },
      startDate: "2023-05-02",
      interestRate: 0.0595,
      paybackTimeYears: 12,
    };
    expect(lines("PrivateLoan", agreement)).toEqual([
      ["loanAmount", text("250\u00a0000\u00a0kr")],
      ["startDate", text("2\u00a0maj 2023")],
      ["interestRate", text("5,95\u00a0%")],
      ["paybackTime", counted("years", "12", 12)],
    ]);
    expect(headline("PrivateLoan", agreement)).toMatchObject({ labelKey: "contract.headline.loan", price: { now: kr(2_434) } });
  });

  it.each(["Zeppelin", "Insurance", "constructor", ""])("a type that we don't know has none: %j [F17]", (type) => {
    expect(lines(type, { name: "Något", monthlyCost: { amount: 49 } })).toEqual([]);
    expect(headline(type, { monthlyCost: { amount: 49 } })).toBeNull();
  });

  it.each(["MOBILE", "mobile", "Mo_bile"])("the type is matched whatever its case: %s [GEN-11]", (type) =>
    expect(lines(type, { name: "Mobil 20" })).toEqual([["subscription", text("Mobil 20")]]),
  );
});
