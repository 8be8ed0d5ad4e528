/** An invoice from the device to what was found, as a person meets it; and what goes wrong on the way. */
import { allHasCome, CONTRACTS, countOf } from "./support/calls";
import { acceptCall, offersOf } from "./support/electricity";
import { fits } from "./support/fits";
import { expect, type Page, test } from "./support/fixtures";
import {
  invoiceBlock as block,
  chooseInvoice as choose,
  invoiceCall,
  largeInvoice,
  openInvoices,
  pdfInvoice,
  photoInvoice,
  sendInvoice,
  statusCall,
  takenInvoices,
  withSecret,
} from "./support/invoices";

const OWN = "disa-dahl-electricity";
const UPLOAD = { method: "POST", path: invoiceCall(OWN) };
const STATUS = { method: "GET", path: statusCall(OWN) };
const NOT_SENT = "Fakturan kom inte fram.";
const NOT_READ = "Vi kunde inte läsa fakturan.";

const open = (page: Page, id = OWN) => openInvoices(page, id);

/** From the contract's page, once offers have been found: one of them is agreed to. */
async function agreeToOne(page: Page) {
  const found = page.getByRole("region", { name: "Erbjudande" });
  await expect(found).toContainText("Norrsken El");
  await found.getByRole("link").click();
  await agreeToFirst(page);
}

async function agreeToFirst(page: Page) {
  await expect(page).toHaveURL(offersOf(OWN));
  await page.getByRole("link", { name: /^Visa erbjudandet från .?Norrsken El/ }).click();
  await page.getByRole("button", { name: "Tacka ja" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Klart! Du har tackat ja");
  await page.getByRole("link", { name: "Till startsidan" }).click();
  await expect(page.getByRole("region", { name: "Pågår" })).toContainText("Norrsken El");
}

for (const kind of ["PDF", "photo"] as const)
  test(`a real ${kind} is sent, gone through, and leads to offers, of which one is agreed to; the page stays where it is [INV-01] [INV-02] [INV-04] [INV-06] [INV-09] [AMB-21] [GEN-15]`, async ({
    page,
    world,
    signIn,
    checkA11y,
    shot,
  }) => {
    await signIn("Disa");
    // Over after its polls, however long a slow machine takes between them.
    await world.process("invoice-analysis", { delayMs: 600_000 });
    await open(page);
    await checkA11y();
    const photo = await photoInvoice(page);
    const file = kind === "PDF" ? pdfInvoice() : { ...photo, buffer: withSecret(photo.buffer) };
    // A page that was loaded by the browser once more would know nothing of this.
    await page.evaluate(() => void Object.assign(window, { isSame: true }));
    await page.evaluate(() => window.scrollTo(0, 120));
    const scrolled = await page.evaluate(() => window.scrollY);
    await world.faults([{ ...STATUS, hold: true }]);
    const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith(UPLOAD.path));
    await choose(page, file);
    await expect(block(page)).toContainText("Vi går igenom din faktura");
    await checkA11y();
    await shot("being analysed");
    expect((await sent).headers()["content-type"]).toMatch(/^multipart\/form-data; boundary=-+WebKitFormBoundary/);

    await world.faults([]);
    await expect(block(page)).toContainText("Fakturan är genomgången");
    await expect(page.getByRole("region", { name: "Att göra" })).toContainText("Vi har hittat bättre avtal åt dig.");
    await expect(page.getByRole("region", { name: "Erbjudande" })).toContainText("Norrsken El");
    await expect(block(page)).toContainText(file.name);
    expect(await page.evaluate(() => [(window as { isSame?: boolean }).isSame, window.scrollY])).toEqual([true, scrolled]);
    expect([await takenInvoices(world, OWN), await countOf(world, STATUS.path)]).toEqual([1, 3]);
    // When it came, and when it was gone through.
    expect(await countOf(world, `${CONTRACTS}/${OWN}`)).toBe(3);
    await checkA11y();
    await shot("analysed");

    await expect(block(page).getByRole("link", { name: "Visa erbjudanden" })).toHaveAttribute("href", offersOf(OWN));
    if (kind === "PDF") {
      await block(page).getByRole("button", { name: "Jag har sett det" }).click();
      await expect(block(page)).toContainText("Har du fått en ny elfaktura?");
      await expect(page.getByRole("region", { name: "Att göra" })).toHaveCount(0);
      await page.reload();
      await expect(block(page)).toContainText("Har du fått en ny elfaktura?");
      await agreeToOne(page);
    } else {
      await page.getByRole("region", { name: "Att göra" }).getByRole("button", { name: "Visa erbjudanden" }).click();
      await agreeToFirst(page);
    }
    expect(await countOf(world, acceptCall(`${OWN}-offer-1`))).toBe(1);
  });

test("the focus stays with the invoice at every step, in view; the next Tab goes on from there [I5] [AXS-01]", async ({
  page,
  world,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await signIn("Disa");
  await open(page);
  const heading = block(page).getByRole("heading", { name: "Din elfaktura" });
  const stays = async (words: string) => {
    await expect(block(page)).toContainText(words);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  };
  const pick = async (name: string, file: NonNullable<Parameters<typeof choose>[1]>) => {
    const picker = page.waitForEvent("filechooser");
    await block(page).getByRole("button", { name }).press("Enter");
    await (await picker).setFiles(file);
  };
  await world.faults([{ ...STATUS, hold: true }]);
  await pick("Välj fil eller ta ett foto", { name: "tom.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) });
  await stays("Den filen kan vi inte ta emot");
  await page.keyboard.press("Tab");
  await expect(block(page).getByRole("button", { name: "Välj en annan fil" })).toBeFocused();
  await pick("Välj en annan fil", pdfInvoice());
  await stays("Vi går igenom din faktura");
  await world.faults([]);
  await stays("Fakturan är genomgången");
  await page.keyboard.press("Tab");
  await expect(block(page).getByRole("link", { name: "Visa erbjudanden" })).toBeFocused();
  await block(page).getByRole("button", { name: "Jag har sett det" }).press("Enter");
  await stays("Har du fått en ny elfaktura?");
});

test("an analysis that fails says so, keeps the page, and takes another file [INV-07]", async ({
  page,
  world,
  signIn,
  checkA11y,
  shot,
}) => {
  await signIn("Disa");
  await world.process("invoice-analysis", { outcome: "FAILED" });
  await open(page);
  await choose(page, pdfInvoice());
  await expect(page.getByText(NOT_READ, { exact: true })).toBeVisible();
  await expect(block(page)).toContainText("Prova med en skarpare bild, eller med filen från din elhandlare.");
  await expect(page.getByRole("heading", { level: 1, name: "Granby Energi" })).toBeVisible();
  await checkA11y();
  await shot("failed");
  await page.reload();
  await expect(block(page)).toContainText("Prova med en skarpare bild, eller med filen från din elhandlare.");
  await world.process("invoice-analysis", { outcome: "NO_BETTER_DEAL" });
  await choose(page, pdfInvoice("mars.pdf"));
  await expect(block(page)).toContainText("Vi hittade inget bättre än erbjudandet du redan har fått.");
  await world.process("invoice-analysis", { outcome: "COMPLETED" });
  await choose(page, pdfInvoice("april.pdf"));
  await agreeToOne(page);
});

test("the network drops in the middle of the upload: the file is kept, sent at a press, analysed once [F07] [INV-08]", async ({
  page,
  world,
  signIn,
  checkA11y,
  shot,
}) => {
  await signIn("Disa");
  await world.process("invoice-analysis", { polls: 1 });
  await world.faults([{ ...UPLOAD, hold: true }]);
  await open(page);
  await choose(page, largeInvoice());
  const bar = block(page).getByRole("progressbar");
  await expect.poll(async () => Number(await bar.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
  expect(Number(await bar.getAttribute("aria-valuenow"))).toBeLessThan(100);
  await checkA11y();
  await shot("sending");

  await expect.poll(world.held).toContainEqual(UPLOAD);
  // The browser itself repeats what breaks off, so every call does.
  await world.faults([{ ...UPLOAD, drop: true }]);
  await world.release({ drop: true });
  await expect(page.getByText(NOT_SENT, { exact: true })).toBeVisible();
  await expect(block(page)).toContainText("Vi har filen kvar här. Försök igen när du vill.");
  await expect(block(page)).toContainText("Fakturå (1).pdf");
  await checkA11y();
  await shot("not sent");
  expect([await takenInvoices(world, OWN), await countOf(world, STATUS.path)]).toEqual([0, 0]);

  await world.faults([]);
  await block(page).getByRole("button", { name: "Försök igen" }).dblclick();
  // 18 MB take their time.
  await expect(block(page)).toContainText("Fakturan är genomgången", { timeout: 15_000 });
  expect(await takenInvoices(world, OWN)).toBe(1);
  await agreeToOne(page);
});

test("the tab is closed during the analysis and opened again: it goes on from there [F77] [CDET-31]", async ({
  page,
  context,
  world,
  signIn,
}) => {
  await signIn("Disa");
  await world.process("invoice-analysis", { polls: 1_000 });
  await open(page);
  await choose(page, pdfInvoice());
  await expect(block(page)).toContainText("Vi går igenom din faktura");
  await expect.poll(() => countOf(world, STATUS.path)).toBeGreaterThan(0);
  await page.close();

  const again = await context.newPage();
  const before = await countOf(world, STATUS.path);
  await open(again);
  await expect(block(again)).toContainText("Vi går igenom din faktura");
  await expect.poll(() => countOf(world, STATUS.path)).toBeGreaterThan(before);
  await world.process("invoice-analysis", { polls: 1 });
  await expect(block(again)).toContainText("Fakturan är genomgången");
  await expect(again.getByRole("region", { name: "Erbjudande" })).toContainText("Norrsken El");
  expect(await countOf(world, UPLOAD.path)).toBe(1);
  await agreeToOne(again);
});

test("nobody asks for an analysis whose page was left [XS-08]", async ({ page, world, signIn }) => {
  const { session } = await signIn("Disa");
  await sendInvoice(page, session.tokens.accessToken, OWN);
  await page.clock.install();
  await world.process("invoice-analysis", { polls: 1_000 });
  await open(page);
  await expect.poll(() => countOf(world, STATUS.path)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Tillbaka" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Avtal" })).toBeVisible();
  await allHasCome(page);
  const asked = await countOf(world, STATUS.path);
  await page.clock.runFor(30_000);
  await allHasCome(page);
  expect(await countOf(world, STATUS.path)).toBe(asked);
});

test("at 320 px and twice the text size nothing stands outside, in any state", async ({ page, world, signIn, shot }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn("Disa");
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", "200%"));
  });
  await world.faults([{ ...UPLOAD, hold: true }]);
  await open(page);
  const look = async (words: string) => {
    await expect(block(page)).toContainText(words);
    await fits(page, words);
    await block(page).scrollIntoViewIfNeeded();
    await shot(words);
  };
  await look("Visa oss en elfaktura");
  await choose(page, { name: "tom.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) });
  await look("Den filen kan vi inte ta emot");
  await choose(page, pdfInvoice(`${"Elfaktura".repeat(20)}.pdf`));
  await look("Snart framme");
  await expect.poll(world.held).toContainEqual(UPLOAD);
  await world.faults([{ ...STATUS, hold: true }]);
  await world.release({ ...UPLOAD, status: 400 });
  await look("Fakturan kom inte fram");
  await page.getByRole("button", { name: "Försök igen" }).click();
  await look("Vi går igenom din faktura");
  await world.release({ ...STATUS });
  await world.faults([]);
  await look("Fakturan är genomgången");
});
