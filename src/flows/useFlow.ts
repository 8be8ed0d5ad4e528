/**
 * Starts a flow for the screen that shows it: the one place where React meets a machine. The actor lives as long as the
 * screen, hears `wake` when the page is back and `consent.resolved` when what held it up is over, and can be looked into behind
 * `?inspect`.
 */
import { useActorRef } from "@xstate/react";
import { useCallback } from "react";
import type { ActorOptions, ActorRefFrom, AnyStateMachine, InputFrom } from "xstate";
import { useConsentResolved } from "../platform/useConsentResolved";
import { useWake } from "../platform/useWake";
import { inspection } from "./inspection";

export function useFlow<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>): ActorRefFrom<Machine> {
  const inspect = inspection();
  const options = { input, ...(inspect && { inspect }) } as ActorOptions<Machine>;
  const actor = useActorRef(machine as AnyStateMachine, options as ActorOptions<AnyStateMachine>);
  useWake(useCallback(() => actor.send({ type: "wake" }), [actor]));
  useConsentResolved(useCallback(() => actor.send({ type: "consent.resolved" }), [actor]));
  return actor as ActorRefFrom<Machine>;
}
