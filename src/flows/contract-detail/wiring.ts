/** One contract in its real surroundings: the contract service, the confirm dialog, the address editor, the invoices, the router. */
import { fromPromise, type InputFrom, sendParent } from "xstate";
import { contractDetailMachine, FAILED_TO_REMOVE, REMOVED } from "../../../machines/contract-detail";
import { createLoadMachine } from "../../../machines/shared/load";
import type { Reloading } from "../../../machines/shared/noting";
import { readContract, removeContract, saveContractAddress } from "../../api/contracts";
import type { ContractDetail } from "../../domain/contracts";
import { isUsableId } from "../../domain/ids";
import { isRefusedRemoval } from "../../domain/removals";
import { readLatest } from "../../platform/contractsChanged";
import { filePicker } from "../../platform/nativeApp";
import { ports } from "../../ports";
import { addressEditorFlow, forgetAddressDraft, readAddressDraft } from "../address-editor/wiring";
import { tell } from "../asWrite";
import { followWrite } from "../followWrite";
import { fromRead } from "../fromRead";
import { invoiceAnalysisFlow } from "../invoice-analysis/wiring";

/** Each contract has a draft of its own. */
const draftKey = (id: string): string => `detail.${id}`;

/** What the page hears when a card or the invoice's block has it load anew. */
export const toReload = ({ isNoted }: Reloading) => ({ type: isNoted ? "invoice.acknowledged" : "reload" }) as const;

export const contractDetailFlow = (id: string) =>
  contractDetailMachine.provide({
    actors: {
      load: createLoadMachine<ContractDetail>().provide({
        actors: { read: fromRead(({ signal }) => readLatest(() => readContract(id, { signal }))) },
      }),
      confirm: fromPromise(({ input, signal }) => ports().confirm(input, { signal })),
      // Followed to its answer, also by who has left the page meanwhile.
      removeContract: fromPromise(({ input, signal }) =>
        followWrite(() => removeContract(input.id), {
          signal,
          done: () => ports().toast(REMOVED),
          failed: (error) => void (isRefusedRemoval(error) && ports().toast(FAILED_TO_REMOVE)),
        }),
      ),
      addressEditor: addressEditorFlow({
        saveAddress: (address) => saveContractAddress(id, address),
        draftKey: draftKey(id),
      }),
      invoiceAnalysis: invoiceAnalysisFlow({
        reloadPage: sendParent((_, reloading: Reloading) => toReload(reloading)),
      }),
    },
    actions: {
      goBackTo: (_, destination) => ports().goBackTo(destination),
      goBack: (_, { otherwise }) => ports().goBack(otherwise),
      forgetTyped: () => forgetAddressDraft(draftKey(id)),
      toast: (_, toast) => tell(toast),
    },
  });

export const contractDetailInput = (id: string): InputFrom<typeof contractDetailMachine> => ({
  id,
  draft: isUsableId(id) ? readAddressDraft(draftKey(id)) : null,
  picker: filePicker(),
});
