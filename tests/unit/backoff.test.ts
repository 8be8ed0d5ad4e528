import { expect, it } from "vitest";
import { backoff } from "../../machines/shared/backoff";

it.each([
  { name: "refresh [SES-10]", schedule: { startMs: 250, maxMs: 3_000 }, waits: [250, 500, 1_000, 2_000, 3_000, 3_000] },
  { name: "texts [TXT-03]", schedule: { startMs: 500, maxMs: 2_000 }, waits: [500, 1_000, 2_000, 2_000] },
])("$name: doubles from its start up to its greatest wait", ({ schedule, waits }) => {
  expect(waits.map((_, i) => backoff(schedule, i + 1))).toEqual(waits);
});

it("stays at its greatest wait however many tries were made", () => {
  expect(backoff({ startMs: 250, maxMs: 3_000 }, 5_000)).toBe(3_000);
});
