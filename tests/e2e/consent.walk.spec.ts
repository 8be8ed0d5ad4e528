/** The diagram of the consent dialog, walked by those who are asked for each consent. */
import { consentModel } from "../models/consent.model";
import { actFor } from "./support/acting";
import { ACCEPT, callsTo, DASHBOARD, INFO, LOCATIONS } from "./support/calls";
import { expect } from "./support/fixtures";
import { walkInBrowser } from "./support/walk";

walkInBrowser(consentModel, async ({ page, world, guard, signIn }) => {
  guard.expectNetworkErrors();
  const dialog = page.getByRole("alertdialog");
  const failure = page.getByText("Det gick inte den här gången. Försök igen.");
  const hold = () =>
    world.faults([
      { method: "GET", path: LOCATIONS, hold: true },
      { method: "POST", path: ACCEPT, hold: true },
    ]);
  const open = async (who: string) => {
    await signIn(who);
    await hold();
    await page.goto("/home");
  };
  const answer = async (method: string, path: string, how: Parameters<typeof world.release>[0] = {}) => {
    await expect.poll(world.held).toContainEqual({ method, path });
    await world.release({ path, ...how });
  };
  const give = dialog.getByRole("button", { name: /^(Godkänn villkoren|Skriv under med BankID)$/ });
  const asks = (title: string | RegExp, button: string) => async () => {
    await expect(dialog).toHaveAccessibleName(title);
    await expect(give).toHaveText(button);
    await expect(failure).toBeHidden();
  };
  const isWorking = () => expect(give).toHaveAttribute("aria-busy", "true");
  const signs = async (title: string) => {
    await expect(page).toHaveURL(/\/sign\/poa\/[A-Za-z0-9_-]+$/);
    await expect(dialog).toHaveCount(0);
    await answer("GET", LOCATIONS);
    await expect(page.getByText(title)).toBeVisible();
  };
  let leavesTo = "/login";

  return {
    events: {
      "the terms are new": () => open("Tove"),
      "the power of attorney is unsigned": () => open("Ulla"),
      "the power of attorney is outdated": () => open("Otto"),
      "the terms and the power of attorney are new": () => open("Bo"),
      "the customer for whom an admin acts must consent": async () => {
        await actFor(page, world, await signIn("Alva"), "Tove");
        leavesTo = "/represent-customer";
        await page.goto("/home");
      },
      "the person agrees": () => give.click(),
      "the documents arrive": () => answer("GET", LOCATIONS),
      "the documents cannot be had": () => answer("GET", LOCATIONS, { status: 500 }),
      "the server takes the answer": () => answer("POST", ACCEPT),
      "the server refuses the answer": () => answer("POST", ACCEPT, { status: 500 }),
      "the person leaves": () => dialog.getByRole("button", { name: "Logga ut" }).click(),
      "the admin stops acting": () => dialog.getByRole("button", { name: "Avsluta" }).click(),
    },
    states: {
      "nothing asked": () => {}, // nothing is on screen before the page opens
      "asked for the terms": asks("Våra villkor har ändrats", "Godkänn villkoren"),
      "asked for a signature": asks(/^Din fullmakt (saknas|behöver förnyas)$/, "Skriv under med BankID"),
      "asked for both": asks("Nya villkor och ny fullmakt", "Skriv under med BankID"),
      "an admin is held up": async () => {
        await expect(dialog).toHaveAccessibleName("Våra villkor har ändrats");
        await expect(dialog.getByRole("button")).toHaveText(["Avsluta"]);
      },
      "looking for the terms": isWorking,
      "looking for what to sign": isWorking,
      "looking for both": isWorking,
      accepting: isWorking,
      "told that it failed": async () => {
        await expect(failure).toBeVisible();
        await expect(give).toHaveAttribute("aria-busy", "false");
      },
      given: async () => {
        await expect(dialog).toHaveCount(0);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^God .+, Tove$/);
        const answers = async (path: string) => (await callsTo(world, path)).map(({ status }) => status);
        await expect.poll(() => answers(INFO)).toContain(200);
        await expect.poll(() => answers(DASHBOARD)).toContain(200);
      },
      signing: () => signs("Skriv under fullmakten"),
      "signing both": () => signs("Fullmakt och villkor"),
      left: () => expect(page).toHaveURL(leavesTo),
    },
  };
});
