/** A contract's page in a test's hands: reads, the question and the removal are answered by hand, what it does is written down. */
import { vi } from "vitest";
import { type ActorRefFrom, createActor, fromCallback, type InputFrom, sendParent } from "xstate";
import { addressEditorMachine } from "../../machines/address-editor";
import { contractDetailMachine } from "../../machines/contract-detail";
import { invoiceAnalysisMachine } from "../../machines/invoice-analysis";
import { createLoadMachine } from "../../machines/shared/load";
import type { Question, Toast } from "../../machines/shared/ports";
import type { AddressForm, AddressRules } from "../../src/domain/address";
import type { BackgroundProcess } from "../../src/domain/cards";
import type { ContractDetail } from "../../src/domain/contracts";
import type { Address } from "../../src/domain/customer";
import { ApiError } from "../../src/domain/errors";
import { remote } from "./remote";

type Given = {
  id?: string;
  draft?: AddressForm | null;
  /** It ends with an error instead of an answer. */
  broken?: "load" | "addressEditor" | "invoiceAnalysis";
  picker?: InputFrom<typeof contractDetailMachine>["picker"];
};

type Fault = Omit<ConstructorParameters<typeof ApiError>[0], "call">;
type Editor = ActorRefFrom<typeof addressEditorMachine>;
type Analysis = ActorRefFrom<typeof invoiceAnalysisMachine>;

const broken = (): never => {
  throw new Error("broken");
};

export function beginContract({ id = "c1", draft = null, picker = "browser", broken: part }: Given = {}) {
  const reads = remote<ContractDetail, void>();
  const questions = remote<boolean, Question>();
  const removals = remote<void, { id: string }>();
  const rules = remote<AddressRules, void>();
  const saves = remote<void, { address: Address }>();
  const polls = remote<BackgroundProcess, { contractId: string }>();
  const acknowledgements = remote<void, { contractId: string }>();
  const visited: unknown[] = [];
  const backs: unknown[] = [];
  const toasts: Toast[] = [];
  let timesForgotten = 0;

  const actor = createActor(
    contractDetailMachine.provide({
      actors: {
        load: createLoadMachine<ContractDetail>().provide({
          actors: { read: reads.logic },
          ...(part === "load" && { guards: { isRetried: broken } }),
        }),
        confirm: questions.logic,
        removeContract: removals.logic,
        addressEditor: addressEditorMachine.provide({
          actors: {
            readRules: createLoadMachine<AddressRules>().provide({ actors: { read: rules.logic } }),
            saveAddress: saves.logic,
            keepDraft: fromCallback(() => {}),
          },
          ...(part === "addressEditor" && { guards: { isComplete: broken } }),
        }),
        invoiceAnalysis: invoiceAnalysisMachine.provide({
          actors: { readStatus: polls.logic, acknowledge: acknowledgements.logic },
          actions: { reloadPage: sendParent({ type: "reload" }), toast: (_, toast) => void toasts.push(toast) },
          ...(part === "invoiceAnalysis" && { guards: { isOutdated: broken } }),
        }),
      },
      actions: {
        goBackTo: (_, destination) => void visited.push({ backTo: destination }),
        goBack: (_, { otherwise }) => void backs.push(otherwise),
        toast: (_, toast) => void toasts.push(toast),
        forgetTyped: () => void timesForgotten++,
      },
    }),
    { input: { id, draft, picker } },
  );
  // A fault of what it invokes is thrown to whoever hears nothing of it.
  actor.subscribe({ error: () => {} });
  actor.start();

  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    actor,
    reads,
    questions,
    removals,
    /** The address editor's. */
    rules,
    /** The invoice analysis's. */
    polls,
    acknowledgements,
    visited,
    backs,
    toasts,
    timesForgotten: () => timesForgotten,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    editor: () => actor.getSnapshot().children.addressEditor as Editor | undefined,
    analysis: () => actor.getSnapshot().children.invoiceAnalysis as Analysis | undefined,
    answer: async (detail: ContractDetail) => {
      reads.answer(detail);
      await settle();
    },
    /** Fails the read under way, and waits for the retry, if there is one. */
    fail: async (fault: Fault) => {
      reads.fail(new ApiError({ call: "GET /contracts/c1", ...fault }));
      await vi.advanceTimersByTimeAsync(1_200);
    },
    say: async (isYes: boolean) => {
      questions.answer(isYes);
      await settle();
    },
    answerRemoval: async () => {
      removals.answer();
      await settle();
    },
    failRemoval: async (fault: Fault) => {
      removals.fail(new ApiError({ call: "DELETE /contracts/c1", ...fault }));
      await settle();
    },
    failRules: async (fault: Fault) => {
      rules.fail(new ApiError({ call: "GET /address", ...fault }));
      await settle();
    },
    poll: async (process: BackgroundProcess) => {
      polls.answer(process);
      await settle();
    },
    failPoll: async (fault: Fault) => {
      polls.fail(new ApiError({ call: "GET /contracts/c1/invoice/analysis/status", ...fault }));
      await settle();
    },
    answerAcknowledgement: async () => {
      acknowledgements.answer();
      await settle();
    },
    saveAddress: async () => {
      saves.answer();
      await settle();
    },
  };
}
