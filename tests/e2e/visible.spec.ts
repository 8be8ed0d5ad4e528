/** What has the focus, and what can be pressed, is seen: on low screens, and in the colours of the system. */
import type { Locator } from "@playwright/test";
import { acceptCall, offerOf } from "./support/electricity";
import { expect, type Page, test } from "./support/fixtures";
import { invoiceCall, largeInvoice, pdfInvoice } from "./support/invoices";

const LOVAS = offerOf("lova-lindqvist-electricity");
const OVES = offerOf("ove-oberg-electricity");
const DISAS = "disa-dahl-electricity";

/** The name of what has the focus, and whether its middle is covered; null where nothing has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const { x, y, width, height } = element.getClientRects()[0]!;
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return { name: element.textContent, isSeen: seen !== null && (element.contains(seen) || seen.contains(element)) };
  });

for (const [width, height] of [
  [844, 390],
  [640, 320],
  [320, 256],
  [320, 568],
  [390, 640],
] as const)
  test(`nothing covers what has the focus on an offer's page of ${width} × ${height} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await signIn("Lova");
    await page.goto(LOVAS.page);
    await expect(page.getByRole("button", { name: "Tacka nej" })).toBeVisible();
    const stops: { name: string | null; isSeen: boolean }[] = [];
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press("Tab");
      const stop = await focused(page);
      if (stop === null) break;
      stops.push(stop);
    }
    expect(stops.map(({ name }) => name)).toContain("Tacka nej");
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
  });

test("in the colours of the system, buttons have an edge, and one sees how far a file has come", async ({
  page,
  world,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await signIn("Disa");
  await world.faults([{ method: "POST", path: invoiceCall(DISAS), hold: true }]);
  await page.goto(`/contract/${DISAS}`);
  await page.locator("input[type=file]").setInputFiles(largeInvoice());
  await expect(page.getByRole("button", { name: "Avbryt" })).toHaveCSS("border-top-width", "1px");
  const bar = page.getByRole("region", { name: "Din elfaktura" }).getByRole("progressbar");
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(bar).toBeVisible();
  for (const part of [bar, bar.locator("> *")])
    expect(await part.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(canvas);
});

test("what went wrong is said above the buttons and the terms of a yes, and hides neither", async ({ page, world, signIn }) => {
  await signIn("Lova");
  await world.faults([{ method: "POST", path: acceptCall(LOVAS.id), status: 500 }]);
  await page.goto(LOVAS.page);
  await page.getByRole("button", { name: "Tacka ja" }).click();
  const toast = page.getByRole("alert").filter({ hasText: "Det gick inte att tacka ja" });
  const terms = page.getByText(/^När du tackar ja godkänner du/);
  await expect(toast).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [(await toast.boundingBox())!, (await terms.boundingBox())!];
      return below.y - (above.y + above.height);
    })
    .toBeGreaterThanOrEqual(0);
});

for (const [width, height] of [
  [320, 568],
  [390, 664],
  [1280, 800],
] as const)
  test(`a yes given far down is told from the top, at ${width} × ${height} px [EL-12]`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await signIn("Ove");
    await page.goto(OVES.page);
    const yes = page.getByRole("button", { name: "Tacka ja" });
    await expect(yes).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await yes.click();
    const done = page.getByRole("heading", { level: 1, name: "Klart! Du har tackat ja" });
    await expect(done).toBeFocused();
    await expect(done).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

test("that a yes is being sent is as readable as the button was", async ({ page, world, signIn }) => {
  await signIn("Ove");
  await page.goto(OVES.page);
  await world.faults([{ method: "POST", path: acceptCall(OVES.id), hold: true }]);
  await page.getByRole("button", { name: "Tacka ja" }).click();
  const sending = page.getByRole("button", { name: "Skickar ditt svar …" });
  await expect(sending).toHaveAttribute("aria-disabled", "true");
  await expect(sending).toHaveCSS("opacity", "1");
  await world.release();
});

test("what toasts lie on can be scrolled out from under them [OVL-07]", async ({ page, world, signIn }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await signIn("Disa");
  await world.faults([{ method: "POST", path: invoiceCall(DISAS), status: 401, times: 1 }]);
  await page.goto(`/contract/${DISAS}`);
  await page.locator("input[type=file]").setInputFiles(pdfInvoice());
  await expect(page).toHaveURL("/login");
  const toasts = page.getByRole("status").filter({ has: page.getByRole("button", { name: "Stäng" }) });
  await expect(toasts).toHaveCount(2);
  const logIn = page.getByRole("link", { name: "Logga in med BankID" });
  // They have risen to where they stay.
  for (const close of await toasts.getByRole("button").all()) await close.click({ trial: true });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const button = (await logIn.boundingBox())!;
  const tops = await toasts.evaluateAll((all) => all.map((toast) => toast.getBoundingClientRect().top));
  expect(button.y + button.height).toBeLessThan(Math.min(...tops));
});

test("links that stand alone can be hit over 44 px, on an offer's page", async ({ page, signIn }) => {
  await signIn("Lova");
  await page.goto(LOVAS.page);
  const links = page.getByRole("main").locator("a[target=_blank]");
  await expect(links).toHaveCount(4);
  const heightOf = (link: Locator) =>
    link.evaluate((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width } = element.getClientRects()[0]!;
      const rows = Array.from({ length: 100 }, (_, row) => y - 20 + row);
      return rows.filter((row) => element.contains(document.elementFromPoint(x + width / 2, row))).length;
    });
  // Those beside the yes can be pressed a moment after they have come.
  for (const link of await links.all()) await expect.poll(() => heightOf(link)).toBeGreaterThanOrEqual(44);
});
