/** What of a selection is kept, and what a reload brings back. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draftOf } from "../../machines/provider-selection";
import type { PickerDraft } from "../../machines/shared/provider-selection-setup";
import { EMPTY_FORM } from "../../src/domain/address";
import { categoriesHash } from "../../src/domain/providers";
import {
  at,
  beginPicker as begin,
  CATEGORIES,
  category,
  close,
  confirm,
  ELECTRICITY,
  entry,
  INSURANCE,
  loaded,
  mobile,
  open,
  pickerData,
  providersAt,
  service,
  tick,
  typed,
} from "../support/pickerActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what is kept [AMB-52] [LS-01]", () => {
  const hash = categoriesHash(pickerData.categories);
  const draft = (own: Partial<PickerDraft> = {}): PickerDraft => ({
    categoriesHash: hash,
    selection: [entry({ id: "telnord" })],
    panel: null,
    ...own,
  });
  const picks = { providerIds: ["norrsken"], subTypes: [], addresses: [] };
  const panel = (own: Partial<NonNullable<PickerDraft["panel"]>>): PickerDraft["panel"] => ({
    category: ELECTRICITY,
    picks,
    at: 0,
    form: { ...EMPTY_FORM, street: "Stor" },
    step: "addresses",
    ...own,
  });

  it("is followed from the first choice on, until the end", async () => {
    const picker = begin();
    expect(picker.isKeeping()).toBe(false);
    await picker.answer();
    expect(picker.kept).toEqual([picker.actor]);
    expect(picker.isKeeping()).toBe(true);
    picker.send(close);
    expect(picker.isKeeping()).toBe(false);
  });

  it("is the selection, and the panel while it is open", async () => {
    const picker = await loaded();
    const now = () => draftOf(picker.actor.getSnapshot());
    expect(now()).toBeNull();
    picker.send(open(ELECTRICITY), tick("norrsken"));
    expect(now()).toEqual({
      categoriesHash: hash,
      selection: [],
      panel: { category: ELECTRICITY, picks, at: 0, form: EMPTY_FORM, step: "providers" },
    });
    picker.send(confirm);
    picker.type({ street: "Stor" });
    expect(now()).toEqual({ categoriesHash: hash, selection: [], panel: panel({}) });
    picker.type(typed);
    await picker.save();
    expect(now()).toEqual({ categoriesHash: hash, selection: picker.context().selection, panel: null });
    picker.send(open(INSURANCE), tick("hemtrygg"), confirm);
    expect(now()?.panel?.step).toBe("subTypes");
  });

  it("of one type has the hash of all categories", async () => {
    const picker = await loaded({ type: "electricity" });
    picker.send(tick("norrsken"));
    expect(draftOf(picker.actor.getSnapshot())?.categoriesHash).toBe(hash);
  });

  it("brings back the selection", async () => {
    const picker = await loaded({ draft: draft() });
    expect(picker.context().selection).toEqual([entry({ id: "telnord" })]);
    expect(picker.state()).toEqual(CATEGORIES);
    expect(picker.toasts).toEqual([]);
  });

  it("brings back an address that was being typed", async () => {
    const picker = await loaded({ draft: draft({ panel: panel({}) }) });
    expect(picker.state()).toEqual(at("addresses"));
    expect(picker.panel()).toEqual({
      category: ELECTRICITY,
      picks,
      at: 0,
      form: { ...EMPTY_FORM, street: "Stor" },
      step: "addresses",
      text: "",
      query: "",
    });
    expect(picker.form()).toEqual({ ...EMPTY_FORM, street: "Stor" });
  });

  it("brings back ticks and sub-types", async () => {
    const providers = await loaded({ draft: draft({ panel: panel({ step: "providers" }) }) });
    expect(providers.state()).toEqual(providersAt);
    expect(providers.panel().picks).toEqual(picks);
    const insured = { category: INSURANCE, picks: { ...picks, providerIds: ["hemtrygg"] } };
    const subTypes = await loaded({ draft: draft({ panel: panel({ ...insured, step: "subTypes" }) }) });
    expect(subTypes.state()).toEqual(at("subTypes"));
  });

  it.each([
    { what: "a category that isn't there", own: { category: 99 } },
    { what: "an address too many", own: { at: 7 } },
    { what: "sub-types that nobody has", own: { step: "subTypes" as const } },
  ])("is not trusted with $what", async ({ own }) => {
    const picker = await loaded({ draft: draft({ panel: panel(own) }) });
    expect(picker.state()).toEqual(CATEGORIES);
    expect(picker.context().panel).toBeNull();
  });

  it("is dropped when the categories are others, and that is said once [F49]", async () => {
    const picker = begin({ draft: draft({ categoriesHash: "others", panel: panel({}) }), selection: [entry({ id: "kept" })] });
    await picker.answer();
    expect(picker.state()).toEqual(CATEGORIES);
    expect(picker.context()).toMatchObject({ selection: [entry({ id: "kept" })], panel: null, draft: null });
    expect(picker.toasts).toEqual([{ tone: "info", textKey: "picker.draftDropped", durationMs: 10_000 }]);
  });

  it("is not missed where there was none", async () => {
    expect((await loaded()).toasts).toEqual([]);
  });
});

it("a provider's own name doesn't matter to a draft, what can be picked does", () => {
  const renamed = category({ serviceProviders: [{ ...service("telnord"), name: "Telnord AB" }, service("pratmobil")] });
  expect(categoriesHash([renamed])).toBe(categoriesHash([mobile]));
  expect(categoriesHash([category({ serviceProviders: [service("telnord")] })])).not.toBe(categoriesHash([mobile]));
});
