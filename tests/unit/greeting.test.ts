import { describe, expect, it } from "vitest";
import { greetingAt, greetingOf } from "../../src/domain/greeting";

describe("the greeting follows the hour", () => {
  it.each([
    [0, "morning"],
    [7, "morning"],
  ])("%i o'clock: %s [HOME-04] [AMB-11]", (hour, greeting) => expect(greetingOf(hour)).toBe(greeting));

  it.each([
    [8, "noon"],
    [11, "noon"],
  ])("%i o'clock: %s [HOME-05] [AMB-11]", (hour, greeting) => expect(greetingOf(hour)).toBe(greeting));

  it.each([
    [12, "afternoon"],
    [17, "afternoon"],
  ])("%i o'clock: %s [HOME-06]", (hour, greeting) => expect(greetingOf(hour)).toBe(greeting));

  it.each([
    [18, "evening"],
    [23, "evening"],
  ])("%i o'clock: %s [HOME-07]", (hour, greeting) => expect(greetingOf(hour)).toBe(greeting));
});

describe("the last minute belongs to the hour before", () => {
  it.each([
    ["2026-03-01T00:00:00", "morning"],
    ["2026-03-01T07:59:59", "morning"],
    ["2026-03-01T08:00:00", "noon"],
    ["2026-03-01T11:59:59", "noon"],
    ["2026-03-01T12:00:00", "afternoon"],
    ["2026-03-01T17:59:59", "afternoon"],
    ["2026-03-01T18:00:00", "evening"],
    ["2026-03-01T23:59:59", "evening"],
  ])("%s: %s", (localTime, greeting) => expect(greetingAt(new Date(localTime).getTime())).toBe(greeting));
});
