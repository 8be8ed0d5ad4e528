import { useCallback, useMemo } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { todoCardMachine } from "../../../machines/todo-card";
import { useChanged } from "../../ui/useChanged";
import { useFlow } from "../useFlow";
import { type ReloadPage, todoCardFlow } from "./wiring";

export type Card = ActorRefFrom<typeof todoCardMachine>;

export type ActiveCardProps<Data> = {
  card: Data;
  /** Has the page load anew what it shows; the same function each time. */
  reloadPage: ReloadPage;
};

/** The flow of a card, for as long as the card is shown. It hears of each new reading that the card is still in. */
export function useCard(data: object, reloadPage: ReloadPage): Card {
  const flow = useFlow(
    useMemo(() => todoCardFlow({ reloadPage }), [reloadPage]),
    undefined,
  );
  useChanged(
    data,
    useCallback(() => flow.send({ type: "card.read" }), [flow]),
  );
  return flow;
}

/** Something has been sent, and isn't answered yet. */
export const isSending = (snapshot: SnapshotFrom<typeof todoCardMachine>): boolean =>
  snapshot.matches("acknowledging") || snapshot.matches("collecting");
