/** A no to all offers for a contract: asked for first, sent once, and what each answer means and says. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginOffer, CONSENT, type Fault, NO_CONNECTION, type offerOf, offerPage } from "../support/electricityOffersActor";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-01T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const NOT_DECLINED = { tone: "error", textKey: "error.failedToDenyOffers", durationMs: 10_000 };
const DECLINED = { tone: "success", textKey: "electricityOffer.declined", durationMs: 10_000 };

type Page = Awaited<ReturnType<typeof beginOffer>>;
const offerIn = (page: Page) => page.context().page;

describe("a no [EL-16] [EL-17] [EL-20]", () => {
  const loyal = (offer: Parameters<typeof offerOf>[0] = {}) => offerPage({ offerType: "LOYALTY", ...offer });
  const ask = async (given: Parameters<typeof beginOffer>[1] = {}) => {
    const page = await beginOffer({ offerType: "LOYALTY" }, given);
    page.send({ type: "offer.decline" });
    return page;
  };
  const decline = async (given: Parameters<typeof beginOffer>[1] = {}) => {
    const page = await ask(given);
    await page.say(true);
    return page;
  };
  const isHome = (page: Page) => {
    expect([page.visited, page.toasts]).toEqual([[{ to: "/home", replace: true }], [DECLINED]]);
    expect(page.actor.getSnapshot().status).toBe("done");
  };

  it("is sent when the person has said so, and not before", async () => {
    const page = await ask();
    page.send({ type: "offer.decline" });
    page.send({ type: "offer.yes" });
    expect([page.questions.calls.length, page.denials.calls, page.answers.calls]).toEqual([1, [], []]);
    await page.say(true);
    expect(page.denials.calls).toEqual([{ contractId: "c1" }]);
  });

  it.each<{ how: string; turnBack: (page: Page) => Promise<void> }>([
    { how: "the person thinks better of it", turnBack: (page) => page.say(false) },
    {
      how: "the question goes unanswered",
      turnBack: async (page) => {
        page.questions.fail();
        await vi.advanceTimersByTimeAsync(0);
      },
    },
  ])("isn't sent, and nothing is said, when $how", async ({ turnBack }) => {
    const page = await ask();
    await turnBack(page);
    expect([page.state(), page.toasts, page.denials.calls]).toEqual([{ offer: "open" }, [], []]);
    expect(page.can({ type: "offer.yes" })).toBe(true);
  });

  it("isn't sent, and nothing is said, when the person leaves the question", async () => {
    const page = await ask();
    page.actor.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([page.toasts, page.denials.calls, page.visited]).toEqual([[], [], []]);
  });

  it("is sent once, however often the person presses, and never again by itself [UX-03]", async () => {
    const page = await decline();
    for (const type of ["offer.decline", "offer.yes", "wake", "retry"] as const) page.send({ type });
    await page.refuse({ kind: "http", status: 503 }, "denials");
    page.send({ type: "offer.decline" });
    await page.failRead({ kind: "http", status: 500 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([page.denials.calls.length, page.questions.calls.length, page.answers.calls]).toEqual([1, 1, []]);
  });

  it("leads home", async () => {
    const page = await decline();
    await page.answer("denials");
    isHome(page);
    expect(page.reads.calls).toHaveLength(1);
  });

  it.each([404, 410])("leads home when there is nothing left to decline: %i", async (status) => {
    const page = await decline();
    await page.refuse({ kind: "http", status }, "denials");
    isHome(page);
    expect(page.reads.calls).toHaveLength(1);
  });

  it.each<Fault>([
    { kind: "http", status: 400 },
    { kind: "http", status: 409 },
    { kind: "http", status: 503 },
    { kind: "network" },
    { kind: "malformed" },
  ])("that failed with $kind $status may have arrived all the same: the offer says whether", async (fault) => {
    const page = await decline();
    await page.refuse(fault, "denials");
    expect([page.state(), page.reads.calls.length, page.toasts]).toEqual([{ offer: "checkingDecline" }, 2, []]);
    await page.failRead({ kind: "http", status: 410 });
    isHome(page);
  });

  it.each<{ found: string; then: (page: Page) => Promise<void>; page: object }>([
    { found: "the offer stands", then: (page) => page.read(loyal({ status: "SENT" })), page: loyal({ status: "SENT" }) },
    { found: "no connection", then: (page) => page.goOffline(), page: loyal() },
    { found: "a refusal", then: (page) => page.failRead({ kind: "http", status: 500 }), page: loyal() },
  ])("that failed can be given again: $found", async ({ then, page: shown }) => {
    const page = await decline();
    await page.refuse({ kind: "network" }, "denials");
    await then(page);
    expect([page.state(), page.toasts]).toEqual([{ offer: "open" }, [NOT_DECLINED]]);
    expect(offerIn(page)).toEqual(shown);
    expect(page.can({ type: "offer.decline" })).toBe(true);
  });

  it("that failed can be given again when even reading breaks", async () => {
    const page = await decline({ isBroken: true });
    await page.refuse({ kind: "network" }, "denials");
    await page.failRead(NO_CONNECTION);
    expect([page.state(), page.toasts]).toEqual([{ offer: "open" }, [NOT_DECLINED]]);
  });

  it("to what has been agreed on elsewhere shows that", async () => {
    const page = await decline();
    await page.refuse({ kind: "http", status: 409 }, "denials");
    await page.read(loyal({ status: "ACCEPTED" }));
    expect([page.state(), page.toasts]).toEqual([{ agreed: "before" }, [NOT_DECLINED]]);
    expect(offerIn(page)).toEqual(loyal({ status: "ACCEPTED" }));
  });

  it("is the person's to give again once a consent has been given [AMB-64]", async () => {
    const page = await decline();
    await page.refuse(CONSENT, "denials");
    page.send({ type: "consent.resolved" });
    expect([page.state(), page.toasts, page.denials.calls.length]).toEqual([{ offer: "open" }, [], 1]);
  });

  it("of which nobody knows is looked for once a consent has been given [AMB-64]", async () => {
    const page = await decline();
    await page.refuse({ kind: "network" }, "denials");
    await page.failRead(CONSENT);
    expect([page.state(), page.toasts]).toEqual(["heldUp", []]);
    page.send({ type: "consent.resolved" });
    expect(page.state()).toEqual({ loading: "begun" });
  });

  it("does nothing more once the person has left [XS-08]", async () => {
    const page = await decline();
    page.send({ type: "back" });
    page.actor.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([page.backs.length, page.toasts, page.visited]).toEqual([1, [], []]);
  });
});
