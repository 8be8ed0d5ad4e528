import { expect } from "@playwright/test";
import { contractsModel } from "../models/contracts.model";
import { holderCall, PLACEHOLDERS } from "./support/calls";
import { walkInBrowser } from "./support/walk";

const BILSKYDD = "anna-andersson-bilskydd";
const HOLDER = holderCall(BILSKYDD);

walkInBrowser(contractsModel, async ({ page, world, signIn }) => {
  const holdReads = () => world.faults([{ method: "GET", path: PLACEHOLDERS, hold: true }]);
  const open = async (path: string) => {
    await signIn("Anna");
    await holdReads();
    await page.goto(path);
  };
  const isHeld = (method: string, path: string) => expect.poll(world.held).toContainEqual({ method, path });
  /** Answers the read that waits, and any that follows it, up to `times`. */
  const answer = async (how: Parameters<typeof world.release>[0] = {}, times = 1) => {
    for (let made = 1; made <= times; made++) {
      await isHeld("GET", PLACEHOLDERS);
      await world.release({ path: PLACEHOLDERS, ...how });
    }
  };
  const answerRemoval = (how: Parameters<typeof world.release>[0]) => world.release({ path: HOLDER, ...how });
  const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
  const says = (heading: string) => () => expect(page.getByRole("heading", { name: heading })).toBeVisible();
  const title = page.getByRole("heading", { level: 1 });
  const dialog = page.getByRole("alertdialog");
  const removals = async () => (await world.calls()).filter(({ method }) => method === "DELETE");

  const isList = async (names: string[]) => {
    await expect(page).toHaveURL("/contracts");
    await expect(title).toHaveText("Avtal");
    const insurances = page.getByRole("list", { name: /^Försäkring/ }).getByRole("link");
    await expect(insurances).toHaveText([...names.map((name) => new RegExp(name)), "Lägg till Försäkring"]);
  };
  const isGroup = async () => {
    await expect(page).toHaveURL(/\/contracts\/anna-andersson-bilskydd$|\/provider\/bilskydd$/);
    await expect(title).toHaveText("Bilskydd Sverige");
    await expect(page.getByRole("region", { name: "Avtal" }).getByRole("listitem")).toHaveText([
      "BilförsäkringABC 12A485\u00a0kr/mån",
      "BilförsäkringBil utan registreringsnummer--",
    ]);
    await expect(page.getByRole("button", { name: "Ta bort avtalen" })).toBeEnabled();
  };
  const isLoading = () => expect(page.locator("div[aria-busy=true]").filter({ visible: true })).toBeVisible();

  return {
    events: {
      "a customer opens the contracts": () => open("/contracts"),
      "a customer follows a link to a group": () => open(`/contracts/${BILSKYDD}`),
      "a customer follows a link to a group that is gone": async () => {
        await open("/contracts/anna-andersson-gone");
        await answer();
      },
      "a customer opens a provider's own page": async () => {
        await open("/contract/INSURANCE/provider/bilskydd");
        await answer();
        await isGroup();
      },
      "the contracts arrive": () => answer(),
      "the contracts arrive at the third try": async () => {
        await answer({ status: 503 }, 2);
        await answer();
      },
      "the server refuses": () => answer({ status: 500 }),
      // The browser itself repeats what breaks off, so every call does.
      "there is no connection": async () => {
        await isHeld("GET", PLACEHOLDERS);
        await world.faults([{ method: "GET", path: PLACEHOLDERS, drop: true }]);
        await answer({ drop: true });
      },
      "the server asks for a consent": async () => {
        const consent = { status: 403, body: { reason: "TermsAndConditionsUpdated" } };
        return (await removals()).length > 0 ? answerRemoval(consent) : answer(consent);
      },
      "the consent is given": async () => {
        await holdReads();
        await press("Godkänn villkoren");
      },
      "the person tries again": async () => {
        await holdReads();
        await press("Försök igen");
      },
      "the connection is back": async () => {
        await holdReads();
        await page.evaluate(() => void window.dispatchEvent(new Event("online")));
      },
      "the person presses a contract": () => page.getByRole("link", { name: "Hemtrygg" }).click(),
      "the person presses a provider with several contracts": () => page.getByRole("link", { name: "Bilskydd" }).click(),
      "the person presses a contract of the group": () => page.getByRole("link", { name: "ABC 12A" }).click(),
      "the person closes the group": async () => {
        await holdReads();
        await page
          .getByRole("button", { name: /^(Tillbaka|Till dina avtal)$/ })
          .last()
          .click();
      },
      "the browser goes back": () => page.goBack(),
      "the person wants the contracts removed": async () => {
        await world.faults([{ method: "DELETE", path: HOLDER, hold: true }]);
        await press("Ta bort avtalen");
      },
      "the person says yes": () => dialog.getByRole("button", { name: "Ta bort" }).click(),
      "the person says no": () => dialog.getByRole("button", { name: "Avbryt" }).click(),
      "the contracts are removed": async () => {
        expect(await removals()).toHaveLength(1);
        await answerRemoval({});
      },
      "the removal is refused": () => answerRemoval({ status: 500 }),
      // The browser itself repeats what breaks off, so every call does.
      "the answer to the removal is lost": async () => {
        await world.faults([{ method: "DELETE", path: HOLDER, when: "after", drop: true }]);
        await answerRemoval({ drop: true });
      },
    },
    states: {
      "on the way": () => {}, // nothing is on screen before the page opens
      loading: async () => {
        await isLoading();
        await expect(page).toHaveURL("/contracts");
      },
      refused: says("Något gick fel hos oss"),
      offline: says("Du verkar sakna uppkoppling"),
      "consent asked for": says("Våra villkor har ändrats"),
      list: () => isList(["Bilskydd Sverige", "Hemtrygg"]),
      "loading, over it a group": async () => {
        await isLoading();
        await expect(page).toHaveURL(`/contracts/${BILSKYDD}`);
      },
      "list, over it the group": isGroup,
      "group of the link": isGroup,
      "list, over it that nothing is there": says("De här avtalen finns inte kvar"),
      "asked whether to remove": async () => {
        await expect(dialog).toContainText("De sägs inte upp");
        expect((await world.held()).filter(({ method }) => method === "DELETE")).toEqual([]);
      },
      removing: async () => {
        await expect(page.getByRole("button", { name: "Tar bort …" })).toBeFocused();
        await isHeld("DELETE", HOLDER);
      },
      "list without them": async () => {
        await isList(["Hemtrygg"]);
        await expect(page.getByText("Avtalen är borttagna härifrån.")).toBeVisible();
      },
      "list, over it the group, not removed": async () => {
        await isGroup();
        await expect(page.getByText("Det gick inte att ta bort avtalen. Försök igen.")).toBeVisible();
      },
      "list, over it the group, consent asked for": async () => {
        await says("Våra villkor har ändrats")();
        await expect(page.getByText("Det gick inte att ta bort avtalen. Försök igen.")).toHaveCount(0);
      },
      "page of the provider": async () => {
        await expect(page).toHaveURL("/contract/INSURANCE/provider/bilskydd");
        await isGroup();
        await expect(page.getByRole("navigation", { name: "Huvudmeny" })).toHaveCount(0);
      },
      contract: () => expect(page).toHaveURL(/\/contract\/anna-andersson-(homeinsurance|carinsurance)$/),
    },
  };
});
