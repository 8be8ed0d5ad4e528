// @vitest-environment happy-dom
/** The address editor over the whole screen: what it is called, how it closes. */
import { act } from "react";
import { expect, it, vi } from "vitest";
import { AddressEditorPanel } from "../../src/flows/address-editor/AddressEditorPanel";
import { beginEditor } from "../support/addressEditorActor";
import { renderUi, settled } from "../support/renderUi";

vi.mock("../../src/api/addresses", () => ({ hasPlaceLookup: true }));

it("is a dialog over its page, closed by Escape [ADDR-10]", async () => {
  const editor = beginEditor();
  const page = (isOpen: boolean) => (
    <>
      <button type="button">Ändra adress</button>
      {isOpen && <AddressEditorPanel editor={editor.actor} title="Adress" />}
    </>
  );
  const { draw } = await renderUi(page(false));
  await draw(page(true));
  const dialog = () => document.querySelector('[role="dialog"]');
  expect(dialog()?.getAttribute("aria-labelledby")).toBe([...document.querySelectorAll("h2")].at(-1)?.id);
  await settled(() => dialog()?.contains(document.activeElement) === true);
  await act(async () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true })));
  expect(editor.output()).toEqual({ status: "closed" });
});
