/** What the lines of a contract do with nothing, with too little, with what is odd, and in which order they stand. */
import { describe, expect, it } from "vitest";
import { amount, counted, headline, lines, none, text } from "../support/contractLines";

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
      { kind: "phrase", textKey: "contract.until", params: { date: "1\u00a0mars 2026" } },
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

  it("mileage without a limit [CDET-22]", () =>
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
