/** The diagram of a page that loads, walked on home: it has the same states, whichever flow brings its data. */
import { pageModel } from "../models/page.model";
import { countOf, DASHBOARD } from "./support/calls";
import { expect } from "./support/fixtures";
import { later } from "./support/later";
import { reconnect } from "./support/tabs";
import { walkInBrowser } from "./support/walk";

walkInBrowser(
  pageModel,
  async ({ page, world, guard, signIn }) => {
    guard.expectNetworkErrors();
    await signIn("Anna");
    const hold = () => world.faults([{ path: DASHBOARD, hold: true }]);
    await hold();
    await page.clock.install();
    await page.goto("/home");

    const answer = (how: Parameters<typeof world.release>[0] = {}) => world.release({ path: DASHBOARD, ...how });
    const isReading = () => expect.poll(world.held).toEqual([{ method: "GET", path: DASHBOARD }]);
    const reads = () => countOf(world, DASHBOARD);
    const isTitled = async (title: string) => {
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      expect(await world.held()).toEqual([]);
    };

    return {
      events: {
        "the data comes": () => answer(),
        "the server fails": () => answer({ status: 500 }),
        "the connection is gone": async () => {
          await world.faults([{ path: DASHBOARD, drop: true }]);
          await answer({ drop: true });
          const before = await reads();
          await expect
            .poll(
              async () => {
                await page.clock.runFor(500);
                return reads();
              },
              { intervals: [50] },
            )
            .toBeGreaterThanOrEqual(before + 2);
        },
        "the server asks for a consent": () => answer({ status: 403, body: { reason: "TermsAndConditionsUpdated" } }),
        "the consent is given": async () => {
          await hold();
          await page.getByRole("button", { name: "Godkänn villkoren" }).click();
        },
        "the person tries again": async () => {
          await hold();
          await page.getByRole("button", { name: "Försök igen" }).click();
        },
        "the connection comes back": async () => {
          await hold();
          await reconnect(page);
        },
      },
      states: {
        loading: async () => {
          await isReading();
          await expect(page.locator("div[aria-busy=true]")).toBeVisible();
        },
        "waiting for a consent": () => isTitled("Våra villkor har ändrats"),
        shown: () => isTitled("Att göra 3 kort"),
        failed: () => isTitled("Något gick fel hos oss"),
        "out of reach": () => isTitled("Du verkar sakna uppkoppling"),
      },
    };
  },
  later.page,
);
