/** What a page of electricity offers shows in each of its states, for walks. */
import { expect, type Page } from "@playwright/test";

export function seenOffers(page: Page, isHeld: (method: string, path: string) => Promise<void>, readCall: () => string) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const yes = button(/^(Tacka ja|Ja tack, ge mig rabatten)$/);
  const no = button("Tacka nej");
  const says = (name: string) => () => expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  return {
    button,
    yes,
    no,
    says,
    toast: (text: string | RegExp) => expect(page.getByText(text)).toBeVisible(),
    isAt: (path: string) => expect(page).toHaveURL(path),
    isLoading: async () => {
      await isHeld("GET", readCall());
      await expect(page.locator("div[aria-busy=true]").first()).toBeAttached();
    },
    isOpen: async () => {
      await expect(yes).toBeEnabled();
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
    },
    isAnswering: (path: () => string, busy: string) => async () => {
      await isHeld("POST", path());
      await expect(button(busy)).toHaveAttribute("aria-busy", "true");
    },
    isReading: (busy: string) => async () => {
      await isHeld("GET", readCall());
      await expect(button(busy)).toHaveAttribute("aria-busy", "true");
      await expect(page.getByText(/Det gick inte/)).toHaveCount(0);
    },
    isDealtWith: async () => {
      await says("Ditt svar är skickat")();
      await expect(yes).toHaveCount(0);
    },
    isNotKnown: async () => {
      await says("Vi vet inte säkert om ditt svar kom fram")();
      for (const answer of [yes, no]) await expect(answer).toHaveCount(0);
      await expect(page.getByText(/Det gick inte/)).toHaveCount(0);
    },
    isLooking: async () => {
      await isHeld("GET", readCall());
      await expect(button("Hämtar …")).toHaveAttribute("aria-busy", "true");
    },
    isAgreed: async () => {
      await expect(page.getByRole("heading", { level: 1, name: /^Klart! (Du har tackat ja|Rabatten är din)$/ })).toBeVisible();
      await expect(page.getByText(/Det gick inte/)).toHaveCount(0);
    },
  };
}
