/**
 * One contract: what is known of it, where it holds, its invoice, and its removal.
 * Specification §2 "Contract detail (/contract/{id})", §8 "Contract delete fails"; readings AMB-21, AMB-58, AMB-64; case A14.
 *
 * What is read, what is done to the contract and what becomes of its invoice are regions of their own: none of them waits for
 * another or interrupts it.
 */
import { assign, raise, sendTo, setup } from "xstate";
import { type AddressForm, formOf } from "../src/domain/address";
import { type ContractDetail, canEditAddress, hasInvoices, withAddress } from "../src/domain/contracts";
import type { Address } from "../src/domain/customer";
import { type Failure, failureOf } from "../src/domain/errors";
import type { FilePicker } from "../src/domain/files";
import { isUsableId } from "../src/domain/ids";
import { isGone } from "../src/domain/removals";
import { type AddressEdited, addressEditorMachine } from "./address-editor";
import { invoiceAnalysisMachine } from "./invoice-analysis";
import { knownOf } from "./shared/invoice-analysis-setup";
import { createLoadMachine, type Loaded } from "./shared/load";
import { type Destination, type Question, requiredAction, requiredActor, type Toast } from "./shared/ports";
import { endings, patience, patienceDelays, readingGuards } from "./shared/reading";

type Context = {
  /** As the address of the page has it. */
  id: string;
  /** Null until the first read has succeeded; from then on the last one that did. */
  detail: ContractDetail | null;
  failure: Failure | null;
  /** What the person was typing of another address when the page went away (AMB-52); taken up once. */
  draft: AddressForm | null;
  /** Who picks invoices. */
  picker: FilePicker;
  /** Epoch ms of the last time that somebody came to look: what discounts are judged by. */
  nowMs: number;
  /** Epoch ms of the last read that succeeded. */
  readAtMs: number;
  /** What is read next may tell the invoice of something that was done elsewhere. */
  isForInvoice: boolean;
};

type Events =
  | { type: "contract.remove" }
  | { type: "address.edit" }
  | { type: "back" }
  | { type: "retry" }
  /** Something that the page shows has changed (AMB-21). */
  | { type: "reload" }
  /** So has something that nobody on this page did. */
  | { type: "contracts.changed" }
  /** The page has been read anew. */
  | { type: "detail.read" }
  | { type: "detail.gone" }
  /** By the card that tells of it. */
  | { type: "invoice.acknowledged" }
  | { type: "consent.resolved" }
  | { type: "wake" };

/** Older than this, what is on screen is read anew when somebody comes back to it. */
const MAX_AGE_MS = 60_000;

const NOT_FOUND: Failure = { kind: "http", status: 404 };

const QUESTION: Question = {
  titleKey: "contract.remove.title",
  bodyKey: "contract.remove.body",
  confirmKey: "contract.remove.confirm",
  isDanger: true,
};

export const FAILED_TO_REMOVE: Toast = { tone: "error", textKey: "failedToDeleteContract", durationMs: 10_000 };

export const REMOVED: Toast = { tone: "success", textKey: "contract.removed", durationMs: 10_000 };

const output = ({ event }: { event: { output: Loaded<ContractDetail> } }) => event.output;
const reread = endings<ContractDetail>({ loaded: "fresh", heldUp: "heldUp", failed: "stale" });

export const contractDetailMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, "id" | "draft" | "picker">,
    events: {} as Events,
    children: {} as { addressEditor: "addressEditor"; invoiceAnalysis: "invoiceAnalysis" },
  },
  actors: {
    load: createLoadMachine<ContractDetail>(),
    /** Whether the person said yes. */
    confirm: requiredActor<boolean, Question>("confirm"),
    /** DELETE /contracts/{id}: never by itself sent twice. */
    removeContract: requiredActor<void, { id: string }>("removeContract"),
    addressEditor: addressEditorMachine,
    /** Has this page `reload` when there is something new to show. */
    invoiceAnalysis: invoiceAnalysisMachine,
  },
  actions: {
    /** Back to that page where it is the one before, else on to it in place of this one. */
    goBackTo: requiredAction<Destination>("goBackTo"),
    /** To where the person came from; to the contracts when they came from nowhere. */
    goBack: requiredAction<{ otherwise: Destination }>("goBack"),
    toast: requiredAction<Toast>("toast"),
    /** What was typed of another address is kept no longer: it is saved, or nobody wants it. */
    forgetTyped: requiredAction("forgetTyped"),
    take: assign((_, end: Loaded<ContractDetail>) =>
      end.status === "loaded" ? { detail: end.data, failure: null, readAtMs: Date.now() } : { failure: end.failure },
    ),
    takeAddress: assign(({ context }, { address }: { address: Address }) => ({ detail: withAddress(context.detail!, address) })),
    forgetDraft: assign({ draft: null }),
    noteTime: assign({ nowMs: () => Date.now() }),
    readForInvoice: assign({ isForInvoice: true }),
    noteInvoiceTold: assign({ isForInvoice: false }),
  },
  guards: {
    isUsable: ({ context }) => isUsableId(context.id),
    ...readingGuards,
    isMissing: (_, read: Loaded<ContractDetail>) => read.status === "failed" && isGone(read.failure),
    isOld: ({ context }) => Date.now() - context.readAtMs > MAX_AGE_MS,
    isForInvoice: ({ context }) => context.isForInvoice,
    isOutOfReach: ({ context }) => context.failure?.kind === "network",
    canEditAddress: ({ context }) => canEditAddress(context.detail!.contract),
    hasInvoices: ({ context }) => hasInvoices(context.detail!.contract),
    isInTheMiddle: ({ context }) => context.draft !== null && canEditAddress(context.detail!.contract),
    isYes: (_, { isYes }: { isYes: boolean }) => isYes,
    isHandled: (_, { error }: { error: unknown }) => failureOf(error).kind === "handled",
    isAlreadyGone: (_, { error }: { error: unknown }) => isGone(failureOf(error)),
    // Whether it went is known to the server alone (rule 5).
    isUnanswered: (_, { error }: { error: unknown }) => failureOf(error).kind === "network",
    isSaved: (_, edited: AddressEdited) => edited.status === "saved",
  },
  delays: patienceDelays,
}).createMachine({
  id: "contract-detail",
  context: ({ input }) => ({ ...input, detail: null, failure: null, nowMs: Date.now(), readAtMs: 0, isForInvoice: false }),
  on: { back: { actions: { type: "goBack", params: { otherwise: { to: "/contracts", replace: true } } } } },
  initial: "judging",
  states: {
    judging: {
      always: [
        { guard: "isUsable", target: "loading" },
        { actions: { type: "take", params: { status: "failed", failure: NOT_FOUND } }, target: "failed" },
      ],
    },
    loading: {
      invoke: {
        src: "load",
        ...endings<ContractDetail>({ loaded: "shown", heldUp: "heldUp", failed: "failed" }),
      },
      ...patience,
    },
    // The session or the consent view has taken over.
    heldUp: { on: { "consent.resolved": "loading" } },
    failed: {
      on: {
        retry: "judging",
        wake: { guard: "isOutOfReach", actions: "noteTime", target: "loading" },
      },
    },
    shown: {
      type: "parallel",
      on: { wake: { actions: "noteTime" }, "detail.gone": "failed" },
      states: {
        data: {
          on: {
            reload: ".rereading",
            "invoice.acknowledged": { actions: "readForInvoice", target: ".rereading" },
            "contracts.changed": { actions: "readForInvoice", target: ".rereading" },
          },
          initial: "fresh",
          // What is on screen stays there, whatever becomes of a further read.
          states: {
            fresh: { on: { wake: { guard: "isOld", actions: ["noteTime", "readForInvoice"], target: "rereading" } } },
            rereading: {
              invoke: {
                src: "load",
                onDone: [
                  { ...reread.onDone[0], actions: [reread.onDone[0].actions, raise({ type: "detail.read" })] },
                  {
                    guard: { type: "isMissing", params: output },
                    actions: [{ type: "take", params: output }, raise({ type: "detail.gone" })],
                    target: "stale",
                  },
                  reread.onDone[1],
                  reread.onDone[2],
                ],
                onError: reread.onError,
              },
            },
            heldUp: { on: { "consent.resolved": "rereading" } },
            stale: {
              on: { retry: "rereading", wake: { guard: "isOutOfReach", actions: "noteTime", target: "rereading" } },
            },
          },
        },
        doing: {
          initial: "resuming",
          states: {
            resuming: { always: [{ guard: "isInTheMiddle", target: "editing" }, { target: "nothing" }] },
            nothing: {
              on: {
                "contract.remove": "asking",
                "address.edit": { guard: "canEditAddress", target: "editing" },
              },
            },
            asking: {
              invoke: {
                src: "confirm",
                input: QUESTION,
                onDone: [
                  { guard: { type: "isYes", params: ({ event }) => ({ isYes: event.output }) }, target: "removing" },
                  { target: "nothing" },
                ],
                onError: "nothing",
              },
            },
            // Further presses find nothing to remove while this is on its way (UX-03, F65).
            removing: {
              // It is gone by that, and told so.
              on: { "detail.gone": {} },
              invoke: {
                src: "removeContract",
                input: ({ context }) => ({ id: context.id }),
                onDone: "#contract-detail.removed",
                onError: [
                  // The session or the consent view tells of it; then the person may ask for it again (AMB-64).
                  { guard: { type: "isHandled", params: ({ event }) => event }, target: "nothing" },
                  { guard: { type: "isAlreadyGone", params: ({ event }) => event }, target: "#contract-detail.removed" },
                  { guard: { type: "isUnanswered", params: ({ event }) => event }, target: "checking" },
                  { actions: { type: "toast", params: FAILED_TO_REMOVE }, target: "nothing" },
                ],
              },
            },
            checking: {
              on: { "detail.gone": {} },
              invoke: {
                src: "load",
                onDone: [
                  { guard: { type: "isMissing", params: ({ event }) => event.output }, target: "#contract-detail.removed" },
                  { guard: { type: "isHandedOver", params: ({ event }) => event.output }, target: "nothing" },
                  { actions: { type: "toast", params: FAILED_TO_REMOVE }, target: "nothing" },
                ],
                onError: { actions: { type: "toast", params: FAILED_TO_REMOVE }, target: "nothing" },
              },
            },
            editing: {
              exit: "forgetDraft",
              invoke: {
                id: "addressEditor",
                src: "addressEditor",
                input: ({ context }) => ({
                  form: context.draft ?? formOf(context.detail!.contract.customerDetails.address),
                  rules: null,
                  offersRegistered: true,
                }),
                onDone: [
                  {
                    guard: { type: "isSaved", params: ({ event }) => event.output },
                    // It stands there at once; what else the move changes is read anew (TR-15).
                    actions: [
                      "forgetTyped",
                      { type: "takeAddress", params: ({ event }) => addressIn(event.output) },
                      raise({ type: "reload" }),
                    ],
                    target: "nothing",
                  },
                  { actions: "forgetTyped", target: "nothing" },
                ],
                onError: "nothing",
              },
              on: {
                wake: { actions: ["noteTime", sendTo("addressEditor", { type: "wake" })] },
                "consent.resolved": { actions: sendTo("addressEditor", { type: "consent.resolved" }) },
              },
            },
          },
        },
        // It goes on from how it stood at the first read; later ones tell it what was done elsewhere.
        invoice: {
          initial: "finding",
          states: {
            finding: { always: [{ guard: "hasInvoices", target: "followed" }, { target: "none" }] },
            none: {},
            followed: {
              invoke: {
                id: "invoiceAnalysis",
                src: "invoiceAnalysis",
                input: ({ context: { id, picker, detail } }) => ({
                  contractId: id,
                  contractType: detail!.contract.type,
                  picker,
                  ...knownOf(detail!.contract.invoiceAnalysisDetails),
                }),
                onError: "none",
              },
              on: {
                wake: { actions: ["noteTime", sendTo("invoiceAnalysis", { type: "wake" })] },
                "consent.resolved": { actions: sendTo("invoiceAnalysis", { type: "consent.resolved" }) },
                "invoice.acknowledged": { actions: sendTo("invoiceAnalysis", { type: "acknowledged" }) },
                "detail.read": {
                  guard: "isForInvoice",
                  actions: [
                    "noteInvoiceTold",
                    sendTo("invoiceAnalysis", ({ context }) => ({
                      type: "page.read",
                      known: knownOf(context.detail!.contract.invoiceAnalysisDetails),
                    })),
                  ],
                },
              },
            },
          },
        },
      },
    },
    removed: {
      type: "final",
      entry: [
        { type: "toast", params: REMOVED },
        // In place of this page: back must not lead to what is no longer there.
        { type: "goBackTo", params: { to: "/contracts" } },
      ],
    },
  },
});

/** Only asked where an address was saved. */
const addressIn = (edited: AddressEdited): { address: Address } => ({
  address: (edited as Extract<AddressEdited, { status: "saved" }>).address,
});
