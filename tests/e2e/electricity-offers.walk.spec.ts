import { expect } from "@playwright/test";
import { electricityOffersModel } from "../models/electricity-offers.model";
import { CONTRACTS } from "./support/calls";
import { acceptCall, acknowledgeCall, denyCall, offerCall, offersCall, offerToldAs } from "./support/electricity";
import { heldOffers } from "./support/heldOffers";
import { seenOffers } from "./support/seenOffers";
import { walkInBrowser } from "./support/walk";

const MINUTE_MS = 61_000;
const PEOPLE = { SWITCH: ["Ove", "ove-oberg"], DISCOUNT: ["Disa", "disa-dahl"], LOYALTY: ["Lova", "lova-lindqvist"] } as const;

walkInBrowser(electricityOffersModel, async ({ page, world, signIn }) => {
  let contractId = "";
  let offerId: string | null = null;
  /** What the server tells of the offer while it is open, and once it is agreed on. */
  let asBefore: object = {};
  let agreed: object = {};
  /** What the server tells of all offers, one of them agreed on. */
  let besideTaken: object = {};
  /** The call by which this offer is said yes to. */
  let yesCall = "";

  const readCall = () => (offerId === null ? offersCall(contractId) : offerCall(offerId));
  const { hold, holdRead, isHeld, answer, breakOff, heldWrite, answerWrite } = heldOffers(world, readCall);
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
      const { offer } = asBefore as { offer: object };
      const taken = { ...offer, offerId: "another", status: "ACCEPTED", provider: { id: "x", name: "Fjällkraft" } };
      besideTaken = { offers: [offer, taken] };
    }
    await holdRead();
    await page.goto(offerId === null ? `/electricity/${contractId}/offers` : `/electricity/${contractId}/offer/${offerId}`);
  };
  const consent = { status: 403, body: { reason: "TermsAndConditionsUpdated" } };

  const {
    button,
    yes,
    no,
    toast,
    says,
    isAt,
    isLoading,
    isOpen,
    isAnswering,
    isReading,
    isDealtWith,
    isNotKnown,
    isLooking,
    isAgreed,
  } = seenOffers(page, isHeld, readCall);
  const posts = async () => (await world.calls()).filter(({ method }) => method === "POST").map(({ path }) => path);
  const wake = async () => {
    await holdRead();
    await page.evaluate(() => void window.dispatchEvent(new Event("online")));
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
      "the person chooses an offer": async () => {
        await world.faults([]);
        await page.getByRole("article", { name: "Fjällkraft" }).getByRole("link").click();
      },
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
      "the server breaks down": () => answerWrite({ status: 500 }),
      "it turns out to be agreed on": () => answer({ body: agreed }),
      "another offer turns out to be agreed on": async () => {
        await isHeld("GET", readCall());
        // The offers beside it have been read by now: the next try has it all.
        await world.faults([
          { method: "GET", path: offersCall(contractId), body: besideTaken },
          { method: "GET", path: readCall(), body: asBefore },
        ]);
        await world.release({ path: readCall(), status: 503 });
      },
      "it turns out to be as before": () => answer({ body: asBefore }),
      "it turns out to be gone": () => answer({ status: 404 }),
      "nobody can tell": breakOff,
      "the person asks how it stands": async () => {
        await holdRead();
        await button("Kolla igen").click();
      },
      "the person comes back to the page": wake,
      "the person comes back after a while": async () => {
        await page.clock.setFixedTime(Date.now() + MINUTE_MS);
        await wake();
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
      "offers, looked at anew": async () => {
        await isHeld("GET", readCall());
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
      "offer, looked at anew": async () => {
        await isHeld("GET", readCall());
        await isOpen();
      },
      "another one agreed on": async () => {
        await expect(page.getByText("Du har redan tackat ja till")).toContainText("Fjällkraft");
        for (const answer of [yes, no]) await expect(answer).toHaveCount(0);
        await expect(page.getByText(/Det gick inte/)).toHaveCount(0);
      },
      gone: async () => {
        await says("Erbjudandet finns inte kvar")();
        await expect(page.getByText(/Det gick inte/)).toHaveCount(0);
      },
      "finding out why it wasn't taken": isReading(SENDING),
      "finding out whether it arrived": isReading(SENDING),
      "offer, not agreed on": async () => {
        await toast("Det gick inte att tacka ja till erbjudandet. Försök igen.");
        await isOpen();
      },
      "not known": isNotKnown,
      "not known, consent asked for": isConsentAskedFor,
      "finding out once more": isLooking,
      "still not known": async () => {
        await isNotKnown();
        await toast("Vi vet fortfarande inte.");
      },
      "loading how it stands": isLoading,
      "being dealt with": isDealtWith,
      "being dealt with, consent asked for": isConsentAskedFor,
      "looking again": async () => {
        await isDealtWith();
        await isLooking();
      },
      "being dealt with, nothing new": async () => {
        await isDealtWith();
        await toast("Inget nytt än.");
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
        const dialog = page.getByRole("alertdialog", { name: "Vill du tacka nej till erbjudandet?" });
        await expect(dialog).toContainText("Det går inte att ångra.");
        expect((await posts()).filter((path) => path === denyCall(contractId)).length).toBeLessThanOrEqual(1);
      },
      declining: isAnswering(() => denyCall(contractId), DECLINING),
      "finding out why it wasn't declined": isReading(DECLINING),
      "finding out whether it is declined": isReading(DECLINING),
      "loyalty offer, not declined": async () => {
        await toast("Det gick inte att tacka nej. Försök igen.");
        await isOpen();
      },
      "loyalty offer, consent asked for": isConsentAskedFor,
      "not known whether declined": isNotKnown,
      "not known whether declined, consent asked for": isConsentAskedFor,
      "finding out once more whether it is declined": isLooking,
      "still not known whether declined": async () => {
        await isNotKnown();
        await toast("Vi vet fortfarande inte.");
      },
      "home, declined": async () => {
        await isAt("/home");
        await toast("Du har tackat nej till erbjudandet");
      },
    },
  };
});
