import { afterEach, beforeEach, expect, vi } from "vitest";
import { invoiceAnalysisModel } from "../models/invoice-analysis.model";
import {
  after,
  type Begun,
  beginInvoice,
  fault,
  HANDLED,
  invoice,
  NO_CONNECTION,
  passWithInstantAnswers,
  processIs,
} from "../support/invoiceActor";
import { walkEveryTransition } from "../support/walk";

const NOT_SENT = "toast todo.ELECTRICITY.invoiceAnalysis.error.generic";
const NOT_READ = "toast invoiceAnalysis.failed.toast";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

walkEveryTransition(invoiceAnalysisModel, () => {
  let opened: Begun | null = null;
  const it = () => opened!;
  const open = async (given: Parameters<typeof beginInvoice>[0]) => {
    opened = beginInvoice(given);
    await it().settle();
  };
  const state = () => it().state();
  const isUploading = () => it().actor.getSnapshot().matches("uploading");
  const lastEffect = () => it().effects.at(-1);
  const isResting = (where: string, effect?: string) => {
    expect(state()).toEqual({ resting: where });
    expect(lastEffect()).toBe(effect);
  };
  const comeBack = async (take: () => void) => {
    await it().comeBack();
    take();
    await it().settle();
  };
  const breakOff = async () => {
    await it().progress(0.5);
    await it().failUpload(NO_CONNECTION);
  };
  /** Whatever call is under way. */
  const askForConsent = async () => {
    if (it().uploads.at(-1)?.isOver === false) return it().failUpload(HANDLED);
    if (state() !== "acknowledging") return it().failPoll(HANDLED);
    it().acknowledgements.fail(fault(HANDLED));
    await it().settle();
  };

  return {
    events: {
      "a contract without an invoice is opened": () => open({}),
      "a contract whose invoice is being analysed is opened": () => open({ process: processIs("PROCESSING") }),
      "a contract whose invoice has a status that nobody knows is opened": () => open({ process: processIs("QUEUED") }),
      "a contract whose invoice is analysed is opened": () => open({ process: processIs("COMPLETED") }),
      "a contract whose invoice couldn't be analysed is opened": () => open({ process: processIs("FAILED") }),
      "a contract without an invoice is opened in the wrapping app": () => open({ picker: "native" }),
      "a contract without an invoice is opened in a wrapping app that is too old": () => open({ picker: "outdated" }),
      "the person chooses a file": () => it().choose(),
      "the person asks the wrapping app for a file": () => it().send({ type: "pick" }),
      "the person asks the wrapping app once more": () => it().send({ type: "pick" }),
      "the person comes back with a file": () => comeBack(() => it().takes.answer(invoice)),
      "the person comes back without a file": async () => {
        await it().comeBack();
        for (let take = 1; take <= 20; take++) {
          it().takes.answer(null);
          await after(13);
        }
      },
      "the person comes back with something that is no file": () => comeBack(() => it().takes.fail()),
      "the person wants to update the wrapping app": async () => {
        it().questions.answer(true);
        await it().settle();
      },
      "the person doesn't want to update the wrapping app": async () => {
        it().questions.answer(false);
        await it().settle();
      },
      "the file is fine": () => it().check(),
      "the file can't be taken": () => it().check({ status: "refused", fault: "heic" }),
      "more of the file is sent": () => it().progress(0.5),
      "the server takes it": () => it().answerUpload(),
      "the server takes it, and has analysed it already": () => it().answerUpload(processIs("COMPLETED")),
      "the server takes it, and can't read it": () => it().answerUpload(processIs("FAILED")),
      "the server finds it too large": () => it().failUpload({ kind: "http", status: 413 }),
      "the server refuses it": () => it().failUpload({ kind: "http", status: 400 }),
      "the server knows the contract no longer": () =>
        isUploading() ? it().failUpload({ kind: "http", status: 404 }) : it().failPoll({ kind: "http", status: 404 }),
      "the connection breaks half-way": breakOff,
      "all is sent, but no answer comes": async () => {
        await it().progress(1);
        await it().failUpload(NO_CONNECTION);
      },
      "the server asks for a consent": askForConsent,
      "the consent is given": () => it().send({ type: "consent.resolved" }),
      "the person cancels": () => it().send({ type: "cancel" }),
      "it has arrived": () => it().poll(),
      "it hasn't arrived": () => it().failPoll({ kind: "http", status: 404 }),
      "nobody can say whether it has arrived": () => it().failPoll(NO_CONNECTION),
      "the person tries again": () => it().send({ type: "retry" }),
      "the person asks once more whether it has arrived": () => it().send({ type: "retry" }),
      "the person sends it all the same": () => it().send({ type: "resend" }),
      "the analysis goes on": async () => {
        await it().poll();
        await after(500);
      },
      "the status can't be read": async () => {
        await it().failPoll();
        await after(500);
      },
      "the analysis is done": () => it().poll(processIs("COMPLETED")),
      "the analysis fails": () => it().poll(processIs("FAILED")),
      "two minutes pass": () => passWithInstantAnswers(it(), 120_000),
      "the person comes back to the page": async () => {
        if (!it().actor.getSnapshot().matches({ resting: "gaveUp" })) await it().poll();
        await it().send({ type: "wake" });
      },
      "the person asks how it stands": () => it().send({ type: "retry" }),
      "the person turns back": () => it().send({ type: "cancel" }),
      "the person acknowledges": () => it().send({ type: "acknowledge" }),
      "the person acknowledges on the card that tells of it": () => it().send({ type: "acknowledged" }),
      "it is noted": async () => {
        it().acknowledgements.answer();
        await it().settle();
      },
      "it is noted already": async () => {
        it().acknowledgements.fail(fault({ kind: "http", status: 404 }));
        await it().settle();
      },
      "it can't be noted": async () => {
        it().acknowledgements.fail();
        await it().settle();
      },
    },
    states: {
      "on the way": () => expect(opened).toBeNull(),
      "no invoice": () => {
        expect(state()).toEqual({ resting: "idle" });
        expect(it().effects.filter((effect) => effect !== NOT_SENT)).toEqual([]);
      },
      "no invoice, in the wrapping app": () => expect(state()).toEqual({ resting: "idle" }),
      "in the wrapping app's picker": () => {
        expect(state()).toEqual({ picking: "away" });
        expect(lastEffect()).toBe("open picker");
      },
      "no invoice, in an old wrapping app": () => isResting("idle"),
      "asked to update the wrapping app": () => {
        expect(state()).toBe("askingToUpdate");
        expect(it().questions.calls).toHaveLength(1);
      },
      "in the store": () => isResting("idle", "open store"),
      "looking at the file": () => {
        expect(state()).toBe("checking");
        expect(it().checks.calls.at(-1)).toEqual({ file: invoice });
      },
      "file refused": () => {
        expect(state()).toEqual({ resting: "refused" });
        expect(it().uploads).toEqual([]);
      },
      sending: () => {
        expect(state()).toEqual({ uploading: "leaving" });
        expect(it().uploads.at(-1)).toMatchObject({ contractId: "el-1", file: invoice, isOver: false });
      },
      "refused by the server": () => {
        isResting("refused", NOT_SENT);
        expect(it().context().fault).toBe("tooLarge");
      },
      "asking whether it has arrived": () => {
        expect(state()).toEqual({ comparing: "asking" });
        expect([it().toasts, it().uploads.length]).toEqual([[], 1]);
      },
      "not sent, told so": () => isResting("interrupted", NOT_SENT),
      "not sent": () => isResting("interrupted"),
      "looking at the file once more": () => {
        expect(state()).toBe("checking");
        expect([it().checks.calls.at(-1), it().uploads.length]).toEqual([{ file: invoice }, 1]);
      },
      "kept file refused": () => {
        expect(state()).toEqual({ resting: "refused" });
        expect(it().uploads).toHaveLength(1);
      },
      // Nobody says that it wasn't sent.
      "perhaps sent": () => isResting("unsure"),
      "perhaps sent, consent asked for": () => isResting("unsure"),
      "page read anew, told so": () => {
        isResting("idle", NOT_SENT);
        expect(it().effects).toContain("reload");
      },
      "page read anew": () => isResting("idle", "reload"),
      "being analysed": () => {
        expect(state()).toEqual({ analysing: "polling" });
        expect(it().effects.filter((effect) => effect !== NOT_SENT)).toEqual(it().uploads.length > 0 ? ["reload"] : []);
      },
      "consent asked for": () => {
        expect(state()).toBe("heldUp");
        expect(it().effects).toEqual([]);
      },
      "taking too long": () => {
        expect(state()).toEqual({ resting: "gaveUp" });
        expect(it().effects).toEqual([]);
      },
      "analysed just now": () => isResting("completed", "reload"),
      analysed: () => isResting("completed"),
      noting: () => expect(state()).toBe("acknowledging"),
      noted: () => isResting("idle", "reload, noted"),
      "noted by the card": () => {
        isResting("idle");
        expect(it().acknowledgements.calls).toEqual([]);
      },
      "not noted": () => {
        isResting("completed", "reload");
        expect(it().effects).toContain("toast error.acknowledgeOffer");
      },
      "not analysed": () => isResting("failed"),
      "found unreadable": () => isResting("failed", NOT_READ),
    },
  };
});
