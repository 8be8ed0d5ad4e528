/**
 * An invoice and what becomes of it: picked, judged on this device, uploaded, followed until its analysis has ended, acknowledged.
 * Specification §4 "Background invoice process", §5 "Invoice upload", §8, §9 "Invoice status polling", "Native upload-file polling";
 * readings AMB-10, AMB-21, AMB-33, AMB-41, AMB-58, AMB-64, AMB-67, AMB-70; facts D6, D7.
 *
 * One intent is one POST: where all of a file was sent and no answer came, the server is asked before anything is sent again.
 */
import type { CheckedFile, FileFault } from "../src/domain/files";
import {
  answer,
  error,
  failedToast,
  invoiceAnalysisSetup,
  notNotedToast,
  notSentToast,
  takeProcess,
  updateQuestion,
} from "./shared/invoice-analysis-setup";

/** An analysis that has come to its end. */
const ended = [
  {
    guard: { type: "isCompleted" as const, params: answer },
    actions: [takeProcess, "reloadPage" as const],
    target: "#invoice-analysis.resting.completed",
  },
  {
    guard: { type: "isFailed" as const, params: answer },
    actions: [takeProcess, "reloadPage" as const, failedToast],
    target: "#invoice-analysis.resting.failed",
  },
];

/** What the page tells of an earlier invoice is old from now on. */
const arrived = { actions: [takeProcess, "reloadPage" as const], target: "#invoice-analysis.analysing" };

const noted = { actions: ["forgetProcess" as const, "reloadPage" as const], target: "resting.idle" };

/** By the card that tells of the same analysis: the page loads anew by itself. */
const acknowledged = { actions: "forgetProcess" as const, target: "#invoice-analysis.resting.idle" };

export const invoiceAnalysisMachine = invoiceAnalysisSetup.createMachine({
  id: "invoice-analysis",
  context: ({ input }) => ({
    ...input,
    file: null,
    fault: null,
    share: 0,
    mayHaveArrived: false,
    retriesMade: 0,
    takesMade: 0,
  }),
  initial: "opening",
  states: {
    // A status that nobody knows yet is still under way, as far as one can tell.
    opening: {
      always: [
        { guard: "wasCompleted", target: "resting.completed" },
        { guard: "wasFailed", target: "resting.failed" },
        { guard: "hasProcess", target: "analysing" },
        { target: "resting" },
      ],
    },
    // Wherever a file may be chosen. Who turns back is where they were.
    resting: {
      on: {
        "file.choose": { actions: { type: "takeChosen", params: ({ event }) => event }, target: "checking" },
        pick: [
          { guard: "isOutdated", target: "askingToUpdate" },
          { guard: "isNative", target: "picking" },
        ],
      },
      initial: "idle",
      states: {
        idle: {},
        refused: {},
        interrupted: {
          on: {
            retry: [
              { guard: "mayHaveArrived", target: "#invoice-analysis.comparing" },
              { target: "#invoice-analysis.uploading" },
            ],
          },
        },
        completed: { on: { acknowledge: "#invoice-analysis.acknowledging", acknowledged } },
        failed: { on: { acknowledged } },
        before: { type: "history" },
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
            target: "resting.before",
          },
          { target: "resting.before" },
        ],
        onError: "resting.before",
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
          invoke: {
            src: "takeFile",
            onDone: [
              {
                guard: { type: "isFile", params: ({ event }) => ({ file: event.output }) },
                actions: { type: "takeChosen", params: ({ event }) => ({ file: event.output! }) },
                target: "#invoice-analysis.checking",
              },
              { guard: "canTakeAgain", target: "waiting" },
              { target: "#invoice-analysis.resting.before" },
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
          {
            actions: { type: "takeFault", params: ({ event }) => ({ fault: faultIn(event.output) }) },
            target: "resting.refused",
          },
        ],
        onError: { actions: { type: "takeFault", params: { fault: "unreadable" } }, target: "resting.refused" },
      },
    },
    uploading: {
      entry: "beginUpload",
      invoke: {
        src: "uploadInvoice",
        input: ({ context }) => ({ contractId: context.contractId, file: context.file! }),
        onError: { actions: notSentToast, target: "resting.interrupted" },
      },
      on: {
        "upload.progressed": { actions: { type: "noteShare", params: ({ event }) => event } },
        "upload.answered": [...ended, arrived],
        "upload.failed": [
          { guard: { type: "isHandled", params: error }, target: "resting.interrupted" },
          {
            guard: { type: "isTooLarge", params: error },
            actions: [notSentToast, { type: "takeFault", params: { fault: "tooLarge" } }],
            target: "resting.refused",
          },
          {
            guard: { type: "isWrongType", params: error },
            actions: [notSentToast, { type: "takeFault", params: { fault: "wrongType" } }],
            target: "resting.refused",
          },
          { guard: { type: "isOutcomeOpen", params: error }, target: "comparing" },
          { actions: notSentToast, target: "resting.interrupted" },
        ],
      },
      initial: "leaving",
      states: {
        leaving: { always: { guard: "hasLeft", target: "awaited" }, on: { cancel: "#invoice-analysis.resting.before" } },
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
            onDone: [{ guard: { type: "isOld", params: answer }, target: "absent" }, ...ended, arrived],
            onError: [
              { guard: { type: "isMissing", params: error }, target: "absent" },
              {
                guard: { type: "isHandled", params: error },
                actions: "noteOpenOutcome",
                target: "#invoice-analysis.resting.interrupted",
              },
              { actions: ["noteOpenOutcome", notSentToast], target: "#invoice-analysis.resting.interrupted" },
            ],
          },
        },
        absent: {
          always: [
            { guard: "mayHaveArrived", target: "#invoice-analysis.uploading" },
            { actions: notSentToast, target: "#invoice-analysis.resting.interrupted" },
          ],
        },
      },
    },
    analysing: {
      entry: "beginPolling",
      after: { analysisLimit: "gaveUp" },
      initial: "polling",
      states: {
        polling: {
          invoke: {
            src: "readStatus",
            input: ({ context }) => ({ contractId: context.contractId }),
            onDone: [...ended, { actions: takeProcess, target: "judging" }],
            onError: [{ guard: { type: "isHandled", params: error }, target: "#invoice-analysis.heldUp" }, { target: "judging" }],
          },
        },
        judging: {
          always: [{ guard: "canRetry", actions: "countRetry", target: "waiting" }, { target: "#invoice-analysis.gaveUp" }],
        },
        waiting: { after: { pollBackoff: "polling" }, on: { wake: "polling" } },
      },
    },
    heldUp: { on: { "consent.resolved": "analysing" } },
    // The server goes on by itself: whoever comes back, or asks, is told how it stands (F77).
    gaveUp: { on: { retry: "analysing", wake: "analysing" } },
    acknowledging: {
      invoke: {
        src: "acknowledge",
        input: ({ context }) => ({ contractId: context.contractId }),
        onDone: noted,
        onError: [
          { guard: { type: "isHandled", params: error }, target: "resting.completed" },
          { guard: { type: "isNotedAlready", params: error }, ...noted },
          // It may have been noted all the same: the page is read anew.
          { actions: [notNotedToast, "reloadPage"], target: "resting.completed" },
        ],
      },
      on: { acknowledged },
    },
  },
});

const fileIn = (checked: CheckedFile): File | null => (checked.status === "fine" ? checked.file : null);
const faultIn = (checked: CheckedFile): FileFault => (checked.status === "refused" ? checked.fault : "unreadable");
