/** The home flow in a test's hands: its reads are answered by hand, what it does is written down. */
import { vi } from "vitest";
import { createActor, fromCallback } from "xstate";
import { type CardList, type HomeCustomer, homeMachine } from "../../machines/home";
import { createLoadMachine } from "../../machines/shared/load";
import type { Destination } from "../../machines/shared/ports";
import type { Dashboard } from "../../src/domain/cards";
import { ApiError } from "../../src/domain/errors";
import { remote } from "./remote";

type Given = {
  customer?: HomeCustomer;
  isExpanded?: Record<CardList, boolean>;
  canGoOn?: boolean;
  /** Broken: it ends with an error instead of an answer. */
  load?: "broken";
  watchCustomer?: "broken";
};

/** A home whose reads the test answers by hand. */
export function beginHome(given: Given = {}) {
  const reads = remote<Dashboard, void>();
  const visited: Destination[] = [];
  const remembered: { list: CardList; isExpanded: boolean }[] = [];
  let timesGoneOn = 0;
  let listener: ((customer: HomeCustomer) => void) | null = null;
  const load = createLoadMachine<Dashboard>().provide({
    actors: { read: reads.logic },
    ...(given.load === "broken" && { guards: { isRetried: broken } }),
  });

  const actor = createActor(
    homeMachine.provide({
      actors: {
        load,
        watchCustomer: fromCallback(({ sendBack }) => {
          if (given.watchCustomer === "broken") broken();
          listener = (customer) => sendBack({ type: "customer.changed", customer });
          return () => void (listener = null);
        }),
      },
      actions: {
        navigate: (_, destination) => void visited.push(destination),
        goOn: () => void timesGoneOn++,
        rememberExpanded: (_, params) => void remembered.push(params),
      },
    }),
    {
      input: {
        customer: given.customer ?? customer(),
        isExpanded: given.isExpanded ?? { todoCards: true, ongoingCards: true },
        canGoOn: given.canGoOn ?? false,
      },
    },
  ).start();

  return {
    actor,
    reads,
    visited,
    remembered,
    state: () => actor.getSnapshot().value,
    goneOn: () => timesGoneOn,
    isWatching: () => listener !== null,
    tell: (customer: HomeCustomer) => listener?.(customer),
    answer: async (answer: Dashboard) => {
      reads.answer(answer);
      await vi.advanceTimersByTimeAsync(0);
    },
    /** Fails the read under way, and waits for the retry, if there is one. */
    fail: async (details: Omit<ConstructorParameters<typeof ApiError>[0], "call">) => {
      reads.fail(new ApiError({ call: "GET /home/dashboard", ...details }));
      await vi.advanceTimersByTimeAsync(1_200);
    },
  };
}

const broken = (): never => {
  throw new Error("broken");
};

export const dashboard: Dashboard = {
  customerFirstName: "Anna",
  todoCards: [],
  ongoingCards: [],
  offerPreviewCards: [],
  addMoreContractsCard: null,
};

export function customer(given: Partial<HomeCustomer> = {}): HomeCustomer {
  return { firstName: "Anna", role: "CUSTOMER", onboardingState: "Complete", ...given };
}
