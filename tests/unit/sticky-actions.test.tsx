// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { StickyActions } from "../../src/ui/StickyActions";
import { renderUi, rulesOf } from "../support/renderUi";

it("buttons that stick to the lower edge are 280 px wide at most, together [OVL-16]", async () => {
  const { container } = await renderUi(
    <StickyActions>
      <button type="button">Spara</button>
    </StickyActions>,
  );
  const actions = container.querySelector("[data-part=sticky-actions]");
  expect(rulesOf(actions)).toMatch(/position: sticky/);
  expect(rulesOf(container.querySelector("button")!.parentElement)).toMatch(/max-width: 280px/);
});
