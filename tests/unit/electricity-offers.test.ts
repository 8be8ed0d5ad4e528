/** What the diagram can't tell: which ids are asked for, times, what a page opens on, what may be answered, where one goes. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OffersPage } from "../../machines/shared/electricity-offers-page";
import {
  beginOffer,
  beginOffers,
  besideTaken,
  CONSENT,
  listPage,
  NO_CONNECTION,
  offerPage,
} from "../support/electricityOffersActor";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-01T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const hourLater = () => vi.setSystemTime(Date.now() + 3_600_000);

describe("which ids are asked for [A14]", () => {
  const usable = ["c1", "../../admin", "a?x=1", "a#b", "a/b", "%2e%2e%2f", "å ä", "\0", "x".repeat(200)];
  const useless = ["", ".", "..", "x".repeat(201), "x".repeat(20_000), "\ud800"];

  it.each(usable.flatMap((id) => [{ contractId: id, offerId: null }, { contractId: id }, { offerId: id }]))("%j is", (given) => {
    const page = beginOffers(given);
    expect(page.reads.calls).toHaveLength(1);
    expect(page.context()).toMatchObject(given);
  });

  it.each(useless.flatMap((id) => [{ contractId: id, offerId: null }, { contractId: id }, { offerId: id }]))(
    "%j is as good as not found",
    (given) => {
      const page = beginOffers(given);
      expect(page.state()).toBe("failed");
      expect(page.context().failure).toEqual({ kind: "http", status: 404 });
      page.send({ type: "retry" });
      expect(page.reads.calls).toHaveLength(0);
    },
  );
});

describe("loading", () => {
  it("tells what it does after 1 s, and why it takes longer after 5 s", async () => {
    const page = beginOffers();
    const seen: unknown[] = [];
    for (const ms of [999, 1, 3_999, 1]) {
      await vi.advanceTimersByTimeAsync(ms);
      seen.push(page.state());
    }
    expect(seen).toEqual([{ loading: "begun" }, { loading: "slow" }, { loading: "slow" }, { loading: "verySlow" }]);
    expect(page.reads.calls).toHaveLength(1);
  });

  it("reads again at a press, and forgets the failure [TR-09]", async () => {
    const page = beginOffers();
    await page.failRead({ kind: "http", status: 500 });
    expect(page.context()).toMatchObject({ page: null, failure: { kind: "http", status: 500 } });
    page.send({ type: "retry" });
    expect(page.state()).toEqual({ loading: "begun" });
    await page.read(offerPage());
    expect(page.reads.calls).toHaveLength(2);
    expect(page.context()).toMatchObject({ page: offerPage(), failure: null });
  });

  it("fails as unexpected when the load itself breaks", async () => {
    const page = beginOffers({ isBroken: true });
    await page.failRead(NO_CONNECTION);
    expect(page.state()).toBe("failed");
    expect(page.context().failure).toEqual({ kind: "unexpected" });
  });

  it("waits for a consent without a failure [AMB-64]", async () => {
    const page = beginOffers();
    await page.failRead(CONSENT);
    expect([page.state(), page.context().failure]).toEqual(["heldUp", null]);
    page.send({ type: "retry" });
    expect(page.reads.calls).toHaveLength(1);
    page.send({ type: "consent.resolved" });
    expect(page.state()).toEqual({ loading: "begun" });
  });

  it("goes on by itself on return when there was no connection", async () => {
    const page = beginOffers();
    await page.goOffline();
    hourLater();
    page.send({ type: "wake" });
    expect([page.state(), page.reads.calls.length]).toEqual([{ loading: "begun" }, 4]);
    expect(page.context().nowMs).toBe(Date.now());
  });

  it.each([{ kind: "http", status: 500 }, { kind: "malformed" }] as const)(
    "doesn't go on by itself after $kind $status",
    async (failure) => {
      const page = beginOffers();
      await page.failRead(failure);
      page.send({ type: "wake" });
      expect([page.state(), page.reads.calls.length]).toEqual(["failed", 1]);
    },
  );
});

describe("what a page opens on", () => {
  it.each<{ page: OffersPage; state: unknown; reported: number }>([
    { page: listPage({}), state: { list: "resting" }, reported: 0 },
    { page: listPage({ status: "ACCEPTED" }), state: { list: "resting" }, reported: 0 },
    { page: listPage(), state: "noOffers", reported: 0 },
    { page: offerPage(), state: { offer: { open: "resting" } }, reported: 0 },
    { page: offerPage({ status: "ACCEPTED" }), state: { agreed: "before" }, reported: 0 },
    { page: besideTaken(), state: { otherAgreed: "resting" }, reported: 0 },
    { page: besideTaken({ status: "ACCEPTED" }), state: { agreed: "before" }, reported: 0 },
    { page: offerPage({}, null), state: { offer: { open: "resting" } }, reported: 0 },
    { page: { kind: "notElectricity" }, state: "notElectricity", reported: 1 },
  ])("$page.kind: $state, reported $reported times [EL-03] [EL-04] [AMB-24]", async ({ page: given, state, reported }) => {
    const page = beginOffers({ offerId: given.kind === "offer" ? "o1" : null });
    await page.read(given);
    expect([page.state(), page.faultsReported()]).toEqual([state, reported]);
    expect(page.context()).toMatchObject({ page: given, failure: null });
    expect([page.toasts, page.visited]).toEqual([[], []]);
  });

  it("isn't read anew just because the person is back, whose time is noted", async () => {
    for (const page of [await beginOffer(), await beginOffer({ status: "ACCEPTED" })]) {
      const before = page.state();
      vi.setSystemTime(Date.now() + 60_000);
      page.send({ type: "wake" });
      page.send({ type: "consent.resolved" });
      page.send({ type: "retry" });
      expect([page.state(), page.reads.calls.length, page.context().nowMs]).toEqual([before, 1, Date.now()]);
    }
  });
});

describe("what may be answered to an offer, by its type and status [EL-11] [EL-12] [EL-13] [EL-14] [EL-15] [EL-16] [AMB-37]", () => {
  it.each([
    { offerType: "LOYALTY", status: "ACCEPTED", isAgreed: true, way: "accept", canDecline: true },
    { offerType: "LOYALTY", status: "CONFIRMED", isAgreed: true, way: "accept", canDecline: true },
    { offerType: "LOYALTY", status: "EXPIRED", isAgreed: false, way: "accept", canDecline: true },
    { offerType: "LOYALTY", status: null, isAgreed: false, way: "accept", canDecline: true },
    { offerType: "DISCOUNT", status: "ACCEPTED", isAgreed: true, way: "acknowledge", canDecline: false },
    { offerType: "DISCOUNT", status: "CONFIRMED", isAgreed: false, way: "acknowledge", canDecline: false },
    { offerType: "DISCOUNT", status: "EXPIRED", isAgreed: false, way: "acknowledge", canDecline: false },
    { offerType: "DISCOUNT", status: null, isAgreed: false, way: "acknowledge", canDecline: false },
    { offerType: "SWITCH", status: "ACCEPTED", isAgreed: true, way: "accept", canDecline: false },
    { offerType: "SWITCH", status: "CONFIRMED", isAgreed: true, way: "accept", canDecline: false },
    { offerType: "SWITCH", status: "EXPIRED", isAgreed: false, way: "accept", canDecline: false },
    { offerType: "SWITCH", status: null, isAgreed: false, way: "accept", canDecline: false },
    { offerType: null, status: "ACCEPTED", isAgreed: true, way: "accept", canDecline: false },
    { offerType: null, status: "CONFIRMED", isAgreed: true, way: "accept", canDecline: false },
    { offerType: null, status: "EXPIRED", isAgreed: false, way: "accept", canDecline: false },
    { offerType: null, status: null, isAgreed: false, way: "accept", canDecline: false },
  ] as const)("$offerType, $status", async ({ offerType, status, isAgreed, way, canDecline }) => {
    const page = await beginOffer({ offerType, status });
    expect(page.state()).toEqual(isAgreed ? { agreed: "before" } : { offer: { open: "resting" } });
    expect(page.can({ type: "offer.decline" })).toBe(!isAgreed && canDecline);
    page.send({ type: "offer.yes" });
    await vi.advanceTimersByTimeAsync(0);
    expect(page.given()).toEqual(isAgreed ? [] : [way]);
    expect(page.toasts).toEqual([]);
  });

  it("leaves nothing to decline where only a yes is asked for", async () => {
    const page = await beginOffer({ offerType: "DISCOUNT" });
    page.send({ type: "offer.decline" });
    expect([page.state(), page.questions.calls]).toEqual([{ offer: { open: "resting" } }, []]);
  });
});

describe("where one goes from here", () => {
  const offers = { to: "/electricity/$contractId/offers", params: { contractId: "c1" }, replace: true };
  const contract = { to: "/contract/$id", params: { id: "c1" }, replace: true };

  it.each([
    { offerId: null, otherwise: contract },
    { offerId: "o1", otherwise: offers },
  ])("back to where one came from, else to what stands above it: $otherwise.to", async ({ offerId, otherwise }) => {
    const page = beginOffers({ offerId });
    page.send({ type: "back" });
    await page.failRead({ kind: "http", status: 404 });
    page.send({ type: "back" });
    expect(page.backs).toEqual([otherwise, otherwise]);
  });

  it("to one of the offers", async () => {
    const page = beginOffers({ offerId: null });
    await page.read(listPage({ offerId: "a/b" }));
    page.send({ type: "offer.open", offerId: "a/b" });
    expect(page.visited).toEqual([
      { to: "/electricity/$contractId/offer/$offerId", params: { contractId: "c1", offerId: "a/b" } },
    ]);
  });

  it("to the contract, in place of what needn't be come back to", async () => {
    const page = await beginOffer({ status: "ACCEPTED" });
    page.send({ type: "contract.open" });
    expect(page.visited).toEqual([contract]);
  });
});
