import { expect } from "@playwright/test";
import { onboardingModel } from "../models/onboarding.model";
import { CONTACT_DETAILS, CONTRACTS, CURRENT_ADDRESS, callsTo, INFO, LOCATIONS } from "./support/calls";
import { comeBack } from "./support/tabs";
import { walkInBrowser } from "./support/walk";

const HELD = [
  { method: "PATCH", path: CONTACT_DETAILS, hold: true },
  { method: "PATCH", path: CURRENT_ADDRESS, hold: true },
  { method: "POST", path: CONTRACTS, hold: true },
  { method: "GET", path: LOCATIONS, hold: true },
];
const HELD_READ = { method: "GET", path: INFO, hold: true };

walkInBrowser(onboardingModel, async ({ page, world, signIn }) => {
  let who = "";
  const holdAll = () => world.faults(HELD);
  const holdReads = () => world.faults([...HELD, HELD_READ]);
  const open = async (person: string) => {
    who = person;
    await signIn(person);
    await holdAll();
    await page.goto("/onboarding");
  };
  /** What the server says of the customer from now on. */
  const says = async (own: object) => {
    const { customer } = await world.logIn(who);
    return { status: 200, body: { ...customer, ...own } };
  };
  const becomes = async (onboardingState: string) => {
    await world.faults([...HELD, { method: "GET", path: INFO, ...(await says({ onboardingState })) }]);
    await comeBack(page);
  };
  /** The call that waits; in the order in which the page makes them. */
  const waiting = async () => {
    await expect.poll(world.held).not.toEqual([]);
    return (await world.held()).at(-1)!.path;
  };
  const answer = async (how: Parameters<typeof world.release>[0] = {}) => world.release({ path: await waiting(), ...how });
  const reread = (onboardingState: string) => async () => {
    await expect.poll(world.held).toContainEqual({ method: "GET", path: INFO });
    await world.release({ path: INFO, ...(await says({ onboardingState })) });
  };
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const press = (name: string | RegExp) => button(name).click();
  const heading = (name: string | RegExp) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const email = page.getByLabel("E-post");
  const number = page.getByLabel("Mobilnummer");
  const sends = async (path: string) => (await callsTo(world, path)).filter(({ method }) => method !== "GET");
  const atContact = async () => {
    await heading("Hur når vi dig?");
    await expect(page.getByText("Steg 1 av 3").first()).toBeVisible();
  };
  const atAddress = async () => {
    await heading("Var bor du?");
    await expect(page.getByText("Steg 2 av 3").first()).toBeVisible();
  };
  const atContracts = async () => {
    await heading("Vilka avtal har du?");
    await expect(page.getByText("Steg 3 av 3").first()).toBeVisible();
    await expect(button(/^Mobilabonnemang/)).toBeVisible();
  };
  const isChosen = async () => {
    await atContracts();
    await expect(button(/^Mobilabonnemang Telnord/)).toBeVisible();
    await expect(button("Lägg till avtalen")).toBeEnabled();
  };
  const atDone = async () => {
    await heading("Nu saknas bara din underskrift");
    await expect(page.getByRole("listitem")).toHaveCount(3);
  };
  const isHeld = (method: string, path: string) => expect.poll(world.held).toEqual([{ method, path }]);
  const isOffline = () => expect(page.getByRole("heading", { name: "Du verkar sakna uppkoppling" })).toBeVisible();
  const isRefused = () => expect(page.getByRole("heading", { name: "Du kan inte se det här" })).toBeVisible();
  const asksForConsent = () => expect(page.getByRole("heading", { name: "Våra villkor har ändrats" })).toBeVisible();

  return {
    events: {
      "a new customer opens the page": () => open("Nils"),
      "a customer in a state that nobody knows opens the page": async () => {
        who = "Maja";
        await signIn(who);
        await world.faults([...HELD, { method: "GET", path: INFO, ...(await says({ onboardingState: "SomethingNew" })) }]);
        await page.goto("/onboarding");
      },
      "a customer without contracts opens the page": () => open("Maja"),
      "a customer without a power of attorney opens the page": () => open("Petra"),
      "a customer who is done opens the page": () => open("Anna"),
      "an admin opens the page for a customer without a power of attorney": async () => {
        who = "Petra";
        await signIn("Alva");
        await page.addInitScript(() => {
          const session = JSON.parse(localStorage.getItem("session") ?? "{}");
          if (session.originalUser) return;
          const { tokens, user } = session;
          const acting = { ...user, id: "petra-persson", role: "CUSTOMER", supportsImpersonation: false };
          localStorage.setItem(
            "session",
            JSON.stringify({ ...session, user: acting, originalUser: user, originalUserTokens: tokens, refreshDisabled: true }),
          );
        });
        await world.faults([...HELD, { method: "GET", path: INFO, ...(await says({})) }]);
        await page.goto("/onboarding");
      },
      "a customer of whom nothing is known yet opens the page": async () => {
        who = "Nils";
        await signIn(who);
        await holdReads();
        await page.goto("/onboarding");
      },
      "the customer is read": () => answer(),
      "the server refuses": () => answer({ status: 403 }),
      // The browser itself repeats what breaks off, so every call does.
      "there is no connection": async () => {
        const path = await waiting();
        await world.faults([{ path, drop: true }]);
        await world.release({ path, drop: true });
      },
      "the connection is back": async () => {
        await holdReads();
        await page.evaluate(() => void window.dispatchEvent(new Event("online")));
      },
      "the server asks for a consent": () => answer({ status: 403, body: { reason: "TermsAndConditionsUpdated" } }),
      "the consent is given": async () => {
        await holdReads();
        await press("Godkänn villkoren");
        // Its own reading of the documents.
        await expect.poll(world.held).toContainEqual({ method: "GET", path: LOCATIONS });
        await world.release({ path: LOCATIONS });
      },
      "the person tries again": async () => {
        await holdReads();
        await press("Försök igen");
      },
      "the person types an e-mail and a number": async () => {
        await email.fill("nils@example.com");
        await number.fill("070-174 06 35");
      },
      "the person types a number that is none": async () => {
        await email.fill("nils@example.com");
        await number.fill("12");
        await email.focus();
      },
      "the person goes on": async () => {
        await world.faults(HELD);
        await button("Nästa").dblclick();
      },
      "the person goes on once more": () => page.keyboard.press("Enter"),
      "the person goes back": () => press("Tillbaka"),
      "the server saves it": () => answer(),
      "the server refuses the number": () =>
        answer({ status: 400, body: { cause: "VALIDATION_FAILED", fields: ["phoneNumber"] } }),
      "the person saves the address": async () => {
        await page.getByLabel("Gata").fill("Storgatan");
        await page.getByLabel("Nummer", { exact: true }).fill("7");
        await page.getByLabel("Postnummer").fill("90325");
        await page.getByLabel("Ort").fill("Umeå");
        await press("Nästa");
      },
      "the person goes on without a choice": () => button("Lägg till avtalen").click({ force: true }),
      "the person picks a provider": async () => {
        await press(/^Mobilabonnemang/);
        await page.getByRole("checkbox", { name: "Telnord" }).check();
        await press("Bekräfta");
      },
      "the person adds the contracts": async () => {
        await holdReads();
        await button("Lägg till avtalen").dblclick();
      },
      "the person adds the contracts once more": () => page.keyboard.press("Enter"),
      "the server adds them": () => answer(),
      "the answer is lost": async () => {
        await world.faults([{ method: "POST", path: CONTRACTS, drop: true }, ...HELD, HELD_READ]);
        await world.release({ path: CONTRACTS, drop: true });
      },
      "the contracts turn out to be there": reread("MissingPoa"),
      "the contracts turn out not to be there": reread("MissingContracts"),
      "the power of attorney is missing": reread("MissingPoa"),
      "contracts are still missing": reread("MissingContracts"),
      "the customer is in a state that nobody knows": reread("SomethingNew"),
      "nothing is missing": reread("Complete"),
      "the documents arrive": () => answer(),
      "the person signs": () => button("Skriv under med BankID").dblclick(),
      "the person signs once more": () => page.keyboard.press("Enter"),
      "the page is loaded anew": () => page.reload(),
      "the customer turns out to be done": () => becomes("Complete"),
      "the customer turns out to lack only the power of attorney": () => becomes("MissingPoa"),
      "the person leaves": () => press(/^(Logga ut|Avsluta)$/),
    },
    states: {
      "on the way": () => {}, // nothing is on screen before the page opens
      "customer on the way": async () => {
        await isHeld("GET", INFO);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
        await expect(page).toHaveURL("/onboarding");
      },
      "customer unknown": isRefused,
      "customer unknown, offline": isOffline,
      "customer unknown, consent asked for": asksForConsent,
      "contact details, empty": async () => {
        await atContact();
        await expect(email).toHaveValue("");
        await expect(number).toHaveValue("");
        await expect(button("Nästa")).toBeDisabled();
      },
      "contact details, number wrong": async () => {
        await expect(page.getByText("Skriv hela numret")).toBeVisible();
        await expect(button("Nästa")).toBeDisabled();
      },
      "contact details, filled in": async () => {
        await atContact();
        await expect(email).not.toHaveValue("");
        await expect(number).not.toHaveValue("");
        await expect(button("Nästa")).toBeEnabled();
        await expect(page.getByRole("heading", { name: "Kontrollera uppgifterna" })).toHaveCount(0);
      },
      "saving contact details": async () => {
        await isHeld("PATCH", CONTACT_DETAILS);
        await expect(button("Sparar …")).toBeVisible();
      },
      "contact details, number refused": async () => {
        await expect(page.getByRole("group", { name: "Kontrollera uppgifterna" })).toBeFocused();
        await expect(number).toHaveAttribute("aria-invalid", "true");
        await expect(email).toHaveAttribute("aria-invalid", "false");
      },
      "contact details, not saved": async () => {
        await atContact();
        await expect(page.getByText("Uppgifterna gick inte att spara.")).toBeVisible();
        await expect(button("Nästa")).toBeEnabled();
      },
      "contact details, consent asked for": asksForConsent,
      "contact details, saved": async () => {
        await atContact();
        await expect(button("Nästa")).toBeEnabled();
      },
      address: async () => {
        await atAddress();
        const [sent, ...more] = await sends(CONTACT_DETAILS);
        expect(Object.keys(JSON.parse(sent?.body ?? ""))).toEqual(["email", "phoneNumber"]);
        expect(more).toEqual([]);
      },
      "saving the address": async () => {
        await isHeld("PATCH", CURRENT_ADDRESS);
        const [sent] = await sends(CURRENT_ADDRESS);
        expect(JSON.parse(sent?.body ?? "")).toMatchObject({ street: "Storgatan", streetNumber: 7, postalCode: 90325 });
      },
      "address, come back to": async () => {
        await atAddress();
        await expect(page.getByLabel("Gata")).not.toHaveValue("");
      },
      "contracts, none chosen": async () => {
        await atContracts();
        await expect(button("Lägg till avtalen")).toBeDisabled();
      },
      "contracts, one chosen": isChosen,
      "adding contracts": async () => {
        await isHeld("POST", CONTRACTS);
        const posts = await sends(CONTRACTS);
        expect(JSON.parse(posts.at(-1)?.body ?? "")).toEqual({ serviceProviders: [{ id: "telnord" }], providerIds: [] });
      },
      "contracts, not added": async () => {
        await isChosen();
        await expect(page.getByText("Avtalen gick inte att lägga till. Försök igen.")).toBeVisible();
      },
      "contracts, consent asked for": asksForConsent,
      "perhaps added": () => expect.poll(world.held).toEqual([{ method: "GET", path: INFO }]),
      "what comes next on its way": async () => {
        await isHeld("GET", INFO);
        expect(await sends(CONTRACTS)).toHaveLength(1);
      },
      "what comes next unknown": async () => {
        await isRefused();
        await expect(page.getByText("Dina avtal är tillagda.")).toBeVisible();
      },
      "what comes next unknown, offline": isOffline,
      "what comes next unknown, consent asked for": asksForConsent,
      "documents on their way": async () => {
        await atDone();
        await expect(button("Skriv under med BankID")).toHaveAttribute("aria-disabled", "true");
      },
      "documents unknown": isRefused,
      "documents unknown, offline": isOffline,
      "documents unknown, consent asked for": asksForConsent,
      "ready to sign": async () => {
        await atDone();
        await expect(button("Skriv under med BankID")).toHaveAttribute("aria-disabled", "false");
      },
      signing: () => expect(page).toHaveURL(/\/sign\/poa\//),
      "only the customer can sign": async () => {
        await atDone();
        await expect(page.getByRole("heading", { name: "Här tar kunden själv vid" })).toBeVisible();
        await expect(button("Skriv under med BankID")).toHaveCount(0);
      },
      home: () => expect(page).toHaveURL("/home"),
      out: () => expect(page).toHaveURL(/\/(login|represent-customer)$/),
    },
  };
});
