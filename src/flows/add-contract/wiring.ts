/** Adding contracts in its real surroundings: the contract service, this device's storage, the router. */
import { fromPromise, type InputFrom } from "xstate";
import { addContractMachine } from "../../../machines/add-contract";
import { addContracts } from "../../api/contracts";
import { ports } from "../../ports";
import { forgetPickerDraft, providerSelectionFlow, readPickerDraft, sendingPicked } from "../provider-selection/wiring";

/** Each type has a page, and so a draft, of its own. */
const pageOf = (type: string | null): string => (type === null ? "add" : `add.${type.slice(0, 64)}`);

export const addContractFlow = (type: string | null) =>
  addContractMachine.provide({
    actors: {
      providerSelection: providerSelectionFlow(pageOf(type)),
      addContracts: fromPromise(({ input }) => sendingPicked(pageOf(type), () => addContracts(input))),
    },
    actions: {
      navigate: (_, destination) => ports().navigate(destination),
      toast: (_, toast) => ports().toast(toast),
      forgetDraft: () => forgetPickerDraft(pageOf(type)),
    },
  });

export const addContractInput = (type: string | null): InputFrom<typeof addContractMachine> => ({
  type,
  draft: readPickerDraft(pageOf(type)),
});
