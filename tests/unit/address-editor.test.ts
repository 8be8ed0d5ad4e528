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
