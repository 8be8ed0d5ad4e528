/** What the diagram can't tell of picking: which categories open, what exactly is picked, delays. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EMPTY_FORM } from "../../src/domain/address";
import {
  back,
  beginPicker as begin,
  CATEGORIES,
  category,
  close,
  confirm,
  EMPTY,
  electricity,
  empty,
  entry,
  finish,
  loaded,
  MOBILE,
  mobile,
  open,
  pickerData,
  providersAt,
  tick,
} from "../support/pickerActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("reading the categories [PICK-01]", () => {
  it("shows them, with the rules of an address", async () => {
    const picker = begin();
    expect(picker.state()).toBe("loading");
    const addressRules = { street: { regex: null, required: true, errorKey: null } };
    const { categories } = pickerData;
    await picker.answer({ categories, addressRules, offersRegistered: true });
    expect(picker.state()).toEqual(CATEGORIES);
    expect(picker.context()).toMatchObject({ categories, addressRules, offersRegistered: true, panel: null });
  });

  it("fails as unexpected when the load itself breaks", async () => {
    const picker = begin({ load: "broken" });
    await picker.fail({ kind: "network" });
    expect(picker.state()).toBe("failed");
    expect(picker.context().failure).toEqual({ kind: "unexpected" });
  });

  it.each([
    { failure: { kind: "network" }, tries: 3, isReadAgain: true },
    { failure: { kind: "http", status: 500 }, tries: 1, isReadAgain: false },
    { failure: { kind: "malformed" }, tries: 1, isReadAgain: false },
  ] as const)("after $failure.kind goes on by itself on return: $isReadAgain", async ({ failure, tries, isReadAgain }) => {
    const picker = begin();
    for (let i = 0; i < tries; i++) await picker.fail(failure);
    expect(picker.context().failure?.kind).toBe(failure.kind);
    picker.send({ type: "wake" });
    expect(picker.reads.calls).toHaveLength(tries + (isReadAgain ? 1 : 0));
  });

  it("can be left while it goes on, when it failed, and while a consent is asked for", async () => {
    const going = begin();
    going.send(close);
    expect(going.output()).toEqual({ end: "closed" });
    const failed = begin();
    await failed.fail({ kind: "http", status: 500 });
    failed.send(close);
    expect(failed.output()).toEqual({ end: "closed" });
    const held = begin();
    await held.fail({ kind: "http", status: 403, isHandled: true });
    held.send({ type: "retry" });
    expect(held.reads.calls).toHaveLength(1);
    held.send(close);
    expect(held.output()).toEqual({ end: "closed" });
  });

  it("works although the customer can't be watched, or nothing can be kept", async () => {
    for (const given of [{ watchCustomer: "broken" }, { keepDraft: "broken" }] as const) {
      const picker = await loaded(given);
      expect(picker.state()).toEqual(CATEGORIES);
    }
  });
});

describe("one type [PICK-06] [ADD-09] [ADD-10] [A17]", () => {
  it.each(["Electricity", "electricity", "ELECTRICITY", "ELECTRI_CITY", "_electricity_"])(
    "%s opens its category",
    async (type) => {
      const picker = await loaded({ type });
      expect(picker.state()).toEqual(providersAt);
      expect(picker.context().categories).toEqual([electricity]);
    },
  );

  it.each(["CarInsurance", "Electric", "", "constructor", "__proto__"])("%s names none", async (type) => {
    const picker = await loaded({ type });
    expect(picker.output()).toEqual({ end: "unmatched" });
  });

  it("names two", async () => {
    const picker = begin({ type: "mobile" });
    await picker.answer({ ...pickerData, categories: [mobile, category({ contractType: "MOBILE" })] });
    expect(picker.output()).toEqual({ end: "unmatched" });
  });

  it("is done after one round", async () => {
    const picker = await loaded({ type: "mobile" });
    picker.send(tick("telnord"), confirm);
    expect(picker.output()).toEqual({ end: "picked", selection: [entry({ id: "telnord" })] });
  });

  it("begins with what was picked, and can't be confirmed empty", async () => {
    const picker = await loaded({ type: "mobile", selection: [entry({ id: "telnord" })] });
    expect(picker.panel().picks.providerIds).toEqual(["telnord"]);
    picker.send(tick("telnord"), confirm);
    expect(picker.state()).toEqual(providersAt);
  });

  it("closes with its panel", async () => {
    const picker = await loaded({ type: "mobile" });
    picker.send(back);
    expect(picker.output()).toEqual({ end: "closed" });
  });

  it("waits in the list when nobody provides it", async () => {
    const picker = await loaded({ type: "tv" });
    expect(picker.state()).toEqual(CATEGORIES);
  });
});

describe("a single category [PICK-06]", () => {
  const only = async (given: Parameters<typeof begin>[0] = {}, one = mobile) => {
    const picker = begin(given);
    await picker.answer({ ...pickerData, categories: [one] });
    return picker;
  };

  it("opens straight into its providers, and gives way to the list", async () => {
    const picker = await only();
    expect(picker.state()).toEqual(providersAt);
    expect(picker.panel().category).toBe(0);
    picker.send(back);
    expect(picker.state()).toEqual(CATEGORIES);
    expect(picker.context().panel).toBeNull();
  });

  it("stays in the list once something is picked, or without providers", async () => {
    expect((await only({ selection: [entry({ id: "telnord" })] })).state()).toEqual(CATEGORIES);
    expect((await only({}, empty)).state()).toEqual(CATEGORIES);
    expect((await loaded()).state()).toEqual(CATEGORIES);
  });
});

describe("a category [PICK-07]", () => {
  it.each([
    { index: MOBILE, isOpened: true },
    { index: EMPTY, isOpened: false },
    { index: 99, isOpened: false },
    { index: -1, isOpened: false },
  ])("$index opens: $isOpened", async ({ index, isOpened }) => {
    const picker = await loaded();
    picker.send(open(index));
    expect(picker.state()).toEqual(isOpened ? providersAt : CATEGORIES);
  });

  it("opens with what is picked in it, and forgets what wasn't confirmed [PICK-08]", async () => {
    const picker = await loaded({ selection: [entry({ id: "telnord" })] });
    picker.send(open(MOBILE), tick("telnord"), tick("pratmobil"), back, open(MOBILE));
    expect(picker.panel()).toEqual({
      category: MOBILE,
      picks: { providerIds: ["telnord"], subTypes: [], addresses: [] },
      text: "",
      query: "",
      at: 0,
      form: EMPTY_FORM,
    });
  });

  it("is emptied by confirming nothing, where something was picked", async () => {
    const picker = await loaded({ selection: [entry({ id: "telnord" })] });
    picker.send(open(MOBILE), tick("telnord"), confirm);
    expect(picker.context().selection).toEqual([]);
    expect(picker.state()).toEqual(CATEGORIES);
    picker.send(open(MOBILE), confirm);
    expect(picker.state()).toEqual(providersAt);
  });

  it("is replaced, the others are kept [PICK-13]", async () => {
    const other = entry({ id: "kvallsbio", categoryType: "Tv", contractType: "Tv" });
    const picker = await loaded({ selection: [entry({ id: "telnord" }), other] });
    picker.send(open(MOBILE), tick("telnord"), tick("pratmobil"), confirm);
    expect(picker.context().selection).toEqual([other, entry({ id: "pratmobil" })]);
    picker.send(finish);
    expect(picker.output()).toEqual({ end: "picked", selection: [other, entry({ id: "pratmobil" })] });
  });

  it("can be left, and nothing is done while nothing is picked", async () => {
    const picker = await loaded();
    picker.send(finish);
    expect(picker.state()).toEqual(CATEGORIES);
    picker.send(close);
    expect(picker.output()).toEqual({ end: "closed" });
  });
});

describe("the search [PICK-05]", () => {
  it("follows what is typed by 150 ms, counted from the last sign", async () => {
    const picker = await loaded();
    picker.send(open(MOBILE), { type: "search.type", text: "te" });
    await vi.advanceTimersByTimeAsync(149);
    expect(picker.panel()).toMatchObject({ text: "te", query: "" });
    picker.send({ type: "search.type", text: "tel" });
    await vi.advanceTimersByTimeAsync(149);
    expect(picker.panel()).toMatchObject({ text: "tel", query: "" });
    await vi.advanceTimersByTimeAsync(1);
    expect(picker.panel()).toMatchObject({ text: "tel", query: "tel" });
    expect(picker.state()).toEqual(providersAt);
  });

  it("is not held up by ticks", async () => {
    const picker = await loaded();
    picker.send(open(MOBILE), { type: "search.type", text: "tel" });
    await vi.advanceTimersByTimeAsync(100);
    picker.send(tick("telnord"));
    await vi.advanceTimersByTimeAsync(50);
    expect(picker.panel()).toMatchObject({ query: "tel", picks: { providerIds: ["telnord"] } });
  });
});
