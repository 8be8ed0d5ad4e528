/**
 * An invoice and what becomes of it: picked, judged on this device, uploaded, followed until its analysis has ended, acknowledged.
 * Specification §4 "Background invoice process", §5 "Invoice upload", §8, §9 "Invoice status polling", "Native upload-file polling";
 * readings AMB-10, AMB-21, AMB-33, AMB-41, AMB-58, AMB-64, AMB-67, AMB-70; facts D6, D7.
 *
 * One intent is one POST: where all of a file was sent and no answer came, the server is asked before anything is sent again, and
 * where it can't say, nobody claims that it wasn't sent: that it is sent again is then somebody's own decision.
 */
import { sendTo } from "xstate";
import type { BackgroundProcess } from "../src/domain/cards";
import type { CheckedFile, FileFault } from "../src/domain/files";
import {
  answer,
  error,
  failedToast,
  firstOnlyToast,
  invoiceAnalysisSetup,
  keepPerhapsSent,
  keepUnsent,
  latest,
  latestProcess,
  notNotedToast,
  notSentToast,
  reloadNoted,
  reloadPage,
  updateQuestion,
} from "./shared/invoice-analysis-setup";

/** An analysis as the server tells of it: `process` finds it in what has come. */
const taken = <Come>(process: (come: Come) => { process: BackgroundProcess }) => {
  const takeProcess = { type: "takeProcess" as const, params: process };
  return {
    takeProcess,
    ended: [
      {
        guard: { type: "isCompleted" as const, params: process },
        actions: [takeProcess, reloadPage],
        target: "#invoice-analysis.resting.completed",
      },
      {
        guard: { type: "isFailed" as const, params: process },
        actions: [takeProcess, reloadPage, failedToast],
        target: "#invoice-analysis.resting.failed",
      },
    ],
    /** What the page tells of an earlier invoice is old from now on. */
    arrived: { actions: [takeProcess, reloadPage], target: "#invoice-analysis.analysing" },
  };
};

const { takeProcess, ended, arrived } = taken(answer);
const told = taken(latestProcess);

const chosen = {
  actions: { type: "takeChosen" as const, params: ({ event }: { event: { file: File } }) => event },
  target: "checking",
};

const absent = { actions: [keepUnsent, notSentToast], target: "#invoice-analysis.resting.interrupted" };

const untold = { actions: keepPerhapsSent, target: "#invoice-analysis.resting.unsure" };

const refused = <Params extends { fault: FileFault } | ((at: never) => { fault: FileFault })>(params: Params) => ({
  actions: [{ type: "takeFault" as const, params }, "forgetRefused" as const],
  target: "resting.refused",
});

const noted = { actions: ["forgetProcess" as const, reloadNoted], target: "resting.idle" };

/** By the card that tells of the same analysis: the page loads anew by itself. */
const acknowledged = { actions: "forgetProcess" as const, target: "opening" };

export const invoiceAnalysisMachine = invoiceAnalysisSetup.createMachine({
  id: "invoice-analysis",
  context: ({ input }) => ({
    ...input,
    file: null,
    kept: null,
    fault: null,
    share: 0,
    hasAskedAnew: false,
    retriesMade: 0,
    takesMade: 0,
  }),
  initial: "opening",
  states: {
    // At first, and wherever the person is to find again what stood there: what is known decides. A status that nobody knows yet is
    // still under way, as far as one can tell.
    opening: {
      always: [
        { guard: "wasRefused", target: "resting.refused" },
        { guard: "isUnsent", actions: "takeKept", target: "resting.interrupted" },
        { guard: "hasKept", actions: "takeKept", target: "resting.unsure" },
        { guard: "wasCompleted", target: "resting.completed" },
        { guard: "wasFailed", target: "resting.failed" },
        { guard: "hasProcess", target: "analysing" },
        { target: "resting" },
      ],
    },
    // Wherever a file may be chosen.
    resting: {
      on: {
        "file.choose": [
          {
            guard: { type: "isFirstOfMany", params: ({ event }) => event },
            ...chosen,
            actions: [chosen.actions, firstOnlyToast],
          },
          chosen,
        ],
        pick: [
          { guard: "isOutdated", target: "askingToUpdate" },
          { guard: "isNative", target: "picking" },
        ],
        acknowledged,
        // In another tab, say. Who is in the middle of sending goes on.
        "page.read": {
          guard: "hasNothingKept",
          actions: { type: "takeKnown", params: ({ event }) => event },
          target: "opening",
        },
      },
      initial: "idle",
      states: {
        idle: {},
        refused: { on: { cancel: { actions: "forgetFault", target: "#invoice-analysis.opening" } } },
        // The file may have changed on the device by now, or be gone.
        interrupted: {
          on: {
            retry: "#invoice-analysis.checking",
            cancel: { guard: "hasProcess", actions: "forgetKept", target: "#invoice-analysis.opening" },
          },
        },
        // Whether it has arrived, nobody can say: only who decides to sends it again.
        unsure: {
          on: {
            retry: { actions: "noteAskedAnew", target: "#invoice-analysis.comparing" },
            "consent.resolved": "#invoice-analysis.comparing",
            resend: "#invoice-analysis.checking",
          },
        },
        completed: { on: { acknowledge: "#invoice-analysis.acknowledging" } },
        failed: {},
        // The server goes on by itself: whoever comes back, or asks, is told how it stands (F77); another file is a way out (F79).
        gaveUp: { on: { retry: "#invoice-analysis.analysing", wake: "#invoice-analysis.analysing" } },
      },
    },
    // 'File picker not supported' (INV-13).
    askingToUpdate: {
      invoke: {
        src: "confirm",
        input: updateQuestion,
        onDone: [
          {
            guard: { type: "isYes", params: ({ event }) => ({ isYes: event.output }) },
            actions: "openStore",
            target: "opening",
          },
          { target: "opening" },
        ],
        onError: "opening",
      },
    },
    picking: {
      entry: "openPicker",
      invoke: { src: "watchFocus", onError: {} },
      on: { pick: { target: "picking", reenter: true }, "window.focused": { actions: "beginTaking", target: ".taking" } },
      initial: "away",
      states: {
        away: {},
        taking: {
          entry: "countTake",
          // What is being taken is given once only.
          on: { "window.focused": { actions: "beginTaking" } },
          invoke: {
            src: "takeFile",
            onDone: [
              {
                guard: { type: "isFile", params: ({ event }) => ({ file: event.output }) },
                actions: { type: "takeChosen", params: ({ event }) => ({ file: event.output! }) },
                target: "#invoice-analysis.checking",
              },
              { guard: "canTakeAgain", target: "waiting" },
              { target: "#invoice-analysis.opening" },
            ],
            onError: {
              actions: { type: "takeFault", params: { fault: "unreadable" } },
              target: "#invoice-analysis.resting.refused",
            },
          },
        },
        waiting: { after: { takeInterval: "taking" } },
      },
    },
    checking: {
      invoke: {
        src: "checkFile",
        input: ({ context }) => ({ file: context.file! }),
        onDone: [
          {
            guard: { type: "isFine", params: ({ event }) => ({ checked: event.output }) },
            actions: { type: "takeChosen", params: ({ event }) => ({ file: fileIn(event.output)! }) },
            target: "uploading",
          },
          refused(({ event }: { event: { output: CheckedFile } }) => ({ fault: faultIn(event.output) })),
        ],
        onError: refused({ fault: "unreadable" }),
      },
    },
    uploading: {
      entry: "beginUpload",
      invoke: {
        id: "upload",
        src: "uploadInvoice",
        input: ({ context }) => ({ contractId: context.contractId, file: context.file! }),
        onError: absent,
      },
      on: {
        "upload.progressed": { actions: { type: "noteShare", params: ({ event }) => event } },
        "upload.answered": [...ended, arrived],
        "upload.failed": [
          { guard: { type: "isHandled", params: error }, actions: keepUnsent, target: "resting.interrupted" },
          {
            guard: { type: "isTooLarge", params: error },
            actions: ["forgetKept", notSentToast, { type: "takeFault", params: { fault: "tooLarge" } }],
            target: "resting.refused",
          },
          {
            guard: { type: "isWrongType", params: error },
            actions: ["forgetKept", notSentToast, { type: "takeFault", params: { fault: "wrongType" } }],
            target: "resting.refused",
          },
          { guard: { type: "isMissing", params: error }, actions: ["forgetKept", reloadPage, notSentToast], target: "opening" },
          { guard: { type: "isOutcomeOpen", params: error }, target: "comparing" },
          absent,
        ],
        "upload.cancelled": "opening",
      },
      initial: "leaving",
      states: {
        leaving: {
          always: { guard: "hasLeft", target: "awaited" },
          on: { cancel: { actions: sendTo("upload", { type: "upload.cancel" }) } },
        },
        // Nothing can be taken back any more.
        awaited: { after: { answerPatience: "overdue" } },
        overdue: {},
      },
    },
    // Has it arrived all the same? Only what the server doesn't have is sent again, and only when somebody presses.
    comparing: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            src: "readStatus",
            input: ({ context }) => ({ contractId: context.contractId }),
            onDone: [{ guard: { type: "mayBeOld", params: answer }, target: "lookingCloser" }, ...ended, arrived],
            onError: [{ guard: { type: "isMissing", params: error }, ...absent }, untold],
          },
        },
        lookingCloser: {
          invoke: {
            src: "readLatest",
            input: ({ context }) => ({ contractId: context.contractId }),
            onDone: [
              { guard: { type: "isNoNews", params: latest }, ...absent },
              { guard: { type: "isUntold", params: latest }, ...untold },
              ...told.ended,
              told.arrived,
            ],
            onError: untold,
          },
        },
      },
    },
    analysing: {
      entry: "beginPolling",
      after: { analysisLimit: "resting.gaveUp" },
      initial: "polling",
      states: {
        polling: {
          invoke: {
            src: "readStatus",
            input: ({ context }) => ({ contractId: context.contractId }),
            onDone: [...ended, { actions: takeProcess, target: "judging" }],
            onError: [
              { guard: { type: "isHandled", params: error }, target: "#invoice-analysis.heldUp" },
              // With its contract, which the page then says.
              {
                guard: { type: "isMissing", params: error },
                actions: ["forgetProcess", reloadPage],
                target: "#invoice-analysis.opening",
              },
              { target: "judging" },
            ],
          },
        },
        judging: {
          always: [
            { guard: "canRetry", actions: "countRetry", target: "waiting" },
            { target: "#invoice-analysis.resting.gaveUp" },
          ],
        },
        waiting: { after: { pollBackoff: "polling" }, on: { wake: "polling" } },
      },
    },
    heldUp: { on: { "consent.resolved": "analysing" } },
    acknowledging: {
      invoke: {
        src: "acknowledge",
        input: ({ context }) => ({ contractId: context.contractId }),
        onDone: noted,
        onError: [
          { guard: { type: "isHandled", params: error }, target: "resting.completed" },
          { guard: { type: "isNotedAlready", params: error }, ...noted },
          // It may have been noted all the same: the page is read anew.
          { actions: [notNotedToast, reloadPage], target: "resting.completed" },
        ],
      },
      on: { acknowledged },
    },
  },
});

const fileIn = (checked: CheckedFile): File | null => (checked.status === "fine" ? checked.file : null);
const faultIn = (checked: CheckedFile): FileFault => (checked.status === "refused" ? checked.fault : "unreadable");
