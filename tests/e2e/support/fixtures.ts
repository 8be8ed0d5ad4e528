/**
 * What every browser test starts from: a world of its own, a page that is watched, and quick ways to be somebody.
 * `import { expect, test } from "./support/fixtures"`.
 */
import { type BrowserContext, test as base, devices } from "@playwright/test";
import { generationAfter, openSession, type Session } from "../../../src/domain/session";
import type { SeedName } from "../../sandbox/seeds/seed";
import { type A11yOptions, violationsOn } from "./axe";
import { createGuard, type Guard } from "./guard";
import { beginWorld, type PersonRow, type World } from "./world";

export { expect, type Page } from "@playwright/test";

type Options = {
  /** What the world holds: `test.use({ seed: "empty" })`. */
  seed: SeedName;
};

type Fixtures = {
  guard: Guard;
  world: World;
  /** Logs somebody in by calls alone; the next `page.goto` finds the session. By name, personal number or role. */
  signIn: (who: string) => Promise<PersonRow & { session: Session }>;
  /** Fails for whatever axe finds of WCAG 2.2 A and AA. */
  checkA11y: (options?: A11yOptions) => Promise<void>;
  /** A picture of the page, kept with the test's results and shown in its report. */
  shot: (name: string) => Promise<void>;
};

export const test = base.extend<Options & Fixtures>({
  seed: ["default", { option: true }],

  guard: [
    async ({ context, baseURL }, use) => {
      const guard = createGuard(baseURL ?? "");
      await guard.watch(context);
      await use(guard);
      base.expect(guard.troubles(), "nothing may go wrong in silence").toEqual([]);
    },
    { auto: true },
  ],

  world: [
    async ({ context, seed, guard }, use) => {
      const world = await beginWorld(context.request, seed, guard.expectNetworkErrors);
      await use(world);
      for (const page of context.pages()) await guard.lookForRawKeys(page);
      // What a page asks for after its world is gone counts no more.
      guard.stop();
      await world.forget();
    },
    { auto: true },
  ],

  signIn: async ({ context, world, baseURL }, use) => {
    await use(async (who) => {
      const session = openSession(await world.logIn(who), generationAfter(null, Date.now()));
      await context.setStorageState(withSession(await context.storageState(), new URL(baseURL ?? "").origin, session));
      return { ...world.person(who), session };
    });
  },

  checkA11y: async ({ page }, use) => {
    await use(async (options) => base.expect(await violationsOn(page, options), "axe finds nothing").toEqual([]));
  },

  shot: async ({ page }, use, testInfo) => {
    await use(async (name) =>
      testInfo.attach(name, { body: await page.screenshot({ animations: "disabled" }), contentType: "image/png" }),
    );
  },
});

type Stored = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** What a browser keeps, and this session besides. */
function withSession({ cookies, origins }: Stored, origin: string, session: Session): Stored {
  const kept = origins.find((one) => one.origin === origin)?.localStorage.filter(({ name }) => name !== "session") ?? [];
  const localStorage = [...kept, { name: "session", value: JSON.stringify(session) }];
  return { cookies, origins: [...origins.filter((one) => one.origin !== origin), { origin, localStorage }] };
}

/** A phone with the ID app on it, as the app sees it: `test.use(handheld)`. */
export const { defaultBrowserType: _, ...handheld } = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
