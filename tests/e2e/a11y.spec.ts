/** Every screen and each of its states, looked at by axe: light on a phone, dark on a computer. Then without a pointer. */
import { CONSENT_REASONS } from "../../src/domain/errors";
import { encodeSignOptions } from "../../src/domain/signOptions";
import { actFor } from "./support/acting";
import { holdOrder } from "./support/bankid";
import { DASHBOARD, INFO, LOCATIONS, TEXTS } from "./support/calls";
import { stopClock } from "./support/clock";
import { test as base, expect, type Page } from "./support/fixtures";
import { tabTo } from "./support/keyboard";

const PHONE = { width: 390, height: 844 };
const COMPUTER = { width: 1280, height: 800 };

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const alert = (page: Page) => page.getByRole("alert").getByRole("heading");

/** `looks("login")` once it is on screen. */
const test = base.extend<{ looks: (name: string) => Promise<void> }>({
  looks: async ({ page, checkA11y, shot }, use) => {
    const wear = (theme: string) => page.evaluate((choice) => window.applyTheme?.(choice), theme);
    await use(async (name) => {
      await checkA11y();
      await shot(`${name}, light, phone`);
      await page.setViewportSize(COMPUTER);
      await wear("dark");
      await checkA11y();
      await shot(`${name}, dark, computer`);
      await page.setViewportSize(PHONE);
      await wear("light");
    });
  },
});

test.describe("axe finds nothing", () => {
  test("on the login page, with the hidden mode too", async ({ page, looks }) => {
    await page.goto("/login");
    await expect(heading(page)).toBeVisible();
    await looks("login");
    const logo = page.getByRole("button", { name: "Avtalsbo" });
    await logo.click({ clickCount: 7 });
    await expect(page.getByRole("region", { name: "Dolt läge" })).toBeVisible();
    await looks("hidden mode");
  });

  test("while an order starts, waits, is in the app and runs out", async ({ page, world, guard, looks }) => {
    guard.expectNetworkErrors();
    const order = await holdOrder(page, world);
    const shows = async (title: string) => {
      await expect(heading(page)).toHaveText(title);
      await looks(title);
    };
    await page.goto("/login/bank-id");
    await shows("Startar BankID");
    await order.failStart();
    await shows("Det gick inte att starta BankID");
    await page.getByRole("button", { name: "Försök igen" }).click();
    await order.letStart();
    await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
    await shows("Skanna QR-koden");
    await page.getByRole("button", { name: "Den här enheten" }).click();
    await shows("Öppna BankID på den här enheten");
    await page.getByRole("link", { name: "Öppna BankID-appen" }).click();
    await shows("Fortsätt i BankID-appen");
    await world.open(order.personalNumber);
    await order.letPoll();
    await expect(page.getByRole("group")).toHaveCount(0);
    await shows("Fortsätt i BankID-appen");
    await order.pollAcross(180_000);
    await shows("QR-koden har gått ut");
  });

  test("on home while it loads, with all its cards, and when it can't be had", async ({ page, world, signIn, looks }) => {
    await signIn("Anna");
    await page.clock.install();
    await world.faults([{ path: DASHBOARD, hold: true }]);
    await page.goto("/home");
    await expect.poll(world.held).toHaveLength(1);
    // The call isn't given up while it is looked at.
    await stopClock(page);
    await page.clock.runFor(6_000);
    await expect(page.getByText("Det tar lite längre tid än vanligt.")).toBeVisible();
    await looks("home, loading");
    await page.clock.resume();
    await world.release({ path: DASHBOARD, status: 500 });
    await expect(alert(page)).toHaveText("Något gick fel hos oss");
    await looks("home, refused");
    await world.faults([]);
    await page.getByRole("button", { name: "Försök igen" }).click();
    await expect(page.getByRole("region", { name: /^Att göra/ })).toBeVisible();
    await looks("home");
  });

  test("on home with nothing on it, and without a network", async ({ page, world, signIn, looks, context }) => {
    await signIn("Tom");
    await page.goto("/home");
    await expect(page.getByRole("heading", { name: "Här är det lugnt" })).toBeVisible();
    await looks("home, empty");
    await world.faults([{ path: DASHBOARD, status: 200, body: "<html>" }]);
    await page.reload();
    await expect(alert(page)).toHaveText("Kan inte nå tjänsten");
    await context.setOffline(true);
    await expect(page.getByText("Du är inte uppkopplad.")).toBeVisible();
    await looks("home, offline");
    await context.setOffline(false);
  });

  test("on pages that aren't built, on /more and on the admin's page", async ({ page, signIn, looks }) => {
    await page.goto("/no/such/page");
    await expect(heading(page)).toHaveText("Vi hittar inte sidan");
    await looks("unknown page");
    await signIn("Alva");
    for (const path of ["/represent-customer", "/more", "/settings"]) {
      await page.goto(path);
      await expect(heading(page)).toHaveText("Den här sidan är inte klar än");
      await looks(path);
    }
  });

  test("when a consent is needed, and when the texts can't be had", async ({ page, world, signIn, looks }) => {
    await page.clock.install();
    await world.faults([{ path: TEXTS, hold: true }]);
    await page.goto("/login");
    await expect.poll(world.held).toHaveLength(1);
    await page.clock.runFor(8_000);
    await expect(heading(page)).toHaveText("Failed to load, please try again later");
    await looks("texts failed");
    await signIn("Anna");
    await world.faults([{ path: INFO, status: 403, body: { reason: "TermsAndConditionsAndPowerOfAttorneyUpdated" } }]);
    await page.goto("/home");
    await expect(page.getByRole("alertdialog")).toHaveAccessibleName("Nya villkor och ny fullmakt");
    await looks("consent needed");
  });
});

test.describe("axe finds nothing while one consents", () => {
  const link = (more = {}) =>
    `/sign/poa/${encodeSignOptions({
      powerOfAttorneyId: "poa-2026-01",
      onSuccess: { redirectToPath: "/home" },
      onFail: { redirectToPath: "/more" },
      ...more,
    })}`;

  test("on the page that signs, in each of its states", async ({ page, world, signIn, looks }) => {
    await signIn("Anna");
    const shows = async (title: string) => {
      await expect(heading(page)).toHaveText(title);
      await looks(title);
    };
    await page.goto(link({ termsAndConditionsId: "terms-2026-01" }));
    await shows("Skriv under fullmakten och godkänn villkoren");
    await page.goto("/sign/poa/e30");
    await shows("Länken går inte att använda");
    await world.faults([{ path: LOCATIONS, times: 1, status: 403, body: { reason: "TermsAndConditionsUpdated" } }]);
    await page.goto(link());
    await shows("Något behöver godkännas först");
    await world.faults([{ path: LOCATIONS, times: 1, status: 500 }]);
    await page.goto(link({ onFail: { redirectToPath: "/home" } }));
    await shows("Något gick fel hos oss");
    await page.getByRole("button", { name: "Försök igen" }).click();
    await page.getByRole("button", { name: "Skriv under med BankID" }).click();
    await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
    await looks("signing");
  });

  test("in the dialog of each reason", async ({ page, world, signIn, looks }) => {
    await signIn("Anna");
    for (const reason of CONSENT_REASONS) {
      await world.faults([{ path: INFO, status: 403, body: { reason } }]);
      await page.goto("/home");
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await looks(reason);
    }
  });

  test("for an admin who acts", async ({ page, world, guard, signIn, looks }) => {
    guard.expectNetworkErrors();
    await actFor(page, world, await signIn("Alva"), "Tove");
    await page.goto("/home");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await looks("consent, acting");
    await page.goto(link());
    await expect(heading(page)).toHaveText("Bara kunden kan skriva under");
    await looks("signing, acting");
  });

  test("on the documents", async ({ page, signIn, looks }) => {
    await signIn("Anna");
    await page.goto("/terms-and-conditions");
    await expect(heading(page)).toHaveText("Villkor");
    await looks("terms");
    await page.goto("/power-of-attorney");
    await expect(heading(page)).toHaveText("Fullmakten");
    await looks("power of attorney");
  });
});

test.describe("with the keyboard alone", () => {
  test("one logs in, chooses the device, turns back and logs in all the same [I5]", async ({ page, world }) => {
    await page.goto("/login");
    await expect(heading(page)).toBeVisible();
    await tabTo(page, "Logga in med BankID", 3);
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Skanna QR-koden");
    await expect(heading(page)).toBeFocused();
    await tabTo(page, "Den här enheten");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Öppna BankID på den här enheten");
    await expect(page.getByRole("button", { name: "Den här enheten" })).toBeFocused();
    await tabTo(page, "Avbryt");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/login");
    await expect(heading(page)).toBeFocused();
    await tabTo(page, "Logga in med BankID", 3);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
    await world.approve(world.person("Anna").personalNumber);
    await expect(page).toHaveURL("/home");
    await expect(heading(page)).toHaveText(/Anna$/);
    await expect(heading(page)).toBeFocused();
  });

  test("one is asked for new terms: the focus stays in the dialog, and comes back to the page [CNS-05] [AXS-01]", async ({
    page,
    guard,
    signIn,
  }) => {
    guard.expectNetworkErrors();
    await signIn("Tove");
    await page.goto("/home");
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.locator(":focus")).toBeVisible();
    for (const stop of ["Godkänn villkoren", "Logga ut", "Läs villkoren", "Godkänn villkoren"]) await tabTo(page, stop, 3);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });

  test("one signs, turning back from the documents first [I5]", async ({ page, world, signIn }) => {
    const { personalNumber } = await signIn("Petra");
    const options = { powerOfAttorneyId: "poa-2026-01", onSuccess: { redirectToPath: "/home" } };
    await page.goto(`/sign/poa/${encodeSignOptions({ ...options, onFail: { redirectToPath: "/more" } })}`);
    await expect(heading(page)).toHaveText("Skriv under fullmakten");
    await tabTo(page, "Läs fullmakten", 4);
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Fullmakten");
    await expect(heading(page)).toBeFocused();
    await tabTo(page, "Ladda ner fullmakten", 3);
    await page.goBack();
    await expect(heading(page)).toHaveText("Skriv under fullmakten");
    await tabTo(page, "Skriv under med BankID", 5);
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Skanna QR-koden");
    await expect(heading(page)).toBeFocused();
    await world.approve(personalNumber);
    await expect(page).toHaveURL("/home");
    await expect(heading(page)).toBeFocused();
  });

  test("one folds a list, goes to each tab and logs out [I5]", async ({ page, signIn }) => {
    await signIn("Anna");
    await page.goto("/home");
    await expect(page.getByRole("region", { name: /^Att göra/ })).toBeVisible();
    await tabTo(page, /^Att göra/, 20);
    await page.keyboard.press("Space");
    const fold = page.getByRole("button", { name: /^Att göra/ });
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    await expect(fold).toBeFocused();
    await tabTo(page, "Mer", 20);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/more");
    await expect(heading(page)).toBeFocused();
    await tabTo(page, "Logga ut");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/login");
    await expect(heading(page)).toBeFocused();
  });
});
