import { expect } from "@playwright/test";
import { todoCardModel } from "../models/todo-card.model";
import { emptyDashboard, offerCard, ongoingCard, subFlow, todoCard } from "../sandbox/seeds/cards";
import { contractOf } from "../sandbox/seeds/contracts";
import { providers } from "../sandbox/seeds/providers";
import { COLLECTION, countOf, DASHBOARD } from "./support/calls";
import { acknowledgeCall } from "./support/invoices";
import { walkInBrowser } from "./support/walk";

const electricity = contractOf("anna-andersson", "Electricity");
const home = contractOf("anna-andersson", "HomeInsurance");
const ACKNOWLEDGE = { method: "POST", path: acknowledgeCall(electricity.contractId) };
const COLLECT = { method: "POST", path: COLLECTION };
const READ = { method: "GET", path: DASHBOARD };
const CONSENT = { status: 403, body: { reason: "TermsAndConditionsUpdated" } };

const INVOICE_CARD = todoCard(electricity, {
  titleKey: "todo.ELECTRICITY.analysisDone.title",
  subFlows: [
    subFlow("ACKNOWLEDGE_AND_VIEW_OFFERS", "todo.ELECTRICITY.analysisDone.button"),
    subFlow("ACKNOWLEDGE", "todo.ELECTRICITY.analysisDone.later", { type: "Secondary" }),
  ],
});
const offer = (contract: typeof electricity, action: string) =>
  offerCard(contract, {
    offerId: "o1",
    provider: providers.norrsken,
    description: "Bättre pris.",
    saves: 10,
    action,
    buttonTextKey: "offer.ELECTRICITY.showOffers",
  });

walkInBrowser(todoCardModel, async ({ page, world, signIn }) => {
  const warnings: string[] = [];
  page.on("console", (message) => void (message.type() === "warning" && warnings.push(message.text())));
  let cards: object = {};
  const dashboard = (its: object) => ({ ...READ, status: 200, body: { customerFirstName: "Anna", ...emptyDashboard, ...its } });
  const holdAll = (read: Parameters<typeof world.faults>[0][number]) =>
    world.faults([{ ...ACKNOWLEDGE, hold: true }, { ...COLLECT, hold: true }, read]);
  const show = async (its: object) => {
    cards = its;
    await signIn("Anna");
    await holdAll(dashboard(cards));
    await page.goto("/home");
    await expect(card.first()).toBeVisible();
  };

  // Hidden while a consent is asked for, but there.
  const card = page.locator("article");
  const button = (name: string) => card.getByRole("button", { name });
  const consent = page.getByRole("button", { name: "Godkänn villkoren" });
  const toast = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  const isHeld = (call: { method: string; path: string }) => expect.poll(world.held).toContainEqual(call);
  const sent = async (call: { path: string }, times: number) => expect.poll(() => countOf(world, call.path)).toBe(times);
  /** Whichever write is under way. */
  const answer = async (how: Parameters<typeof world.release>[0] = {}) => {
    await expect.poll(async () => (await world.held()).some(({ method }) => method === "POST")).toBe(true);
    await world.release({ method: "POST", ...how });
  };
  const settle = async (how: Parameters<typeof world.release>[0] = {}) => {
    await isHeld(ACKNOWLEDGE);
    await world.faults([{ ...READ, hold: true }]);
    await answer(how);
  };
  const isSending = async (call: { method: string; path: string }, name: string, times: number) => {
    await isHeld(call);
    await sent(call, times);
    await expect(button(name)).toHaveAttribute("aria-disabled", "true");
  };
  const isReady = (name: string) => expect(button(name)).toHaveAttribute("aria-disabled", "false");
  const isAskedForConsent = () => expect(consent).toBeVisible();
  const warned = (times: number) => expect.poll(() => warnings.filter((text) => text.includes("DANCE")).length).toBe(times);
  const isBroken = async (message: string) => {
    await expect(page.getByText("Det här erbjudandet går inte att öppna här än.")).toBeVisible();
    await expect.poll(() => warnings.filter((text) => text.includes(message)).length).toBe(1);
    await expect(page.getByRole("heading", { name: "Att göra" })).toBeVisible();
  };
  let pressed = "Jag har sett det";
  const press = async (name: string) => {
    pressed = name;
    await button(name).click();
  };

  return {
    events: {
      "a card about an invoice that has been gone through is shown": () => show({ todoCards: [INVOICE_CARD] }),
      "a card about contracts to collect is shown": () =>
        show({
          ongoingCards: [
            ongoingCard(home, "Vi vill läsa din försäkring.", {
              providers: [home.provider],
              subFlow: subFlow("COLLECT_CONTRACTS", ""),
            }),
          ],
        }),
      "a card that leads to a page is shown": () =>
        show({
          todoCards: [
            todoCard(home, {
              titleKey: "todo.PRIVATELOAN.apply.title",
              subFlows: [subFlow("CREATE_PRIVATE_LOAN_APPLICATION", "todo.PRIVATELOAN.apply.button")],
            }),
          ],
        }),
      "a card with a button that nobody knows is shown": () =>
        show({ todoCards: [todoCard(home, { titleKey: null, subFlows: [subFlow("DANCE", "nobody.wrote.it")] })] }),
      "an offer whose click nobody handles is shown": () =>
        show({ offerPreviewCards: [offer(electricity, "DANCE")], todoCards: [INVOICE_CARD] }),
      "an offer of a type that nobody handles is shown": () =>
        show({ offerPreviewCards: [offer(home, "OFFERS_OVERVIEW")], todoCards: [INVOICE_CARD] }),
      "the person has seen it": () => press("Jag har sett det"),
      "the person has seen it and wants the offers": () => press("Visa erbjudanden"),
      "the person wants to collect": () => press("Hämta dina avtal"),
      "the person presses": async () => {
        const ways = card.first().locator("a, button");
        pressed = (await ways.first().textContent()) ?? "";
        await ways.first().click();
      },
      "the person presses once more": () => button(pressed).click({ force: true }),
      "the server notes it": () => settle(),
      "the server has noted it before": () => settle({ status: 409 }),
      "the server begins the collection": () => answer(),
      "the server refuses": async () => {
        await holdAll({ ...READ, hold: true });
        await answer({ status: 500 });
      },
      "the server asks for a consent": () => answer(CONSENT),
      "the consent is given": async () => {
        await consent.click();
        await expect(consent).toBeHidden();
      },
      "the page arrives, without the card": () => world.release({ ...READ, status: 200, body: dashboard({}).body }),
      "the page arrives, with the card": async () => {
        await holdAll(dashboard(cards));
        await world.release({ ...READ, status: 200, body: dashboard(cards).body });
      },
    },
    states: {
      "on the way": () => {}, // nothing is on screen before the page opens
      "invoice card": () => isReady("Jag har sett det"),
      "collection card": () => isReady("Hämta dina avtal"),
      "card with a way on": () => expect(card.getByRole("link", { name: "Börja ansökan" })).toBeVisible(),
      "card of another time": () => isReady("Gå vidare"),
      "offer without a handler": () => isReady("Jämför"),
      "offer of another type": () => isReady("Jämför"),
      noting: () => isSending(ACKNOWLEDGE, "Jag har sett det", 1),
      "noting, offers wanted": () => isSending(ACKNOWLEDGE, "Visa erbjudanden", 1),
      "noting again": () => isSending(ACKNOWLEDGE, "Jag har sett det", 2),
      "noted, reading the page anew": async () => {
        await isHeld(READ);
        await expect(button("Jag har sett det")).toHaveAttribute("aria-disabled", "true");
        await sent(ACKNOWLEDGE, 1);
      },
      "invoice card, still there": () => isReady("Jag har sett det"),
      "card gone": async () => {
        await expect(card).toHaveCount(0);
        await expect(page).toHaveURL("/home");
      },
      "at the offers": () => expect(page).toHaveURL(`/electricity/${electricity.contractId}/offers`),
      "not noted, told so": async () => {
        await toast("Det gick inte att spara ditt svar. Försök igen.");
        await isReady("Jag har sett det");
      },
      "consent asked for": isAskedForConsent,
      "consent given": () => isReady("Jag har sett det"),
      "beginning the collection": () => isSending(COLLECT, "Hämta dina avtal", 1),
      "beginning the collection again": () => isSending(COLLECT, "Hämta dina avtal", 2),
      "at the collection": async () => {
        await expect(page).toHaveURL(/\/insurance\/collect\/[^/]+\/[^/]+$/);
        expect(decodeURIComponent(new URL(page.url()).pathname)).toMatch(new RegExp(`/${home.provider.name}$`));
      },
      "collection not begun, told so": async () => {
        await toast("Vi kunde inte börja hämta dina avtal. Försök igen.");
        await isReady("Hämta dina avtal");
      },
      "collection, consent asked for": isAskedForConsent,
      "collection, consent given": () => isReady("Hämta dina avtal"),
      "on that page": () => expect(page).toHaveURL("/private-loan/application"),
      "told that it can't be done": async () => {
        await expect(card.getByText("Det här går inte att göra här än.")).toBeVisible();
        await warned(1);
      },
      "told that it can't be done, twice": () => warned(2),
      "offer that can't be opened": () => isBroken("Click handler not implemented"),
      "offer of another type that can't be opened": () => isBroken("Contract type not implemented"),
    },
  };
});
