// @vitest-environment happy-dom
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { historyCardSchema } from "../../src/api/schemas/cards";
import { HistoryCard } from "../../src/ui/cards/HistoryCard";
import { renderUi, rulesOf } from "../support/renderUi";

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
    expect(place.querySelector("h3")?.textContent).toBe("Vi kunde inte läsa fakturan");
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
    const icon = place.querySelector("[role=img]");
    expect(icon?.getAttribute("aria-label")).toBe(mark);
    const hasFailed = stateCategory === "FAILURE";
    expect(icon?.classList.contains("lucide-circle-alert")).toBe(hasFailed);
    expect(/colors-error/.test(rulesOf(icon?.parentElement ?? null))).toBe(hasFailed);
  });
});

async function show(raw: object): Promise<HTMLElement> {
  const { container } = await renderUi(<HistoryCard card={v.parse(historyCardSchema, raw)} />);
  return container;
}
