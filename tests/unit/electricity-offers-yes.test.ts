/** A yes to an offer: what each answer means and says, and what never happens twice. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginOffer, besideTaken, CONSENT, type Fault, NO_CONNECTION, offerPage } from "../support/electricityOffersActor";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-01T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const NOT_ACCEPTED = { tone: "error", textKey: "error.acceptOffer", durationMs: 10_000 };

type Page = Awaited<ReturnType<typeof beginOffer>>;
const offerIn = (page: Page) => page.context().page;

describe("a yes", () => {
  const sayYes = async (given: Parameters<typeof beginOffer>[1] = {}) => {
    const page = await beginOffer({}, given);
    page.send({ type: "offer.yes" });
    return page;
  };
  const checking = async (given: Parameters<typeof beginOffer>[1] = {}) => {
    const page = await sayYes(given);
    await page.refuse({ kind: "http", status: 503 });
    return page;
  };

  it("is sent once, however often the person presses or comes back, and never again by itself [UX-03]", async () => {
    const page = await sayYes();
    for (let presses = 1; presses <= 3; presses++) page.send({ type: "offer.yes" });
    for (const type of ["wake", "consent.resolved", "retry"] as const) page.send({ type });
    expect(page.state()).toEqual({ offer: { answering: "begun" } });
    await page.refuse({ kind: "http", status: 503 });
    page.send({ type: "offer.yes" });
    await page.failRead({ kind: "http", status: 500 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.answers.calls).toHaveLength(1);
  });

  it("leaves nothing else to answer until it is known what became of it", async () => {
    const page = await beginOffer({ offerType: "LOYALTY" });
    page.send({ type: "offer.yes" });
    const seen = [page.can({ type: "offer.decline" })];
    await page.answer();
    for (const type of ["offer.yes", "offer.decline"] as const) seen.push(page.can({ type }));
    await page.read(offerPage({ offerType: "LOYALTY" }));
    for (const type of ["offer.yes", "offer.decline"] as const) seen.push(page.can({ type }));
    expect(seen).toEqual([false, false, false, false, false]);
  });

  it("that goes well in the end takes back what was said of the one before", async () => {
    const page = await sayYes();
    await page.refuse({ kind: "http", status: 500 });
    await page.read(offerPage());
    expect(page.toasts).toEqual([NOT_ACCEPTED]);
    page.send({ type: "offer.yes" });
    await page.answer();
    expect(page.toasts).toEqual([NOT_ACCEPTED]);
    await page.read(offerPage({ status: "ACCEPTED" }));
    expect([page.state(), page.toasts]).toEqual([{ agreed: "now" }, []]);
  });

  it("is done once the offer says so: what is shown is what was read [EL-14]", async () => {
    const page = await sayYes();
    await page.answer();
    expect([page.state(), page.reads.calls.length]).toEqual([{ offer: { answering: "begun" } }, 2]);
    await page.read(offerPage({ status: "ACCEPTED" }));
    expect(page.state()).toEqual({ agreed: "now" });
    expect(offerIn(page)).toEqual(offerPage({ status: "ACCEPTED" }));
    expect([page.toasts, page.only]).toEqual([[], [false]]);
  });

  it.each<{ found: string; then: (page: Page) => Promise<void>; status: string | null }>([
    { found: "unchanged", then: (page) => page.read(offerPage()), status: null },
    { found: "at a stage that nobody knows", then: (page) => page.read(offerPage({ status: "SENT" })), status: "SENT" },
    { found: "no connection", then: (page) => page.goOffline(), status: null },
    { found: "a refusal", then: (page) => page.failRead({ kind: "http", status: 500 }), status: null },
    { found: "nothing any more", then: (page) => page.failRead({ kind: "http", status: 404 }), status: null },
    { found: "a consent asked for", then: (page) => page.failRead(CONSENT), status: null },
    { found: "a contract of another kind", then: (page) => page.read({ kind: "notElectricity" }), status: null },
  ])("is being dealt with as long as the offer doesn't say so: $found", async ({ then, status }) => {
    const page = await sayYes();
    await page.answer();
    await then(page);
    expect(page.state()).toEqual({ offer: { waiting: "resting" } });
    expect(offerIn(page)).toEqual(offerPage({ status }));
    expect([page.toasts, page.context().failure]).toEqual([[], null]);
  });

  it("is being dealt with, too, when even reading breaks", async () => {
    const page = await sayYes({ isBroken: true });
    await page.answer();
    await page.failRead(NO_CONNECTION);
    expect(page.state()).toEqual({ offer: { waiting: "resting" } });
  });

  it.each(["retry", "wake", "consent.resolved"] as const)("is looked for again: %s", async (type) => {
    const page = await sayYes();
    await page.answer();
    await page.read(offerPage());
    vi.setSystemTime(Date.now() + 3_600_000);
    page.send({ type });
    expect(page.context().nowMs === Date.now()).toBe(type === "wake");
    for (const again of [type, "retry", "consent.resolved", "wake"] as const) page.send({ type: again });
    expect([page.state(), page.reads.calls.length]).toEqual([{ offer: { waiting: "looking" } }, 3]);
    expect(page.context().nowMs).toBe(Date.now());
    await page.goOffline();
    expect(page.state()).toEqual({ offer: { waiting: "unchanged" } });
    page.send({ type });
    await page.read(offerPage({ status: "CONFIRMED" }));
    expect(page.state()).toEqual({ agreed: "now" });
    expect(offerIn(page)).toEqual(offerPage({ status: "CONFIRMED" }));
    expect(page.answers.calls).toHaveLength(1);
  });

  it.each<Fault>([
    { kind: "http", status: 400 },
    { kind: "http", status: 404 },
    { kind: "http", status: 409 },
    { kind: "http", status: 500 },
    { kind: "http", status: 503 },
    { kind: "network" },
    { kind: "malformed" },
  ])("that failed with $kind $status may have arrived all the same: the offer says whether [F06]", async (fault) => {
    const page = await sayYes();
    await page.refuse(fault);
    expect([page.state(), page.reads.calls.length, page.toasts]).toEqual([{ offer: { answering: "begun" } }, 2, []]);
    await page.read(offerPage({ status: "ACCEPTED" }));
    expect([page.state(), page.toasts]).toEqual([{ agreed: "now" }, []]);
    expect(offerIn(page)).toEqual(offerPage({ status: "ACCEPTED" }));
  });

  it("that was given in another tab before is one all the same [UX-03] [F06]", async () => {
    const tabs = [await beginOffer(), await beginOffer()] as const;
    tabs[0].send({ type: "offer.yes" });
    await tabs[0].answer();
    await tabs[0].read(offerPage({ status: "ACCEPTED" }));
    tabs[1].send({ type: "offer.yes" });
    await tabs[1].refuse({ kind: "http", status: 409 });
    await tabs[1].read(offerPage({ status: "ACCEPTED" }));
    expect(tabs.map(({ state, toasts }) => [state(), toasts])).toEqual([
      [{ agreed: "now" }, []],
      [{ agreed: "now" }, []],
    ]);
  });

  it("that failed can be given again, to the offer as it now stands [F06] [EL-18]", async () => {
    const page = await checking();
    await page.read(offerPage({ offerDescription: "Nytt pris" }));
    expect([page.state(), page.toasts]).toEqual([{ offer: { open: "resting" } }, [NOT_ACCEPTED]]);
    expect(offerIn(page)).toEqual(offerPage({ offerDescription: "Nytt pris" }));
    page.send({ type: "offer.yes" });
    expect(page.answers.calls).toHaveLength(2);
  });

  it("tells of each failure once, by what was tried [CH-02]", async () => {
    const page = await beginOffer({ offerType: "DISCOUNT" });
    for (let tries = 1; tries <= 3; tries++) {
      page.send({ type: "offer.yes" });
      await page.refuse({ kind: "http", status: 500 });
      // What was tried was said of the offer as it stood then.
      await page.read(offerPage({ offerType: tries < 3 ? "DISCOUNT" : "LOYALTY" }));
    }
    expect(page.toasts.map(({ textKey, durationMs }) => [textKey, durationMs])).toEqual([
      ["error.acknowledgeOffer", 10_000],
      ["error.acknowledgeOffer", 10_000],
      ["error.acknowledgeOffer", 10_000],
    ]);
  });

  const unreadable: { found: string; then: (page: Page) => Promise<void> }[] = [
    { found: "no connection", then: (page) => page.goOffline() },
    { found: "a refusal", then: (page) => page.failRead({ kind: "http", status: 500 }) },
  ];

  it.each(unreadable)("of which nobody can tell isn't said to have failed, nor offered again: $found [F06]", async ({ then }) => {
    const page = await checking();
    await then(page);
    expect([page.state(), page.toasts]).toEqual([{ offer: { waiting: "resting" } }, []]);
    expect([offerIn(page), page.context().failure]).toEqual([offerPage(), null]);
    expect(page.context().answered).toEqual({ answer: "accept", sent: "lost" });
    page.send({ type: "offer.yes" });
    page.send({ type: "retry" });
    await then(page);
    expect([page.state(), page.toasts]).toEqual([{ offer: { waiting: "unchanged" } }, []]);
    page.send({ type: "retry" });
    await page.read(offerPage({ offerDescription: "Nytt pris" }));
    expect([page.state(), page.toasts]).toEqual([{ offer: { open: "resting" } }, [NOT_ACCEPTED]]);
    expect([offerIn(page), page.answers.calls.length]).toEqual([offerPage({ offerDescription: "Nytt pris" }), 1]);
  });

  it.each(unreadable)("that was refused was, also when nothing more can be read: $found", async ({ then }) => {
    const page = await sayYes();
    await page.refuse({ kind: "http", status: 400 });
    await then(page);
    expect([page.state(), page.toasts]).toEqual([{ offer: { open: "resting" } }, [NOT_ACCEPTED]]);
    expect([offerIn(page), page.context().failure]).toEqual([offerPage(), null]);
  });

  it.each(unreadable)("that finds an answer there, perhaps its own, isn't said to be refused: $found [F06]", async ({ then }) => {
    const page = await sayYes();
    await page.refuse({ kind: "http", status: 409 });
    await then(page);
    expect([page.state(), page.toasts]).toEqual([{ offer: { waiting: "resting" } }, []]);
  });

  it.each([{ isBroken: true }, { breaksAnswers: true }])("of which nobody can tell, when something breaks: %o", async (given) => {
    const page = await sayYes(given);
    await vi.advanceTimersByTimeAsync(0);
    if (given.isBroken) {
      await page.refuse({ kind: "network" });
      await page.failRead(NO_CONNECTION);
      page.send({ type: "retry" });
      await page.failRead(NO_CONNECTION);
    }
    expect([page.state(), page.toasts]).toEqual([{ offer: { waiting: given.isBroken ? "unchanged" : "resting" } }, []]);
    expect(page.context().answered).toEqual({ answer: "accept", sent: given.isBroken ? "cutOff" : "lost" });
  });

  it.each<Fault>([
    { kind: "http", status: 409 },
    { kind: "http", status: 500 },
  ])("where another offer has been agreed on leads there, and asks nothing more: $kind $status", async (fault) => {
    const page = await sayYes();
    await page.refuse(fault);
    await page.read(besideTaken());
    expect([page.state(), page.toasts, offerIn(page)]).toEqual([{ otherAgreed: "resting" }, [], besideTaken()]);
    for (const type of ["offer.yes", "offer.decline"] as const) expect(page.can({ type })).toBe(false);
  });

  it.each([404, 410])(
    "to what has been declined elsewhere says that it is gone, and nothing that could be tried again: %i",
    async (status) => {
      const page = await checking();
      await page.failRead({ kind: "http", status });
      expect([page.state(), page.toasts]).toEqual(["gone", []]);
    },
  );

  it("is the person's to give again once a consent has been given [AMB-64]", async () => {
    const page = await sayYes();
    await page.refuse(CONSENT);
    page.send({ type: "consent.resolved" });
    expect([page.state(), page.toasts, page.reads.calls.length]).toEqual([{ offer: { open: "resting" } }, [], 1]);
    page.send({ type: "offer.yes" });
    expect(page.answers.calls).toHaveLength(2);
  });

  it.each<Fault>([{ kind: "network" }, { kind: "http", status: 409 }])(
    "that failed with $kind $status is looked for once a consent has been given [AMB-64]",
    async (fault) => {
      const page = await sayYes();
      await page.refuse(fault);
      await page.failRead(CONSENT);
      expect([page.state(), page.toasts]).toEqual([{ offer: { waiting: "resting" } }, []]);
      page.send({ type: "consent.resolved" });
      await page.read(offerPage({ status: "ACCEPTED" }));
      expect(page.state()).toEqual({ agreed: "now" });
    },
  );

  it.each<{ while: string; go: (page: Page) => Promise<void> }>([
    { while: "it is on its way", go: async () => {} },
    { while: "the offer is read", go: (page) => page.answer() },
    { while: "nobody knows what became of it", go: (page) => page.refuse({ kind: "network" }) },
    {
      while: "it is being dealt with",
      go: async (page) => {
        await page.answer();
        await page.read(offerPage());
      },
    },
    {
      while: "it is looked for again",
      go: async (page) => {
        await page.answer();
        await page.read(offerPage());
        page.send({ type: "retry" });
      },
    },
  ])("holds nobody back while $while, and nothing is done after they have left [XS-08]", async ({ go }) => {
    const page = await sayYes();
    await go(page);
    const reads = page.reads.calls.length;
    page.send({ type: "back" });
    expect(page.backs).toEqual([{ to: "/electricity/$contractId/offers", params: { contractId: "c1" }, replace: true }]);
    page.actor.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([page.toasts, page.visited, page.reads.calls.length]).toEqual([[], [], reads]);
    const again = await beginOffer({ status: "ACCEPTED" });
    expect(again.state()).toEqual({ agreed: "before" });
  });
});
