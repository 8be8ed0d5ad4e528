import { expect } from "@playwright/test";
import type { Session } from "../../src/domain/session";
import { contractDetailModel } from "../models/contract-detail.model";
import { countOf } from "./support/calls";
import { acknowledgeCall, sendInvoice, statusCall } from "./support/invoices";
import { walkInBrowser } from "./support/walk";

const CONTRACTS = "/customer-service/api/v1/contracts";
const OWN = "anna-andersson-electricity";
const FIXED = "anna-andersson-mortgage";
const STATUS = statusCall(OWN);
const ACKNOWLEDGE = acknowledgeCall(OWN);
const THEIRS = "lova-lindqvist-electricity";

walkInBrowser(contractDetailModel, async ({ page, world, signIn }) => {
  let path = `${CONTRACTS}/${OWN}`;
  const holdReads = () => world.faults([path, STATUS].map((held) => ({ method: "GET", path: held, hold: true })));
  /** Comes from the contracts, so that there is a way back. */
  const open = async (id: string, before: (session: Session) => Promise<void> = async () => {}) => {
    path = `${CONTRACTS}/${id}`;
    const { session } = await signIn("Anna");
    await before(session);
    await page.goto("/contracts");
    await expect(page.getByRole("heading", { level: 1, name: "Avtal" })).toBeVisible();
    await holdReads();
    await page.goto(`/contract/${id}`);
  };
  /** Answers the call that waits, and any that follows it, up to `times`. */
  const answer = async (how: Parameters<typeof world.release>[0] = {}, { method = "GET", times = 1 } = {}) => {
    for (let made = 1; made <= times; made++) {
      await expect.poll(world.held).toContainEqual({ method, path });
      await world.release({ path, ...how });
    }
  };
  const answerRemoval = (how: Parameters<typeof world.release>[0] = {}) => answer(how, { method: "DELETE" });
  const consent = { status: 403, body: { reason: "TermsAndConditionsUpdated" } };
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const invoice = page.getByRole("region", { name: "Din elfaktura" });
  const card = page.getByRole("region", { name: "Att göra" });
  const isAcknowledged = async () => {
    await showsContract();
    await expect(invoice).toContainText("Visa oss en elfaktura");
    expect(await countOf(world, ACKNOWLEDGE)).toBe(1);
  };
  const isFound = page.getByRole("region", { name: "Att göra" }).getByText("Vi har hittat bättre avtal åt dig.");
  const isAnalysed = async () => {
    await showsContract();
    await expect(invoice).toContainText("Fakturan är genomgången");
    await expect(isFound).toHaveCount(0);
  };
  const isHeld = async (method: string) => (await world.held()).some((call) => call.method === method);
  const removals = async () => (await world.calls()).filter(({ method }) => method === "DELETE");
  const says = (heading: string) => () => expect(page.getByRole("heading", { name: heading })).toBeVisible();
  const showsContract = async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Granby Energi" })).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  const isRemoving = async () => {
    await expect(button("Tar bort avtalet …")).toBeVisible();
    expect(await removals()).toHaveLength(1);
  };
  const isAt = async (street: string) => {
    await showsContract();
    await expect(page.getByRole("region", { name: "Adress" })).toContainText(street);
  };
  const atNewAddress = () => isAt("Storgatan 12 B, lgh 1203");
  const isLoading = () => expect(page.locator("div[aria-busy=true]")).toBeVisible();

  return {
    events: {
      "the person opens a contract": () => open(OWN),
      "the person opens a contract whose address is fixed": () => open(FIXED),
      "the person opens a contract whose invoice is being analysed": () =>
        open(OWN, async ({ tokens }) => {
          await sendInvoice(page, tokens.accessToken, OWN);
          // Over when it is polled, and not before.
          await world.process("invoice-analysis", { polls: 1, delayMs: 600_000 });
        }),
      "the person opens a contract whose invoice has been gone through": () => open(OWN),
      "the person opens a contract of somebody else": () => open(THEIRS),
      "the contract arrives": () => answer(),
      "the contract arrives at the third try": async () => {
        await answer({ status: 503 }, { times: 2 });
        await answer();
      },
      "the server knows of no such contract": () => answer(),
      "the server refuses": () => answer({ status: 500 }),
      // The browser itself repeats what breaks off, so every call does.
      "there is no connection": async () => {
        await expect.poll(world.held).toContainEqual({ method: "GET", path });
        await world.faults([{ method: "GET", path, drop: true }]);
        await answer({ drop: true });
      },
      "the server asks for a consent": async () => ((await isHeld("DELETE")) ? answerRemoval(consent) : answer(consent)),
      "the consent is given": async () => {
        await holdReads();
        await button("Godkänn villkoren").click();
      },
      "the person tries again": async () => {
        await holdReads();
        await button("Försök igen").click();
      },
      "the connection is back": async () => {
        await holdReads();
        await page.evaluate(() => void window.dispatchEvent(new Event("online")));
      },
      "the person wants to remove it": () => button("Ta bort avtalet").click(),
      "the person thinks better of it": () => button("Avbryt").click(),
      "the person says yes": async () => {
        await world.faults([{ method: "DELETE", path, hold: true }]);
        await page.getByRole("alertdialog").getByRole("button", { name: "Ta bort" }).click();
        await expect.poll(world.held).toContainEqual({ method: "DELETE", path });
      },
      "the person presses once more": () => button("Tar bort avtalet …").click({ force: true }),
      "the server removes it": () => answerRemoval(),
      "the server says that it is gone already": () => answerRemoval({ status: 404 }),
      "the server doesn't remove it": () => answerRemoval({ status: 500 }),
      "the connection breaks off": async () => {
        await world.faults([
          { method: "DELETE", path, drop: true },
          { method: "GET", path, hold: true },
        ]);
        await answerRemoval({ drop: true });
      },
      "the contract turns out to be gone": () => answer({ status: 404 }),
      "the contract turns out to be there still": () => answer(),
      "nobody can tell": async () => {
        await expect.poll(world.held).toContainEqual({ method: "GET", path });
        await world.faults([{ method: "GET", path, drop: true }]);
        await answer({ drop: true });
      },
      "the person edits the address": () => button("Ändra adress").click(),
      "the person closes the editor": () => page.goBack(),
      "the person saves another address": async () => {
        await page.getByLabel("Gata").fill("Storgatan");
        await holdReads();
        await button("Spara adressen").click();
      },
      "the analysis is done": async () => {
        await expect.poll(world.held).toContainEqual({ method: "GET", path: STATUS });
        await world.release({ path: STATUS });
      },
      "the person acknowledges it on the card": async () => {
        await holdReads();
        await card.getByRole("button", { name: "Jag har sett det" }).click();
      },
      "the person acknowledges it in the block": async () => {
        await holdReads();
        await invoice.getByRole("button", { name: "Jag har sett det" }).click();
      },
      "the new state arrives": () => answer(),
      "the new state doesn't arrive": () => answer({ status: 500 }),
      "the person goes back": () => button("Tillbaka").click(),
    },
    states: {
      "on the way": () => {}, // nothing is on screen before the page opens
      loading: isLoading,
      "loading somebody else's": isLoading,
      "loading, address fixed": isLoading,
      "loading, invoice being analysed": isLoading,
      "loading, invoice gone through": isLoading,
      refused: says("Något gick fel hos oss"),
      offline: says("Du verkar sakna uppkoppling"),
      "not found": says("Vi hittar inte sidan"),
      "consent asked for": says("Våra villkor har ändrats"),
      contract: async () => {
        await isAt("Källgatan 12 B, lgh 1203");
        await expect(invoice).toBeVisible();
      },
      "contract, address fixed": async () => {
        await expect(page.getByRole("region", { name: "Adress" })).toContainText("Källgatan 12 B");
        await expect(button("Ändra adress")).toHaveCount(0);
        await expect(invoice).toHaveCount(0);
      },
      "asked whether to remove it": async () => {
        await expect(page.getByRole("alertdialog", { name: "Vill du ta bort avtalet?" })).toBeVisible();
        expect((await world.calls()).filter(({ method, status }) => method === "DELETE" && status === null)).toEqual([]);
      },
      removing: isRemoving,
      "finding out whether it is gone": async () => {
        await expect.poll(world.held).toContainEqual({ method: "GET", path });
        await expect(button("Tar bort avtalet …")).toBeVisible();
        await expect(page.getByText("Avtalet gick inte att ta bort")).toHaveCount(0);
      },
      "contract, not removed": async () => {
        await expect(page.getByText("Avtalet gick inte att ta bort. Försök igen.")).toBeVisible();
        await showsContract();
      },
      "contract, consent asked for": says("Våra villkor har ändrats"),
      "editing the address": () => expect(page.getByRole("dialog").getByLabel("Gata")).toHaveValue("Källgatan"),
      "contract at the new address, reading again": async () => {
        await expect.poll(world.held).toContainEqual({ method: "GET", path });
        await atNewAddress();
      },
      "contract at the new address": async () => {
        await atNewAddress();
        await expect(button("Försök igen")).toHaveCount(0);
      },
      "contract at the new address, perhaps old": async () => {
        await atNewAddress();
        await expect(button("Försök igen")).toBeVisible();
      },
      "contract at the new address, consent asked for": says("Våra villkor har ändrats"),
      "contract, invoice being analysed": async () => {
        await showsContract();
        await expect(invoice).toContainText("Vi går igenom din faktura");
      },
      "contract, invoice analysed, reading again": async () => {
        await expect.poll(world.held).toContainEqual({ method: "GET", path });
        await isAnalysed();
      },
      "contract with what was found": async () => {
        await expect(isFound).toBeVisible();
        await expect(invoice).toContainText("Fakturan är genomgången");
      },
      "contract, invoice analysed, perhaps old": async () => {
        await isAnalysed();
        await expect(button("Försök igen")).toBeVisible();
      },
      "contract, invoice gone through": async () => {
        await showsContract();
        await expect(invoice).toContainText("Fakturan är genomgången");
        await expect(card).toContainText("Din elfaktura är genomgången");
      },
      "contract, acknowledged, reading again": async () => {
        await expect.poll(world.held).toContainEqual({ method: "GET", path });
        await isAcknowledged();
      },
      "contract without the card": async () => {
        await isAcknowledged();
        await expect(card).toHaveCount(0);
      },
      "contract, acknowledged, perhaps old": async () => {
        await isAcknowledged();
        await expect(button("Försök igen")).toBeVisible();
      },
      "contracts, removed": async () => {
        await expect(page).toHaveURL("/contracts");
        await expect(page.getByText("Avtalet är borttaget")).toBeVisible();
        await page.goBack();
        await expect(page).not.toHaveURL(/\/contract\//);
      },
      "contracts, by the way back": () => expect(page).toHaveURL("/contracts"),
    },
  };
});
