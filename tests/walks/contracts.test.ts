import { afterEach, beforeEach, expect, vi } from "vitest";
import { shownGroup } from "../../machines/contracts";
import type { GroupRef } from "../../src/domain/placeholders";
import { contractsModel } from "../models/contracts.model";
import { beginContracts, holder, placeholders, single, withoutIt } from "../support/contractsActor";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const H2 = { holderId: "h2" };

walkEveryTransition(contractsModel, () => {
  let contracts: ReturnType<typeof beginContracts> | null = null;

  const open = (selected: GroupRef | null) => void (contracts = beginContracts({ selected }));
  const send = (...events: Parameters<NonNullable<typeof contracts>["actor"]["send"]>) => contracts!.actor.send(...events);
  /** What the router makes of the last wish. */
  const follow = () => {
    const last = contracts!.visited.at(-1) as { to?: string; params?: { selectedPlaceholder?: string } };
    if (last.to === "/contracts/$selectedPlaceholder") contracts!.select({ holderId: last.params?.selectedPlaceholder ?? "" });
    if ("backTo" in last) contracts!.select(null);
  };
  const isListed = (state: string | object, group: GroupRef | null = null) => {
    expect(contracts!.actor.getSnapshot().matches({ list: state } as never)).toBe(true);
    expect(contracts!.context().selected).toEqual(group);
  };
  const isGroup = () => {
    isListed({ shown: "fresh" }, H2);
    expect(shownGroup(contracts!.context())?.contracts).toEqual(holder.contractsPreviews);
    expect(contracts!.actor.getSnapshot().matches({ removal: "idle" })).toBe(true);
  };

  return {
    events: {
      "a customer opens the contracts": () => open(null),
      "a customer follows a link to a group": () => open(H2),
      "a customer follows a link to a group that is gone": async () => {
        open({ holderId: "h9" });
        await contracts!.answer();
      },
      "a customer opens a provider's own page": async () => {
        open({ type: "MOBILE", providerId: "telnord" });
        await contracts!.answer();
      },
      "the contracts arrive": () => contracts!.answer(),
      "the contracts arrive at the third try": async () => {
        for (let tries = 1; tries <= 2; tries++) await contracts!.fail({ kind: "http", status: 503 });
        await contracts!.answer();
      },
      "the server refuses": () => contracts!.fail({ kind: "http", status: 500 }),
      "there is no connection": async () => {
        for (let tries = 1; tries <= 3; tries++) await contracts!.fail({ kind: "network" });
      },
      "the server asks for a consent": async () => {
        const consent = { kind: "http", status: 403, isHandled: true } as const;
        if (contracts!.actor.getSnapshot().matches({ removal: "removing" })) return contracts!.failRemoval(consent);
        return contracts!.fail(consent);
      },
      "the consent is given": () => send({ type: "consent.resolved" }),
      "the person tries again": () => send({ type: "retry" }),
      "the connection is back": () => send({ type: "wake" }),
      "the person presses a contract": () => send({ type: "placeholder.open", placeholder: single }),
      "the person presses a provider with several contracts": () => {
        send({ type: "placeholder.open", placeholder: holder });
        expect(contracts!.visited).toEqual([{ to: "/contracts/$selectedPlaceholder", params: { selectedPlaceholder: "h2" } }]);
        follow();
      },
      "the person presses a contract of the group": () => send({ type: "contract.open", contractId: "c1" }),
      "the person closes the group": () => {
        const { selected } = contracts!.context();
        send({ type: "group.close" });
        expect(contracts!.visited.at(-1)).toEqual({ backTo: { to: "/contracts" } });
        // The provider's own page is another than the list's.
        if (selected && "type" in selected) return open(null);
        follow();
      },
      "the browser goes back": () => contracts!.select(null),
      "the person wants the contracts removed": () => send({ type: "holder.remove" }),
      "the person says yes": () => contracts!.say(true),
      "the person says no": () => contracts!.say(false),
      "the contracts are removed": async () => {
        await contracts!.answerRemoval();
        follow();
        await contracts!.answer(withoutIt);
      },
      "the removal is refused": async () => {
        await contracts!.failRemoval({ kind: "http", status: 500 });
        await contracts!.answer();
      },
      "the answer to the removal is lost": async () => {
        await contracts!.failRemoval({ kind: "network" });
        await contracts!.answer(withoutIt);
        follow();
      },
    },
    states: {
      "on the way": () => expect(contracts).toBeNull(),
      loading: () => isListed({ loading: "begun" }),
      refused: () => {
        isListed("failed");
        expect(contracts!.context().failure).toEqual({ kind: "http", status: 500 });
      },
      offline: () => {
        isListed("failed");
        expect(contracts!.context().failure).toEqual({ kind: "network" });
      },
      "consent asked for": () => isListed("heldUp"),
      list: () => {
        isListed({ shown: "fresh" });
        expect(contracts!.context().list).toEqual(placeholders);
      },
      "loading, over it a group": () => isListed({ loading: "begun" }, H2),
      "list, over it the group": isGroup,
      "group of the link": isGroup,
      "list, over it that nothing is there": () => {
        isListed({ shown: "fresh" }, { holderId: "h9" });
        expect(shownGroup(contracts!.context())).toBeNull();
      },
      "asked whether to remove": () => {
        isListed({ shown: "fresh" }, H2);
        expect(contracts!.questions.calls.at(-1)).toEqual({
          titleKey: "contracts.remove.confirm.title",
          bodyKey: "contracts.remove.confirm.body",
          confirmKey: "contracts.remove.confirm.button",
          isDanger: true,
        });
      },
      removing: () => {
        isListed({ shown: "fresh" }, H2);
        expect(contracts!.removals.calls.at(-1)).toEqual({ holderId: "h2" });
      },
      "list without them": () => {
        isListed({ shown: "fresh" });
        expect(contracts!.context().list).toEqual(withoutIt);
        expect(contracts!.toasts).toEqual([{ tone: "success", textKey: "contracts.removed", durationMs: 10_000 }]);
        expect(contracts!.visited.at(-1)).toEqual({ backTo: { to: "/contracts" } });
      },
      "list, over it the group, not removed": () => {
        isGroup();
        expect(contracts!.toasts).toEqual([{ tone: "error", textKey: "failedToDeleteContractHolder", durationMs: 10_000 }]);
      },
      "list, over it the group, consent asked for": () => {
        isGroup();
        expect(contracts!.toasts).toEqual([]);
      },
      "page of the provider": () => {
        isListed({ shown: "fresh" }, { type: "MOBILE", providerId: "telnord" });
        expect(shownGroup(contracts!.context())?.contracts).toEqual(holder.contractsPreviews);
      },
      contract: () => {
        expect(contracts!.visited.at(-1)).toEqual({ to: "/contract/$id", params: { id: "c1" } });
      },
    },
  };
});
