/** What the diagram can't tell: when the requests go out, the limits, what counts as newer, and that nothing is left running. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type RefreshEnd, tokenRefreshMachine } from "../../machines/token-refresh";
import { ApiError } from "../../src/domain/errors";
import { type Session, tokensOf } from "../../src/domain/session";
import { after, beginRefresh, pair, record, refusal, represented } from "../support/refreshActor";
import { turns } from "../support/turns";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SCHEDULE = [0, 250, 750, 1_750, 3_750, 6_750, 9_750, 12_750, 15_750, 18_750];
const offline = new ApiError({ call: "POST /auth/refresh", kind: "network" });

describe("the schedule", () => {
  it.each([
    { fault: "503", error: refusal(503) },
    { fault: "no network", error: offline },
    { fault: "an error of our own", error: new TypeError("broken") },
    { fault: "an error that only looks like a 401", error: Object.assign(new Error("broken"), { status: 401 }) },
  ])("$fault four times, then tokens: asks at 0, .25, .75, 1.75 and 3.75 s [JWT-04] [SES-10]", async ({ error }) => {
    const round = beginRefresh();
    await after(0);
    for (const waitMs of [250, 500, 1_000, 2_000]) {
      await round.fail(error);
      await after(waitMs);
    }
    expect(round.requestedAtMs()).toEqual(SCHEDULE.slice(0, 5));
    await round.answer(pair(2));
    expect(round.end()).toEqual({ end: "refreshed", tokens: tokensOf(pair(2)) });
  });

  it("asks ten times in 20 s when nothing but 503 comes, then gives up with the last of them [JWT-04] [SES-11] [AMB-32] [F30]", async () => {
    const round = beginRefresh();
    const errors = SCHEDULE.map((_, i) => refusal(i % 2 ? 500 : 503));
    await after(0);
    for (const [i, atMs] of SCHEDULE.entries()) {
      await round.fail(errors[i]);
      await after((SCHEDULE[i + 1] ?? 19_999) - atMs);
    }
    expect(round.requestedAtMs()).toEqual(SCHEDULE);
    expect(round.state()).toBe("backingOff");
    await after(1);
    expect(round.end()).toEqual({ end: "gaveUp", error: errors.at(-1) });
    await after(60_000);
    expect(round.requests).toHaveLength(10);
  });

  it("asks at most eleven times however short the waits are [SES-10]", async () => {
    const round = beginRefresh({ machine: tokenRefreshMachine.provide({ delays: { refreshBackoff: 1 } }) });
    await after(0);
    for (let retry = 0; retry < 10; retry++) {
      await round.fail();
      await after(1);
    }
    expect(round.requests).toHaveLength(11);
    expect(round.state()).toBe("requesting");
    await round.fail(refusal(502));
    expect(round.end()).toEqual({ end: "gaveUp", error: refusal(502) });
  });

  it("holds the 20 s for all requests together, not for each [KY-03]", async () => {
    const round = beginRefresh();
    await after(0);
    for (const waitMs of [250, 500, 1_000, 2_000]) {
      await after(4_000);
      await round.fail(refusal(500));
      await after(waitMs);
    }
    expect(round.requestedAtMs()).toEqual([0, 4_250, 8_750, 13_750, 19_750]);
    await after(249);
    expect(round.state()).toBe("requesting");
    await after(1);
    expect(round.end()).toEqual({ end: "gaveUp", error: refusal(500) });
    expect(round.requests.at(-1)?.signal.aborted).toBe(true);
  });

  it("counts the wait for the turn [AMB-32]", async () => {
    const lock = turns();
    const giveBack = await lock.take(new AbortController().signal);
    const round = beginRefresh({ lock });
    await after(15_000);
    giveBack();
    await after(0);
    for (const waitMs of [250, 500, 1_000, 2_000]) {
      await round.fail();
      await after(waitMs);
    }
    expect(round.requestedAtMs()).toEqual([15_000, 15_250, 15_750, 16_750, 18_750]);
    await after(1_250);
    expect(round.end()).toEqual({ end: "gaveUp", error: refusal(503) });
  });

  it("gives up a turn that doesn't come, as a dropped connection", async () => {
    const lock = turns();
    await lock.take(new AbortController().signal);
    const round = beginRefresh({ lock });
    await after(19_999);
    expect(round.state()).toBe("waitingForTurn");
    await after(1);
    expect(round.end()).toEqual({ end: "gaveUp", error: new ApiError({ call: "token refresh", kind: "network" }) });
    expect(lock.count()).toBe(1);
    expect(round.requests).toEqual([]);
  });

  it("hears nothing of an answer that comes after the limit", async () => {
    const round = beginRefresh();
    await after(20_000);
    await round.answer(pair(2));
    expect(round.end()).toMatchObject({ end: "gaveUp" });
  });
});

it("sends both tokens [SES-09]", async () => {
  const round = beginRefresh();
  await after(0);
  expect(round.requests.map(({ input }) => input)).toEqual([pair(1)]);
});

describe("what storage holds [JWT-01] [AMB-54]", () => {
  const cases: { name: string; stored: Session | null | Error; end: RefreshEnd | null }[] = [
    { name: "the same record", stored: record(), end: null },
    { name: "a newer record with the same tokens", stored: record({ generation: 2 }), end: null },
    { name: "other tokens in an older record", stored: record({ rotation: 2, generation: 0 }), end: null },
    { name: "other tokens in a record as old", stored: record({ rotation: 2 }), end: null },
    { name: "something that can't be read", stored: new Error("corrupt"), end: null },
    {
      name: "newer tokens",
      stored: record({ rotation: 2, generation: 2 }),
      end: { end: "adopted", session: record({ rotation: 2, generation: 2 }) },
    },
    { name: "nothing", stored: null, end: { end: "superseded", session: null } },
    {
      name: "another person",
      stored: record({ sub: "bo", rotation: 2, generation: 2 }),
      end: { end: "superseded", session: record({ sub: "bo", rotation: 2, generation: 2 }) },
    },
    {
      name: "the same person, represented by an admin",
      stored: represented({ rotation: 2, generation: 2 }),
      end: { end: "superseded", session: represented({ rotation: 2, generation: 2 }) },
    },
  ];

  it.each(cases)("$name: looked at before anything is sent", async ({ stored, end }) => {
    const round = beginRefresh({ stored });
    await after(0);
    expect(round.end()).toEqual(end ?? undefined);
    expect(round.requests).toHaveLength(end ? 0 : 1);
  });

  it.each(cases)("$name: looked at once more after a 401 [SES-12]", async ({ stored, end }) => {
    const round = beginRefresh();
    await after(0);
    round.store(stored);
    await round.fail(refusal(401));
    expect(round.end()).toEqual(end ?? { end: "refused" });
    await after(60_000);
    expect(round.requests).toHaveLength(1);
  });
});

it.each([400, 403, 404, 429, 500])("takes %i for no refusal", async (status) => {
  const round = beginRefresh();
  await after(0);
  await round.fail(refusal(status));
  expect(round.state()).toBe("backingOff");
});

it("takes a 401 that names a consent reason for no refusal [AMB-36]", async () => {
  const round = beginRefresh();
  await after(0);
  await round.fail(refusal(401, { isHandled: true }));
  expect(round.state()).toBe("backingOff");
});

it("is refused by a 401 after other failures as well [SES-12]", async () => {
  const round = beginRefresh();
  await after(0);
  await round.fail();
  await after(250);
  await round.fail(refusal(401));
  expect(round.end()).toEqual({ end: "refused" });
});

it.each([
  { name: "an access token that can't be read", answer: { ...pair(2), accessToken: "a.b.c" } },
  { name: "a refresh token that can't be read", answer: { ...pair(2), refreshToken: "a.b.c" } },
  { name: "tokens of another person", answer: pair(2, "bo") },
])("asks again after $name", async ({ answer }) => {
  const round = beginRefresh();
  await after(0);
  await round.answer(answer);
  await after(250);
  expect(round.requestedAtMs()).toEqual([0, 250]);
  await after(20_000);
  expect(round.end()).toEqual({ end: "gaveUp", error: new ApiError({ call: "token refresh", kind: "malformed" }) });
});
