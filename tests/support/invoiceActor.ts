/** The invoice analysis in a test's hands: files, server, wrapping app and clock answer when the test says so. */
import { vi } from "vitest";
import { createActor, fromCallback, fromPromise, type InputFrom } from "xstate";
import { invoiceAnalysisMachine } from "../../machines/invoice-analysis";
import type { Latest, UploadEvent } from "../../machines/shared/invoice-analysis-setup";
import type { Question, Toast } from "../../machines/shared/ports";
import type { BackgroundProcess } from "../../src/domain/cards";
import { ApiError } from "../../src/domain/errors";
import type { CheckedFile } from "../../src/domain/files";
import { remote } from "./remote";

type Given = Partial<InputFrom<typeof invoiceAnalysisMachine>> & {
  /** Breaks at once, as if its wiring were at fault. */
  broken?: ("uploadInvoice" | "watchFocus")[];
};

export const invoice = new File(["%PDF-1.7"], "Fakturå (1).pdf", { type: "application/pdf" });

export const processIs = (status: string, statusDescriptionKey: string | null = null): BackgroundProcess => ({
  status,
  statusDescriptionKey,
  type: "INVOICE_ANALYSIS",
});

export const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

export const fault = (details: Omit<ConstructorParameters<typeof ApiError>[0], "call">) =>
  new ApiError({ call: "POST /invoice", ...details });
export const NO_CONNECTION = { kind: "network" } as const;
export const HANDLED = { kind: "http", status: 403, isHandled: true } as const;

type Upload = { contractId: string; file: File; isOver: boolean; tell: (event: UploadEvent) => void };

export function beginInvoice({ broken = [], ...given }: Given = {}) {
  const beganAtMs = Date.now();
  const checks = remote<CheckedFile, { file: File }>();
  const acknowledgements = remote<void, { contractId: string }>();
  const questions = remote<boolean, Question>();
  const takes = remote<File | null, void>();
  const latests = remote<Latest, { contractId: string }>();
  const takenAtMs: number[] = [];
  const polls: { atMs: number; contractId: string; signal: AbortSignal }[] = [];
  const answers: { answer: (process: BackgroundProcess) => void; fail: (error: unknown) => void }[] = [];
  const uploads: Upload[] = [];
  const effects: string[] = [];
  const toasts: Toast[] = [];
  let focusWindow: (() => void) | null = null;

  const breakIf = (name: (typeof broken)[number]) => {
    if (broken.includes(name)) throw new Error(`${name} is broken`);
  };
  const actor = createActor(
    invoiceAnalysisMachine.provide({
      actors: {
        checkFile: checks.logic,
        acknowledge: acknowledgements.logic,
        confirm: questions.logic,
        takeFile: takes.logic,
        readStatus: fromPromise(({ input, signal }) => {
          polls.push({ atMs: Date.now() - beganAtMs, contractId: input.contractId, signal });
          return new Promise((answer, fail) => void answers.push({ answer, fail }));
        }),
        readLatest: latests.logic,
        uploadInvoice: fromCallback(({ input, sendBack, receive }) => {
          breakIf("uploadInvoice");
          receive(() => sendBack({ type: "upload.cancelled" }));
          const upload: Upload = { ...input, isOver: false, tell: sendBack };
          uploads.push(upload);
          return () => void (upload.isOver = true);
        }),
        watchFocus: fromCallback(({ sendBack }) => {
          breakIf("watchFocus");
          focusWindow = () => sendBack({ type: "window.focused" });
          return () => void (focusWindow = null);
        }),
      },
      actions: {
        reloadPage: (_, { isNoted }) => void effects.push(isNoted ? "reload, noted" : "reload"),
        openPicker: () => void effects.push("open picker"),
        openStore: () => void effects.push("open store"),
        toast: (_, toast) => {
          effects.push(`toast ${toast.textKey}`);
          toasts.push(toast);
        },
      },
    }),
    {
      input: {
        contractId: "el-1",
        contractType: "Electricity",
        process: null,
        hasEarlier: false,
        latestName: null,
        picker: "browser",
        ...given,
      },
    },
  ).start();

  /** Lets the call go out that a state has just made. */
  const settle = () => after(0);
  const tell = async (event: UploadEvent) => {
    uploads.at(-1)!.tell(event);
    await settle();
  };
  const self = {
    actor,
    /** What the flow did to the world, in that order. */
    effects,
    toasts,
    polls,
    polledAtMs: () => polls.map(({ atMs }) => atMs),
    uploads,
    checks,
    acknowledgements,
    questions,
    takes,
    latests,
    takenAtMs,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await settle();
    },
    choose: (file: File = invoice) => self.send({ type: "file.choose", file }),
    check: async (checked: CheckedFile = { status: "fine", file: invoice }) => {
      checks.answer(checked);
      await settle();
    },
    /** Chosen, judged and on its way. */
    upload: async (file: File = invoice) => {
      await self.choose(file);
      await self.check({ status: "fine", file });
    },
    /** What was kept, found to be as it was. */
    retry: async () => {
      await self.send({ type: "retry" });
      await self.check();
    },
    progress: (share: number) => tell({ type: "upload.progressed", share }),
    answerUpload: (process: BackgroundProcess = processIs("PROCESSING")) => tell({ type: "upload.answered", process }),
    failUpload: (details: Parameters<typeof fault>[0] = NO_CONNECTION) => tell({ type: "upload.failed", error: fault(details) }),
    /** Answers the newest poll. */
    poll: async (process: BackgroundProcess = processIs("PROCESSING")) => {
      answers.at(-1)!.answer(process);
      await settle();
    },
    /** The contract, read to tell an old end from a new one. */
    tellLatest: async (status: string | null, invoiceName: string | null = null) => {
      latests.answer({ backgroundProcess: status === null ? null : processIs(status), invoiceName });
      await settle();
    },
    failPoll: async (details: Parameters<typeof fault>[0] = { kind: "http", status: 500 }) => {
      answers.at(-1)!.fail(fault(details));
      await settle();
    },
    /** The wrapping app is gone from the screen. */
    comeBack: async () => {
      focusWindow?.();
      await settle();
    },
    isWatchingFocus: () => focusWindow !== null,
    settle,
  };
  return self;
}

export type Begun = ReturnType<typeof beginInvoice>;

/** Answers each poll at once with PROCESSING, while so much time passes. */
export async function passWithInstantAnswers(invoice: Begun, ms: number) {
  let answered = invoice.polls.length - 1;
  for (let left = ms; left > 0; left -= 250) {
    if (invoice.polls.length > answered) {
      answered = invoice.polls.length;
      await invoice.poll();
    }
    await after(Math.min(250, left));
  }
}
