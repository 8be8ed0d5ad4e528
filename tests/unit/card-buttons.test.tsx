// @vitest-environment happy-dom
/** The buttons of cards as they are drawn: what is a link, what a button, what mere text, and what they are called. */
import { act } from "react";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { offerCardSchema, ongoingCardSchema, todoCardSchema } from "../../src/api/schemas/cards";
import { ActiveOfferCard } from "../../src/flows/todo-card/ActiveOfferCard";
import { ActiveOngoingCard } from "../../src/flows/todo-card/ActiveOngoingCard";
import { ActiveTodoCard } from "../../src/flows/todo-card/ActiveTodoCard";
import { bindPorts } from "../../src/ports";
import { bindSession } from "../support/boundSession";
import { press, renderUi, settled } from "../support/renderUi";

const acknowledge = vi.hoisted(() => ({ calls: [] as string[], answer: () => {} }));
vi.mock("../../src/api/invoices", () => ({
  acknowledgeAnalysis: (contractId: string) => {
    acknowledge.calls.push(contractId);
    return new Promise<void>((answer) => void (acknowledge.answer = answer));
  },
}));

let visited: unknown[];
beforeEach(() => {
  visited = [];
  acknowledge.calls = [];
  bindSession();
  bindPorts({
    navigate: (destination) => void visited.push(destination),
    takeBackErrors: () => {},
  } as Parameters<typeof bindPorts>[0]);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  return () => warn.mockRestore();
});

const reloads = vi.fn();
const flow = (action: string | null, more: object = {}) => ({ type: "Primary", action, buttonNameKey: null, ...more });
const todo = (subFlows: object[], more: object = {}) =>
  v.parse(todoCardSchema, { contractId: "c1", contractType: "Electricity", titleSource: "Sommarstugan", subFlows, ...more });

async function show(element: Parameters<typeof renderUi>[0]) {
  const { container, draw } = await renderUi(element);
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const words = (selector: string) => all(selector).map(({ textContent }) => textContent);
  return { container, draw, all, words, text: () => container.textContent ?? "" };
}
const showTodo = (subFlows: object[], more: object = {}) =>
  show(<ActiveTodoCard card={todo(subFlows, more)} reloadPage={reloads} />);
const describing = (element: HTMLElement | undefined) =>
  (element?.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);

it("a todo card draws its description as the markup that it is, and its sub-flows below it [TODO-01]", async () => {
  const subFlows = [flow("UPLOAD_INVOICE"), flow("ACKNOWLEDGE")];
  const card = await showTodo(subFlows, { description: "Ett **foto** räcker." });
  await settled(() => card.all("strong").length > 0);
  expect([card.words("strong"), card.words("p:has(strong)")]).toEqual([["foto"], ["Ett foto räcker."]]);
  expect(card.words("p:has(strong), a, button")).toEqual(["Ett foto räcker.", "Gå vidare", "Jag har sett det"]);
});

describe("what a button is", () => {
  it("a link where nothing has to be sent first [TODO-06]", async () => {
    const card = await showTodo([
      flow("UPLOAD_INVOICE", { type: "Upload", buttonNameKey: "todo.ELECTRICITY.uploadInvoice.button" }),
    ]);
    expect([card.words("a"), card.words("button")]).toEqual([["Ladda upp fakturan"], []]);
    expect(card.all("a")[0]?.getAttribute("href")).toBe("/contract/c1#invoice");
    expect(card.all("a svg")).toHaveLength(1);
    await press(card.all("a")[0]!);
    expect(visited).toEqual([{ to: "/contract/$id", params: { id: "c1" }, hash: "invoice" }]);
  });

  it("a link in a new tab that gives the other side nothing, out of the app [TODO-09] [AMB-59]", async () => {
    const card = await showTodo([
      flow("ACKNOWLEDGE", { externalUrl: "https://example.com/a", buttonNameKey: "todo.MOBILE.newPrice.button" }),
    ]);
    const link = card.all("a")[0]!;
    expect(["href", "target", "rel", "referrerpolicy"].map((name) => link.getAttribute(name))).toEqual([
      "https://example.com/a",
      "_blank",
      "noopener noreferrer",
      "no-referrer",
    ]);
    expect(link.textContent).toContain("Läs mer hos Telnord");
    expect(card.text()).toContain("example.com");
    expect(card.all("button")).toEqual([]);
  });

  it.each(["javascript:alert(1)", "http://example.com", "https://bank.se@evil.example", "//evil.example", "/home"])(
    "text where the address is %s [AMB-59] [A32] [A33] [A34]",
    async (externalUrl) => {
      const card = await showTodo([flow("ACKNOWLEDGE", { externalUrl, buttonNameKey: "todo.MOBILE.newPrice.button" })]);
      expect(card.text()).toContain("Läs mer hos Telnord");
      expect(card.all("a, button")).toEqual([]);
    },
  );

  it("by its type of one weight or another, with the name that its key has [TODO-02]", async () => {
    const named = { action: "ACKNOWLEDGE", buttonNameKey: "todo.ELECTRICITY.analysisDone.later" };
    const types = [{ type: "Primary" }, { type: "Secondary" }, { type: "Upload" }, { type: "Something" }, {}];
    const card = await showTodo(types.map((type) => ({ ...named, ...type })));
    expect(card.words("button")).toEqual(types.map(() => "Jag har sett det"));
    const [primary, secondary, ...others] = card.all("button").map(({ className }) => className);
    expect(secondary).not.toBe(primary);
    expect(others).toEqual([primary, primary, primary]);
    expect(card.all("button").map((button) => button.querySelectorAll("svg").length)).toEqual([0, 0, 1, 0, 0]);
  });

  it("nothing where a card has none [TODO-02]", async () => {
    expect((await showTodo([])).all("a, button, [role=status]")).toEqual([]);
    const card = await show(<ActiveOngoingCard card={v.parse(ongoingCardSchema, {})} reloadPage={reloads} />);
    expect(card.all("a, button, [role=status]")).toEqual([]);
  });
});

describe("what it is called", () => {
  it.each([
    [flow("ACKNOWLEDGE"), "Jag har sett det"],
    [flow("UPLOAD_INVOICE"), "Gå vidare"],
    [flow("DANCE", { buttonNameKey: "nobody.wrote.it" }), "Gå vidare"],
    [flow(null, { buttonNameKey: "__proto__" }), "Gå vidare"],
    [flow("ACKNOWLEDGE", { type: "constructor", buttonNameKey: "todo.ELECTRICITY.analysisDone.later" }), "Jag har sett det"],
  ])("%o: %s [A54] [F17]", async (subFlow, name) => {
    expect((await showTodo([subFlow])).words("a, button")).toEqual([name]);
  });

  it("the same on two cards, each is told apart by the head of its own", async () => {
    const one = todo([flow("ACKNOWLEDGE")]);
    const card = await show(
      <>
        <ActiveTodoCard card={one} reloadPage={reloads} />
        <ActiveTodoCard card={{ ...one, titleSource: "Källgatan 12" }} reloadPage={reloads} />
      </>,
    );
    expect(card.all("button").map(describing)).toEqual([
      ["Något väntar på digSommarstugan"],
      ["Något väntar på digKällgatan 12"],
    ]);
  });

  it("on an offer, by its kind and whom it is from", async () => {
    const offer = v.parse(offerCardSchema, {
      contractType: "CarInsurance",
      contractId: "c1",
      provider: { id: "p", name: "Vägtrygg" },
    });
    const card = await show(<ActiveOfferCard card={offer} reloadPage={reloads} />);
    expect([card.words("a"), describing(card.all("a")[0])]).toEqual([["Visa erbjudanden"], ["Bilförsäkring", "Vägtrygg"]]);
    expect(card.all("a")[0]?.getAttribute("href")).toBe("/car-insurance/c1/offers");
  });
});

describe("pressing", () => {
  const two = [
    flow("ACKNOWLEDGE"),
    flow("ACKNOWLEDGE_AND_VIEW_OFFERS", { type: "Secondary", buttonNameKey: "todo.ELECTRICITY.analysisDone.button" }),
  ];
  const state = (card: Awaited<ReturnType<typeof show>>) =>
    card.all("button").map((button) => ["aria-disabled", "aria-busy"].map((name) => button.getAttribute(name)));

  it("twice sends one; the button that works says so and keeps its place [UX-03] [TODO-07]", async () => {
    const card = await showTodo(two);
    await act(async () => {
      card.all("button")[0]!.click();
      card.all("button")[0]!.click();
      card.all("button")[1]!.click();
    });
    expect(acknowledge.calls).toEqual(["c1"]);
    expect(state(card)).toEqual([
      ["true", "true"],
      ["true", "false"],
    ]);
    expect(card.words("[role=status]")).toEqual(["Sparar"]);
    await act(async () => acknowledge.answer());
    expect(reloads).toHaveBeenCalledTimes(1);
    expect(state(card)).toEqual([
      ["true", "false"],
      ["true", "false"],
    ]);
  });

  it("is possible again once the page was read anew and the card is still there", async () => {
    const card = await showTodo(two);
    await press(card.all("button")[0]!);
    await act(async () => acknowledge.answer());
    await card.draw(<ActiveTodoCard card={todo(two)} reloadPage={reloads} />);
    expect(state(card)).toEqual([
      ["false", "false"],
      ["false", "false"],
    ]);
  });

  it("what nobody knows says so, and leaves the other buttons as they are [TODO-10]", async () => {
    const card = await showTodo([flow("DANCE"), flow("ACKNOWLEDGE")]);
    expect(card.words("[role=status]")).toEqual([""]);
    await press(card.all("button")[0]!);
    expect(card.words("[role=status]")).toEqual(["Det här går inte att göra här än."]);
    expect(state(card).map(([isDisabled]) => isDisabled)).toEqual(["false", "false"]);
  });

  it("on an ongoing card does what it says as well", async () => {
    const card = await show(
      <ActiveOngoingCard
        card={v.parse(ongoingCardSchema, { contractId: "c9", subFlow: flow("ACKNOWLEDGE") })}
        reloadPage={reloads}
      />,
    );
    await press(card.all("button")[0]!);
    expect(acknowledge.calls).toEqual(["c9"]);
  });
});

describe("an offer that leads nowhere", () => {
  it.each([
    ["Electricity", "DANCE", "Click handler not implemented"],
    ["Mobile", "OFFERS_OVERVIEW", "Contract type not implemented"],
  ])(
    "of %s by %s throws '%s' within its own card, and says so [TODO-17] [TODO-18] [AMB-63]",
    async (contractType, action, message) => {
      const errors: unknown[] = [];
      const offer = v.parse(offerCardSchema, { contractType, contractId: "c1", subFlow: { action } });
      const { container } = await renderUi(
        <>
          <ActiveOfferCard card={offer} reloadPage={reloads} />
          <p>Resten</p>
        </>,
        { onCaughtError: (error) => void errors.push(error) },
      );
      expect(container.textContent).toContain("Visa erbjudanden");
      await press(container.querySelector("button")!);
      expect(container.textContent).toBe("Det här erbjudandet går inte att öppna här än.Resten");
      expect(errors).toEqual([new Error(message)]);
      expect(visited).toEqual([]);
    },
  );
});
