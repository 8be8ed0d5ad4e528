/** A card in its real surroundings: the contract and the insurance service, the router, the page that shows it. */
import { fromPromise } from "xstate";
import { todoCardMachine } from "../../../machines/todo-card";
import { startCollection } from "../../api/collections";
import { acknowledgeAnalysis } from "../../api/invoices";
import { tellContractsChanged } from "../../platform/contractsChanged";
import { isHandheld } from "../../platform/device";
import { ports } from "../../ports";

/** `reloadPage`: has the page that shows the card load anew what it shows (AMB-21). */
export const todoCardFlow = ({ reloadPage }: { reloadPage: () => void }) =>
  todoCardMachine.provide({
    actors: {
      acknowledge: fromPromise(async ({ input, signal }) => {
        await acknowledgeAnalysis(input.contractId);
        // Another page may show it by now.
        if (signal.aborted) tellContractsChanged();
      }),
      startCollection: fromPromise(async ({ input }) => {
        const { id } = await startCollection({ ...input, preferSameDeviceAuthentication: isHandheld() });
        return id;
      }),
    },
    actions: {
      navigate: (_, destination) => ports().navigate(destination),
      reloadPage,
      toast: (_, toast) => ports().toast(toast),
      warn: (_, { action }) => console.warn(`Nobody knows what this button of a card does: ${action}`),
    },
  });
