/** What helps to fill an address in: a lookup as one types, and the register. Delays, orderings, what wins. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EMPTY_FORM, formOf } from "../../src/domain/address";
import { beginEditor as begin, place } from "../support/addressEditorActor";
import { address } from "../support/pickerActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const save = { type: "save" } as const;
const fetchRegistered = { type: "registered.fetch" } as const;
const leaveStreet = { type: "address.leave", field: "street" } as const;
const whole = { form: formOf(address()) };

/** An editor that offers a place for what is typed. */
const offered = async (street = "Storgatan 7") => {
  const editor = begin();
  editor.type({ street });
  await editor.pass(250);
  await editor.answer(editor.places, [place()]);
  return editor;
};

describe("the lookup [AMB-18]", () => {
  it("follows the street by 250 ms, counted from the last sign, without entrance and apartment", async () => {
    const editor = begin();
    editor.type({ street: "Stor" });
    await editor.pass(249);
    editor.type({ street: "Storgatan 12 B lgh 1001" });
    await editor.pass(249);
    expect(editor.places.calls).toEqual([]);
    await editor.pass(1);
    expect(editor.places.calls).toEqual([{ query: "Storgatan 12" }]);
  });

  it("asks nothing of two signs, nor of another field", async () => {
    const editor = begin();
    editor.type({ street: "St", postalAddress: "Umeå" });
    await editor.pass(1_000);
    expect(editor.places.calls).toEqual([]);
  });

  it("an answer to an older line never wins", async () => {
    const editor = begin();
    editor.type({ street: "Storgatan" });
    await editor.pass(250);
    editor.type({ street: "Kyrkogatan" });
    expect(editor.is({ places: "typing" })).toBe(true);
    // The first call was given up: what is answered now is the second.
    await editor.pass(250);
    await editor.answer(editor.places, [place({ streetAddress: "Kyrkogatan" })]);
    expect(editor.places.calls).toHaveLength(2);
    expect(editor.context().places).toEqual([place({ streetAddress: "Kyrkogatan" })]);
  });

  it("leaves what it offered until there is something newer", async () => {
    const editor = await offered();
    editor.type({ street: "Storgatan 75" });
    expect(editor.context().places).toEqual([place()]);
    await editor.pass(250);
    expect(editor.context().places).toEqual([place()]);
    await editor.answer(editor.places, []);
    expect(editor.context().places).toEqual([]);
  });

  it("fails in silence", async () => {
    const editor = await offered();
    editor.type({ street: "Storgatan 75" });
    await editor.pass(250);
    await editor.fail(editor.places, { kind: "http", status: 500 });
    expect(editor.context().places).toEqual([]);
    expect(editor.toasts).toEqual([]);
    expect(editor.places.calls).toHaveLength(2);
  });

  it.each([
    { what: "another field is typed in", event: { type: "address.type", field: "co", value: "x" } as const, at: "quiet" },
    { what: "the street is emptied", event: { type: "address.type", field: "street", value: "" } as const, at: "quiet" },
    { what: "the field is left", event: leaveStreet, at: "quiet" },
    { what: "they are waved away", event: { type: "place.dismiss" } as const, at: "quiet" },
    { what: "one is picked", event: { type: "place.pick", place: place() } as const, at: "picked" },
    { what: "half an address is saved", event: save, at: "quiet" },
  ])("its offers are gone when $what", async ({ event, at }) => {
    const editor = await offered();
    expect(editor.is({ places: "offered" })).toBe(true);
    editor.send(event);
    expect(editor.context().places).toEqual([]);
    expect(editor.is({ places: at })).toBe(true);
  });

  it("a place takes the fields of the house, with entrance and apartment as they were typed [FMT-09]", async () => {
    const editor = await offered("Storgatan 12 B lgh 1001");
    editor.type({ co: "Ek" });
    editor.send({ type: "place.pick", place: place({ streetNumber: null }) });
    expect(editor.form()).toEqual({
      street: "Storgatan",
      streetNumber: "12",
      entrance: "B",
      apartmentNumber: "1001",
      co: "Ek",
      postalCode: "903 25",
      postalAddress: "Umeå",
    });
  });
});

describe("the registered address", () => {
  it("takes the form, and may be fetched again [ADDR-12]", async () => {
    const editor = begin();
    editor.type({ street: "Nygatan" });
    editor.send(fetchRegistered, fetchRegistered);
    expect(editor.registered.calls).toHaveLength(1);
    await editor.answer(editor.registered, address());
    expect(editor.form()).toEqual(formOf(address()));
    expect(editor.is({ registered: "filled" })).toBe(true);
    editor.send(fetchRegistered);
    expect(editor.registered.calls).toHaveLength(2);
  });

  it("is waited for 5 s and not longer, in silence [F13]", async () => {
    const editor = begin();
    editor.send(fetchRegistered);
    await editor.pass(4_999);
    expect(editor.is({ registered: "fetching" })).toBe(true);
    await editor.pass(1);
    expect(editor.is({ registered: "idle" })).toBe(true);
    expect(editor.toasts).toEqual([]);
    editor.send(fetchRegistered);
    expect(editor.registered.calls).toHaveLength(2);
  });

  it.each([
    { what: "typing", event: { type: "address.type", field: "co", value: "Ek" } as const, form: { ...EMPTY_FORM, co: "Ek" } },
    { what: "picking a place", event: { type: "place.pick", place: place() } as const, form: null },
  ])("gives way to $what, while it is fetched and after", async ({ event, form }) => {
    const editor = begin();
    editor.send(fetchRegistered, event);
    expect(editor.is({ registered: "idle" })).toBe(true);
    if (form) expect(editor.form()).toEqual(form);
    const filled = begin();
    filled.send(fetchRegistered);
    await filled.answer(filled.registered, address());
    filled.send(event);
    expect(filled.is({ registered: "idle" })).toBe(true);
  });

  it("is not for visitors [ADDR-11]", () => {
    const editor = begin({ offersRegistered: false });
    editor.send(fetchRegistered);
    expect(editor.registered.calls).toEqual([]);
  });

  it.each([
    { what: "unknown", answer: null },
    { what: "an error", answer: undefined },
  ])("that is $what changes nothing", async ({ answer }) => {
    const editor = begin(whole);
    editor.send(fetchRegistered);
    if (answer === null) await editor.answer(editor.registered, null);
    else await editor.fail(editor.registered, { kind: "http", status: 500 });
    expect(editor.form()).toEqual(formOf(address()));
    expect(editor.is({ registered: "idle" })).toBe(true);
    expect(editor.toasts).toEqual([]);
  });
});
