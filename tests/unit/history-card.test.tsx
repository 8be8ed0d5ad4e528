// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { historyCardSchema } from "../../src/api/schemas/cards";
import { HistoryCard } from "../../src/ui/cards/HistoryCard";
import { UiProvider } from "../../src/ui/theme/UiProvider";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe("a history card", () => {
  const card = {
    titleKey: "todo.ELECTRICITY.uploadInvoice.failed",
    description: "Vi provade två gånger.",
    contextualInformation: { title: "Varför?", body: "Bilden var för mörk." },
    stateCategory: "FAILURE",
    contractId: "c1",
  };

  it("shows all that it holds [TODO-19]", async () => {
    const place = await show(card);
    expect(place.querySelector("h3")?.textContent).toBe("Fakturan gick inte att läsa");
    expect(place.textContent).toContain("Vi provade två gånger.");
    expect(place.querySelector("details")?.textContent).toBe("Varför?Bilden var för mörk.");
  });

  it.each([
    ["FAILURE", "Misslyckades"],
    ["SUCCESS", "Klart"],
    ["SOMETHING_NEW", "Klart"],
    [null, "Klart"],
  ])("of the category %j is marked %s [TODO-20]", async (stateCategory, mark) => {
    const place = await show({ ...card, stateCategory });
    expect(place.querySelector("[role=img]")?.getAttribute("aria-label")).toBe(mark);
  });
});

async function show(raw: object): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () =>
    createRoot(place).render(
      <UiProvider>
        <HistoryCard card={v.parse(historyCardSchema, raw)} />
      </UiProvider>,
    ),
  );
  return place;
}
