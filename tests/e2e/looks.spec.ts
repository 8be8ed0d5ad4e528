/** Palette, size of text and screen, and what makes the app installable. */
import { fits } from "./support/fits";
import { expect, type Page, test } from "./support/fixtures";

const LIGHT = { background: "rgb(245, 251, 247)", meta: "#f5fbf7", scheme: "light" };
const DARK = { background: "rgb(14, 21, 19)", meta: "#0e1513", scheme: "dark" };

const palette = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    const meta = document.querySelector("meta[name=theme-color]")?.getAttribute("content");
    return { background: backgroundColor, meta, scheme: colorScheme };
  });
const wears = (page: Page, colours: typeof LIGHT) => expect.poll(() => palette(page)).toEqual(colours);

test.describe("before the app's own code has come", () => {
  /** The page, while its script is still on the way. */
  const openWithoutScript = async (page: Page) => {
    await page.route(/\/assets\/.*\.js$/, () => {});
    await page.goto("/login", { waitUntil: "commit" });
    await expect(page.locator("#root")).toBeAttached();
  };

  test("the page is light, whatever the system prefers [GEN-06] [CH-07]", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openWithoutScript(page);
    await wears(page, LIGHT);
    await page.unrouteAll();
    await page.goto("/login");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await wears(page, LIGHT);
  });

  for (const choice of ["dark", "system"])
    test(`it is dark for whoever chose "${choice}" [CH-07] [GEN-07]`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: choice === "system" ? "dark" : "light" });
      await page.addInitScript((theme) => localStorage.setItem("theme", theme), choice);
      await openWithoutScript(page);
      await wears(page, DARK);
      if (choice === "dark") return;
      await page.emulateMedia({ colorScheme: "light" });
      await page.reload({ waitUntil: "commit" });
      await expect(page.locator("#root")).toBeAttached();
      await wears(page, LIGHT);
    });
});

test("the choice on /more is shown at once, in other tabs too, and survives a reload [GEN-07] [CH-07]", async ({
  page,
  context,
  signIn,
  shot,
}) => {
  await signIn("Anna");
  await page.goto("/more");
  const other = await context.newPage();
  await other.goto("/contact");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();

  const option = (name: string) => page.getByRole("radio", { name });
  await expect(option("Ljust")).toBeChecked();
  await option("Ljust").focus();
  await page.keyboard.press("ArrowRight");
  await expect(option("Mörkt")).toBeChecked();
  await wears(page, DARK);
  await wears(other, DARK);
  await shot("more, dark");

  await page.reload();
  await expect(option("Mörkt")).toBeChecked();
  await wears(page, DARK);
  await option("Följ systemet").check();
  await wears(page, LIGHT);
  await page.emulateMedia({ colorScheme: "dark" });
  await wears(page, DARK);
});

test("it can be installed: the browser finds nothing wrong, and every icon is what it says [GEN-02]", async ({
  page,
  context,
  request,
}) => {
  await page.goto("/login");
  const browser = await context.newCDPSession(page);
  const { url, errors, data } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // A test's window is a private one: nothing is installed from it.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  const manifest = JSON.parse(data ?? "{}");
  expect({ lang: manifest.lang, display: manifest.display }).toEqual({ lang: "sv", display: "standalone" });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(new URL(src, url).href);
    const bytes = await icon.body();
    const size = `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
    expect({ type: icon.headers()["content-type"], size }, src).toEqual({ type, size: sizes });
  }
});

test.describe("on a screen of 320 px with text of twice the size", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("nothing lies outside, and no field makes a phone zoom [UX-11]", async ({ page, world, signIn, shot }) => {
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", "200%"));
    });
    const heading = page.getByRole("heading", { level: 1 });
    const look = async (path: string, title: string | RegExp) => {
      await page.goto(path);
      await expect(heading).toHaveText(title);
      await fits(page, path);
      await shot(path);
      const sizes = await page.locator("input, select, textarea").evaluateAll((fields) => {
        const { style } = document.documentElement;
        style.setProperty("font-size", "100%");
        const px = fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize));
        style.setProperty("font-size", "200%");
        return px;
      });
      expect(
        sizes.filter((px) => px < 16),
        path,
      ).toEqual([]);
    };
    await look("/login", "Välkommen hem till dina avtal");
    await look("/login/bank-id", "Skanna QR-koden");
    await page.getByRole("button", { name: "Den här enheten" }).click();
    await expect(heading).toHaveText("Öppna BankID på den här enheten");
    await fits(page, "this device");
    await look("/no/such/page", "Vi hittar inte sidan");
    await signIn("Anna");
    await look("/home", /Anna$/);
    await expect(page.getByRole("region", { name: /^Att göra/ })).toBeVisible();
    await fits(page, "home with its cards");
    await look("/more", "Den här sidan är inte klar än");
    await expect(page.getByRole("radio")).toHaveCount(3);
    await world.faults([{ path: "/customer-service/api/v1/home/dashboard", status: 500 }]);
    await page.goto("/home");
    await expect(page.getByRole("alert")).toBeVisible();
    await fits(page, "home with an error");
    const viewport = page.locator("meta[name=viewport]");
    await expect(viewport).not.toHaveAttribute("content", /user-scalable|maximum-scale/);
  });
});

test("with less motion nothing moves, and nothing stays unseen [FM-01]", async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const isStill = async () => {
    const moving = await page.evaluate(async () => {
      await new Promise((seen) => setTimeout(seen, 300));
      const isSeen = (element: Element) => Number(getComputedStyle(element).opacity) === 1;
      // What is over before one could see it is no motion, though it may have begun just now.
      const isMotion = ({ playState, effect }: Animation) =>
        playState === "running" && effect!.getTiming().delay! < 300 && Number(effect!.getComputedTiming().activeDuration) > 1;
      return {
        running: document.getAnimations().filter(isMotion).length,
        unseen: [...document.querySelectorAll("main > *, main > * > *")].filter((element) => !isSeen(element)).length,
      };
    });
    expect(moving).toEqual({ running: 0, unseen: 0 });
  };
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await isStill();
  await page.getByRole("link", { name: "Logga in med BankID" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skanna QR-koden");
  await isStill();
  await signIn("Anna");
  await page.goto("/home");
  await expect(page.getByRole("region", { name: /^Att göra/ })).toBeVisible();
  await isStill();
  await page.getByRole("button", { name: /^Att göra/ }).click();
  await isStill();
});
