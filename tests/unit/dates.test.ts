import { describe, expect, it } from "vitest";
import { formatDate, formatToday } from "../../src/domain/dates";

describe("a day from the server, as it was in Sweden [GEN-05] [DT-07]", () => {
  it.each([
    ["2026-03-05", "5 mars 2026"],
    ["2026-06-30T22:30:00Z", "1 juli 2026"],
    ["2026-12-31T22:59:59Z", "31 december 2026"],
    ["2026-12-31T23:00:00Z", "1 januari 2027"],
    ["2026-06-30T22:30:00.123+02:00", "30 juni 2026"],
    ["2026-06-30T22:30:00+0000", "1 juli 2026"],
    ["2026-06-30T23:30:00", "30 juni 2026"],
    ["2026-06-30T23:30", "30 juni 2026"],
    ["2028-02-29", "29 februari 2028"],
    ["2026-02-28T23:30:00Z", "1 mars 2026"],
  ])("%s is %s, day and month on one line", (iso, text) => expect(formatDate(iso)).toBe(text.replace(" ", "\u00a0")));

  it.each([
    null,
    undefined,
    "",
    "0000-00-00",
    "2026-13-01",
    "275761-01-01",
    "+275760-09-13",
    "1899-12-31",
    "2201-01-01",
    "i morgon 1",
    "2026-02-30",
    "2026-02-29",
    "2026-04-31",
    "2026-02-00",
    "2026-02-32",
    "2026-02-30T22:30:00Z",
    "2026-02-30T12:00",
  ])("%s shows nothing [A52]", (iso) => expect(formatDate(iso)).toBeNull());
});

it("says today with its weekday [GEN-05]", () => {
  expect(formatToday(new Date("2026-03-01T09:00:00").getTime())).toBe("söndag 1 mars");
  expect(formatToday(new Date("2026-03-01T23:59:59").getTime())).toBe("söndag 1 mars");
});
