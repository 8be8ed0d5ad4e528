/** What is told of each type of contract: which lines, in which order, in which words. */
import { describe, expect, it } from "vitest";
import type { AttributeValue } from "../../src/domain/attributes";
import { headlineOf, linesOf } from "../../src/domain/contractLines";
import { contractOf } from "../support/contracts";

const nowMs = Date.parse("2026-03-01T09:00:00Z");
const lines = (type: string, agreementDetails: object | null, rest: object = {}) =>
  linesOf(contractOf(type, { agreementDetails, ...rest }), nowMs).map(({ labelKey, value }) => [
    labelKey.replace("contract.attribute.", ""),
    value,
  ]);
const headline = (type: string, agreementDetails: object | null) => headlineOf(contractOf(type, { agreementDetails }), nowMs);

const text = (words: string): AttributeValue => ({ kind: "text", text: words });
const amount = (value: string, unitKey: string): AttributeValue => ({ kind: "amount", amount: { value, unitKey } });
const none: AttributeValue = { kind: "word", textKey: "contract.none" };
const counted = (unit: string, number: string, count: number) => ({
  kind: "phrase",
  textKey: `contract.${unit}`,
  params: { number, count },
});
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
  ["bindingTime", { kind: "phrase", textKey: "contract.until", params: { date: "31 januari 2027" } }],
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
      ["startDate", text("1 april 2024")],
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
      ["expirationDate", text("1 oktober 2026")],
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
      ["expirationDate", text("1 december 2026")],
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
      ["interestRateExpirationDate", text("1 november 2027")],
      ["startDate", text("15 september 2021")],
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
      ["startDate", text("2 maj 2023")],
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

describe("nothing or less is none [CDET-14] [CDET-15]", () => {
  it.each([
    ["Electricity", { bindingPeriodMonths: 0 }, "bindingTime", none],
    ["Electricity", { bindingPeriodMonths: -1 }, "bindingTime", none],
    ["Electricity", { bindingPeriodMonths: 1 }, "bindingTime", amount("1", "months.short")],
    ["Electricity", { noticePeriodDays: 0 }, "noticePeriod", none],
    ["Electricity", { noticePeriodDays: -30 }, "noticePeriod", none],
    ["Electricity", { noticePeriodDays: 1 }, "noticePeriod", counted("days", "1", 1)],
    ["Mobile", { noticePeriodDays: 0 }, "noticePeriod", none],
    ["Tv", { noticePeriodDays: 0 }, "noticePeriod", none],
    ["Broadband", { bindingTimeExpirationDate: "2026-02-28" }, "bindingTime", none],
    [
      "Broadband",
      { bindingTimeExpirationDate: "2026-03-01" },
      "bindingTime",
      { kind: "phrase", textKey: "contract.until", params: { date: "1 mars 2026" } },
    ],
    ["Broadband", { bindingTimeExpirationDate: "0000-00-00" }, "bindingTime", text("--")],
  ])("%s with %o", (type, agreement, label, value) => expect(lines(type, agreement)).toEqual([[label, value]]));
});

describe("how much there is to surf with [CDET-20]", () => {
  it.each([
    [
      { type: "UNLIMITED", limit: 20, unlimitedTitleKey: "surfLimit.free" },
      { kind: "unlimited", textKey: "surfLimit.free" },
    ],
    [{ type: "unlimited" }, { kind: "unlimited", textKey: null }],
    [{ type: "MAX_SURF", limit: 20, unlimitedTitleKey: "surfLimit.free" }, amount("20", "gigabyte")],
    [{ type: "MAX_SURF", limit: { value: 500, unitKey: "megabyte" } }, amount("500", "megabyte")],
    [{ type: "SOMETHING", limit: 5 }, amount("5", "gigabyte")],
  ])("%o", (surfLimit, value) => expect(lines("Mobile", { surfLimit })).toEqual([["surfLimit", value]]));

  it("is left out when nobody says", () => expect(lines("Mobile", { surfLimit: { type: "MAX_SURF" } })).toEqual([]));
});

describe("what is missing is left out, what is odd is --", () => {
  it.each(["Electricity", "Mobile", "Broadband", "Tv", "CarInsurance", "HomeInsurance", "Mortgage", "PrivateLoan"])(
    "%s of which nothing was agreed [F17]",
    (type) => {
      for (const nothing of [null, {}, "no", 7, []]) {
        expect(lines(type, nothing as object)).toEqual([]);
        expect(headline(type, nothing as object)?.price).toEqual({ now: { value: null, unitKey: null }, later: null });
      }
    },
  );

  it.each(["0000-00-00", "275761-01-01", "i morgon"])("the date %s [A52]", (startDate) =>
    expect(lines("PrivateLoan", { startDate })).toEqual([["startDate", text("--")]]),
  );

  it("an amount that isn't known, a name of blanks, half an area", () => {
    const facility = { electricalAreaIdentifier: "SE3", estimatedAnnualConsumption: { value: null, unitKey: "kwhPerYear" } };
    expect(lines("Electricity", { name: " \u200b", monthlyCost: { amount: null } }, { customerDetails: { facility } })).toEqual([
      ["electricalArea", text("SE3")],
    ]);
  });

  it("mileage without a limit", () =>
    expect(lines("CarInsurance", { maxMileagePerYear: { maxKilometers: null, type: "UNLIMITED" } })).toEqual([
      ["mileage", { kind: "unlimited", textKey: null }],
    ]));

  it("a sum in a unit of its own", () =>
    expect(lines("PrivateLoan", { loanAmount: { value: 9, unitKey: "eur" } })).toEqual([["loanAmount", amount("9", "eur")]]));
});

describe("the order [CDET-04] [AMB-51]", () => {
  const order = (sortOrder: unknown) =>
    lines(
      "Electricity",
      { name: "Rörligt", startDate: "2024-04-01", monthlyCost: { amount: 49 }, noticePeriodDays: 30 },
      { sortOrder, customerDetails: { facility: { facilityId: "1", electricalArea: "Malmö" } } },
    ).map(([label]) => label);
  const usual = ["facilityId", "electricalArea", "name", "startDate", "monthlyFee", "noticePeriod"];

  it("is the specification's where the contract says nothing", () => expect(order([])).toEqual(usual));

  it("puts what is listed first, in that order, then the rest", () =>
    expect(order(["agreementDetails.noticePeriodDays", "customerDetails.facility.electricalArea"])).toEqual([
      "noticePeriod",
      "electricalArea",
      "facilityId",
      "name",
      "startDate",
      "monthlyFee",
    ]));

  it("takes a path that goes on into a field, a second field of the line, and the same twice", () =>
    expect(
      order([
        "agreementDetails.monthlyCost.amount",
        "customerDetails.facility.electricalAreaIdentifier",
        "agreementDetails.monthlyCost",
      ]),
    ).toEqual(["monthlyFee", "electricalArea", "facilityId", "name", "startDate", "noticePeriod"]));

  it.each([
    "__proto__.x",
    "constructor",
    "length",
    "agreementDetails",
    "agreementDetails.nam",
    "agreementDetails.names",
    "agreementDetails.__proto__.name",
    "agreementDetails.bindingPeriodMonths",
    `${"a.".repeat(90)}b`,
    "",
  ])("passes over %j [A53]", (path) => expect(order([path, "agreementDetails.startDate"])[0]).toBe("startDate"));

  it.each([null, "agreementDetails.name", { 0: "agreementDetails.name" }, [7, null, {}]])("%j orders nothing", (sortOrder) =>
    expect(order(sortOrder)).toEqual(usual),
  );
});

describe("the month of a price", () => {
  it.each([
    ["2026-03", "mars"],
    ["2026-12-01", "december"],
    ["MARCH", "mars"],
    ["may", "maj"],
    [1, "januari"],
    ["7", "juli"],
    [0, null],
    [13, null],
    ["2026", null],
    ["soon", null],
    [null, null],
  ])("%j is %j", (month, words) => expect(headline("Electricity", { price: { amount: 1, month } })?.month).toBe(words));
});
