import { afterEach, beforeEach, expect, vi } from "vitest";
import { EMPTY_FORM, formOf } from "../../src/domain/address";
import { addressEditorModel } from "../models/address-editor.model";
import { beginEditor, place } from "../support/addressEditorActor";
import { address, typed, typedAddress } from "../support/pickerActor";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

walkEveryTransition(addressEditorModel, () => {
  let editor: ReturnType<typeof beginEditor> | null = null;
  const LOOKUP_MS = 250;

  const offersNothing = () => expect(editor!.context().places).toEqual([]);
  const isEmpty = () => {
    expect(editor!.form()).toEqual(EMPTY_FORM);
    expect(editor!.is({ places: "quiet" })).toBe(true);
    offersNothing();
  };
  const begin = (given: Parameters<typeof beginEditor>[0] = {}) => void (editor = beginEditor(given));
  const write = async (street: string) => {
    editor!.type({ street });
    await editor!.pass(LOOKUP_MS);
  };

  return {
    events: {
      "the person comes to write an address": () => begin(),
      "the person comes to change an address": () => begin({ form: formOf(address()) }),
      "the person comes before the rules": () => begin({ rules: null }),
      "the person comes as a visitor": () => begin({ offersRegistered: false }),
      "the rules arrive": () => editor!.answer(editor!.rules, {}),
      "the rules can't be read": () => editor!.fail(editor!.rules, { kind: "http", status: 500 }),
      "the server asks for a consent first": () => editor!.fail(editor!.rules, { kind: "http", status: 403, isHandled: true }),
      "the person asks for the rules again": () => editor!.send({ type: "retry" }),
      "the person begins a street": () => write("Storg"),
      "the person goes on with the street": () => write("Storgat"),
      "the person writes all of it on one line": () => {
        editor!.type({ street: "Storgatan 12 B lgh 1001" });
        editor!.send({ type: "address.leave", field: "street" });
      },
      "the lookup finds places": () => editor!.answer(editor!.places, [place(), place({ streetNumber: null })]),
      "the lookup finds nothing": () => editor!.answer(editor!.places, []),
      "the lookup fails": () => editor!.fail(editor!.places, { kind: "network" }),
      "the person picks a place": () => editor!.send({ type: "place.pick", place: editor!.context().places[0]! }),
      "the person waves the places away": () => editor!.send({ type: "place.dismiss" }),
      "the person fetches the registered address": () => editor!.send({ type: "registered.fetch" }),
      "the register answers": () => editor!.answer(editor!.registered, address({ street: "Kyrkogatan" })),
      "the register knows of none": () => editor!.answer(editor!.registered, null),
      "the register fails": () => editor!.fail(editor!.registered, { kind: "http", status: 503 }),
      "five seconds pass": () => editor!.pass(5_000),
      "the person saves half an address": () => editor!.send({ type: "save" }),
      "the person fills in what is missing": () => editor!.type(typed),
      "the person saves the address": () => editor!.send({ type: "save" }),
      "the server takes it": () => editor!.answer(editor!.saves, undefined),
      "the server refuses a field": () =>
        editor!.fail(editor!.saves, { kind: "http", status: 400, body: { cause: "VALIDATION_FAILED", fields: ["postalCode"] } }),
      "the server fails": () => editor!.fail(editor!.saves, { kind: "http", status: 500 }),
      "the server asks for a consent": () => editor!.fail(editor!.saves, { kind: "http", status: 403, isHandled: true }),
      "the consent is given": () => editor!.send({ type: "consent.resolved" }),
      "the person closes": () => editor!.send({ type: "close" }),
    },
    states: {
      "on the way": () => expect(editor).toBeNull(),
      "empty, rules to come": () => {
        isEmpty();
        expect(editor!.is({ rules: "reading" })).toBe(true);
      },
      "empty, without rules": () => {
        isEmpty();
        expect(editor!.is({ rules: "missing" })).toBe(true);
      },
      "consent asked for, rules to come": () => {
        isEmpty();
        expect(editor!.is({ rules: "handedOver" })).toBe(true);
      },
      "empty, without the register": () => {
        isEmpty();
        editor!.send({ type: "registered.fetch" });
        expect(editor!.registered.calls).toHaveLength(0);
      },
      empty: () => {
        isEmpty();
        expect(editor!.is({ rules: "known", places: "quiet", registered: "idle" })).toBe(true);
      },
      "looking up": () => {
        expect(editor!.is({ places: "finding", registered: "idle" })).toBe(true);
        expect(editor!.places.calls.at(-1)).toEqual({ query: editor!.form().street });
      },
      "places offered": () => expect(editor!.context().places).toEqual([place(), place({ streetNumber: null })]),
      "street typed": () => {
        offersNothing();
        expect(editor!.is({ places: "quiet" })).toBe(true);
        expect(editor!.form().street).toMatch(/^Storg/);
      },
      "line split": () =>
        expect(editor!.form()).toEqual({
          ...EMPTY_FORM,
          street: "Storgatan",
          streetNumber: "12",
          entrance: "B",
          apartmentNumber: "1001",
        }),
      "register asked": () => expect(editor!.is({ registered: "fetching" })).toBe(true),
      registered: () => {
        expect(editor!.form()).toEqual(formOf(address({ street: "Kyrkogatan" })));
        expect(editor!.is({ registered: "filled" })).toBe(true);
      },
      "something missing": () => {
        expect(editor!.context().touched).toHaveLength(7);
        expect(editor!.saves.calls).toEqual([]);
      },
      whole: () => {
        offersNothing();
        expect(editor!.isSaving()).toBe(false);
        expect(editor!.form()).toMatchObject({
          street: expect.stringMatching(/gatan$/),
          postalCode: expect.stringMatching(/\d/),
        });
      },
      saving: () => {
        expect(editor!.isSaving()).toBe(true);
        expect(editor!.saves.calls.at(-1)?.address.street).toMatch(/gatan$/);
      },
      refused: () => {
        expect(editor!.context().refused).toEqual(["postalCode"]);
        expect(editor!.toasts).toEqual([]);
      },
      "not saved": () => expect(editor!.toasts).toEqual([{ tone: "error", textKey: "address.saveFailed", durationMs: 10_000 }]),
      "consent asked for": () => {
        expect(editor!.toasts).toEqual([]);
        expect(editor!.isSaving()).toBe(false);
      },
      saved: () =>
        expect(editor!.output()).toEqual({
          status: "saved",
          address: [address(), typedAddress, address({ street: "Kyrkogatan" })].find(
            ({ street }) => street === editor!.form().street,
          ),
        }),
      closed: () => expect(editor!.output()).toEqual({ status: "closed" }),
    },
  };
});
