import { expect } from "@playwright/test";
import { addContractModel } from "../models/add-contract.model";
import { walkInBrowser } from "./support/walk";

const CONTRACTS = "/customer-service/api/v1/contracts";

walkInBrowser(addContractModel, async ({ page, world, signIn }) => {
  const open = async (path: string) => {
    await signIn("Maja");
    // There is a page to go back to.
    await page.goto("/sandbox/people");
    await world.faults([{ method: "POST", path: CONTRACTS, hold: true }]);
    await page.goto(path);
  };
  const answer = async (how: Parameters<typeof world.release>[0]) => {
    await expect.poll(world.held).toContainEqual({ method: "POST", path: CONTRACTS });
    await world.release({ path: CONTRACTS, ...how });
  };
  const shows = (contractIdToDisplay: string | null, contractHolderIdToDisplay: string | null) =>
    answer({ status: 200, body: { contractIdToDisplay, contractHolderIdToDisplay } });
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const pick = async () => {
    await page.getByRole("checkbox", { name: "Telnord" }).check();
    await button("Bekräfta").click();
  };
  const posts = async () => (await world.calls()).filter(({ method, path }) => method === "POST" && path === CONTRACTS);
  const choosing = async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Vilka avtal har du?" })).toBeVisible();
    await expect(button(/^Mobilabonnemang/)).toBeVisible();
  };
  const isChosen = async () => {
    await choosing();
    await expect(button(/^Mobilabonnemang Telnord/)).toBeVisible();
    await expect(button("Klar")).toBeEnabled();
  };
  const isSending = async () => {
    await expect(page.getByText("Lägger till dina avtal …")).toBeVisible();
    await expect.poll(world.held).toEqual([{ method: "POST", path: CONTRACTS }]);
    const last = (await posts()).at(-1);
    expect(JSON.parse(last?.body ?? "")).toEqual({ serviceProviders: [{ id: "telnord" }], providerIds: [] });
  };

  return {
    events: {
      "the person opens the page": () => open("/contracts/add"),
      "the person opens the page of one type": () => open("/contracts/add/MOB_ILE"),
      "the person opens the page of an unknown type": () => open("/contracts/add/CarInsurance"),
      "the person is done without a choice": () => button("Klar").click({ force: true }),
      "the person picks a provider": async () => {
        await button(/^Mobilabonnemang/).click();
        await pick();
      },
      "the person picks the provider of the type": pick,
      "the person is done": async () => {
        await world.faults([{ method: "POST", path: CONTRACTS, hold: true }]);
        await button("Klar").dblclick();
      },
      "the person is done once more": () => page.keyboard.press("Enter"),
      "the server shows a contract": () => shows("c1", null),
      "the server shows a contract and a holder": () => shows("c1", "h1"),
      "the server shows a holder": () => shows(null, "h1"),
      "the server shows nothing": () => shows(null, null),
      "the server refuses": () => answer({ status: 400 }),
      // The browser itself repeats what breaks off, so every call does.
      "the connection breaks off": async () => {
        await world.faults([{ method: "POST", path: CONTRACTS, drop: true }]);
        await answer({ drop: true });
      },
      "the server asks for a consent": () => answer({ status: 403, body: { reason: "TermsAndConditionsUpdated" } }),
      "the person tries again": () => button("Försök igen").click(),
      "the person closes the page": () => button("Tillbaka").click(),
    },
    states: {
      "on the way": () => {}, // nothing is on screen before the page opens
      choosing: async () => {
        await choosing();
        await expect(button("Klar")).toBeDisabled();
        expect(await posts()).toEqual([]);
      },
      "something chosen": isChosen,
      sending: isSending,
      "something chosen, not sent": async () => {
        await isChosen();
        await expect(page.getByText("Avtalen gick inte att lägga till. Försök igen.")).toBeVisible();
      },
      "something chosen, perhaps sent": async () => {
        await isChosen();
        await expect(page.getByText("Titta bland dina avtal innan du försöker igen.")).toBeVisible();
      },
      "something chosen, consent asked for": () =>
        expect(page.getByRole("heading", { name: "Våra villkor har ändrats" })).toBeVisible(),
      "choosing of one type": () =>
        expect(page.getByRole("heading", { level: 1, name: "Vem har du mobilabonnemang hos?" })).toBeVisible(),
      "sending of one type": isSending,
      "type unknown": () => expect(page.getByRole("heading", { name: "Något gick fel" })).toBeVisible(),
      contract: async () => {
        await expect(page).toHaveURL("/contract/c1");
        await page.goBack();
        await expect(page).toHaveURL("/contracts/add");
      },
      "contract, in place of the page": async () => {
        await expect(page).toHaveURL("/contract/c1");
        await page.goBack();
        await expect(page).not.toHaveURL(/contracts\/add/);
      },
      "contracts of the holder": () => expect(page).toHaveURL("/contracts/h1"),
      home: () => expect(page).toHaveURL(/\/(home|onboarding)$/),
    },
  };
});
