/** Adding contracts in a test's hands: the categories and the answer are given by hand, what it does is written down. */
import { vi } from "vitest";
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from "xstate";
import { type AddedContracts, addContractMachine } from "../../machines/add-contract";
import { providerSelectionMachine } from "../../machines/provider-selection";
import { createLoadMachine } from "../../machines/shared/load";
import type { Toast } from "../../machines/shared/ports";
import type { PickerData, PickerDraft } from "../../machines/shared/provider-selection-setup";
import { ApiError } from "../../src/domain/errors";
import type { ChosenProviders } from "../../src/domain/selection";
import { editorOf } from "./addressEditorActor";
import { pickerData } from "./pickerActor";
import { remote } from "./remote";

type Given = { type?: string | null; draft?: PickerDraft | null; broken?: boolean };
type Picker = ActorRefFrom<typeof providerSelectionMachine>;

const broken = (): never => {
  throw new Error("broken");
};

export function beginAdding({ type = null, draft = null, broken: isBroken = false }: Given = {}) {
  const reads = remote<PickerData, void>();
  const posts = remote<AddedContracts, ChosenProviders>();
  const visited: unknown[] = [];
  const toasts: Toast[] = [];
  let timesForgotten = 0;

  const actor = createActor(
    addContractMachine.provide({
      actors: {
        providerSelection: providerSelectionMachine.provide({
          actors: {
            load: createLoadMachine<PickerData>().provide({ actors: { read: reads.logic } }),
            watchCustomer: fromCallback(() => {}),
            keepDraft: fromCallback(() => {}),
            addressEditor: editorOf({ saveAddress: fromPromise(async () => {}) }).logic,
          },
          ...(isBroken && { guards: { isUnmatched: broken } }),
        }),
        addContracts: posts.logic,
      },
      actions: {
        navigate: (_, destination) => void visited.push(destination),
        toast: (_, toast) => void toasts.push(toast),
        forgetDraft: () => void timesForgotten++,
      },
    }),
    { input: { type, draft } },
  );
  // A fault of the picker is thrown to whoever hears nothing of it.
  actor.subscribe({ error: () => {} });
  actor.start();

  const picker = () => actor.getSnapshot().children.picker as Picker | undefined;
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    actor,
    reads,
    posts,
    visited,
    toasts,
    timesForgotten: () => timesForgotten,
    state: () => actor.getSnapshot().value,
    /** The picker that the page shows; none while something is sent. */
    picker,
    pick: (...events: Parameters<Picker["send"]>[0][]) => {
      for (const event of events) picker()?.send(event);
    },
    answerCategories: async (data: PickerData = pickerData) => {
      reads.answer(data);
      await settle();
    },
    failCategories: async (details: Omit<ConstructorParameters<typeof ApiError>[0], "call">) => {
      reads.fail(new ApiError({ call: "GET /service-providers/categories", ...details }));
      await vi.advanceTimersByTimeAsync(1_200);
    },
    answerPost: async (added: Partial<AddedContracts> = {}) => {
      posts.answer({ contractIdToDisplay: null, contractHolderIdToDisplay: null, ...added });
      await settle();
    },
    failPost: async (details: Omit<ConstructorParameters<typeof ApiError>[0], "call">) => {
      posts.fail(new ApiError({ call: "POST /contracts", ...details }));
      await settle();
    },
  };
}
