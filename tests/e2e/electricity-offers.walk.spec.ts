import { expect } from "@playwright/test";
import { electricityOffersModel } from "../models/electricity-offers.model";
import { CONTRACTS } from "./support/calls";
import { acceptCall, acknowledgeCall, denyCall, offerCall, offersCall, offerToldAs } from "./support/electricity";
import { walkInBrowser } from "./support/walk";

const PEOPLE = { SWITCH: ["Ove", "ove-oberg"], DISCOUNT: ["Disa", "disa-dahl"], LOYALTY: ["Lova", "lova-lindqvist"] } as const;

walkInBrowser(electricityOffersModel, async ({ page, world, signIn }) => {
  let contractId = "";
  let offerId: string | null = null;
  /** What the server tells of the offer while it is open, and once it is agreed on. */
  let asBefore: object = {};
  let agreed: object = {};
  /** The call by which this offer is said yes to. */
  let yesCall = "";

  const readCall = () => (offerId === null ? offersCall(contractId) : offerCall(offerId));
  const hold = (...held: { method?: string; path: string; drop?: boolean }[]) =>
    world.faults(held.map((one) => ({ method: "GET", ...(!one.drop && { hold: true }), ...one })));
  const holdRead = () => hold({ path: readCall() });
  const open = async (type: keyof typeof PEOPLE, which: "all" | "one") => {
    const [who, slug] = PEOPLE[type];
    contractId = `${slug}-electricity`;
    const { session } = await signIn(who);
    if (which === "one") {
      offerId = `${contractId}-offer-1`;
      yesCall = type === "DISCOUNT" ? acknowledgeCall(offerId) : acceptCall(offerId);
      const { accessToken } = session.tokens;
      asBefore = await offerToldAs(page, accessToken, offerId, {});
      agreed = await offerToldAs(page, accessToken, offerId, { status: "ACCEPTED" });
    }
    await holdRead();
    await page.goto(offerId === null ? `/electricity/${contractId}/offers` : `/electricity/${contractId}/offer/${offerId}`);
  };
  const isHeld = (method: string, path: string) => expect.poll(world.held).toContainEqual({ method, path });
  type Answer = Parameters<typeof world.release>[0];
  /** Answers the read that waits. */
  const answer = async (how: Answer = {}) => {
    await isHeld("GET", readCall());
    await world.release({ path: readCall(), ...how });
  };
  // The browser itself repeats what breaks off, so every call does.
  const breakOff = async () => {
    await isHeld("GET", readCall());
    await hold({ path: readCall(), drop: true });
    await world.release({ path: readCall(), drop: true });
  };
  const heldWrite = async () => (await world.held()).find(({ method }) => method === "POST");
  /** Answers the write that waits; what is read after it waits too. */
  const answerWrite = async (how: Answer = {}) => {
    await expect.poll(heldWrite).toBeDefined();
    await world.release({ method: "POST", ...how });
  };
  const consent = { status: 403, body: { reason: "TermsAndConditionsUpdated" } };

  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const yes = button(/^(Tacka ja|Ja tack, ge mig rabatten)$/);
  const no = button("Tacka nej");
  const toast = (text: string) => expect(page.getByText(text)).toBeVisible();
  const says = (name: string) => () => expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  const isAt = (path: string) => expect(page).toHaveURL(path);
  const isLoading = async () => {
    await isHeld("GET", readCall());
    await expect(page.locator("div[aria-busy=true]").first()).toBeAttached();
  };
  const posts = async () => (await world.calls()).filter(({ method }) => method === "POST").map(({ path }) => path);
  const isOpen = async () => {
    await expect(yes).toBeEnabled();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  };
  const isAnswering = (path: () => string, busy: string) => async () => {
    await isHeld("POST", path());
    await expect(button(busy)).toHaveAttribute("aria-busy", "true");
  };
  const isReading = (busy: string) => async () => {
    await isHeld("GET", readCall());
    await expect(button(busy)).toHaveAttribute("aria-busy", "true");
    await expect(page.getByText(/Det gick inte/)).toHaveCount(0);
  };
  const isDealtWith = async () => {
    await says("Vi har skickat ditt svar")();
    await expect(yes).toHaveCount(0);
  };
  const isAgreed = async () => {
    await expect(page.getByRole("heading", { level: 1, name: /^Klart! (Du har tackat ja|Rabatten är din)$/ })).toBeVisible();
    await expect(page.getByText(/Det gick inte/)).toHaveCount(0);
  };
  const isConsentAskedFor = says("Våra villkor har ändrats");
  const SENDING = "Skickar ditt svar …";
  const DECLINING = "Tackar nej …";

  return {
    events: {
      "the person opens the offers for a contract": () => open("SWITCH", "all"),
      "the person opens an offer": () => open("SWITCH", "one"),
      "the person opens a discount": () => open("DISCOUNT", "one"),
      "the person opens a loyalty offer": () => open("LOYALTY", "one"),
      "the person follows a link to nothing": async () => {
        contractId = "nothing";
        await signIn("Ove");
        await hold({ path: readCall() }, { path: `${CONTRACTS}/nothing` });
        await page.goto("/electricity/nothing/offers");
      },
      "the offers arrive": () => answer(),
      "there are none": () => answer({ body: { offers: [] } }),
      "the offer arrives": () => answer(),
      "the offer arrives at the third try": async () => {
        for (let made = 1; made <= 2; made++) await answer({ status: 503 });
        await answer();
      },
      "it is agreed on already": () => answer({ body: agreed }),
      "the contract turns out to be of another kind": async () => {
        const contract = { id: contractId, type: "Mobile", customerDetails: {} };
        await world.faults([{ method: "GET", path: `${CONTRACTS}/${contractId}`, body: { contract } }]);
        await answer({ status: 400 });
      },
      "the server knows of no such contract": async () => {
        await isHeld("GET", readCall());
        await world.faults([]);
        await world.release();
      },
      "the server refuses": () => answer({ status: 500 }),
      "there is no connection": breakOff,
      "the server asks for a consent": async () => ((await heldWrite()) ? answerWrite(consent) : answer(consent)),
      "the consent is given": async () => {
        await holdRead();
        await button("Godkänn villkoren").click();
      },
      "the person tries again": async () => {
        await holdRead();
        await button("Försök igen").click();
      },
      "the connection is back": async () => {
        await holdRead();
        await page.evaluate(() => void window.dispatchEvent(new Event("online")));
      },
      "the person chooses an offer": () => page.getByRole("article", { name: "Fjällkraft" }).getByRole("link").click(),
      "an answer that the person gave before arrives": async () => {
        const given = acceptCall(`${contractId}-offer-1`);
        const open = () => page.getByRole("article", { name: "Norrsken El" }).getByRole("link").click();
        await hold({ method: "POST", path: given });
        if (offerId === null) await open();
        await yes.click();
        await isHeld("POST", given);
        await button("Tillbaka").click();
        await expect(page.getByRole("article")).toHaveCount(3);
        if (offerId !== null) await open();
        if (offerId !== null) await expect(yes).toBeEnabled();
        await holdRead();
        await answerWrite();
        await toast("Du har tackat ja till erbjudandet");
      },
      "the person says yes": async () => {
        await hold({ method: "POST", path: yesCall }, { path: readCall() });
        await yes.click();
      },
      "the person presses once more": () => button(/^(Skickar ditt svar|Tackar nej) …$/).click({ force: true }),
      "the server takes it": () => answerWrite(),
      "the server doesn't take it": () => answerWrite({ status: 400 }),
      "it has been agreed to elsewhere": () => answerWrite({ status: 409 }),
      "the connection breaks off": async () => {
        const path = (await heldWrite())?.path ?? "";
        await hold({ method: "POST", path, drop: true }, { path: readCall() });
        await answerWrite({ drop: true });
      },
      "it turns out to be agreed on": () => answer({ body: agreed }),
      "it turns out to be as before": () => answer({ body: asBefore }),
      "it turns out to be gone": () => answer({ status: 404 }),
      "nobody can tell": breakOff,
      "the person asks how it stands": async () => {
        await holdRead();
        await button("Se hur det står till").click();
      },
      "the person comes back to the page": async () => {
        await holdRead();
        await page.evaluate(() => void window.dispatchEvent(new Event("online")));
      },
      "the person wants to decline": () => no.click(),
      "the person thinks better of it": () => button("Avbryt").click(),
      "the person declines": async () => {
        await hold({ method: "POST", path: denyCall(contractId) }, { path: readCall() });
        await page.getByRole("alertdialog").getByRole("button", { name: "Tacka nej" }).click();
      },
      "the server says that it is gone already": () => answerWrite({ status: 404 }),
      "the person goes to the contract": () => page.getByRole("link", { name: "Till avtalet" }).click(),
      "the person goes back": () => button("Tillbaka").click(),
    },
    states: {
      "on the way": () => {}, // nothing is on screen before the page opens
      "loading the offers": isLoading,
      "loading nothing": isLoading,
      "loading the offer": isLoading,
      "loading the discount": isLoading,
      "loading the loyalty offer": isLoading,
      refused: says("Något gick fel hos oss"),
      offline: says("Du verkar sakna uppkoppling"),
      "not found": says("Vi hittar inte sidan"),
      "consent asked for": isConsentAskedFor,
      "no better offer": says("Inget bättre erbjudande just nu"),
      "no electricity": says("Det här är inget elavtal"),
      offers: async () => {
        await says("3 elerbjudanden till dig")();
        await expect(page.getByRole("article")).toHaveCount(3);
      },
      "that offer": async () => {
        await isAt(`/electricity/${contractId}/offer/${contractId}-offer-2`);
        await says("Fjällkraft")();
      },
      "contract, by the way back": () => isAt(offerId === null ? `/contract/${contractId}` : `/electricity/${contractId}/offers`),

      offer: async () => {
        await says("Norrsken El")();
        await isOpen();
        await expect(no).toHaveCount(0);
      },
      "saying yes": async () => {
        await isAnswering(() => yesCall, SENDING)();
        expect(await heldWrite()).toEqual({ method: "POST", path: yesCall });
      },
      "offer, consent asked for": isConsentAskedFor,
      "reading how it stands now": isReading(SENDING),
      "finding out whether it is agreed on": isReading(SENDING),
      "offer, not agreed on": async () => {
        await toast("Det gick inte att tacka ja till erbjudandet. Försök igen.");
        await isOpen();
      },
      gone: async () => {
        await toast("Det gick inte att tacka ja till erbjudandet. Försök igen.");
        await says("Vi hittar inte sidan")();
      },
      "not known, consent asked for": isConsentAskedFor,
      "loading how it stands": isLoading,
      "being dealt with": async () => {
        await isDealtWith();
        await expect(button("Se hur det står till")).toBeVisible();
      },
      "being dealt with, consent asked for": isConsentAskedFor,
      "looking again": async () => {
        await isHeld("GET", readCall());
        await isDealtWith();
        await expect(button("Kollar läget …")).toHaveAttribute("aria-busy", "true");
      },
      agreed: isAgreed,
      "agreed on before": says("Du har tackat ja"),
      contract: () => isAt(`/contract/${contractId}`),

      discount: async () => {
        await isOpen();
        await expect(no).toHaveCount(0);
      },
      acknowledging: isAnswering(() => yesCall, SENDING),
      "reading how the discount stands": isReading(SENDING),
      "finding out whether it is acknowledged": isReading(SENDING),
      "discount, not acknowledged": async () => {
        await toast("Det gick inte att spara ditt svar. Försök igen.");
        await isOpen();
      },

      "loyalty offer": async () => {
        await isOpen();
        await expect(no).toBeEnabled();
        await expect(page.getByText(/Det gick inte/)).toHaveCount(0);
      },
      "asked whether to decline": async () => {
        const dialog = page.getByRole("alertdialog", { name: "Vill du tacka nej till erbjudandena?" });
        await expect(dialog).toContainText("alla erbjudanden för det här elavtalet");
        expect((await posts()).filter((path) => path === denyCall(contractId)).length).toBeLessThanOrEqual(1);
      },
      declining: isAnswering(() => denyCall(contractId), DECLINING),
      "finding out whether it is declined": isReading(DECLINING),
      "loyalty offer, not declined": async () => {
        await toast("Det gick inte att tacka nej till erbjudandena. Försök igen.");
        await isOpen();
      },
      "loyalty offer, consent asked for": isConsentAskedFor,
      "not known whether declined, consent asked for": isConsentAskedFor,
      "loading whether it is there": isLoading,
      "agreed on before, not declined": async () => {
        await toast("Det gick inte att tacka nej till erbjudandena. Försök igen.");
        await says("Du har tackat ja")();
      },
      "home, declined": async () => {
        await isAt("/home");
        await toast("Du har tackat nej till erbjudandena");
      },
    },
  };
});
