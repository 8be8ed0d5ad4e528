/** A storage that is forbidden, full, emptied, or holds nonsense: one can log in and go about all the same. */
import type { Session } from "../../src/domain/session";
import { countOf, INFO } from "./support/calls";
import { expect, type Page, test } from "./support/fixtures";
import { logInByHand } from "./support/logIn";
import { comeBack } from "./support/tabs";

const TROUBLE = "Den här enheten kan inte spara något just nu. Laddar du om sidan behöver du logga in igen.";
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const isAtLogin = async (page: Page) => {
  await expect(title(page)).toHaveText("Välkommen hem till dina avtal");
  await expect(page).toHaveURL("/login");
};

test.describe("nothing can be kept", () => {
  /** Logs in, goes about, and has been told once that a reload logs out; then it does. */
  const worksInMemory = async (page: Page, world: Parameters<typeof logInByHand>[1]) => {
    await logInByHand(page, world, "Anna");
    await expect(page.getByText(TROUBLE)).toHaveCount(1);
    await expect(page.getByText(TROUBLE)).toBeVisible();
    await page.getByRole("button", { name: "Stäng" }).click();
    await page.getByRole("button", { name: /^Att göra/ }).click();
    await expect(page.getByRole("region", { name: /^Att göra/ }).getByRole("article")).toHaveCount(1);
    const menu = page.getByRole("navigation", { name: "Huvudmeny" });
    await menu.getByRole("link", { name: "Mer" }).click();
    await page.getByRole("radio", { name: "Mörkt" }).check();
    await menu.getByRole("link", { name: "Hem" }).click();
    await expect(page.getByRole("region", { name: /^Att göra/ }).getByRole("article")).toHaveCount(1);
    await expect(page.locator("html")).toHaveClass(/dark/);
    await comeBack(page);
    await expect.poll(() => countOf(world, INFO)).toBe(1);
    await expect(title(page)).toContainText("Anna");
    await expect(page.getByText(TROUBLE)).toHaveCount(0);
    await page.reload();
    await isAtLogin(page);
  };

  test("because the storage is full [ST-02] [F45]", async ({ page, world }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    });
    await worksInMemory(page, world);
  });

  test("because the storage is forbidden [ST-02] [F46]", async ({ page, world }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
    });
    await worksInMemory(page, world);
  });
});

test("a storage with room for little gives up the texts before the session [F45]", async ({ page, world }) => {
  await page.goto("/login");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("texts") !== null)).toBe(true);
  // Room for 500 letters is left: too little for a session, enough once the texts are gone.
  await page.evaluate(() => {
    for (let size = 4_000_000, count = 0; size >= 500; )
      try {
        localStorage.setItem(`other-${count++}`, "x".repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
  });
  await logInByHand(page, world, "Anna");
  await page.reload();
  await expect(title(page)).toContainText("Anna");
  await expect(page.getByText(TROUBLE)).toHaveCount(0);
});

test.describe("a session record that is none", () => {
  const record = (changes: object) => (session: Session) => JSON.stringify({ ...session, ...changes });
  const unreadable: Record<string, (session: Session) => string> = {
    "broken JSON": (session) => JSON.stringify(session).slice(0, -9),
    "version 3.0": record({ version: "3.0" }),
    "version 3.1 as a number": record({ version: 3.1 }),
    "tokens without expiry": ({ tokens: { accessToken, refreshToken }, ...session }) =>
      JSON.stringify({ ...session, tokens: { accessToken, refreshToken } }),
    "a token that would break a header": (session) =>
      record({ tokens: { ...session.tokens, accessToken: `${session.tokens.accessToken}\r\nx: y` } })(session),
    "a forged original user": (session) =>
      record({ originalUser: { ...session.user, role: "ADMIN" }, originalUserTokens: { accessToken: "a.b.c" } })(session),
  };

  test("is dropped, and nothing else is [F47] [ST-03] [A77] [A78]", async ({ page, signIn, world }) => {
    const { session } = await signIn("Anna");
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await page.goto("/sandbox/people");
    for (const [name, text] of Object.entries(unreadable)) {
      await page.evaluate((stored) => localStorage.setItem("session", stored), text(session));
      await page.goto("/home");
      await expect(page, name).toHaveURL("/login");
      await expect(title(page), name).toHaveText("Välkommen hem till dina avtal");
      const kept = await page.evaluate(() => ["session", "theme"].map((key) => localStorage.getItem(key)));
      expect(kept, name).toEqual([null, "dark"]);
    }
    expect(await countOf(world, INFO)).toBe(0);
    await page.evaluate((stored) => localStorage.setItem("session", stored), JSON.stringify(session));
    await page.goto("/home");
    await expect(title(page)).toContainText("Anna");
  });

  test("but with forged tokens is refused by the server, and one is logged out [SES-19]", async ({
    page,
    signIn,
    world,
    guard,
  }) => {
    guard.expectNetworkErrors();
    const { session } = await signIn("Anna");
    const forged = (token: string) => token.replace(/[^.]+$/, "c2lnbmF0dXJl");
    const { accessToken, refreshToken } = session.tokens;
    const tokens = { ...session.tokens, accessToken: forged(accessToken), refreshToken: forged(refreshToken) };
    await page.addInitScript(
      (stored) => {
        if (sessionStorage.getItem("isForged")) return;
        sessionStorage.setItem("isForged", "yes");
        localStorage.setItem("session", stored);
      },
      JSON.stringify({ ...session, tokens }),
    );
    await page.goto("/home");
    await isAtLogin(page);
    await expect(page.getByText("Du har loggats ut. Logga in igen för att fortsätta.")).toBeVisible();
    expect((await world.calls()).filter(({ status, path }) => status === 200 && path === INFO)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("session"))).toBeNull();
  });
});

test("a storage that is emptied while the page is open is noticed on return [F50]", async ({ page, signIn }) => {
  await signIn("Anna");
  await page.goto("/home");
  await expect(title(page)).toContainText("Anna");
  await page.evaluate(() => localStorage.clear());
  await comeBack(page);
  await isAtLogin(page);
  await expect(page.getByText("Du har loggats ut. Logga in igen för att fortsätta.")).toBeVisible();
});
