/** The terms and the power of attorney, where one reads what one is asked to accept or sign. */
import { readFile } from "node:fs/promises";
import { callsTo, POA, TERMS } from "./support/calls";
import { expect, type Page, test } from "./support/fixtures";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const alert = (page: Page) => page.getByRole("alert").getByRole("heading");
const retry = (page: Page) => page.getByRole("button", { name: "Försök igen" }).click();

test.describe("the terms", () => {
  test("are there for everybody, without a bearer, as markdown [MORE-19] [API-08]", async ({
    page,
    world,
    signIn,
    checkA11y,
  }) => {
    await page.goto("/terms-and-conditions");
    await expect(heading(page)).toHaveText("Villkor");
    await expect(page.getByRole("heading", { level: 2, name: "Vad det kostar" })).toBeVisible();
    await expect(page.locator("main strong")).toHaveText("1 januari 2026");
    await checkA11y();
    await page.getByRole("button", { name: "Tillbaka" }).click();
    await expect(page).toHaveURL("/");

    await signIn("Anna");
    await page.goto("/terms-and-conditions");
    await expect(page.getByRole("heading", { level: 2, name: "Vad vi gör" })).toBeVisible();
    await page.getByRole("button", { name: "Tillbaka" }).click();
    await expect(page).toHaveURL("/home");
    const calls = await callsTo(world, TERMS);
    expect(calls.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  test("are loaded, refused, tried again, and may be empty [MORE-19] [ACC-05] [ACC-07]", async ({ page, world, checkA11y }) => {
    await world.faults([{ path: TERMS, hold: true }]);
    await page.goto("/terms-and-conditions");
    await expect.poll(world.held).toHaveLength(1);
    await expect(page.getByText("Laddar")).toBeVisible();
    await world.release({ status: 500 });
    await expect(alert(page)).toHaveText("Något gick fel hos oss");
    await world.faults([{ path: TERMS, status: 200, body: { text: " \n" } }]);
    await retry(page);
    await expect(page.getByRole("heading", { level: 2, name: "Villkoren finns inte här just nu" })).toBeVisible();
    await expect(heading(page)).toHaveText("Villkor");
    await checkA11y();
  });

  test("that are hostile or malformed do nothing [A37] [A38]", async ({ page, world }) => {
    const text = "Hej <script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=alert(1)>";
    await world.faults([{ path: TERMS, status: 200, body: { text } }]);
    await page.goto("/terms-and-conditions");
    await expect(page.getByText("Hej")).toBeVisible();
    await expect(page.locator("main script, main img, main a")).toHaveCount(0);
    await world.faults([{ path: TERMS, status: 200, body: { markdown: "# x" } }]);
    await page.reload();
    await expect(alert(page)).toHaveText("Kan inte nå tjänsten");
  });
});

test.describe("the power of attorney", () => {
  const bytes = Buffer.from("%PDF-1.4\nåäö\u0000\u00ff~~~???>>>\n%%EOF\n", "latin1");
  const base64 = bytes.toString("base64");

  const save = async (page: Page) => {
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Ladda ner fullmakten" }).click();
    const download = await coming;
    return { name: download.suggestedFilename(), url: download.url(), bytes: await readFile((await download.path())!) };
  };

  test("can be saved as a file, by the keyboard, and one goes back to where one was [MORE-23]", async ({
    page,
    world,
    guard,
    signIn,
    checkA11y,
  }) => {
    guard.expectNetworkErrors();
    await signIn("Ulla");
    await page.goto("/home");
    await page.getByRole("alertdialog").getByRole("link", { name: "Läs fullmakten" }).click();
    await expect(heading(page)).toHaveText("Fullmakten");
    await expect(heading(page)).toBeFocused();
    await checkA11y();
    const file = await save(page);
    expect([file.name, file.bytes.subarray(0, 5).toString()]).toEqual(["fullmakt.pdf", "%PDF-"]);
    await expect(page).toHaveURL("/power-of-attorney");
    expect((await callsTo(world, POA)).map(({ status }) => status)).toEqual([200]);
    await page.getByRole("button", { name: "Tillbaka" }).press("Enter");
    await expect(page).toHaveURL("/home");
    await expect(page.getByRole("alertdialog")).toBeVisible();
  });

  for (const [dress, pdf] of [
    ["plain base64", base64],
    ["base64 with line breaks", base64.replace(/.{8}/g, "$&\r\n")],
    ["a data: address", `data:application/pdf;base64,${base64}`],
    ["base64url", bytes.toString("base64url")],
    ["base64 without its end", base64.replace(/=+$/, "")],
  ])
    test(`is the same file when it comes as ${dress}`, async ({ page, world, signIn }) => {
      await signIn("Anna");
      await world.faults([{ path: POA, status: 200, body: { powerOfAttorneyId: "poa-2026-01", pdf } }]);
      await page.goto("/power-of-attorney");
      expect((await save(page)).bytes.equals(bytes)).toBe(true);
    });

  for (const [what, pdf] of [
    ["HTML", Buffer.from("<html><script>alert(1)</script>").toString("base64")],
    ["SVG", Buffer.from("<svg onload=alert(1) />").toString("base64")],
    ["no base64", "%%%"],
    ["nothing", ""],
    ["HTML with a PDF in it", Buffer.from("<html>%PDF-1.4").toString("base64")],
  ])
    test(`that is ${what} is said to be unreadable, and nothing is to be saved [A69]`, async ({ page, world, signIn }) => {
      await signIn("Anna");
      await world.faults([{ path: POA, times: 1, status: 200, body: { powerOfAttorneyId: "poa-2026-01", pdf } }]);
      await page.goto("/power-of-attorney");
      await expect(alert(page)).toHaveText("Kan inte nå tjänsten");
      await expect(page.getByRole("button", { name: "Ladda ner fullmakten" })).toHaveCount(0);
      await retry(page);
      await expect(page.getByRole("button", { name: "Ladda ner fullmakten" })).toBeVisible();
    });

  test("is nobody's to read who isn't logged in", async ({ page }) => {
    await page.goto("/power-of-attorney");
    await expect(page).toHaveURL("/login");
  });
});
