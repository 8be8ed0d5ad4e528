/** A card in its real surroundings: the contract and the insurance service, the router, the page that shows it. */
import { fromPromise } from "xstate";
import { NOT_ACKNOWLEDGED, type Reloading, todoCardMachine } from "../../../machines/todo-card";
import { startCollection } from "../../api/collections";
import { acknowledgeAnalysis } from "../../api/invoices";
import { isNotNoted } from "../../domain/noted";
import { isHandheld } from "../../platform/device";
import { ports } from "../../ports";
import { asWrite } from "../asWrite";
import { followWrite } from "../followWrite";

export type ReloadPage = (reloading: Reloading) => void;

/** `reloadPage`: has the page that shows the card load anew what it shows (AMB-21). */
export const todoCardFlow = ({ reloadPage }: { reloadPage: ReloadPage }) =>
  todoCardMachine.provide({
    actors: {
      // Followed to its answer, also by who has left the page meanwhile: another page may show the card by then.
      acknowledge: fromPromise(({ input, signal }) =>
        followWrite(() => acknowledgeAnalysis(input.contractId), {
          signal,
          done: () => {},
          failed: (error) => void (isNotNoted(error) && ports().toast(NOT_ACKNOWLEDGED)),
        }),
      ),
      startCollection: fromPromise(async ({ input }) => {
        const { id } = await asWrite(() => startCollection({ ...input, preferSameDeviceAuthentication: isHandheld() }));
        return id;
      }),
    },
    actions: {
      navigate: (_, destination) => ports().navigate(destination),
      reloadPage: (_, reloading) => {
        // Also where an answer said that there was nothing left to note.
        if (reloading.isNoted) ports().takeBackErrors();
        reloadPage(reloading);
      },
      toast: (_, toast) => ports().toast(toast),
      warn: (_, { action }) => console.warn(`Nobody knows what this button of a card does: ${action}`),
    },
  });
