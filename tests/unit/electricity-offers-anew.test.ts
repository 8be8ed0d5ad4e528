/** When a page of offers that is open is read anew: on return after a while, and when an answer that was given before arrives. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginOffer, beginOffers, listPage, NO_CONNECTION, offerPage } from "../support/electricityOffersActor";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-01T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

describe("what has been open for more than a minute is read anew when the person is back: another tab may have answered [UX-03]", () => {
  const list = async () => {
    const page = beginOffers({ offerId: null });
    await page.read(listPage({}));
    return page;
  };
  const minuteLater = () => vi.setSystemTime(Date.now() + 60_001);

  it.each([
    { what: "the list", open: list, state: "list", found: listPage(), then: "noOffers" },
    {
      what: "an offer",
      open: () => beginOffer(),
      state: { offer: "open" },
      found: offerPage({ status: "ACCEPTED" }),
      then: { agreed: "before" },
    },
    {
      what: "an offer beside one that is agreed on",
      open: () => beginOffer({}, {}, [{ offerId: "o2", status: "ACCEPTED" }]),
      state: "otherAgreed",
      found: offerPage(),
      then: { offer: { open: "resting" } },
    },
  ])("$what, which stays as it is meanwhile", async ({ open, state, found, then }) => {
    const page = await open();
    const { page: shown } = page.context();
    minuteLater();
    page.send({ type: "wake" });
    expect(page.actor.getSnapshot().matches(state as never)).toBe(true);
    expect([page.reads.calls.length, page.context().page, page.context().nowMs]).toEqual([2, shown, Date.now()]);
    page.send({ type: "wake" });
    expect(page.reads.calls).toHaveLength(2);
    await page.goOffline();
    expect([page.actor.getSnapshot().matches(state as never), page.context().failure]).toEqual([true, null]);
    page.send({ type: "wake" });
    await page.read(found);
    expect([page.state(), page.context().page]).toEqual([then, found]);
  });

  it("by the time of the last read, whatever had it read", async () => {
    const page = await list();
    minuteLater();
    page.send({ type: "wake" });
    await page.read(listPage({}));
    page.send({ type: "wake" });
    expect([page.state(), page.reads.calls.length]).toEqual([{ list: "resting" }, 2]);

    const answered = await beginOffer();
    answered.send({ type: "offer.yes" });
    minuteLater();
    await answered.refuse({ kind: "http", status: 400 });
    await answered.read(offerPage());
    answered.send({ type: "wake" });
    expect([answered.state(), answered.reads.calls.length]).toEqual([{ offer: { open: "resting" } }, 2]);
  });

  it("and says that the offer is gone, which a list never is", async () => {
    const one = await beginOffer();
    const all = await list();
    for (const page of [one, all]) {
      minuteLater();
      page.send({ type: "wake" });
      await page.failRead({ kind: "http", status: 404 });
    }
    expect([one.state(), all.state()]).toEqual(["gone", { list: "resting" }]);
  });

  it("stays as it is when reading breaks", async () => {
    const page = await beginOffer({}, { isBroken: true });
    minuteLater();
    page.send({ type: "wake" });
    await page.failRead(NO_CONNECTION);
    expect(page.state()).toEqual({ offer: { open: "resting" } });
  });

  it("unless the person is in the middle of an answer, which a read never holds up", async () => {
    const page = await beginOffer({ offerType: "LOYALTY" });
    minuteLater();
    page.send({ type: "wake" });
    page.send({ type: "offer.decline" });
    expect(() => page.reads.answer(offerPage())).toThrow();
    page.send({ type: "wake" });
    expect([page.state(), page.reads.calls.length]).toEqual([{ offer: "asking" }, 2]);
    await page.say(true);
    page.send({ type: "wake" });
    expect([page.state(), page.reads.calls.length]).toEqual([{ offer: { answering: "begun" } }, 2]);
  });
});

describe("an answer that was given before has the page read anew, once it has arrived [TR-15]", () => {
  it("while the page is read: what is on its way may tell of before", async () => {
    const page = beginOffers({ offerId: null });
    await vi.advanceTimersByTimeAsync(1_000);
    page.endAnswer();
    expect([page.state(), page.reads.calls.length]).toEqual([{ loading: "begun" }, 2]);
    await page.read(listPage({ status: "ACCEPTED" }));
    expect(() => page.reads.answer(listPage({}))).toThrow();
    expect(page.context().page).toEqual(listPage({ status: "ACCEPTED" }));
  });

  it("from the list, which stays there meanwhile", async () => {
    const page = beginOffers({ offerId: null });
    await page.read(listPage({}));
    page.endAnswer();
    expect([page.state(), page.context().page]).toEqual([{ list: "refreshing" }, listPage({})]);
    // What was on its way by then may tell of before.
    page.endAnswer();
    expect(page.reads.calls).toHaveLength(3);
    await page.read(listPage());
    expect(page.state()).toBe("noOffers");
  });

  it("from an offer that waits to be answered", async () => {
    const page = await beginOffer();
    page.endAnswer();
    expect(page.state()).toEqual({ loading: "begun" });
    await page.read(offerPage({ status: "ACCEPTED" }));
    expect(page.state()).toEqual({ agreed: "before" });
  });

  it("from an offer that nothing can be answered to", async () => {
    const page = await beginOffer({}, {}, [{ offerId: "o2", status: "ACCEPTED" }]);
    page.endAnswer();
    expect([page.state(), page.reads.calls.length]).toEqual([{ otherAgreed: "refreshing" }, 2]);
  });

  it("and without anybody to tell of it, the page is there all the same", async () => {
    const page = await beginOffer({}, { isDeaf: true });
    expect(page.state()).toEqual({ offer: { open: "resting" } });
  });

  it("but takes nobody out of what they are doing", async () => {
    const answering = await beginOffer();
    answering.send({ type: "offer.yes" });
    const asked = await beginOffer({ offerType: "LOYALTY" });
    asked.send({ type: "offer.decline" });
    for (const page of [answering, asked]) {
      const before = page.state();
      page.endAnswer();
      expect([page.state(), page.reads.calls.length]).toEqual([before, 1]);
    }
  });
});
