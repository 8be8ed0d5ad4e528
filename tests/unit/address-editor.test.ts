/** What the diagram can't tell of editing an address: delays, orderings, what wins, what is kept. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AnyActorRef, fromCallback, fromPromise } from "xstate";
import { createLoadMachine } from "../../machines/shared/load";
import { ADDRESS_FIELDS, type AddressRules, EMPTY_FORM, formOf } from "../../src/domain/address";
import { beginEditor as begin, place } from "../support/addressEditorActor";
import { address, typed, typedAddress } from "../support/pickerActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const save = { type: "save" } as const;
const close = { type: "close" } as const;
const fetchRegistered = { type: "registered.fetch" } as const;
const leave = (field: (typeof ADDRESS_FIELDS)[number]) => ({ type: "address.leave", field }) as const;
const whole = { form: formOf(address()) };

/** An editor that offers a place for what is typed. */
const offered = async (street = "Storgatan 7") => {
  const editor = begin();
  editor.type({ street });
  await editor.pass(250);
  await editor.answer(editor.places, [place()]);
  return editor;
};

describe("the rules [ADDR-13]", () => {
  const rules: AddressRules = { entrance: { regex: "^[A-Z]$", required: true, errorKey: null } };

  it("that are given aren't read", () => {
    const editor = begin({ rules });
    expect(editor.rules.calls).toHaveLength(0);
    expect(editor.context().rules).toBe(rules);
  });

  it("are read otherwise, and judge what is typed from then on [AMB-17]", async () => {
    const editor = begin({ rules: null, ...whole });
    editor.type({ entrance: "" });
    await editor.answer(editor.rules, rules);
    expect(editor.is({ rules: "known" })).toBe(true);
    editor.send(save);
    expect(editor.saves.calls).toEqual([]);
    editor.type({ entrance: "B" });
    editor.send(save);
    expect(editor.saves.calls).toEqual([{ address: address() }]);
  });

  it("that can't be read hold nobody up: the server decides, but nothing goes without street, code and town [ADDR-04]", async () => {
    const editor = begin({ rules: null });
    await editor.fail(editor.rules, { kind: "http", status: 500 });
    expect(editor.is({ rules: "missing" })).toBe(true);
    editor.type({ ...typed, postalAddress: "" });
    editor.send(save);
    expect(editor.isSaving()).toBe(false);
    editor.type({ postalAddress: "Umeå", streetNumber: "" });
    editor.send(save);
    expect(editor.isSaving()).toBe(true);
  });

  it.each([{ type: "retry" }, { type: "wake" }] as const)("are read again on $type", async (event) => {
    const editor = begin({ rules: null });
    for (let tries = 1; tries <= 3; tries++) await editor.fail(editor.rules, { kind: "network" });
    expect(editor.rules.calls).toHaveLength(3);
    editor.send(event);
    expect(editor.rules.calls).toHaveLength(4);
  });

  it("wait in silence while a consent is asked for", async () => {
    const editor = begin({ rules: null });
    await editor.fail(editor.rules, { kind: "http", status: 403, isHandled: true });
    editor.send({ type: "retry" }, { type: "wake" });
    expect(editor.rules.calls).toHaveLength(1);
    editor.send({ type: "consent.resolved" });
    expect(editor.rules.calls).toHaveLength(2);
  });

  it("whose load itself breaks are missing", async () => {
    const broken = createLoadMachine<AddressRules>().provide({
      actors: { read: fromPromise(() => Promise.reject(new Error("unexpected"))) },
      guards: {
        isRetried: () => {
          throw new Error("broken");
        },
      },
    });
    const editor = begin({ rules: null }, { readRules: broken });
    await editor.pass(0);
    expect(editor.is({ rules: "missing" })).toBe(true);
  });

  it("that are missing are read once more when saving has failed", async () => {
    const editor = begin({ rules: null, ...whole });
    await editor.fail(editor.rules, { kind: "http", status: 500 });
    editor.send(save);
    await editor.fail(editor.saves, { kind: "http", status: 500 });
    expect(editor.rules.calls).toHaveLength(2);
  });
});

describe("what is wrong is told [VAL-03]", () => {
  it("of a field once it was left, of all of them after a try to save", () => {
    const editor = begin();
    editor.type({ street: "S" });
    expect(editor.context().touched).toEqual([]);
    editor.send(leave("street"), leave("street"), leave("co"));
    expect(editor.context().touched).toEqual(["street", "co"]);
    editor.send(save);
    expect(new Set(editor.context().touched)).toEqual(new Set(ADDRESS_FIELDS));
    expect(editor.context().touched).toHaveLength(ADDRESS_FIELDS.length);
  });

  it("anew at each try, so that the focus goes there each time", () => {
    const editor = begin();
    expect(editor.context().holdUps).toBe(0);
    editor.send(save, save);
    expect(editor.context().holdUps).toBe(2);
  });
});

describe("what is typed", () => {
  it("is put in its own fields when a field is left, and before it is sent [FMT-09] [ADDR-06]", async () => {
    const editor = begin();
    editor.type({ street: "Storgatan 12 B lgh 1001", postalCode: "90325", postalAddress: "Umeå" });
    editor.send(leave("postalAddress"));
    expect(editor.form()).toEqual({
      ...EMPTY_FORM,
      street: "Storgatan",
      streetNumber: "12",
      entrance: "B",
      apartmentNumber: "1001",
      postalCode: "903 25",
      postalAddress: "Umeå",
    });
    editor.type({ street: "Kyrkogatan 3" });
    editor.send(save);
    expect(editor.saves.calls[0]?.address).toMatchObject({ street: "Kyrkogatan", streetNumber: 3 });
  });

  it("is judged as it is sent: a line that holds its number lacks none", () => {
    const editor = begin({ rules: { streetNumber: { regex: "^\\d+$", required: true, errorKey: null } } });
    editor.type({ street: "Storgatan 7", postalCode: "90325", postalAddress: "Umeå" });
    editor.send(save);
    expect(editor.saves.calls).toEqual([{ address: typedAddress }]);
  });

  it("is tidied also when something is missing", () => {
    const editor = begin();
    editor.type({ street: "Storgatan 7" });
    editor.send(save);
    expect(editor.form()).toMatchObject({ street: "Storgatan", streetNumber: "7" });
  });

  it("is cut where no field goes on [VAL-11] [A90]", () => {
    const editor = begin();
    editor.type({ co: "x".repeat(5_000_000) });
    expect(editor.form().co).toHaveLength(256);
  });

  it("stays as it is while it is being sent", async () => {
    const editor = begin(whole);
    editor.send(save);
    editor.type({ street: "Nygatan" });
    editor.send(leave("street"), { type: "place.pick", place: place() }, fetchRegistered, save, close);
    expect(editor.isSaving()).toBe(true);
    expect(editor.saves.calls).toEqual([{ address: address() }]);
    expect(editor.registered.calls).toEqual([]);
    await editor.answer(editor.saves, undefined);
    expect(editor.output()).toEqual({ status: "saved", address: address() });
  });

  it("is followed from outside until the end, also when that can't be done", async () => {
    const editor = begin(whole);
    expect(editor.kept).toEqual([editor.actor as AnyActorRef]);
    editor.send(save);
    expect(editor.isKeeping()).toBe(true);
    await editor.answer(editor.saves, undefined);
    expect(editor.isKeeping()).toBe(false);
    const unkept = begin(whole, {
      keepDraft: fromCallback(() => {
        throw new Error("broken");
      }),
    });
    unkept.send(save);
    expect(unkept.isSaving()).toBe(true);
  });
});

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
    { what: "the field is left", event: leave("street"), at: "quiet" },
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

describe("a refusal of the server [F22]", () => {
  const refused = async (body: object = { cause: "ARGUMENT_NOT_VALID" }) => {
    const editor = begin(whole);
    editor.send(save);
    await editor.fail(editor.saves, { kind: "http", status: 400, body });
    return editor;
  };

  it.each([
    { body: { cause: "ARGUMENT_NOT_VALID" }, fields: [] },
    { body: { cause: "VALIDATION_FAILED", fields: "street" }, fields: [] },
    { body: { cause: "VALIDATION_FAILED", fields: ["co", 7, "street", "__proto__", "planet"] }, fields: ["street", "co"] },
  ])("$body is told of $fields, and the focus goes there", async ({ body, fields }) => {
    const editor = await refused(body);
    expect(editor.context()).toMatchObject({ refused: fields, holdUps: 1, form: formOf(address()) });
    expect(editor.toasts).toEqual([]);
  });

  it("of a field is over when the field is changed, of all of them with the next try", async () => {
    const editor = await refused({ cause: "VALIDATION_FAILED", fields: ["street", "co"] });
    editor.type({ co: "Ek" });
    expect(editor.context().refused).toEqual(["street"]);
    editor.send(save);
    expect(editor.context().refused).toBeNull();
  });

  it.each([
    { what: "a place is picked", event: { type: "place.pick", place: place() } as const },
    { what: "something is missing", event: { type: "address.type", field: "street", value: "" } as const },
  ])("is over when $what", async ({ event }) => {
    const editor = await refused();
    editor.send(event, save);
    expect(editor.context().refused).toBeNull();
  });

  it("is over with the place or the registered address that took the form", async () => {
    const picked = await refused();
    picked.send({ type: "place.pick", place: place() });
    expect(picked.context().refused).toBeNull();
    const fetched = await refused();
    fetched.send(fetchRegistered);
    await fetched.answer(fetched.registered, address());
    expect(fetched.context().refused).toBeNull();
  });

  it("isn't made of what was never refused", () => {
    const editor = begin();
    editor.type({ co: "Ek" });
    expect(editor.context().refused).toBeNull();
  });
});

describe("saving", () => {
  it.each([
    { kind: "http", status: 500 },
    { kind: "http", status: 400, body: { cause: "OTHER" } },
    { kind: "network" },
    { kind: "malformed" },
  ] as const)("that ends in $kind $status is told for 10 s, and all that was typed stays", async (details) => {
    const editor = begin(whole);
    editor.send(save);
    await editor.fail(editor.saves, details);
    expect(editor.toasts).toEqual([{ tone: "error", textKey: "address.saveFailed", durationMs: 10_000 }]);
    expect(editor.context()).toMatchObject({ form: formOf(address()), refused: null, holdUps: 0 });
    editor.send(save);
    expect(editor.saves.calls).toHaveLength(2);
  });

  it("is offered again in silence after the session or the consent view took over [AMB-64]", async () => {
    const editor = begin(whole);
    editor.send(save);
    await editor.fail(editor.saves, { kind: "http", status: 403, isHandled: true, body: { cause: "VALIDATION_FAILED" } });
    expect(editor.toasts).toEqual([]);
    expect(editor.context().refused).toBeNull();
    expect(editor.saves.calls).toHaveLength(1);
    editor.send(save);
    expect(editor.saves.calls).toHaveLength(2);
  });

  it("is given up by closing before it begins", () => {
    const editor = begin(whole);
    editor.send(close);
    expect(editor.output()).toEqual({ status: "closed" });
    expect(editor.saves.calls).toEqual([]);
  });
});
