/** The second tap of a double one, when something else has come under the finger meanwhile. */

import { countOf, DASHBOARD } from "./support/calls";
import { acceptCall, answersTo, denyCall, offerOf } from "./support/electricity";
import { expect, type Page, test } from "./support/fixtures";
import { acknowledgeCall } from "./support/invoices";

const LOVA = "lova-lindqvist-electricity";
const OFFER = offerOf(LOVA);

const button = (page: Page, name: string) => page.getByRole("button", { name });

type Spot = { x: number; y: number };

let tappedAtMs = 0;

async function boxOf(target: ReturnType<Page["locator"]>) {
  await target.click({ trial: true });
  return (await target.boundingBox())!;
}

/** Taps as a finger does, in the middle or at `x`, wherever that lands; where it was. */
async function tap(target: ReturnType<Page["locator"]>, x?: number): Promise<Spot> {
  const box = await boxOf(target);
  const spot = { x: x ?? box.x + box.width / 2, y: box.y + box.height / 2 };
  await target.tap({ position: { x: spot.x - box.x, y: spot.y - box.y } });
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
      // The shield holds nothing; a skeleton does.
      const there = () => document.elementFromPoint(left, top)?.closest("a, button, body > [aria-hidden=true]:empty");
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

test("on a no doesn't press what home has there [UX-03]", async ({ page, world, signIn }) => {
  await signIn("Lova");
  const dashboard = { customerFirstName: "Lova", todoCards: [acknowledgeable(LOVA)] };
  await world.faults([{ method: "GET", path: DASHBOARD, body: dashboard }]);
  await page.goto("/home");
  const homes = await boxOf(button(page, "Jag har sett det"));
  await page.goto(OFFER.page);
  await button(page, "Tacka nej").click();
  const no = page.getByRole("alertdialog").getByRole("button", { name: "Tacka nej" });
  // The question stands in the middle of the screen: of one of this height its button lies where home's will.
  const { width, height } = page.viewportSize()!;
  const offset = async () => homes.y - (await boxOf(no)).y;
  await page.setViewportSize({ width, height: Math.round(height + 2 * (await offset())) });
  await expect.poll(async () => Math.abs(await offset())).toBeLessThan(2);
  await tapAgain(page, await tap(no, homes.x + homes.width - 8), "Jag har sett det");
  await expect(page).toHaveURL("/home");
  // A press that is meant for it works, and shows that the one before did nothing.
  await expect(button(page, "Jag har sett det")).toHaveAttribute("aria-disabled", "false");
  expect([await answersTo(world, denyCall(LOVA)), await countOf(world, acknowledgeCall(LOVA))]).toEqual([[204], 0]);
  await button(page, "Jag har sett det").click();
  await expect.poll(() => countOf(world, acknowledgeCall(LOVA))).toBe(1);
});

test("on what opens a question doesn't close it [UX-03]", async ({ page, signIn }) => {
  await signIn("Lova");
  await page.goto(OFFER.page);
  const spot = await tap(button(page, "Tacka nej"));
  // The dialog hears of presses beside it only after a while: so what is looked for is the shield.
  const isShielded = await page.evaluate(
    async ([left, top, endMs]) => {
      const frame = () => new Promise((next) => requestAnimationFrame(next));
      while (document.querySelector("[role=alertdialog]") === null) await frame();
      for (let frames = 0; frames < 2; frames++) await frame();
      const isLate = performance.timeOrigin + performance.now() > endMs;
      return isLate || document.elementFromPoint(left, top)?.matches("body > [aria-hidden=true]:empty");
    },
    [spot.x, spot.y, tappedAtMs + 400] as const,
  );
  expect(isShielded).toBe(true);
  // Later, a press beside it closes it.
  await expect
    .poll(async () => {
      await page.touchscreen.tap(spot.x, spot.y);
      return page.getByRole("alertdialog").count();
    })
    .toBe(0);
});

for (const part of ["box", "words"] as const)
  test(`on the ${part} of a row to tick takes the tick away again`, async ({ page, signIn }) => {
    await signIn("Tom");
    await page.goto("/contracts/add/MOB_ILE");
    const box = page.getByRole("checkbox", { name: "Telnord" });
    const spot = await tap(part === "box" ? box : page.getByText("Telnord", { exact: true }));
    await expect(box).toBeChecked();
    // Whatever would lie over it is there by the next frame.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    await page.touchscreen.tap(spot.x, spot.y);
    await expect(box).not.toBeChecked();
  });
