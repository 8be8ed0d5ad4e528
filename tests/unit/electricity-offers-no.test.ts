/** A no to all offers for a contract: asked for first, sent once, and what each answer means and says. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  beginOffer,
  besideTaken,
  CONSENT,
  type Fault,
  NO_CONNECTION,
  type offerOf,
  offerPage,
} from "../support/electricityOffersActor";

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
    expect([page.visited, page.toasts]).toEqual([[{ backTo: { to: "/home" } }], [DECLINED]]);
    expect(page.actor.getSnapshot().status).toBe("done");
  };

  it("that takes over five seconds is told to take long, as any answer is, until it has ended", async () => {
    const page = await decline();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(page.state()).toEqual({ offer: { answering: "slow" } });
    await vi.advanceTimersByTimeAsync(1);
    expect(page.state()).toEqual({ offer: { answering: "verySlow" } });
    page.send({ type: "offer.decline" });
    await page.answer();
    expect([page.state(), page.answers.calls.length]).toEqual(["declined", 1]);
  });

  it("is sent when the person has said so, and not before", async () => {
    const page = await ask();
    page.send({ type: "offer.decline" });
    page.send({ type: "offer.yes" });
    expect([page.questions.calls.length, page.given()]).toEqual([1, []]);
    await page.say(true);
    expect([page.given(), page.only]).toEqual([["deny"], [false]]);
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
    expect([page.state(), page.toasts, page.given()]).toEqual([{ offer: { open: "resting" } }, [], []]);
    expect(page.can({ type: "offer.yes" })).toBe(true);
  });

  it("isn't sent, and nothing is said, when the person leaves the question", async () => {
    const page = await ask();
    page.actor.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([page.toasts, page.given(), page.visited]).toEqual([[], [], []]);
  });

  it("is sent once, however often the person presses, and never again by itself [UX-03]", async () => {
    const page = await decline();
    for (const type of ["offer.decline", "offer.yes", "wake", "retry"] as const) page.send({ type });
    await page.refuse({ kind: "http", status: 503 });
    page.send({ type: "offer.decline" });
    await page.failRead({ kind: "http", status: 500 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([page.given(), page.questions.calls.length]).toEqual([["deny"], 1]);
  });

  it("leads home", async () => {
    const page = await decline();
    await page.answer();
    isHome(page);
    expect(page.reads.calls).toHaveLength(1);
  });

  it.each([404, 410])("leads home when there is nothing left to decline: %i", async (status) => {
    const page = await decline();
    await page.refuse({ kind: "http", status });
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
    await page.refuse(fault);
    expect([page.state(), page.reads.calls.length, page.toasts]).toEqual([{ offer: { answering: "begun" } }, 2, []]);
    await page.failRead({ kind: "http", status: 410 });
    isHome(page);
  });

  it("that failed can be given again, to the offer as it now stands", async () => {
    const page = await decline();
    await page.refuse({ kind: "network" });
    await page.read(loyal({ status: "SENT" }));
    const cutOff = { ...NOT_DECLINED, descriptionKey: "electricityOffer.notTaken.cutOff" };
    expect([page.state(), page.toasts]).toEqual([{ offer: { open: "resting" } }, [cutOff]]);
    expect(offerIn(page)).toEqual(loyal({ status: "SENT" }));
    expect(page.can({ type: "offer.decline" })).toBe(true);
    page.send({ type: "offer.decline" });
    await page.say(true);
    await page.answer();
    // What was said of the one before is taken back.
    isHome(page);
  });

  it.each<{ found: string; then: (page: Page) => Promise<void> }>([
    { found: "no connection", then: (page) => page.goOffline() },
    { found: "a refusal", then: (page) => page.failRead({ kind: "http", status: 500 }) },
  ])("of which nobody can tell isn't said to have failed: $found", async ({ then }) => {
    const page = await decline();
    await page.refuse({ kind: "http", status: 500 });
    await then(page);
    expect([page.state(), page.toasts]).toEqual([{ offer: { waiting: "resting" } }, []]);
    for (const type of ["offer.yes", "offer.decline"] as const) expect(page.can({ type })).toBe(false);
    page.send({ type: "retry" });
    await then(page);
    expect([page.state(), page.toasts]).toEqual([{ offer: { waiting: "unchanged" } }, []]);
    page.send({ type: "retry" });
    await page.failRead({ kind: "http", status: 404 });
    isHome(page);
  });

  it.each<{ found: string; then: (page: Page) => Promise<void> }>([
    { found: "no connection", then: (page) => page.goOffline() },
    { found: "a refusal", then: (page) => page.failRead({ kind: "http", status: 500 }) },
  ])("that was refused was, also when nothing more can be read: $found", async ({ then }) => {
    const page = await decline();
    await page.refuse({ kind: "http", status: 400 });
    await then(page);
    expect([page.state(), page.toasts]).toEqual([{ offer: { open: "resting" } }, [NOT_DECLINED]]);
    expect(offerIn(page)).toEqual(loyal());
  });

  it.each([{ isBroken: true }, { breaksAnswers: true }])("of which nobody can tell, when something breaks: %o", async (given) => {
    const page = await decline(given);
    if (given.isBroken) {
      await page.refuse({ kind: "network" });
      await page.failRead(NO_CONNECTION);
    }
    expect([page.state(), page.context().answered]).toEqual([
      { offer: { waiting: "resting" } },
      { answer: "deny", sent: given.isBroken ? "cutOff" : "lost" },
    ]);
  });

  it("to what has been agreed on elsewhere shows that, and nothing that could be tried again", async () => {
    const page = await decline();
    await page.refuse({ kind: "http", status: 409 });
    await page.read(loyal({ status: "ACCEPTED" }));
    expect([page.state(), page.toasts]).toEqual([{ agreed: "before" }, []]);
    expect(offerIn(page)).toEqual(loyal({ status: "ACCEPTED" }));
  });

  it("where another offer has been agreed on shows that", async () => {
    const page = await decline();
    await page.refuse({ kind: "http", status: 409 });
    await page.read(besideTaken({ offerType: "LOYALTY" }));
    expect([page.state(), page.toasts]).toEqual([{ otherAgreed: "resting" }, []]);
    expect(offerIn(page)).toEqual(besideTaken({ offerType: "LOYALTY" }));
  });

  it.each([
    { others: [], isOnly: true, many: "one", said: "electricityOffer.declined.one" },
    { others: [{ offerId: "o2" }], isOnly: false, many: "all", said: "electricityOffer.declined" },
    { others: null, isOnly: false, many: "all", said: "electricityOffer.declined" },
  ])("is asked about and told of in the words for $many: $others", async ({ others, isOnly, many, said }) => {
    const page = await beginOffer({ offerType: "LOYALTY" }, {}, others);
    page.send({ type: "offer.decline" });
    expect(page.questions.calls).toEqual([
      {
        titleKey: `electricityOffer.decline.title.${many}`,
        bodyKey: `electricityOffer.decline.body.${many}`,
        confirmKey: "electricityOffer.decline.confirm",
        isDanger: true,
      },
    ]);
    await page.say(true);
    await page.answer();
    expect([page.only, page.toasts]).toEqual([[isOnly], [{ ...DECLINED, textKey: said }]]);
  });

  it("is the person's to give again once a consent has been given [AMB-64]", async () => {
    const page = await decline();
    await page.refuse(CONSENT);
    page.send({ type: "consent.resolved" });
    expect([page.state(), page.toasts, page.given().length]).toEqual([{ offer: { open: "resting" } }, [], 1]);
  });

  it.each<Fault>([{ kind: "network" }, { kind: "http", status: 409 }])(
    "that failed with $kind $status is looked for once a consent has been given, and leads home if it was declined [AMB-64]",
    async (fault) => {
      const page = await decline();
      await page.refuse(fault);
      await page.failRead(CONSENT);
      expect([page.state(), page.toasts]).toEqual([{ offer: { waiting: "resting" } }, []]);
      page.send({ type: "consent.resolved" });
      await page.failRead({ kind: "http", status: 404 });
      isHome(page);
    },
  );

  it("does nothing more once the person has left [XS-08]", async () => {
    const page = await decline();
    page.send({ type: "back" });
    page.actor.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([page.backs.length, page.toasts, page.visited]).toEqual([1, [], []]);
  });
});
