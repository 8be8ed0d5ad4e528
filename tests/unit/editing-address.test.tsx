// @vitest-environment happy-dom
/** The fields of an address as people meet them: what is said, where the focus goes, and the list under the street. */
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formOf } from "../../src/domain/address";
import { AddressEditor } from "../../src/flows/address-editor/AddressEditor";
import { beginEditor, place } from "../support/addressEditorActor";
import { address, typed } from "../support/pickerActor";
import { press, renderUi } from "../support/renderUi";

vi.mock("../../src/api/addresses", () => ({ hasPlaceLookup: true }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Given = Parameters<typeof beginEditor>[0];

async function open(given: Given = {}) {
  const editor = beginEditor(given);
  await renderUi(<AddressEditor editor={editor.actor} />);
  const field = (label: RegExp) => {
    const found = [...document.querySelectorAll("label")].find(({ textContent }) => label.test(textContent ?? ""));
    return document.getElementById(found?.htmlFor ?? "") as HTMLInputElement;
  };
  return {
    ...editor,
    field,
    street: () => field(/^Gata/),
    error: (label: RegExp) => document.getElementById(field(label).getAttribute("aria-describedby") ?? "")?.textContent ?? null,
    options: () => [...document.querySelectorAll('[role="option"]')],
    key: (key: string) =>
      act(async () => field(/^Gata/).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))),
    act: <Result,>(work: () => Result | Promise<Result>) => act(async () => work()),
  };
}

/** With two places under the street. */
async function withPlaces() {
  const screen = await open();
  await screen.act(async () => {
    screen.type({ street: "Storgatan" });
    await screen.pass(250);
    await screen.answer(screen.places, [place(), place({ streetNumber: null, postalAddress: "Lund", postalCode: 22_222 })]);
  });
  return screen;
}

const named = () => document.getElementById(document.activeElement?.getAttribute("aria-labelledby") ?? "")?.textContent;

describe("what is wrong", () => {
  it("is said in the server's words where it has some, else in ours [VAL-04]", async () => {
    const rules = {
      entrance: { regex: "^[A-Z]$", required: false, errorKey: "address.wrong.entrance" },
      co: { regex: "^x$", required: false, errorKey: null },
      postalAddress: { regex: "^x$", required: true, errorKey: "no.such.key" },
    };
    const screen = await open({ rules, form: { ...formOf(address()), entrance: "BB", co: "Ek", postalCode: "1" } });
    expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(0);
    await screen.act(() => screen.send({ type: "save" }));
    expect(screen.error(/^Uppgång/)).toBe("Skriv bara bokstaven, till exempel B.");
    expect(screen.error(/^c\/o/)).toBe("Det här ser inte rätt ut.");
    expect(screen.error(/^Ort/)).toBe("Det här ser inte rätt ut.");
    expect(screen.error(/^Postnummer/)).toBe("Skriv fem siffror, till exempel 413 02.");
    expect(screen.error(/^Gata/)).toBeNull();
  });

  it("gets the focus at each try: the first field of it [VAL-03]", async () => {
    const screen = await open();
    await screen.act(() => screen.send({ type: "save" }));
    expect(document.activeElement).toBe(screen.street());
    expect(screen.error(/^Gata/)).toBe("Fyll i det här.");
    await screen.act(() => {
      screen.field(/^Ort/).focus();
      screen.type({ street: "Storgatan" });
      screen.send({ type: "save" });
    });
    expect(document.activeElement).toBe(screen.field(/^Postnummer/));
  });

  it("says the server in a note that gets the focus, and at the fields that it names [F22]", async () => {
    const screen = await open({ form: formOf(address()) });
    const refuse = async (body: object) => {
      await screen.act(async () => {
        screen.send({ type: "save" });
        await screen.fail(screen.saves, { kind: "http", status: 400, body });
      });
    };
    await refuse({ cause: "VALIDATION_FAILED", fields: ["postalCode", "street"] });
    expect(named()).toBe("Adressen kunde inte sparas");
    expect(document.activeElement?.textContent).toContain("Titta igenom det här: Gata, Postnummer.");
    expect(screen.error(/^Postnummer/)).toBe("Skriv fem siffror, till exempel 413 02.");
    expect(screen.error(/^Ort/)).toBeNull();
    await screen.act(() => screen.field(/^Ort/).focus());
    await refuse({ cause: "ARGUMENT_NOT_VALID" });
    expect(named()).toBe("Adressen kunde inte sparas");
    expect(document.activeElement?.textContent).toContain("Titta igenom uppgifterna och försök igen.");
  });
});

describe("the fields", () => {
  it("say which may be left empty, take 256 signs, and keep autofill to what is seen [A90] [VAL-11]", async () => {
    await open();
    const labels = [...document.querySelectorAll("label")].map(({ textContent }) => textContent);
    expect(labels).toEqual([
      "Gata",
      "Nummer (om det finns)",
      "Uppgång (om det finns)",
      "Lägenhetsnummer (om det finns)",
      "c/o (om det finns)",
      "Postnummer",
      "Ort",
    ]);
    const inputs = [...document.querySelectorAll("input")];
    expect(inputs).toHaveLength(labels.length);
    expect(inputs.map(({ maxLength }) => maxLength)).toEqual(inputs.map(() => 256));
    expect(inputs.map(({ type }) => type)).toEqual(inputs.map(() => "text"));
  });

  it("can't be changed while they are being saved, and Enter saves [F65]", async () => {
    const screen = await open({ form: formOf(address()) });
    await screen.act(() => document.querySelector("form")!.requestSubmit());
    expect(screen.saves.calls).toEqual([{ address: address() }]);
    expect([...document.querySelectorAll("input")].every(({ readOnly }) => readOnly)).toBe(true);
    await screen.act(() => document.querySelector("form")!.requestSubmit());
    expect(screen.saves.calls).toHaveLength(1);
  });

  it("say that the rules are missing, and read them again when asked to", async () => {
    const screen = await open({ rules: null });
    await screen.act(() => screen.fail(screen.rules, { kind: "http", status: 500 }));
    expect(document.body.textContent).toContain("Adressen kontrolleras först när du sparar.");
    await press([...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Kontrollera nu") ?? null);
    expect(screen.rules.calls).toHaveLength(2);
    expect(document.body.textContent).not.toContain("Adressen kontrolleras");
  });
});

describe("the registered address [ADDR-11]", () => {
  const button = () => [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.includes("folkbok"));

  it("is offered to those who are logged in, fetched by a press, and said to be there", async () => {
    const screen = await open();
    await press(button() ?? null);
    expect(button()?.getAttribute("aria-busy")).toBe("true");
    expect(document.body.textContent).toContain("Hämtar din adress …");
    await screen.act(() => screen.answer(screen.registered, address()));
    expect(screen.street().value).toBe("Källgatan");
    expect(document.body.textContent).toContain("Din folkbok\u00adförings\u00adadress är ifylld.");
  });

  it("is not there for visitors", async () => {
    await open({ offersRegistered: false });
    expect(button()).toBeUndefined();
  });
});

describe("the places under the street", () => {
  it("are a list that the field names, and are told of", async () => {
    const screen = await withPlaces();
    const street = screen.street();
    expect([street.getAttribute("role"), street.getAttribute("aria-expanded")]).toEqual(["combobox", "true"]);
    const list = document.getElementById(street.getAttribute("aria-controls")!);
    expect([list?.getAttribute("role"), list?.getAttribute("aria-label")]).toEqual(["listbox", "Förslag på adresser"]);
    expect(screen.options().map(({ textContent }) => textContent)).toEqual(["Storgatan 7903 25 Umeå", "Storgatan222 22 Lund"]);
    expect(document.body.textContent).toContain("2 förslag");
  });

  it("are gone through by arrows, round and round, picked by Enter", async () => {
    const screen = await withPlaces();
    const active = () => document.getElementById(screen.street().getAttribute("aria-activedescendant") ?? "")?.textContent;
    expect(active()).toBeUndefined();
    const seen = [];
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"]) {
      await screen.key(key);
      seen.push(active());
    }
    expect(seen).toEqual(["Storgatan 7903 25 Umeå", "Storgatan222 22 Lund", "Storgatan 7903 25 Umeå", "Storgatan222 22 Lund"]);
    expect(screen.options().map((option) => option.getAttribute("aria-selected"))).toEqual(["false", "true"]);
    await screen.key("Enter");
    expect(screen.form()).toMatchObject({ street: "Storgatan", postalAddress: "Lund", postalCode: "222 22" });
    expect(screen.options()).toEqual([]);
    expect(document.body.textContent).toContain("Adressen är ifylld.");
  });

  it("begin from below with the arrow up, and lose their mark with a newer list", async () => {
    const screen = await withPlaces();
    await screen.key("ArrowUp");
    expect(screen.street().getAttribute("aria-activedescendant")).toMatch(/-1$/);
    await screen.act(async () => {
      screen.type({ street: "Storgatan 8" });
      await screen.pass(250);
      await screen.answer(screen.places, [place({ streetNumber: 8 }), place({ streetNumber: 80 })]);
    });
    expect(screen.street().getAttribute("aria-activedescendant")).toBeNull();
    // Nothing is marked: Enter saves, as from any field.
    await screen.key("Enter");
    expect(screen.form().street).toBe("Storgatan 8");
  });

  it("are waved away by Escape, and taken by a press", async () => {
    const screen = await withPlaces();
    await screen.key("Escape");
    expect(screen.options()).toEqual([]);
    expect(screen.street().getAttribute("aria-expanded")).toBe("false");
    expect(screen.form().street).toBe("Storgatan");
    const other = await withPlaces();
    await press(other.options()[0]!);
    expect(other.form()).toMatchObject({ ...typed });
  });
});
