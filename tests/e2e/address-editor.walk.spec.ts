/** Walked in the onboarding's second step, by somebody who has an address and somebody who has none. */
import { expect } from "@playwright/test";
import { addressEditorModel } from "../models/address-editor.model";
import { CURRENT_ADDRESS, callsTo, countOf } from "./support/calls";
import { later } from "./support/later";
import { walkInBrowser } from "./support/walk";

const RULES = "/customer-service/api/v1/address";
const REGISTER = "/customer-service/api/v1/customers/current/registered-address";
const LOOKUP = "/place-service/api/v1/places";

const CONSENT = "TermsAndConditionsUpdated";

const PLACES = [
  { streetAddress: "Storgatan", streetNumber: 7, postalCode: 90_325, postalAddress: "Umeå" },
  { streetAddress: "Storgatan", streetNumber: null, postalCode: 11_451, postalAddress: "Stockholm" },
];

walkInBrowser(
  addressEditorModel,
  async ({ page, world, signIn }) => {
    const hold = (path: string, method: "GET" | "PATCH" = "GET") => ({ method, path, hold: true });
    const held = [hold(LOOKUP), hold(REGISTER), hold(CURRENT_ADDRESS, "PATCH")];
    const open = async ({ address }: { address?: object } = {}) => {
      const { session } = await signIn("Nils");
      const headers = { authorization: `Bearer ${session.tokens.accessToken}` };
      if (address) await page.request.patch(CURRENT_ADDRESS, { data: address, headers });
      await page.goto("/onboarding");
      await page.getByLabel("E-post").fill("nils@example.se");
      await page.getByLabel("Mobilnummer").fill("0701234567");
      await page.getByRole("button", { name: "Nästa" }).click();
      await expect(street).toBeVisible();
    };
    const isHeld = (path: string, method = "GET") => expect.poll(world.held).toContainEqual({ method, path });
    const answer = async (path: string, how: Parameters<typeof world.release>[0], method = "GET") => {
      await isHeld(path, method);
      await world.release({ path, ...how });
    };
    const answerSave = (how: Parameters<typeof world.release>[0]) => answer(CURRENT_ADDRESS, how, "PATCH");
    const save = page.getByRole("button", { name: "Nästa" });
    const street = page.getByLabel("Gata");
    const number = page.getByLabel(/^Nummer/);
    const postalCode = page.getByLabel("Postnummer");
    const town = page.getByLabel("Ort");
    const places = page.getByRole("option");
    const register = page.getByRole("button", { name: "Hämta folkbokföringsadress" });
    const isEmpty = async () => {
      await expect(street).toHaveValue("");
      await expect(town).toHaveValue("");
      await expect(places).toHaveCount(0);
    };
    const isRequired = (field: typeof number, how: boolean) => expect(field).toHaveAttribute("aria-required", String(how));
    const unchecked = page.getByText("Adressen kontrolleras först när du sparar.");
    const asksForConsent = () => expect(page.getByRole("heading", { name: "Våra villkor har ändrats" })).toBeVisible();

    return {
      events: {
        "the person comes to write an address": async () => {
          await world.faults(held);
          await open();
        },
        "the person comes to change an address": async () => {
          await open({ address: { street: "Kyrkogatan", streetNumber: 3, postalCode: 22_222, postalAddress: "Lund" } });
          await world.faults(held);
        },
        "the person comes before the rules": async () => {
          await world.faults([hold(RULES), ...held]);
          await open();
        },
        "the rules arrive": () => answer(RULES, {}),
        "the rules can't be read": () => answer(RULES, { status: 500 }),
        "the server asks for a consent first": () => answer(RULES, { status: 403, body: { reason: CONSENT } }),
        "the person asks for the rules again": () => page.getByRole("button", { name: "Kontrollera nu" }).click(),
        "the person begins a street": () => street.fill("Storg"),
        "the person goes on with the street": async () => {
          const asked = await countOf(world, LOOKUP);
          await street.fill("Storgat");
          // The lookup before has been given up, and what is answered is the next one.
          await expect.poll(() => countOf(world, LOOKUP)).toBeGreaterThan(asked);
          await expect.poll(async () => (await world.held()).filter(({ path }) => path === LOOKUP)).toHaveLength(1);
        },
        "the person writes all of it on one line": async () => {
          await street.fill("Storgatan 12 B lgh 1001");
          await street.press("Tab");
        },
        "the lookup finds places": () => answer(LOOKUP, { status: 200, body: PLACES }),
        "the lookup finds nothing": () => answer(LOOKUP, { status: 200, body: [] }),
        "the lookup fails": () => answer(LOOKUP, { status: 500 }),
        "the person picks a place": () => places.first().click(),
        "the person waves the places away": () => street.press("Escape"),
        "the person fetches the registered address": async () => {
          await page.clock.install();
          await register.click();
        },
        "the register answers": () => answer(REGISTER, {}),
        "the register knows of none": () => answer(REGISTER, { status: 200, body: {} }),
        "the register fails": () => answer(REGISTER, { status: 500 }),
        "five seconds pass": () => page.clock.runFor(5_000),
        "the person saves half an address": () => street.press("Enter"),
        "the person fills in what is missing": async () => {
          await street.fill("Storgatan");
          await number.fill("7");
          await postalCode.fill("90325");
          await town.fill("Umeå");
          await town.press("Tab");
        },
        "the person saves the address": () => save.click(),
        "the server takes it": () => answerSave({}),
        "the server refuses a field": () =>
          answerSave({ status: 400, body: { cause: "VALIDATION_FAILED", fields: ["postalCode"] } }),
        "the server fails": () => answerSave({ status: 500 }),
        "the server asks for a consent": () => answerSave({ status: 403, body: { reason: CONSENT } }),
        "the consent is given": () => page.getByRole("button", { name: "Godkänn villkoren" }).click(),
        "the person closes": () => page.goBack(),
      },
      states: {
        "on the way": () => {}, // nothing is on screen before the page opens
        "empty, rules to come": async () => {
          await isEmpty();
          await isHeld(RULES);
          await isRequired(number, false);
          await expect(unchecked).toBeHidden();
        },
        "empty, without rules": async () => {
          await isEmpty();
          await expect(unchecked).toBeVisible();
        },
        "consent asked for, rules to come": asksForConsent,
        empty: async () => {
          await isEmpty();
          await isRequired(number, true);
          await expect(register).toHaveAttribute("aria-busy", "false");
        },
        "looking up": async () => {
          await isHeld(LOOKUP);
          await expect(street).toBeFocused();
        },
        "places offered": async () => {
          await expect(places).toHaveText(["Storgatan 7903 25 Umeå", "Storgatan114 51 Stockholm"]);
          await expect(page.getByRole("combobox", { name: "Gata" })).toHaveAttribute("aria-expanded", "true");
        },
        "street typed": async () => {
          await expect(places).toHaveCount(0);
          await expect(street).toHaveValue(/^Storg/);
        },
        "line split": async () => {
          await expect(street).toHaveValue("Storgatan");
          await expect(number).toHaveValue("12");
          await expect(page.getByLabel(/^Uppgång/)).toHaveValue("B");
          await expect(page.getByLabel(/^Lägenhetsnummer/)).toHaveValue("1001");
        },
        "register asked": () => expect(page.getByText("Hämtar din adress …")).toBeVisible(),
        registered: async () => {
          await expect(page.getByText("Din folkbokföringsadress är ifylld.")).toBeVisible();
          await expect(street).toHaveValue("Storgatan");
          await expect(postalCode).toHaveValue("903 25");
        },
        "something missing": async () => {
          await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
          await expect(page.getByText("Fyll i det här.").first()).toBeVisible();
          expect(await callsTo(world, CURRENT_ADDRESS)).toEqual([]);
        },
        whole: async () => {
          await expect(places).toHaveCount(0);
          await expect(street).toHaveValue(/gatan$/);
          await expect(postalCode).toHaveValue(/^\d{3} \d{2}$/);
          await expect(town).not.toHaveValue("");
        },
        saving: async () => {
          await isHeld(CURRENT_ADDRESS, "PATCH");
          await expect(page.getByRole("button", { name: "Sparar …" })).toBeVisible();
          await expect(street).toHaveAttribute("readonly");
        },
        refused: async () => {
          await expect(page.getByRole("group", { name: "Adressen kunde inte sparas" })).toBeFocused();
          await expect(page.getByText("Titta igenom det här: Postnummer.")).toBeVisible();
          await expect(postalCode).toHaveAttribute("aria-invalid", "true");
        },
        "not saved": async () => {
          await expect(page.getByText("Adressen kunde inte sparas. Försök igen om en stund.").first()).toBeVisible();
          await expect(street).toHaveValue(/gatan$/);
        },
        "consent asked for": asksForConsent,
        saved: () => expect(page.getByRole("heading", { level: 1, name: "Vilka avtal har du?" })).toBeVisible(),
        closed: () => expect(page.getByRole("heading", { level: 1, name: "Hur når vi dig?" })).toBeVisible(),
      },
    };
  },
  later["address-editor"],
);
