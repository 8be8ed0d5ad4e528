import { afterEach, beforeEach, expect, vi } from "vitest";
import { openCategory } from "../../machines/shared/provider-selection-setup";
import { providerSelectionModel } from "../models/provider-selection.model";
import * as hands from "../support/pickerActor";
import { walkEveryTransition } from "../support/walk";

const { back, beginPicker, choose, confirm, electricity, insurance, mobile, open, pickerData, tick } = hands;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

walkEveryTransition(providerSelectionModel, () => {
  let picker: ReturnType<typeof beginPicker> | null = null;
  /** One category of everything, so that each way on is there from its providers. */
  const all = {
    ...insurance,
    contractType: "Mobile",
    serviceProviders: mobile.serviceProviders,
  };

  const isAt = (state: string) => expect(picker!.actor.getSnapshot().matches({ choosing: state } as never)).toBe(true);
  const isIn = (panel: string) => expect(picker!.actor.getSnapshot().matches({ choosing: { panel } } as never)).toBe(true);
  const failure = (kind: string) => {
    expect(picker!.state()).toEqual("failed");
    expect(picker!.context().failure?.kind).toBe(kind);
  };
  const fill = () => picker!.type({ street: "Storgatan", postalCode: "90325", postalAddress: "Umeå" });

  return {
    events: {
      "the person comes to pick": () => void (picker = beginPicker()),
      "the person comes to pick of one type": () => void (picker = beginPicker({ type: "mobile" })),
      "the categories arrive": () => picker!.answer({ ...pickerData, categories: [all, hands.empty, electricity] }),
      "one category arrives": () => picker!.answer({ ...pickerData, categories: [all] }),
      "the type fits no category": () => picker!.answer({ ...pickerData, categories: [electricity] }),
      "the server refuses": () => picker!.fail({ kind: "http", status: 500 }),
      "there is no connection": async () => {
        for (let tries = 1; tries <= 3; tries++) await picker!.fail({ kind: "network" });
      },
      "the server asks for a consent": () => picker!.fail({ kind: "http", status: 403, isHandled: true }),
      "the consent is given": () => picker!.send({ type: "consent.resolved" }),
      "the person tries again": () => picker!.send({ type: "retry" }),
      "the connection is back": () => picker!.send({ type: "wake" }),
      "the person opens a category": () => picker!.send(open(0)),
      "the person opens a category without providers": () => picker!.send(open(1)),
      "the person searches": async () => {
        picker!.send({ type: "search.type", text: "tel" });
        await vi.advanceTimersByTimeAsync(150);
      },
      "the person confirms nothing": () => picker!.send(confirm),
      "the person opens a category that needs an address": () => picker!.send(open(2)),
      "the person confirms a plain provider": () => {
        picker!.send(tick(openCategory(picker!.context()).serviceProviders[0]!.id), confirm);
      },
      "the person confirms a provider with sub-types": () => picker!.send(tick("hemtrygg"), confirm),
      "the person confirms without a sub-type": () => picker!.send(confirm),
      "the person confirms a sub-type": () => picker!.send(choose("hemtrygg", "CarInsurance"), confirm),
      "the person confirms a sub-type that needs an address": () => picker!.send(choose("hemtrygg", "HomeInsurance"), confirm),
      "the person confirms half an address": () => {
        picker!.type({ street: "" });
        return picker!.save();
      },
      "the person confirms the address": () => {
        fill();
        return picker!.save();
      },
      "the person goes back": () => picker!.send(back),
      "the person is done": () => picker!.send(hands.finish),
      "the person leaves": () => picker!.send(hands.close),
    },
    states: {
      "on the way": () => expect(picker).toBeNull(),
      loading: () => expect(picker!.state()).toBe("loading"),
      "loading one type": () => expect(picker!.state()).toBe("loading"),
      refused: () => failure("http"),
      offline: () => failure("network"),
      "consent asked for": () => expect(picker!.state()).toBe("handedOver"),
      categories: () => {
        isAt("categories");
        expect(picker!.context().selection).toEqual([]);
      },
      providers: () => isIn("providers"),
      "providers found": () => {
        isIn("providers");
        expect(picker!.panel().query).toBe("tel");
      },
      "sub-types": () => {
        isIn("subTypes");
        expect(picker!.panel().picks.providerIds).toEqual(["hemtrygg"]);
      },
      "providers that need an address": () => {
        isIn("providers");
        expect(openCategory(picker!.context())).toBe(electricity);
      },
      address: () => {
        isIn("addresses");
        expect(picker!.form().street).toBe("");
        expect(picker!.editor().getSnapshot().context.touched).toEqual([]);
      },
      "address of a sub-type": () => {
        isIn("addresses");
        expect(picker!.form().street).toBe("Försäkrade gatan");
      },
      "address, something missing": () => {
        isIn("addresses");
        expect(picker!.editor().getSnapshot().context.touched).toContain("street");
      },
      "categories, something picked": () => {
        isAt("categories");
        expect(picker!.context().selection).toHaveLength(1);
        const [entry] = picker!.context().selection;
        expect(entry!.requiresAddress).toBe(entry!.address !== null);
        if (entry!.address !== null) expect(entry!.address.street).toBe("Storgatan");
      },
      "providers of one type": () => isIn("providers"),
      "type unknown": () => expect(picker!.output()).toEqual({ end: "unmatched" }),
      picked: () => expect(picker!.output()).toMatchObject({ end: "picked", selection: [{ contractType: expect.anything() }] }),
      left: () => expect(picker!.output()).toEqual({ end: "closed" }),
    },
  };
});
