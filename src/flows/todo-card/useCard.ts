import { useCallback, useMemo } from "react";
import type { ActorRefFrom } from "xstate";
import type { todoCardMachine } from "../../../machines/todo-card";
import { useChanged } from "../../ui/useChanged";
import { useFlow } from "../useFlow";
import { type ReloadPage, todoCardFlow } from "./wiring";

export type Card = ActorRefFrom<typeof todoCardMachine>;

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
