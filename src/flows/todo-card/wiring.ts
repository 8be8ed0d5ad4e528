/** A card in its real surroundings: the contract and the insurance service, the router, the page that shows it. */
import { fromPromise } from "xstate";
import type { Reloading } from "../../../machines/shared/noting";
import { todoCardMachine } from "../../../machines/todo-card";
import { startCollection } from "../../api/collections";
import { isHandheld } from "../../platform/device";
import { ports } from "../../ports";
import { asWrite } from "../asWrite";
import { followAcknowledge } from "../followAcknowledge";

export type ReloadPage = (reloading: Reloading) => void;

/** `reloadPage`: has the page that shows the card load anew what it shows (AMB-21). */
export const todoCardFlow = ({ reloadPage }: { reloadPage: ReloadPage }) =>
  todoCardMachine.provide({
    actors: {
      acknowledge: fromPromise(({ input, signal }) => followAcknowledge(input, signal)),
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
