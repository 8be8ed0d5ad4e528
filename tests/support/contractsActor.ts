/** The contracts in a test's hands: what it reads and asks is answered by hand, what it does is written down. */
import { vi } from "vitest";
import { createActor, fromCallback } from "xstate";
import { contractsMachine } from "../../machines/contracts";
import { createLoadMachine } from "../../machines/shared/load";
import type { Question, Toast } from "../../machines/shared/ports";
import { ApiError } from "../../src/domain/errors";
import type { GroupRef, Placeholder, Placeholders } from "../../src/domain/placeholders";
import { remote } from "./remote";

type Given = { selected?: GroupRef | null; load?: "broken"; watchSelected?: "broken" };

const broken = (): never => {
  throw new Error("broken");
};

export function beginContracts({ selected = null, load = undefined, watchSelected = undefined }: Given = {}) {
  const reads = remote<Placeholders, void>();
  const questions = remote<boolean, Question>();
  const removals = remote<void, { holderId: string }>();
  const visited: unknown[] = [];
  const toasts: Toast[] = [];
  let listener: ((group: GroupRef | null) => void) | null = null;

  const actor = createActor(
    contractsMachine.provide({
      actors: {
        load: createLoadMachine<Placeholders>().provide({
          actors: { read: reads.logic },
          ...(load === "broken" && { guards: { isRetried: broken } }),
        }),
        watchSelected: fromCallback(({ sendBack }) => {
          if (watchSelected === "broken") broken();
          listener = (group) => sendBack({ type: "group.selected", group });
          return () => void (listener = null);
        }),
        confirm: questions.logic,
        removeHolder: removals.logic,
      },
      actions: {
        navigate: (_, destination) => void visited.push(destination),
        goBackTo: (_, destination) => void visited.push({ backTo: destination }),
        toast: (_, toast) => void toasts.push(toast),
      },
    }),
    { input: { selected } },
  ).start();

  const settle = () => vi.advanceTimersByTimeAsync(0);
  const errorOf = (details: Omit<ConstructorParameters<typeof ApiError>[0], "call">) => new ApiError({ call: "any", ...details });
  return {
    actor,
    reads,
    questions,
    removals,
    visited,
    toasts,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    /** The path has changed. */
    select: (group: GroupRef | null) => listener?.(group),
    answer: async (list: Placeholders = placeholders) => {
      reads.answer(list);
      await settle();
    },
    /** Fails the read under way, and waits for the retry, if there is one. */
    fail: async (details: Omit<ConstructorParameters<typeof ApiError>[0], "call">) => {
      reads.fail(errorOf(details));
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
    failRemoval: async (details: Omit<ConstructorParameters<typeof ApiError>[0], "call">) => {
      removals.fail(errorOf(details));
      await settle();
    },
  };
}

export const placeholder = (own: Partial<Placeholder> = {}): Placeholder => ({
  category: "Mobile",
  provider: { id: "telnord", name: "Telnord", logoImageUrl: null },
  contractId: null,
  identifyingName: null,
  amount: null,
  contractHolderId: null,
  contractsPreviews: [],
  todoCards: [],
  ...own,
});

export const single = placeholder({
  category: "Electricity",
  provider: { id: "granby", name: "Granby", logoImageUrl: null },
  contractId: "c1",
  contractHolderId: "h1",
});
export const holder = placeholder({
  contractHolderId: "h2",
  contractsPreviews: [
    { contractId: "c2", contractType: "Mobile", identifyingName: "070", amount: { value: 299, unitKey: "sekPerMonth" } },
    { contractId: "c3", contractType: "Mobile", identifyingName: "073", amount: null },
  ],
});

export const placeholders: Placeholders = { placeholders: [single, holder], addMoreContracts: null };
export const withoutIt: Placeholders = { placeholders: [single], addMoreContracts: null };
