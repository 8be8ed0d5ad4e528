/** The second tap of a double one, when something else has come under the finger meanwhile. */

import { countOf, DASHBOARD } from "./support/calls";
import { acceptCall, offerOf } from "./support/electricity";
import { expect, type Page, test } from "./support/fixtures";
import { acknowledgeCall } from "./support/invoices";

const LOVA = "lova-lindqvist-electricity";
const OFFER = offerOf(LOVA);

const button = (page: Page, name: string) => page.getByRole("button", { name });

type Spot = { x: number; y: number };

let tappedAtMs = 0;

/** Taps as a finger does, wherever that lands; where it was. */
async function tap(target: ReturnType<Page["locator"]>): Promise<Spot> {
  await target.click({ trial: true });
  const box = (await target.boundingBox())!;
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await target.tap();
  tappedAtMs = Date.now();
  return spot;
}

/**
 * The second tap, as soon as something else lies under the finger: a press, or what keeps it away. Not once half a second has
 * gone by, as on a machine that has much to do: that is no double tap any more.
 */
async function tapAgain(page: Page, { x, y }: Spot, isOther: string) {
  const isInTime = await page.evaluate(
    async ([left, top, other, endMs]) => {
      const frame = () => new Promise((next) => requestAnimationFrame(next));
      const there = () => document.elementFromPoint(left, top)?.closest("a, button, [aria-hidden=true]");
      while (performance.timeOrigin + performance.now() < endMs) {
        const found = there();
        if (found && (found.ariaHidden === "true" || found.textContent?.includes(other))) return true;
        await frame();
      }
      return false;
    },
    [x, y, isOther, tappedAtMs + 400] as const,
  );
  if (isInTime) await page.touchscreen.tap(x, y);
}

const acknowledgeable = (contractId: string) => ({
  contractId,
  contractType: "Electricity",
  titleKey: "todo.ELECTRICITY.analysisDone.title",
  subFlows: [{ type: "Primary", action: "ACKNOWLEDGE", buttonNameKey: "invoiceAnalysis.acknowledge" }],
});

test("on a card that goes doesn't press the next card's button [UX-03] [F65]", async ({ page, world, signIn }) => {
  await signIn("Anna");
  const ids = ["anna-andersson-electricity", "anna-andersson-electricity-summer-house"];
  const dashboard = (cards: string[]) => ({ customerFirstName: "Anna", todoCards: cards.map(acknowledgeable) });
  await world.faults([
    { method: "GET", path: DASHBOARD, body: dashboard(ids), times: 1 },
    { method: "GET", path: DASHBOARD, body: dashboard(ids.slice(1)) },
  ]);
  await page.goto("/home");
  const buttons = button(page, "Jag har sett det");
  await expect(buttons).toHaveCount(2);
  const spot = await tap(buttons.first());
  await expect(buttons).toHaveCount(1);
  await tapAgain(page, spot, "Jag har sett det");
  // A press that is meant for it works, and shows that the one before did nothing.
  await expect(buttons).toHaveAttribute("aria-disabled", "false");
  expect([await countOf(world, acknowledgeCall(ids[0]!)), await countOf(world, acknowledgeCall(ids[1]!))]).toEqual([1, 0]);
  await buttons.click();
  await expect.poll(() => countOf(world, acknowledgeCall(ids[1]!))).toBe(1);
});

test("on a yes doesn't press what the success screen has there [UX-03]", async ({ page, world, signIn }) => {
  await signIn("Lova");
  await page.goto(OFFER.page);
  await tapAgain(page, await tap(button(page, "Tacka ja")), "Till avtalet");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Klart! Du har tackat ja");
  await page.getByRole("link", { name: "Till avtalet" }).click();
  await expect(page).toHaveURL(`/contract/${LOVA}`);
  expect(await countOf(world, acceptCall(OFFER.id))).toBe(1);
});
