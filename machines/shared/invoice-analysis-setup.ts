/**
 * The vocabulary of the invoice analysis: what it knows, hears, does and asks. The chart itself is machines/invoice-analysis.ts; it
 * names these.
 */
import { assign, setup } from "xstate";
import type { BackgroundProcess } from "../../src/domain/cards";
import type { InvoiceAnalysisDetails } from "../../src/domain/contracts";
import { ApiError, failureOf } from "../../src/domain/errors";
import type { CheckedFile, FileFault, FilePicker } from "../../src/domain/files";
import { isNotedAlready } from "../../src/domain/noted";
import { isGone } from "../../src/domain/removals";
import { backoff } from "./backoff";
import { NOT_NOTED, type Reloading } from "./noting";
import { type Question, requiredAction, requiredActor, requiredSubscription, type Toast } from "./ports";

const MAX_RETRIES = 100;
const BACKOFF = { startMs: 500, maxMs: 5_000 };
const MAX_TAKES = 20;
const ENDS = ["COMPLETED", "FAILED"];

/** In the error catalogue the key names the contract's type; of the types that we know, only electricity has invoices. */
const UPLOAD_ERROR_KEYS: Record<string, string> = { ELECTRICITY: "todo.ELECTRICITY.invoiceAnalysis.error.generic" };

/** What a contract tells of its latest invoice. */
export type Latest = Pick<InvoiceAnalysisDetails, "backgroundProcess" | "invoiceName"> | null;

/** The same as the flow keeps it. */
export type Known = {
  /** How the analysis stands; null when there is no invoice, or none that is still news. */
  process: BackgroundProcess | null;
  /** The server may still tell what an earlier invoice has come to, which the person has seen and is done with. */
  hasEarlier: boolean;
  latestName: string | null;
};

export const knownOf = (latest: Latest | undefined): Known => ({
  process: latest?.backgroundProcess ?? null,
  hasEarlier: latest?.backgroundProcess === null,
  latestName: latest?.invoiceName ?? null,
});

type Input = Known & {
  contractId: string;
  contractType: string;
  picker: FilePicker;
};

type Kept = {
  file: File;
  /** Nobody can say whether it has. */
  mayHaveArrived: boolean;
};

type Context = Input & {
  /** The one that is looked at, or sent. */
  file: File | null;
  /** The one whose upload has ended badly, until it or another has arrived. */
  kept: Kept | null;
  /** Why the last one can't be taken, until another is chosen or the person has turned back. */
  fault: FileFault | null;
  /** The share of the file that has left this device, 0 to 1; 1 only once all of it has. */
  share: number;
  /** The person has had it looked for once more, and nobody knows still. */
  hasAskedAnew: boolean;
  retriesMade: number;
  takesMade: number;
};

type WindowFocused = { type: "window.focused" };

export type UploadEvent =
  | { type: "upload.progressed"; share: number }
  | { type: "upload.answered"; process: BackgroundProcess }
  | { type: "upload.failed"; error: unknown }
  | { type: "upload.cancelled" };

/** To the upload: the person wants it no longer, which is something else than leaving the page. */
type UploadCancel = { type: "upload.cancel" };

type Events =
  | WindowFocused
  | UploadEvent
  /** The person wants the wrapping app to pick. */
  | { type: "pick" }
  /** `isFirstOfMany`: several were dropped, of which this is the first (A74). */
  | { type: "file.choose"; file: File; isFirstOfMany?: boolean }
  | { type: "cancel" }
  | { type: "retry" }
  /** Although it may have arrived. */
  | { type: "resend" }
  | { type: "acknowledge" }
  /** The person has done so elsewhere on the page, and the server knows. */
  | { type: "acknowledged" }
  /** The page has been read anew, since something may have changed elsewhere. */
  | { type: "page.read"; known: Known }
  | { type: "consent.resolved" }
  | { type: "wake" };

type About<Params> = { event: Params };
type Answer = { output: BackgroundProcess } | { process: BackgroundProcess };

const processIn = (answer: Answer): BackgroundProcess => ("output" in answer ? answer.output : answer.process);

type LatestAnswer = { output: Latest };

export const latest = ({ event }: About<LatestAnswer>) => ({ latest: event.output });
/** Only asked where the contract tells of one that is news. */
export const latestProcess = ({ event }: About<LatestAnswer>) => ({ process: event.output!.backgroundProcess! });
export const answer = ({ event }: About<Answer>) => ({ process: processIn(event) });
export const error = ({ event }: About<{ error: unknown }>) => ({ error: event.error });

export const keepUnsent = { type: "keepFile" as const, params: { mayHaveArrived: false } };
export const keepPerhapsSent = { type: "keepFile" as const, params: { mayHaveArrived: true } };

export const reloadPage = { type: "reloadPage" as const, params: { isNoted: false } };
export const reloadNoted = { type: "reloadPage" as const, params: { isNoted: true } };

export const failedToast = {
  type: "toast" as const,
  params: { tone: "error" as const, textKey: "invoiceAnalysis.failed.toast", durationMs: 10_000 as const },
};
export const notSentToast = {
  type: "toast" as const,
  params: ({ context }: { context: Context }) => ({
    tone: "error" as const,
    textKey: uploadErrorKey(context.contractType),
    durationMs: 10_000 as const,
  }),
};
export const notNotedToast = { type: "toast" as const, params: NOT_NOTED };
export const firstOnlyToast = {
  type: "toast" as const,
  params: { tone: "info" as const, textKey: "invoiceAnalysis.firstOnly", durationMs: 10_000 as const },
};
export const updateQuestion: Question = {
  titleKey: "invoiceAnalysis.update.title",
  bodyKey: "invoiceAnalysis.update.body",
  confirmKey: "invoiceAnalysis.update.confirm",
};

export const invoiceAnalysisSetup = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Events },
  actors: {
    /** Judges a file, and takes out of it what the person didn't mean to tell. */
    checkFile: requiredActor<CheckedFile, { file: File }>("checkFile"),
    /** POST: never by itself sent twice. Its cleanup ends it, and tells whoever leaves; `upload.cancel` ends it in silence. */
    uploadInvoice: requiredSubscription<UploadEvent, { contractId: string; file: File }, UploadCancel>("uploadInvoice"),
    readStatus: requiredActor<BackgroundProcess, { contractId: string }>("readStatus"),
    /** From the contract itself. */
    readLatest: requiredActor<Latest, { contractId: string }>("readLatest"),
    acknowledge: requiredActor<void, { contractId: string }>("acknowledge"),
    confirm: requiredActor<boolean, Question>("confirm"),
    watchFocus: requiredSubscription<WindowFocused>("watchFocus"),
    /** What the wrapping app has picked; null while there is nothing. Rejects for what is no file. */
    takeFile: requiredActor<File | null>("takeFile"),
  },
  actions: {
    /** The page loads anew what it shows: not the browser (AMB-21). */
    reloadPage: requiredAction<Reloading>("reloadPage"),
    openPicker: requiredAction("openPicker"),
    openStore: requiredAction("openStore"),
    toast: requiredAction<Toast>("toast"),
    takeChosen: assign((_, params: { file: File }) => ({ file: params.file, fault: null })),
    takeFault: assign((_, params: { fault: FileFault }) => ({ fault: params.fault })),
    forgetFault: assign({ fault: null }),
    keepFile: assign(({ context }, params: { mayHaveArrived: boolean }) => ({ kept: { file: context.file!, ...params } })),
    takeKept: assign({ file: ({ context }) => context.kept!.file }),
    forgetKept: assign({ kept: null }),
    /** What can't be opened any more isn't kept, unless it may have arrived: that can still be asked for. */
    forgetRefused: assign({
      kept: ({ context: { kept, file } }) => (kept?.mayHaveArrived || kept?.file !== file ? kept : null),
    }),
    beginUpload: assign({ share: 0, hasAskedAnew: false }),
    noteAskedAnew: assign({ hasAskedAnew: true }),
    noteShare: assign((_, params: { share: number }) => ({ share: params.share })),
    takeProcess: assign(({ context }, params: { process: BackgroundProcess }) => ({
      process: params.process,
      latestName: context.file?.name ?? context.latestName,
      kept: null,
    })),
    /** It may be of another file than was sent from here. */
    takeKnown: assign((_, params: { known: Known }) => ({ ...params.known, file: null })),
    forgetProcess: assign({ process: null, hasEarlier: true }),
    beginPolling: assign({ retriesMade: 0 }),
    countRetry: assign({ retriesMade: ({ context }) => context.retriesMade + 1 }),
    beginTaking: assign({ takesMade: 0 }),
    countTake: assign({ takesMade: ({ context }) => context.takesMade + 1 }),
  },
  guards: {
    wasRefused: ({ context }) => context.fault !== null,
    hasKept: ({ context }) => context.kept !== null,
    isUnsent: ({ context }) => context.kept?.mayHaveArrived === false,
    hasNothingKept: ({ context }) => context.kept === null,
    hasProcess: ({ context }) => context.process !== null,
    wasCompleted: ({ context }) => context.process?.status === "COMPLETED",
    wasFailed: ({ context }) => context.process?.status === "FAILED",
    isCompleted: (_, { process }: { process: BackgroundProcess }) => process.status === "COMPLETED",
    isFailed: (_, { process }: { process: BackgroundProcess }) => process.status === "FAILED",
    // As it stood before the upload: of which of the two it tells, the status alone can't say.
    mayBeOld: ({ context }, { process: { status } }: { process: BackgroundProcess }) =>
      context.process === null ? context.hasEarlier && ENDS.includes(status) : status === context.process.status,
    isNoNews: (_, params: { latest: Latest }) => knownOf(params.latest).process === null,
    // Neither another end nor the file's own name, which no earlier one had, tells it from what stood there before.
    isUntold: ({ context }, params: { latest: Latest }) => {
      const { process, latestName } = knownOf(params.latest);
      const isSameEnd = context.process !== null && process?.status === context.process.status;
      return isSameEnd && (latestName !== context.file?.name || latestName === context.latestName);
    },

    isNative: ({ context }) => context.picker === "native",
    isOutdated: ({ context }) => context.picker === "outdated",
    isFile: (_, params: { file: File | null }) => params.file !== null,
    canTakeAgain: ({ context }) => context.takesMade < MAX_TAKES,
    isFine: (_, params: { checked: CheckedFile }) => params.checked.status === "fine",

    hasLeft: ({ context }) => context.share >= 1,
    isFirstOfMany: (_, params: { isFirstOfMany?: boolean }) => params.isFirstOfMany === true,
    // The session or the consent view tells of it (AMB-64).
    isHandled: (_, params: { error: unknown }) => failureOf(params.error).kind === "handled",
    isNotedAlready: (_, params: { error: unknown }) => isNotedAlready(params.error),
    isTooLarge: (_, params: { error: unknown }) => isStatus(params.error, 413),
    isWrongType: (_, params: { error: unknown }) => isStatus(params.error, 415),
    isMissing: (_, params: { error: unknown }) => isGone(failureOf(params.error)),
    isYes: (_, params: { isYes: boolean }) => params.isYes,
    // All has left, and what came back doesn't say what became of it.
    isOutcomeOpen: ({ context }, params: { error: unknown }) => {
      if (context.share < 1) return false;
      const failure = failureOf(params.error);
      return failure.kind !== "http" || failure.status >= 500;
    },
    canRetry: ({ context }) => context.retriesMade < MAX_RETRIES,
  },
  delays: {
    pollBackoff: ({ context }) => backoff(BACKOFF, context.retriesMade),
    analysisLimit: 120_000,
    /** From when on somebody who waits for the answer to an upload is told that it is late. */
    answerPatience: 5_000,
    takeInterval: 12.5,
  },
});

const isStatus = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status;

function uploadErrorKey(contractType: string): string {
  const type = contractType.toUpperCase();
  return UPLOAD_ERROR_KEYS[type] ?? ["todo", type, "invoiceAnalysis.error.generic"].join(".");
}
