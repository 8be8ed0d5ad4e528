/** What became of an answer, by how its call ended and how the offer was found; and what is said to who has left. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import {
  type Answer,
  type Answered,
  answerMachine,
  type Outcome,
  type Sent,
  whatBecame,
} from "../../machines/shared/electricity-offers-answer";
import type { OffersPage } from "../../machines/shared/electricity-offers-page";
import { declinedToast, toldToWhoLeft } from "../../machines/shared/electricity-offers-toasts";
import { createLoadMachine, type Loaded } from "../../machines/shared/load";
import { ApiError } from "../../src/domain/errors";
import { besideTaken, CONSENT, type Fault, NO_CONNECTION, offerPage } from "../support/electricityOffersActor";
import { remote } from "../support/remote";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const loaded = (data: OffersPage): Loaded<OffersPage> => ({ status: "loaded", data });
const failed = (failure: Extract<Loaded<never>, { status: "failed" }>["failure"]): Loaded<OffersPage> => ({
  status: "failed",
  failure,
});

/** How the offer may be found. */
const FOUND = {
  agreed: loaded(offerPage({ status: "ACCEPTED" })),
  agreedBoth: loaded(besideTaken({ status: "CONFIRMED" })),
  other: loaded(besideTaken()),
  open: loaded(offerPage()),
  alone: loaded(offerPage({}, null)),
  elsewhere: loaded({ kind: "notElectricity" }),
  gone: failed({ kind: "http", status: 410 }),
  missing: failed({ kind: "http", status: 404 }),
  fault: failed({ kind: "http", status: 500 }),
  offline: failed({ kind: "network" }),
  consent: failed({ kind: "handled" }),
  unread: null,
} satisfies Record<string, Loaded<OffersPage> | null>;
type Found = keyof typeof FOUND;

/** One line an outcome: of which answer, whose call ended how, with the offer found how. */
const table: { answers: Answer[]; sent: Sent[]; found: Found[]; outcome: Outcome }[] = [
  { answers: ["accept", "acknowledge", "deny"], sent: ["handled"], found: ["unread"], outcome: "again" },
  {
    answers: ["accept", "acknowledge"],
    sent: ["taken", "refused", "lost", "cutOff"],
    found: ["agreed", "agreedBoth"],
    outcome: "agreed",
  },
  {
    answers: ["accept", "acknowledge", "deny"],
    sent: ["refused", "lost", "cutOff"],
    found: ["other"],
    outcome: "otherAgreed",
  },
  { answers: ["accept", "acknowledge"], sent: ["taken"], found: ["other"], outcome: "otherAgreed" },
  {
    answers: ["accept", "acknowledge"],
    sent: ["taken"],
    found: ["open", "alone", "elsewhere", "gone", "missing", "fault", "offline", "consent", "unread"],
    outcome: "sent",
  },
  { answers: ["accept", "acknowledge"], sent: ["refused", "lost", "cutOff"], found: ["gone", "missing"], outcome: "gone" },
  {
    answers: ["accept", "acknowledge", "deny"],
    sent: ["refused", "lost", "cutOff"],
    found: ["open", "alone"],
    outcome: "refused",
  },
  {
    answers: ["accept", "acknowledge", "deny"],
    sent: ["refused"],
    found: ["elsewhere", "fault", "offline", "unread"],
    outcome: "refused",
  },
  { answers: ["accept", "acknowledge", "deny"], sent: ["refused"], found: ["consent"], outcome: "unknown" },
  {
    answers: ["accept", "acknowledge", "deny"],
    sent: ["lost", "cutOff"],
    found: ["elsewhere", "fault", "offline", "consent", "unread"],
    outcome: "unknown",
  },
  { answers: ["accept", "acknowledge", "deny"], sent: ["over"], found: ["unread"], outcome: "unknown" },
  { answers: ["deny"], sent: ["taken"], found: ["unread"], outcome: "declined" },
  { answers: ["deny"], sent: ["refused", "lost", "cutOff"], found: ["gone", "missing"], outcome: "declined" },
  { answers: ["deny"], sent: ["refused", "lost", "cutOff"], found: ["agreed", "agreedBoth"], outcome: "agreedElsewhere" },
];

describe("what became of an answer [F06] [EL-14] [EL-15] [EL-17] [UX-03]", () => {
  const lines = table.flatMap(({ answers, sent, found, outcome }) =>
    answers.flatMap((answer) => sent.flatMap((one) => found.map((end) => ({ answer, sent: one, found: end, outcome })))),
  );

  it.each(lines)("$answer, $sent, found $found: $outcome", ({ answer, sent, found, outcome }) => {
    expect(whatBecame({ answer, sent, end: FOUND[found] })).toBe(outcome);
  });

  it("is said once of each", () => {
    const names = lines.map(({ answer, sent, found }) => `${answer} ${sent} ${found}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("an answer on its way", () => {
  const fault = (details: Fault) => new ApiError({ call: "an offer", ...details });
  function begin(answer: Answer, isBroken = false) {
    const writes = remote<void, { answer: Answer }>();
    const reads = remote<OffersPage, void>();
    const broken = () => {
      throw new Error("broken");
    };
    const load = createLoadMachine<OffersPage>().provide({
      actors: { read: reads.logic },
      ...(isBroken && { guards: { isRetried: broken } }),
    });
    const actor = createActor(answerMachine.provide({ actors: { write: writes.logic, load } }), { input: { answer } });
    actor.start();
    return { writes, reads, output: () => actor.getSnapshot().output, settle: () => vi.advanceTimersByTimeAsync(1_200) };
  }

  it.each(["accept", "acknowledge", "deny"] as const)("%s is sent once, as what it is", async (answer) => {
    const { writes, settle } = begin(answer);
    await settle();
    expect(writes.calls).toEqual([{ answer }]);
  });

  it.each<{ answer: Answer; error: Error; sent: Sent; reads: number }>([
    { answer: "accept", error: fault({ kind: "http", status: 400 }), sent: "refused", reads: 1 },
    { answer: "accept", error: fault({ kind: "http", status: 404 }), sent: "refused", reads: 1 },
    { answer: "acknowledge", error: fault({ kind: "http", status: 410 }), sent: "refused", reads: 1 },
    { answer: "accept", error: fault({ kind: "http", status: 409 }), sent: "lost", reads: 1 },
    { answer: "acknowledge", error: fault({ kind: "http", status: 409 }), sent: "lost", reads: 1 },
    { answer: "accept", error: fault({ kind: "http", status: 499 }), sent: "refused", reads: 1 },
    { answer: "accept", error: fault({ kind: "http", status: 500 }), sent: "lost", reads: 1 },
    { answer: "accept", error: fault(NO_CONNECTION), sent: "cutOff", reads: 1 },
    { answer: "accept", error: fault({ kind: "malformed" }), sent: "lost", reads: 1 },
    { answer: "accept", error: fault(CONSENT), sent: "handled", reads: 0 },
    { answer: "accept", error: new DOMException("The session is over.", "AbortError"), sent: "over", reads: 0 },
    { answer: "deny", error: fault({ kind: "http", status: 404 }), sent: "taken", reads: 0 },
    { answer: "deny", error: fault({ kind: "http", status: 410 }), sent: "taken", reads: 0 },
    { answer: "deny", error: fault({ kind: "http", status: 409 }), sent: "refused", reads: 1 },
    { answer: "deny", error: fault({ kind: "http", status: 500 }), sent: "lost", reads: 1 },
    { answer: "deny", error: fault(CONSENT), sent: "handled", reads: 0 },
    { answer: "deny", error: new Error("unexpected"), sent: "over", reads: 0 },
  ])("$answer that fails with $error is $sent; the offer is read $reads times", async ({ answer, error, sent, reads }) => {
    const page = begin(answer);
    page.writes.fail(error);
    await page.settle();
    expect(page.reads.calls).toHaveLength(reads);
    if (reads > 0) page.reads.answer(offerPage());
    await page.settle();
    expect(page.output()).toEqual({ answer, sent, end: reads > 0 ? FOUND.open : null });
  });

  it.each(["accept", "acknowledge"] as const)("%s that is taken is looked for", async (answer) => {
    const page = begin(answer);
    page.writes.answer();
    await page.settle();
    for (let tries = 1; tries <= 2; tries++) {
      page.reads.fail(fault({ kind: "http", status: 503 }));
      await page.settle();
    }
    page.reads.answer(offerPage());
    await page.settle();
    expect(page.output()).toEqual({ answer, sent: "taken", end: FOUND.open });
  });

  it("a no that is taken needn't be looked for", async () => {
    const page = begin("deny");
    page.writes.answer();
    await page.settle();
    expect([page.output(), page.reads.calls]).toEqual([{ answer: "deny", sent: "taken", end: null }, []]);
  });

  it("comes to its end also when reading breaks", async () => {
    const page = begin("accept", true);
    page.writes.answer();
    await page.settle();
    page.reads.fail(fault(NO_CONNECTION));
    await page.settle();
    expect(page.output()).toEqual({ answer: "accept", sent: "taken", end: null });
  });
});

describe("what is said to who has left [XS-08] [TR-15]", () => {
  const name = "\u2068Norrsken El\u2069";
  const told = (answered: Partial<Answered>, isOnly = false) =>
    toldToWhoLeft({ answer: "accept", sent: "lost", end: null, ...answered }, isOnly);
  const nameless = { provider: { id: "x", name: " ", logoImageUrl: null } };

  it.each([
    {
      answered: { end: FOUND.agreed },
      toast: { tone: "success", textKey: "electricityOffer.agreed.toast.of", params: { name }, durationMs: 10_000 },
    },
    {
      answered: { end: loaded(offerPage({ ...nameless, status: "ACCEPTED" })) },
      toast: { tone: "success", textKey: "electricityOffer.agreed.toast", durationMs: 10_000 },
    },
    {
      answered: { answer: "deny", end: FOUND.agreed },
      toast: { tone: "info", textKey: "electricityOffer.agreedBefore.toast.of", params: { name }, durationMs: 10_000 },
    },
    {
      answered: { end: FOUND.other },
      toast: { tone: "info", textKey: "electricityOffer.agreedBefore.toast.of", params: { name }, durationMs: 10_000 },
    },
    {
      answered: { end: loaded(offerPage({}, [{ ...nameless, offerId: "o2", status: "ACCEPTED" }])) },
      toast: { tone: "info", textKey: "electricityOffer.agreedBefore.toast", durationMs: 10_000 },
    },
    {
      answered: { end: FOUND.gone },
      toast: { tone: "info", textKey: "electricityOffer.gone.title", durationMs: 10_000 },
    },
    {
      answered: { sent: "taken", end: FOUND.open },
      toast: {
        tone: "info",
        textKey: "electricityOffer.sent.title",
        descriptionKey: "electricityOffer.sent.body",
        durationMs: 10_000,
      },
    },
    {
      answered: { end: FOUND.offline },
      toast: {
        tone: "info",
        textKey: "electricityOffer.unknown.title",
        descriptionKey: "electricityOffer.unknown.toast",
        durationMs: 15_000,
      },
    },
    { answered: { end: FOUND.open }, toast: { tone: "error", textKey: "error.acceptOffer", durationMs: 10_000 } },
    {
      answered: { sent: "cutOff", end: FOUND.open },
      toast: {
        tone: "error",
        textKey: "error.acceptOffer",
        descriptionKey: "electricityOffer.notTaken.cutOff",
        durationMs: 10_000,
      },
    },
    {
      answered: { answer: "acknowledge", end: FOUND.open },
      toast: { tone: "error", textKey: "error.acknowledgeOffer", durationMs: 10_000 },
    },
    {
      answered: { answer: "deny", end: FOUND.open },
      toast: { tone: "error", textKey: "error.failedToDenyOffers", durationMs: 10_000 },
    },
    {
      answered: { answer: "deny", sent: "taken" },
      toast: { tone: "success", textKey: "electricityOffer.declined", durationMs: 10_000 },
    },
  ] as { answered: Partial<Answered>; toast: object }[])("$answered.answer $answered.sent: $toast", ({ answered, toast }) => {
    expect(told(answered)).toEqual(toast);
  });

  it("a no to the only offer is one", () => {
    expect(told({ answer: "deny", sent: "taken" }, true)).toEqual(declinedToast(true));
    expect(declinedToast(true).textKey).toBe("electricityOffer.declined.one");
  });

  it.each<Partial<Answered>>([
    { sent: "handled" },
    { sent: "over" },
    { end: FOUND.consent },
    { end: failed({ kind: "unexpected" }) },
    { sent: "taken", end: FOUND.consent },
  ])("nothing, where others tell of it, or nobody may: %o [AMB-64]", (answered) => {
    expect(told(answered)).toBeNull();
  });
});
