/** The diagram of the texts, walked on the login page: a set of texts can be told by what the page's heading says. */
import { textResourcesModel } from "../models/text-resources.model";
import { allHasCome, countOf, TEXTS } from "./support/calls";
import { expect } from "./support/fixtures";
import { reconnect } from "./support/tabs";
import { walkInBrowser } from "./support/walk";

const KEPT = { "login.title": "Som du minns det" };
const FRESH = { "login.title": "Så som det är nu" };

walkInBrowser(textResourcesModel, async ({ page, world, guard }) => {
  guard.expectNetworkErrors();
  await page.clock.install();
  const heading = page.getByRole("heading", { level: 1 });
  const hold = () => world.faults([{ path: TEXTS, hold: true }]);
  const tries = () => countOf(world, TEXTS);
  const open = async () => {
    await hold();
    await page.goto("/login");
    await isAsked();
  };
  const isAsked = () => expect.poll(world.held).toEqual([{ method: "GET", path: TEXTS }]);
  /** Lets the time pass in which the next try is due. */
  const isAskedFor = (times: number) =>
    expect
      .poll(
        async () => {
          await page.clock.runFor(500);
          return tries();
        },
        { intervals: [50] },
      )
      .toBe(times);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("texts") ?? "null"));
  const shows = async (set: typeof KEPT) => {
    await expect(heading).toHaveText(set["login.title"]);
    await expect.poll(kept).toEqual(set);
  };
  /** However long one waits, nothing more is asked for. */
  const rests = async () => {
    await expect.poll(world.held).toEqual([]);
    const before = await tries();
    await page.clock.runFor(20_000);
    await allHasCome(page);
    expect(await tries()).toBe(before);
  };

  return {
    events: {
      "the app opens for the first time": open,
      "the app opens again": async () => {
        await page.addInitScript((set) => {
          if (!localStorage.getItem("texts")) localStorage.setItem("texts", set);
        }, JSON.stringify(KEPT));
        await open();
      },
      "the texts come": () => world.release({ status: 200, body: FRESH }),
      "the text service fails once": async () => {
        const before = await tries();
        await world.release({ status: 503 });
        await isAskedFor(before + 1);
      },
      "the text service fails, and does so each time": async () => {
        const before = await tries();
        await world.faults([{ path: TEXTS, status: 503 }]);
        await world.release({ status: 503 });
        await isAskedFor(before + 3);
      },
      "the text service does not answer": () => page.clock.runFor(8_000),
      "the person tries again": async () => {
        await hold();
        await page.getByRole("button", { name: "Försök igen" }).click();
        await isAsked();
      },
      "the connection comes back": async () => {
        await hold();
        await reconnect(page);
      },
    },
    states: {
      idle: () => expect(page).toHaveURL("about:blank"),
      loading: async () => {
        await expect(page.getByText("Laddar")).toBeVisible();
        await expect(heading).toHaveCount(0);
        await isAsked();
        expect(await kept()).toBeNull();
      },
      "showing kept texts, asking for newer ones": async () => {
        await shows(KEPT);
        await isAsked();
      },
      "showing kept texts": async () => {
        await rests();
        await shows(KEPT);
      },
      "showing the server's texts": async () => {
        await shows(FRESH);
        await rests();
      },
      failed: async () => {
        await expect(heading).toHaveText("Failed to load, please try again later");
        await expect(page.getByText("Vi kunde inte hämta appens texter.")).toBeVisible();
        expect(await kept()).toBeNull();
      },
    },
  };
});
