/** A new customer's first visit, from the code on the login page to a home that holds their contracts. */
import { CONTACT_DETAILS, CONTRACTS, CURRENT_ADDRESS, callsTo, SIGN } from "./support/calls";
import { fits } from "./support/fits";
import { expect, type Page, test } from "./support/fixtures";
import { tabTo } from "./support/keyboard";
import { logInByHand } from "./support/logIn";
import { scanCode } from "./support/qr";
import type { World } from "./support/world";

const ACCEPT_AND_SIGN = SIGN.replace(/sign$/, "accept-and-sign");

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const heading = (page: Page, name: string | RegExp) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const bodies = async (world: World, path: string) =>
  (await callsTo(world, path)).filter(({ method }) => method !== "GET").map(({ body }) => JSON.parse(body ?? "null"));
/** What one sees of the step besides its heading. */
const isStep = (page: Page, position: number) =>
  expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", `Steg ${position} av 3`);

/** The phone reads the code on the screen. */
const scan = async (page: Page, world: World, personalNumber: string) => {
  await page.getByRole("img", { name: "QR-kod" }).scrollIntoViewIfNeeded();
  await scanCode(page, world, personalNumber);
  await world.approve();
};

const address = { street: "Storgatan", streetNumber: 7, postalCode: 90325, postalAddress: "Umeå" };

test("goes from the code through three steps to a home with their contracts [ONB-01] [ONB-12] [ONB-18] [ONB-19] [SIGN-05] [TR-15]", async ({
  page,
  world,
  checkA11y,
  shot,
}) => {
  test.slow();
  const { personalNumber } = world.person("Nils");
  await page.goto("/login");
  await page.getByRole("link", { name: "Logga in med BankID" }).click();
  await scan(page, world, personalNumber);
  await expect(page).toHaveURL("/onboarding");

  await heading(page, "Hur når vi dig?");
  await isStep(page, 1);
  await checkA11y();
  await field(page, "E-post").fill("Nils.Nyberg@Example.com ");
  await field(page, "Mobilnummer").fill("070-174 06 35");
  await shot("step 1");
  await button(page, "Nästa").click();

  await heading(page, "Var bor du?");
  await isStep(page, 2);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await checkA11y();
  await button(page, "Hämta folkbokföringsadress").click();
  await expect(field(page, "Gata")).toHaveValue("Storgatan");
  await shot("step 2");
  await button(page, "Nästa").click();

  await heading(page, "Vilka avtal har du?");
  await isStep(page, 3);
  await checkA11y();
  await button(page, /^Försäkring/).click();
  await page.getByRole("checkbox", { name: "Hemtrygg" }).check();
  await button(page, "Bekräfta").click();
  await page.getByRole("checkbox", { name: "Bilförsäkring" }).check();
  await page.getByRole("checkbox", { name: "Hemförsäkring" }).check();
  await button(page, "Bekräfta").click();
  await heading(page, "Var gäller avtalet med Hemtrygg?");
  await expect(field(page, "Gata")).toHaveValue("Storgatan");
  await button(page, "Bekräfta").click();
  await button(page, /^Elavtal/).click();
  await page.getByRole("checkbox", { name: "Åkraft" }).check();
  await button(page, "Bekräfta").click();
  await heading(page, "Var gäller avtalet med Åkraft?");
  await button(page, "Bekräfta").click();
  await expect(button(page, /^Försäkring Hemtrygg/)).toBeVisible();
  await shot("step 3");
  await button(page, "Lägg till avtalen").click();

  await heading(page, "Nu saknas bara din underskrift");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
  await checkA11y();
  await shot("done");
  await button(page, "Skriv under med BankID").click();
  await expect(page).toHaveURL(/\/sign\/poa\//);
  await scan(page, world, personalNumber);
  await expect(page).toHaveURL("/home");
  await heading(page, /^God .+, Nils$/);

  expect(await bodies(world, CONTACT_DETAILS)).toEqual([{ email: "nils.nyberg@example.com", phoneNumber: "0701740635" }]);
  const registered = { ...address, apartmentNumber: 1101 };
  expect(await bodies(world, CURRENT_ADDRESS)).toEqual([registered]);
  expect(await bodies(world, CONTRACTS)).toEqual([
    {
      serviceProviders: [
        { id: "hemtrygg-carinsurance" },
        { id: "hemtrygg-homeinsurance", address: registered },
        { id: "akraft", address: registered },
      ],
      providerIds: [],
    },
  ]);
  expect(await bodies(world, ACCEPT_AND_SIGN)).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^(draft|onboarding)\./.test(key)))).toEqual([]);

  await page.getByRole("link", { name: "Avtal", exact: true }).click();
  await expect(page).toHaveURL("/contracts");
  for (const provider of ["Hemtrygg", "Åkraft"]) await expect(page.getByText(provider).first()).toBeVisible();
});

test("does it without a pointer, the focus never lost", async ({ page, world }) => {
  test.slow();
  const { personalNumber } = world.person("Nils");
  const tabAndPress = async (name: string | RegExp, most = 30) => {
    await tabTo(page, name, most);
    await page.keyboard.press("Enter");
  };
  const tick = async (name: string) => {
    await tabTo(page, name, 40);
    await page.keyboard.press("Space");
  };
  const type = async (name: string, text: string) => {
    await tabTo(page, name, 20);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  };
  await page.goto("/login");
  await tabAndPress("Logga in med BankID");
  await scan(page, world, personalNumber);
  await heading(page, "Hur når vi dig?");
  await type("E-post", "nils@example.com");
  await type("Mobilnummer", "0701740635");
  await page.keyboard.press("Enter");

  await heading(page, "Var bor du?");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await type("Gata", "Storgatan");
  await page.keyboard.press("Escape");
  await type("Nummer", "7");
  await type("Postnummer", "90325");
  await type("Ort", "Umeå");
  await page.keyboard.press("Enter");

  await heading(page, "Vilka avtal har du?");
  await tabAndPress(/^Försäkring/);
  await tick("Hemtrygg");
  await tabAndPress("Bekräfta");
  await heading(page, "Vilka försäkringar har du?");
  await tick("Bilförsäkring");
  await tick("Hemförsäkring");
  await tabAndPress("Bekräfta");
  await heading(page, "Var gäller avtalet med Hemtrygg?");
  await tabAndPress("Bekräfta");
  await heading(page, "Vilka avtal har du?");
  await tabAndPress(/^Elavtal/);
  await tick("Åkraft");
  await tabAndPress("Bekräfta");
  await heading(page, "Var gäller avtalet med Åkraft?");
  await tabAndPress("Bekräfta");
  await heading(page, "Vilka avtal har du?");
  await tabAndPress("Lägg till avtalen");
  await heading(page, "Nu saknas bara din underskrift");
  await tabAndPress("Skriv under med BankID");
  await scan(page, world, personalNumber);
  await heading(page, /^God .+, Nils$/);
  await tabAndPress("Avtal");
  await expect(page.getByText("Åkraft").first()).toBeVisible();
});

test.describe("on a screen of 320 px with text of twice the size", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("does it, and nothing scrolls sideways, nothing is cut [UX-11]", async ({ page, world, shot, checkA11y }) => {
    test.slow();
    const { personalNumber } = world.person("Nils");
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", "200%"));
    });
    const look = async (title: string | RegExp) => {
      await heading(page, title);
      await checkA11y();
      await fits(page, String(title));
      await shot(String(title));
    };
    await logInByHand(page, world, "Nils");
    await look("Hur når vi dig?");
    await field(page, "E-post").fill("nils");
    await field(page, "Mobilnummer").fill("070");
    await field(page, "E-post").focus();
    await fits(page, "with what is wrong");
    await field(page, "E-post").fill("nils@example.com");
    await field(page, "Mobilnummer").fill("0701740635");
    await button(page, "Nästa").click();
    await look("Var bor du?");
    await button(page, "Nästa").click();
    await expect(page.getByText("Fyll i det här.").first()).toBeVisible();
    await fits(page, "with what is missing");
    await button(page, "Hämta folkbokföringsadress").click();
    await expect(field(page, "Gata")).toHaveValue("Storgatan");
    await button(page, "Nästa").click();
    await look("Vilka avtal har du?");
    await button(page, /^Försäkring/).click();
    await look("Vilka försäkringsbolag har du?");
    await page.getByRole("checkbox", { name: "Hemtrygg" }).check();
    await button(page, "Bekräfta").click();
    await look("Vilka försäkringar har du?");
    await page.getByRole("checkbox", { name: "Bilförsäkring" }).check();
    await page.getByRole("checkbox", { name: "Hemförsäkring" }).check();
    await button(page, "Bekräfta").click();
    await look("Var gäller avtalet med Hemtrygg?");
    await button(page, "Bekräfta").click();
    await button(page, /^Elavtal/).click();
    await page.getByRole("checkbox", { name: "Åkraft" }).check();
    await button(page, "Bekräfta").click();
    await heading(page, "Var gäller avtalet med Åkraft?");
    await button(page, "Bekräfta").click();
    await look("Vilka avtal har du?");
    await button(page, "Lägg till avtalen").click();
    await look("Nu saknas bara din underskrift");
    await button(page, "Skriv under med BankID").click();
    await look("Skanna QR-koden");
    await scan(page, world, personalNumber);
    await look(/^God .+, Nils$/);
    await page.getByRole("link", { name: "Avtal", exact: true }).click();
    await expect(page.getByText("Åkraft").first()).toBeVisible();
    await fits(page, "/contracts");
  });
});
