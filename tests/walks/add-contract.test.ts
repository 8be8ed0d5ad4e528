import { afterEach, beforeEach, expect, vi } from "vitest";
import { addContractModel } from "../models/add-contract.model";
import { beginAdding } from "../support/addContractActor";
import { back, close, confirm, finish, MOBILE, open, tick } from "../support/pickerActor";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

walkEveryTransition(addContractModel, () => {
  let adding: ReturnType<typeof beginAdding> | null = null;
  let isOneType = false;

  const openPage = async (type: string | null) => {
    adding = beginAdding({ type });
    isOneType = type !== null;
    await adding.answerCategories();
  };
  const sends = { serviceProviders: [{ id: "telnord" }], providerIds: [] };
  const isAt = (state: string) => expect(adding!.state()).toBe(state);
  const selection = () =>
    adding!
      .picker()
      ?.getSnapshot()
      .context.selection.map(({ provider }) => provider.id);
  const canFinish = () => adding!.picker()?.getSnapshot().can(finish);
  const shows = (destination: object) => {
    expect(adding!.visited).toEqual([destination]);
    expect(adding!.timesForgotten()).toBe(1);
  };
  /** The picker that comes after a failed try knows the categories anew. */
  const again = async () => {
    if (adding!.picker()) await adding!.answerCategories();
  };

  return {
    events: {
      "the person opens the page": () => openPage(null),
      "the person opens the page of one type": () => openPage("MOBILE"),
      "the person opens the page of an unknown type": () => openPage("Hund"),
      "the person is done without a choice": () => adding!.pick(finish),
      "the person picks a provider": () => adding!.pick(open(MOBILE), tick("telnord"), confirm),
      "the person picks the provider of the type": () => adding!.pick(tick("telnord"), confirm),
      "the person is done": () => adding!.pick(finish),
      "the person is done once more": () => adding!.pick(finish, finish),
      "the server shows a contract": () => adding!.answerPost({ contractIdToDisplay: "c1" }),
      "the server shows a contract and a holder": () =>
        adding!.answerPost({ contractIdToDisplay: "c1", contractHolderIdToDisplay: "h1" }),
      "the server shows a holder": () => adding!.answerPost({ contractHolderIdToDisplay: "h1" }),
      "the server shows nothing": () => adding!.answerPost(),
      "the server refuses": () => adding!.failPost({ kind: "http", status: 500 }).then(again),
      "the connection breaks off": () => adding!.failPost({ kind: "network" }).then(again),
      "the server asks for a consent": () => adding!.failPost({ kind: "http", status: 403, isHandled: true }).then(again),
      "the person tries again": async () => {
        adding!.actor.send({ type: "retry" });
        await adding!.answerCategories();
      },
      "the person closes the page": () => {
        if (adding!.picker()) return adding!.pick(isOneType ? back : close);
        adding!.actor.send({ type: "close" });
      },
    },
    states: {
      "on the way": () => expect(adding).toBeNull(),
      choosing: () => {
        isAt("choosing");
        expect(canFinish()).toBe(false);
        expect(adding!.posts.calls).toEqual([]);
      },
      "something chosen": () => {
        isAt("choosing");
        expect(canFinish()).toBe(true);
        expect(adding!.posts.calls).toEqual([]);
      },
      sending: () => {
        isAt("adding");
        expect(adding!.posts.calls.at(-1)).toEqual(sends);
        expect(adding!.picker()).toBeUndefined();
      },
      "something chosen, not sent": () => {
        isAt("choosing");
        expect(selection()).toEqual(["telnord"]);
        expect(adding!.toasts).toEqual([{ tone: "error", textKey: "addContract.failed", durationMs: 10_000 }]);
      },
      "something chosen, consent asked for": () => {
        isAt("choosing");
        expect(selection()).toEqual(["telnord"]);
        expect(adding!.toasts).toEqual([]);
      },
      "choosing of one type": () => isAt("choosing"),
      "sending of one type": () => expect(adding!.posts.calls).toEqual([sends]),
      "type unknown": () => isAt("mistaken"),
      contract: () => shows({ to: "/contract/$id", params: { id: "c1" }, replace: false }),
      "contract, in place of the page": () => shows({ to: "/contract/$id", params: { id: "c1" }, replace: true }),
      "contracts of the holder": () =>
        shows({ to: "/contracts/$selectedPlaceholder", params: { selectedPlaceholder: "h1" }, replace: false }),
      home: () => expect(adding!.visited).toEqual([{ to: "/home", replace: isOneType }]),
    },
  };
});
