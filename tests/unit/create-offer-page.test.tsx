// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { CreateOfferPage } from "../../src/pages/create-offer/CreateOfferPage";
import { InternalLinkProvider } from "../../src/ui/InternalLink";
import { press, renderUi } from "../support/renderUi";

it("an address for making offers has a title of its own, and leads home, to one's contracts and back [EL-21] [AMB-43]", async () => {
  const goBack = vi.fn();
  const { container } = await renderUi(
    <InternalLinkProvider navigate={() => {}} goBack={goBack}>
      <CreateOfferPage />
    </InternalLinkProvider>,
  );
  expect(document.title).toBe("Skapa erbjudande – Avtalsbo");
  expect([...container.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Till startsidan", "/home"],
    ["Till dina avtal", "/contracts"],
  ]);
  await press(container.querySelector("button[aria-label=Tillbaka]"));
  expect(goBack).toHaveBeenCalledTimes(1);
});
