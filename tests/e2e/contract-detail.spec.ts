/** A contract's page as a person meets it: each type, its removal, its move, and what goes wrong. */
import { callsTo, DASHBOARD } from "./support/calls";
import { expect, type Page, test } from "./support/fixtures";

const CONTRACTS = "/customer-service/api/v1/contracts";
const OWN = "anna-andersson-electricity";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const line = (page: Page, label: string) => page.locator("dl > div").filter({ has: page.locator("dt", { hasText: label }) });

for (const { type, provider, price, label, value } of [
  {
    type: "electricity",
    provider: "Granby Energi",
    price: "128,40",
    label: "Månadsavgift",
    value: /29.kr\/mån.*sedan 49.kr\/mån/,
  },
  { type: "mobile", provider: "Telnord", price: "299", label: "Surfmängd", value: /20.GB/ },
  { type: "broadband", provider: "Ljusnät", price: "249", label: "Hastighet ner", value: /250.Mbit\/s/ },
  { type: "tv", provider: "Kvällsbio", price: "189", label: "Kanaler", value: "24" },
  { type: "carinsurance", provider: "Bilskydd Sverige", price: "485", label: "Körsträcka", value: /1.500\smil\/år/ },
  { type: "homeinsurance", provider: "Hemtrygg", price: "162", label: "Boyta", value: "72 m²" },
  { type: "mortgage", provider: "Bolånebanken", price: /7.840/, label: "Ränta", value: /3,95.%/ },
  { type: "privateloan", provider: "Lånhuset", price: /2.434/, label: "Återbetalningstid", value: "12 år" },
])
  test(`${type}: who it is with, what it costs, its lines, in both palettes [CDET-01] [CDET-03]`, async ({
    page,
    signIn,
    checkA11y,
    shot,
  }) => {
    await signIn("Anna");
    for (const theme of ["light", "dark"]) {
      await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
      await page.goto(`/contract/anna-andersson-${type}`);
      await expect(page.getByRole("heading", { level: 1, name: provider })).toBeVisible();
      await expect(page.getByRole("region", { name: "Ditt avtal" })).toContainText(price);
      await expect(line(page, label).first()).toContainText(value);
      await expect(page.getByText(/^Senast uppdaterad \d+\s\w+\s\d{4}$/)).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Huvudmeny" })).toHaveCount(0);
      await checkA11y();
      await shot(`${type}, ${theme}`);
    }
  });

test("a removed contract is gone from home and list at once, and back leads past it [CDET-12] [TR-15]", async ({
  page,
  world,
  signIn,
  checkA11y,
}) => {
  await signIn("Lova");
  await page.goto("/home");
  await expect(page.getByRole("region", { name: "Erbjudanden" }).getByRole("article")).toHaveCount(1);
  const menu = page.getByRole("navigation", { name: "Huvudmeny" });
  await menu.getByRole("link", { name: "Avtal" }).click();
  await page.getByRole("link", { name: /Granby Energi/ }).click();
  await expect(page).toHaveURL("/contract/lova-lindqvist-electricity");
  await button(page, "Ta bort avtalet").click();
  await expect(page.getByRole("alertdialog")).toContainText("Avtalet med leverantören gäller som förut.");
  await checkA11y();
  await button(page, "Avbryt").click();
  await expect(button(page, "Ta bort avtalet")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Ta bort" }).click();
  await expect(page).toHaveURL("/contracts");
  await expect(page.getByText("Avtalet är borttaget")).toBeVisible();
  await expect(page.getByRole("main").getByText("Granby Energi")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/home");
  await expect(page.getByRole("heading", { name: "Här är det lugnt" })).toBeVisible();
  expect((await world.calls()).filter(({ method }) => method === "DELETE").map(({ path, status }) => ({ path, status }))).toEqual(
    [{ path: `${CONTRACTS}/lova-lindqvist-electricity`, status: 204 }],
  );
  expect(await callsTo(world, DASHBOARD)).toHaveLength(2);
});

test("another address stands there at once, also after a reload [CDET-06] [CDET-08] [TR-15]", async ({
  page,
  world,
  signIn,
  checkA11y,
}) => {
  await signIn("Anna");
  await page.goto(`/contract/${OWN}`);
  await button(page, "Ändra adress").click();
  const panel = page.getByRole("dialog", { name: "Ändra adress" });
  await expect(panel.getByLabel("Gata")).toHaveValue("Källgatan");
  await checkA11y();
  await panel.getByLabel("Gata").fill("Storgatan");
  await panel.getByLabel("Uppgång (om det finns)").fill("");
  // What is typed survives a reload, and the editor is where it was [AMB-52].
  await page.reload();
  await expect(panel.getByLabel("Gata")).toHaveValue("Storgatan");
  await button(page, "Spara adressen").click();
  const address = page.getByRole("region", { name: "Adress" });
  await expect(address).toContainText("Storgatan 12, lgh 1203");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.reload();
  await expect(address).toContainText("Storgatan 12, lgh 1203");
  await expect(panel).toHaveCount(0);
  const [patch] = (await world.calls()).filter(({ method }) => method === "PATCH");
  expect(patch?.path).toBe(`${CONTRACTS}/${OWN}/address`);
  expect(JSON.parse(patch?.body ?? "")).toEqual({
    street: "Storgatan",
    streetNumber: 12,
    postalCode: 41_302,
    postalAddress: "Göteborg",
    apartmentNumber: 1_203,
  });
});

test("the browser's back closes the editor before it leaves the page [UX-15]", async ({ page, signIn }) => {
  await signIn("Anna");
  await page.goto("/contracts");
  await page.goto(`/contract/${OWN}`);
  await button(page, "Ändra adress").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await expect(page).toHaveURL(`/contract/${OWN}`);
  await expect.poll(() => page.evaluate(() => history.state?.backSteps ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/contracts");
});

test("a contract that isn't there says so, with a way on; a fault can be tried again [TR-09]", async ({
  page,
  world,
  guard,
  signIn,
  checkA11y,
}) => {
  guard.expectNetworkErrors();
  await signIn("Anna");
  await page.goto("/contract/nobody");
  await expect(page.getByRole("heading", { name: "Vi hittar inte sidan" })).toBeVisible();
  await checkA11y();
  await page.getByRole("link", { name: "Till startsidan" }).click();
  await expect(page).toHaveURL("/home");

  await world.faults([{ method: "GET", path: `${CONTRACTS}/${OWN}`, status: 500, times: 1 }]);
  await page.goto(`/contract/${OWN}`);
  await expect(page.getByRole("heading", { name: "Något gick fel hos oss" })).toBeVisible();
  await button(page, "Försök igen").click();
  await expect(page.getByRole("heading", { level: 1, name: "Granby Energi" })).toBeVisible();
  expect(await callsTo(world, `${CONTRACTS}/${OWN}`)).toHaveLength(2);
});

test("the first page of a visit leads back to the contracts", async ({ page, signIn }) => {
  await signIn("Anna");
  await page.goto(`/contract/${OWN}`);
  await button(page, "Tillbaka").click();
  await expect(page).toHaveURL("/contracts");
  await page.goBack();
  await expect(page).not.toHaveURL(/\/contract\//);
});

test("an id with signs of an address is asked for as it is [TR-05] [A14]", async ({ page, world, guard, signIn }) => {
  guard.expectNetworkErrors();
  await signIn("Anna");
  for (const [shown, asked] of [
    ["a%2Fb", "a%2Fb"],
    ["a%3Fb", "a%3Fb"],
    ["..%2F..%2Fadmin", "..%2F..%2Fadmin"],
    ["a%23b", "a%23b"],
  ]) {
    await page.goto(`/contract/${shown}`);
    await expect(page.getByRole("heading", { name: "Vi hittar inte sidan" })).toBeVisible();
    const paths = (await world.calls()).map(({ path }) => path).filter((path) => path.startsWith(`${CONTRACTS}/`));
    expect(paths.at(-1)).toBe(`${CONTRACTS}/${asked}`);
  }
  const before = (await world.calls()).filter(({ path }) => path.startsWith(`${CONTRACTS}/`)).length;
  await page.goto(`/contract/${"x".repeat(4_000)}`);
  await expect(page.getByRole("heading", { name: "Vi hittar inte sidan" })).toBeVisible();
  expect((await world.calls()).filter(({ path }) => path.startsWith(`${CONTRACTS}/`))).toHaveLength(before);
});

test("at 320 px and twice the text size nothing stands outside", async ({ page, signIn, shot }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn("Anna");
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", "200%"));
  });
  for (const type of ["electricity", "carinsurance", "mortgage"]) {
    await page.goto(`/contract/anna-andersson-${type}`);
    await expect(page.getByText(/^Senast uppdaterad \d+\s\w+\s\d{4}$/)).toBeVisible();
    const outside = await page.locator("main").evaluate((main) => {
      const edge = main.getBoundingClientRect().right;
      return [...main.querySelectorAll("*")].filter((part) => part.getBoundingClientRect().right > edge + 1).length;
    });
    expect(outside).toBe(0);
    await shot(`${type}, 320 px, 200 %`);
  }
});
