/** The onboarding as people go through it: reloads, ways back, other people on the same device, and servers that have a say. */
import { categoriesHash } from "../../src/domain/providers";
import { CONTACT_DETAILS, CONTRACTS, callsTo, INFO } from "./support/calls";
import { expect, type Page, test } from "./support/fixtures";
import { comeBack } from "./support/tabs";
import type { World } from "./support/world";

const LANDING = "onboarding.landingSelection";
const CATEGORIES = "/customer-service/api/v1/service-providers/categories";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const heading = (page: Page, name: string | RegExp) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const sent = async (world: World, path: string) =>
  (await callsTo(world, path)).filter(({ method }) => method !== "GET").map(({ body }) => JSON.parse(body ?? "null"));
const pickTelnord = async (page: Page) => {
  await button(page, /^Mobilabonnemang/).click();
  await page.getByRole("checkbox", { name: "Telnord" }).check();
  await button(page, "Bekräfta").click();
  await expect(button(page, /^Mobilabonnemang Telnord/)).toBeVisible();
};
const fillContact = async (page: Page) => {
  await field(page, "E-post").fill("nils@example.com");
  await field(page, "Mobilnummer").fill("0701740635");
};
/** The server's answer about somebody, but for this. */
const says = async (world: World, who: string, own: object) => {
  const { customer } = await world.logIn(who);
  return [{ method: "GET", path: INFO, status: 200, body: { ...customer, ...own } }];
};

test("each step is there again after a reload, with what was typed [F69] [AMB-52]", async ({ page, signIn }) => {
  await signIn("Nils");
  await page.goto("/onboarding");
  await field(page, "E-post").fill("nils@");
  await page.reload();
  await expect(field(page, "E-post")).toHaveValue("nils@");
  await fillContact(page);
  await button(page, "Nästa").click();
  await field(page, "Gata").fill("Åsgatan");
  await page.reload();
  await heading(page, "Var bor du?");
  await expect(field(page, "Gata")).toHaveValue("Åsgatan");
  await field(page, "Nummer").fill("7");
  await field(page, "Postnummer").fill("90325");
  await field(page, "Ort").fill("Umeå");
  await button(page, "Nästa").click();
  await pickTelnord(page);
  await page.reload();
  await heading(page, "Vilka avtal har du?");
  await expect(button(page, /^Mobilabonnemang Telnord/)).toBeVisible();
});

test("what was typed is there after a forced login of the same person, not of another [CIMP-06] [AMB-62]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Maja");
  await page.goto("/onboarding");
  await pickTelnord(page);
  await world.faults([{ path: INFO, status: 401, times: 1 }]);
  await comeBack(page);
  await expect(page).toHaveURL("/login");
  await signIn("Maja");
  await page.goto("/onboarding");
  await expect(button(page, /^Mobilabonnemang Telnord/)).toBeVisible();
  // The page that is open hears of each login: what the server says has to be true before.
  await world.faults(await says(world, "Nils", { onboardingState: "MissingContracts" }));
  await signIn("Nils");
  await page.goto("/onboarding");
  await expect(button(page, /^Mobilabonnemang/)).toBeVisible();
  await expect(button(page, "Lägg till avtalen")).toBeDisabled();
  await world.faults([]);
  await signIn("Maja");
  await page.goto("/onboarding");
  await expect(button(page, /^Mobilabonnemang/)).toBeVisible();
  await expect(button(page, "Lägg till avtalen")).toBeDisabled();
});

test.describe("what a visitor picked before the login", () => {
  const leave = async (page: Page, categoriesHash: string) => {
    await page.goto("/login");
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key!, value!),
      [LANDING, JSON.stringify({ categoriesHash, contractTypes: ["MOBILE", "Insurance"] })],
    );
  };
  const hashNow = async (page: Page) => categoriesHash(await (await page.context().request.get(CATEGORIES)).json());
  const marked = (page: Page) => page.getByText("Ditt val", { exact: true });

  test("is pointed out to who logs in, and to nobody after them [ONB-10] [LS-01] [CIMP-06]", async ({ page, world, signIn }) => {
    await leave(page, await hashNow(page));
    await signIn("Maja");
    await page.goto("/onboarding");
    await expect(marked(page)).toHaveCount(2);
    await page.reload();
    await expect(marked(page)).toHaveCount(2);
    await pickTelnord(page);
    await expect(marked(page)).toHaveCount(1);
    await button(page, "Logga ut").click();
    await expect(page).toHaveURL("/login");
    await world.faults(await says(world, "Nils", { onboardingState: "MissingContracts" }));
    await signIn("Nils");
    await page.goto("/onboarding");
    await expect(button(page, /^Mobilabonnemang/)).toBeVisible();
    await expect(marked(page)).toHaveCount(0);
  });

  test("is gone when somebody who had no use for it has logged out [CIMP-06]", async ({ page, signIn }) => {
    await leave(page, await hashNow(page));
    await signIn("Anna");
    await page.goto("/more");
    await button(page, "Logga ut").click();
    await expect(page).toHaveURL("/login");
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), LANDING)).toBeNull();
  });

  test("is gone when the categories have changed [LS-01]", async ({ page, signIn }) => {
    await leave(page, "of other categories");
    await signIn("Maja");
    await page.goto("/onboarding");
    await expect(button(page, /^Mobilabonnemang/)).toBeVisible();
    await expect(marked(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), LANDING)).toBeNull();
  });
});

test("the browser's back closes the panel, then takes one step after the other, then leaves [UX-15] [TR-13]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Maja");
  await page.goto("/settings");
  await page.goto("/onboarding");
  await button(page, /^Mobilabonnemang/).click();
  await page.getByRole("checkbox", { name: "Telnord" }).check();
  await page.goBack();
  await heading(page, "Vilka avtal har du?");
  await page.goBack();
  await heading(page, "Var bor du?");
  await page.goBack();
  await heading(page, "Hur når vi dig?");
  await expect(field(page, "E-post")).toHaveValue("maja.melin@example.com");
  await button(page, "Nästa").click();
  await heading(page, "Var bor du?");
  await page.goBack();
  await heading(page, "Hur når vi dig?");
  await page.goBack();
  await expect(page).toHaveURL("/settings");
  expect(await sent(world, CONTACT_DETAILS)).toHaveLength(1);
});

test.describe("the guards never send anybody back and forth [TR-01]", () => {
  const visits = (page: Page) => {
    const seen: string[] = [];
    page.on("framenavigated", (frame) => void seen.push(new URL(frame.url()).pathname));
    return seen;
  };

  test("a state that nobody knows begins at step 1, and stays there", async ({ page, world, signIn }) => {
    await signIn("Anna");
    await world.faults(await says(world, "Anna", { onboardingState: "SomethingNew" }));
    const seen = visits(page);
    await page.goto("/onboarding");
    await heading(page, "Hur når vi dig?");
    await comeBack(page);
    await expect.poll(async () => (await callsTo(world, INFO)).length).toBeGreaterThan(1);
    await heading(page, "Hur når vi dig?");
    // The browser tells of an entry that is written anew, too.
    expect(new Set(seen)).toEqual(new Set(["/onboarding"]));
    expect(seen.length).toBeLessThanOrEqual(2);
  });

  test("done meanwhile goes home, and stays there", async ({ page, world, signIn }) => {
    await signIn("Nils");
    await page.goto("/onboarding");
    await heading(page, "Hur når vi dig?");
    await world.faults(await says(world, "Nils", { onboardingState: "Complete" }));
    const seen = visits(page);
    await comeBack(page);
    await heading(page, /^God .+, Nils$/);
    expect(new Set(seen)).toEqual(new Set(["/home"]));
  });

  test("a server that can't tell shows that, and the way out", async ({ page, world, signIn }) => {
    await signIn("Petra");
    await world.faults([{ path: INFO, status: 500 }]);
    const seen = visits(page);
    await page.goto("/home");
    await heading(page, "Något gick fel hos oss");
    expect(seen.filter((path) => path !== "/home")).toEqual(["/onboarding"]);
    await world.faults([]);
    await button(page, "Försök igen").click();
    await heading(page, "Nu saknas bara din underskrift");
    await expect(button(page, "Logga ut")).toBeVisible();
  });
});

test("what is said while the network is away leaves the button in reach", async ({ page, context, signIn, guard }) => {
  guard.expectNetworkErrors();
  await signIn("Nils");
  await page.goto("/onboarding");
  await fillContact(page);
  await context.setOffline(true);
  await button(page, "Nästa").click();
  await expect(page.getByRole("alert")).toHaveText(/^Uppgifterna gick inte att spara/);
  await context.setOffline(false);
  await button(page, "Nästa").click();
  await heading(page, "Var bor du?");
});

test("what autofill leaves behind counts, without leaving the field [FMT-13] [FMT-07] [VAL-05]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Nils");
  await page.goto("/onboarding");
  const autofill = (name: string, value: string) =>
    field(page, name).evaluate((input, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
    }, value);
  await autofill("E-post", " Anna@Example.SE\u00a0");
  await autofill("Mobilnummer", "\u202a+46701234567\u202c");
  await button(page, "Nästa").click();
  await heading(page, "Var bor du?");
  expect(await sent(world, CONTACT_DETAILS)).toEqual([{ email: "anna@example.se", phoneNumber: "+46701234567" }]);
});

test("the server's own rules decide, and what is wrong is said when the field is left [VAL-01] [VAL-03] [VAL-04] [FMT-07]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Nils");
  const mobileNumber = { value: "", regex: "^07[02369]\\d{7}$", errorKey: "contact.wrong.phoneNumber" };
  await world.faults(await says(world, "Nils", { mobileNumber }));
  await page.goto("/onboarding");
  await field(page, "E-post").fill("nils@example.com");
  await field(page, "Mobilnummer").fill("+46 70 123 45 67");
  await expect(button(page, "Nästa")).toBeDisabled();
  await expect(page.getByText("Skriv hela numret")).toHaveCount(0);
  await field(page, "E-post").focus();
  await expect(page.getByText("Skriv hela numret")).toBeVisible();
  await field(page, "Mobilnummer").fill("070-123 45 67");
  await expect(page.getByText("Skriv hela numret")).toHaveCount(0);
  await expect(button(page, "Nästa")).toBeEnabled();
});

test("a signature that is broken off leads back to where it is asked for [ONB-18]", async ({ page, world, signIn }) => {
  await signIn("Petra");
  await page.goto("/onboarding");
  await button(page, "Skriv under med BankID").click();
  await expect.poll(async () => (await world.orders()).length).toBe(1);
  await world.cancel();
  await expect(page).toHaveURL("/onboarding");
  await heading(page, "Nu saknas bara din underskrift");
  await expect(page.getByText("Underskriften blev inte klar")).toBeVisible();
  expect(await sent(world, CONTRACTS)).toEqual([]);
});

test("steps slide by direction, and not for who wants no motion [FM-01]", async ({ page, signIn }) => {
  await signIn("Maja");
  await page.goto("/onboarding");
  await heading(page, "Vilka avtal har du?");
  const motion = () =>
    page
      .getByRole("heading", { level: 1 })
      .evaluate((element) => getComputedStyle(element.closest("[data-part=slide]")!).getPropertyValue("--slide-from"));
  expect(await motion()).toBe("");
  await button(page, "Tillbaka").click();
  await heading(page, "Var bor du?");
  expect(await motion()).toBe("-16px");
  await button(page, "Nästa").click();
  await heading(page, "Vilka avtal har du?");
  expect(await motion()).toBe("16px");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await button(page, "Tillbaka").click();
  await heading(page, "Var bor du?");
  const durationMs = await page
    .locator("[data-part=slide]")
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration) * 1_000);
  expect(durationMs).toBeLessThan(1);
});
