import { afterEach, beforeEach, expect, vi } from "vitest";
import { contractDetailModel } from "../models/contract-detail.model";
import { beginContract } from "../support/contractDetailActor";
import { contractDetail, kallgatan } from "../support/contracts";
import { processIs } from "../support/invoiceActor";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const offline = { kind: "network" } as const;
const consent = { kind: "http", status: 403, isHandled: true } as const;
const moved = { ...kallgatan, street: "Storgatan" };
const failed = { tone: "error", textKey: "failedToDeleteContract", durationMs: 10_000 };

walkEveryTransition(contractDetailModel, () => {
  let page: ReturnType<typeof beginContract> | null = null;
  let isFixed = false;
  let isAnalysed = false;
  /** The card that tells of it is there while it has been gone through. */
  let isGoneThrough = false;

  const open = (id: string) => void (page = beginContract({ id }));
  const here = () => page!;
  const detail = (address: object = kallgatan) =>
    contractDetail(
      isFixed ? "Mortgage" : "Electricity",
      {
        canUpdateContractAddress: !isFixed,
        customerDetails: { address },
        invoiceAnalysisDetails: isAnalysed || isGoneThrough ? { backgroundProcess: process() } : null,
      },
      isGoneThrough ? { todoCard: { contractType: "Electricity" } } : {},
    );
  const process = () => processIs(isGoneThrough ? "COMPLETED" : "PROCESSING");
  const found = () => contractDetail("Electricity", {}, { offerPreview: { contractType: "Electricity" } });
  const isAt = (state: object | string) =>
    expect(
      here()
        .actor.getSnapshot()
        .matches(state as never),
    ).toBe(true);
  const isShown = (data: string, doing: string) => isAt({ shown: { data, doing } });
  const isAnalysing = (state: object) => expect(here().analysis()!.getSnapshot().value).toEqual(state);
  const address = () => here().context().detail?.contract.customerDetails.address;
  /** The answer to whatever is asked for in this state: a read, or the removal. */
  const isRemoving = () =>
    here()
      .actor.getSnapshot()
      .matches({ shown: { doing: "removing" } });
  const offlineForGood = async () => {
    for (let tries = 1; tries <= 3; tries++) await here().fail(offline);
  };

  return {
    events: {
      "the person opens a contract": () => open("c1"),
      "the person opens a contract whose address is fixed": () => {
        isFixed = true;
        open("c1");
      },
      "the person opens a contract whose invoice is being analysed": () => {
        isAnalysed = true;
        open("c1");
      },
      "the person opens a contract whose invoice has been gone through": () => {
        isGoneThrough = true;
        open("c1");
      },
      "the person opens a contract of somebody else": () => open("theirs"),
      "the contract arrives": () => here().answer(detail()),
      "the contract arrives at the third try": async () => {
        for (let tries = 1; tries <= 2; tries++) await here().fail({ kind: "http", status: 503 });
        await here().answer(detail());
      },
      "the server knows of no such contract": () => here().fail({ kind: "http", status: 404 }),
      "the server refuses": () => here().fail({ kind: "http", status: 500 }),
      "there is no connection": offlineForGood,
      "the server asks for a consent": () => (isRemoving() ? here().failRemoval(consent) : here().fail(consent)),
      "the consent is given": () => here().actor.send({ type: "consent.resolved" }),
      "the person tries again": () => here().actor.send({ type: "retry" }),
      "the connection is back": () => here().actor.send({ type: "wake" }),
      "the person wants to remove it": () => here().actor.send({ type: "contract.remove" }),
      "the person thinks better of it": () => here().say(false),
      "the person says yes": () => here().say(true),
      "the person presses once more": () => here().actor.send({ type: "contract.remove" }),
      "the server removes it": () => here().answerRemoval(),
      "the server says that it is gone already": () => here().failRemoval({ kind: "http", status: 404 }),
      "the server doesn't remove it": () => here().failRemoval({ kind: "http", status: 500 }),
      "the connection breaks off": () => here().failRemoval(offline),
      "the contract turns out to be gone": () => here().fail({ kind: "http", status: 404 }),
      "the contract turns out to be there still": () => here().answer(detail()),
      "nobody can tell": offlineForGood,
      "the person edits the address": () => here().actor.send({ type: "address.edit" }),
      "the person closes the editor": () => here().editor()!.send({ type: "close" }),
      "the person saves another address": async () => {
        here().editor()!.send({ type: "address.type", field: "street", value: "Storgatan" });
        here().editor()!.send({ type: "save" });
        await here().saveAddress();
      },
      "the analysis is done": () => here().poll(processIs("COMPLETED")),
      "the person acknowledges it on the card": () => here().actor.send({ type: "invoice.acknowledged" }),
      "the person acknowledges it in the block": async () => {
        here().analysis()!.send({ type: "acknowledge" });
        await here().answerAcknowledgement();
      },
      "the new state arrives": () => {
        if (isGoneThrough) return here().answer(contractDetail("Electricity"));
        return here().answer(isAnalysed ? found() : detail(moved));
      },
      "the new state doesn't arrive": () => here().fail({ kind: "http", status: 500 }),
      "the person goes back": () => here().actor.send({ type: "back" }),
    },
    states: {
      "on the way": () => expect(page).toBeNull(),
      loading: () => isAt({ loading: "begun" }),
      "loading somebody else's": () => isAt({ loading: "begun" }),
      "loading, address fixed": () => isAt({ loading: "begun" }),
      "loading, invoice being analysed": () => isAt({ loading: "begun" }),
      "loading, invoice gone through": () => isAt({ loading: "begun" }),
      refused: () => {
        isAt("failed");
        expect(here().context().failure).toEqual({ kind: "http", status: 500 });
      },
      offline: () => {
        isAt("failed");
        expect(here().context().failure).toEqual(offline);
      },
      "not found": () => {
        isAt("failed");
        expect(here().context().failure).toEqual({ kind: "http", status: 404 });
      },
      "consent asked for": () => isAt("heldUp"),
      contract: () => {
        isShown("fresh", "nothing");
        expect(here().context().detail).toEqual(detail());
        expect([here().visited, here().toasts]).toEqual([[], []]);
        isAnalysing({ resting: "idle" });
      },
      "contract, address fixed": () => {
        isShown("fresh", "nothing");
        expect(here().actor.getSnapshot().can({ type: "address.edit" })).toBe(false);
        expect(here().analysis()).toBeUndefined();
      },
      "asked whether to remove it": () => {
        isShown("fresh", "asking");
        expect(here().questions.calls.at(-1)).toEqual({
          titleKey: "contract.remove.title",
          bodyKey: "contract.remove.body",
          confirmKey: "contract.remove.confirm",
          isDanger: true,
        });
      },
      removing: () => {
        isShown("fresh", "removing");
        expect(here().removals.calls).toEqual([{ id: "c1" }]);
      },
      "finding out whether it is gone": () => {
        isShown("fresh", "checking");
        expect(here().toasts).toEqual([]);
      },
      "contract, not removed": () => {
        isShown("fresh", "nothing");
        expect([here().visited, here().toasts]).toEqual([[], [failed]]);
      },
      "contract, consent asked for": () => {
        isShown("fresh", "nothing");
        expect(here().toasts).toEqual([]);
      },
      "editing the address": () => {
        isShown("fresh", "editing");
        expect(here().editor()!.getSnapshot().context.form.street).toBe("Källgatan");
      },
      "contract at the new address, reading again": () => {
        isShown("rereading", "nothing");
        expect(address()).toEqual(moved);
      },
      "contract at the new address": () => {
        isShown("fresh", "nothing");
        expect(address()).toEqual(moved);
      },
      "contract at the new address, perhaps old": () => {
        isShown("stale", "nothing");
        expect(address()).toEqual(moved);
      },
      "contract at the new address, consent asked for": () => {
        isShown("heldUp", "nothing");
        expect(address()).toEqual(moved);
      },
      "contract, invoice being analysed": () => {
        isShown("fresh", "nothing");
        isAnalysing({ analysing: "polling" });
        expect(here().polls.calls).toEqual([{ contractId: "c1" }]);
      },
      "contract, invoice analysed, reading again": () => {
        isShown("rereading", "nothing");
        isAnalysing({ resting: "completed" });
        expect(here().context().detail).toEqual(detail());
      },
      "contract with what was found": () => {
        isShown("fresh", "nothing");
        expect(here().context().detail).toEqual(found());
      },
      "contract, invoice analysed, perhaps old": () => {
        isShown("stale", "nothing");
        isAnalysing({ resting: "completed" });
        expect(here().context().detail).toEqual(detail());
      },
      "contract, invoice gone through": () => {
        isShown("fresh", "nothing");
        isAnalysing({ resting: "completed" });
        expect(here().context().detail?.todoCard).not.toBeNull();
      },
      "contract, acknowledged, reading again": () => {
        isShown("rereading", "nothing");
        isAnalysing({ resting: "idle" });
      },
      "contract without the card": () => {
        isShown("fresh", "nothing");
        isAnalysing({ resting: "idle" });
        expect(here().context().detail?.todoCard).toBeNull();
      },
      "contract, acknowledged, perhaps old": () => {
        isShown("stale", "nothing");
        isAnalysing({ resting: "idle" });
      },
      "contracts, removed": () => {
        expect(here().visited).toEqual([{ backTo: { to: "/contracts" } }]);
        expect(here().toasts).toEqual([{ tone: "success", textKey: "contract.removed", durationMs: 10_000 }]);
      },
      "contracts, by the way back": () => expect(here().backs).toEqual([{ to: "/contracts", replace: true }]),
    },
  };
});
