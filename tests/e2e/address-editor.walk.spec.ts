/** Walked where the picker asks for an address: with an electricity company, by people who have one and who have none. */
import { expect } from "@playwright/test";
import { addressEditorModel } from "../models/address-editor.model";
import { later } from "./support/later";
import { walkInBrowser } from "./support/walk";

const RULES = "/customer-service/api/v1/address";
const REGISTER = "/customer-service/api/v1/customers/current/registered-address";
const LOOKUP = "/place-service/api/v1/places";

const PLACES = [
  { streetAddress: "Storgatan", streetNumber: 7, postalCode: 90_325, postalAddress: "Umeå" },
  { streetAddress: "Storgatan", streetNumber: null, postalCode: 11_451, postalAddress: "Stockholm" },
];

const walk = walkInBrowser<typeof addressEditorModel, (typeof later)["address-editor"]>;

walk(
  addressEditorModel,
  async ({ page, world, signIn }) => {
    const hold = (path: string) => ({ method: "GET" as const, path, hold: true });
    const held = [hold(LOOKUP), hold(REGISTER)];
    const open = async (who: string) => {
      await signIn(who);
      await page.goto("/contracts/add/electricity");
      await page.getByRole("checkbox", { name: "Norrsken El" }).check();
      await page.getByRole("button", { name: "Bekräfta" }).click();
      await expect(street).toBeVisible();
    };
    const answer = async (path: string, how: Parameters<typeof world.release>[0]) => {
      await expect.poll(world.held).toContainEqual({ method: "GET", path });
      await world.release({ path, ...how });
    };
    const street = page.getByLabel("Gata");
    const number = page.getByLabel("Nummer", { exact: true });
    const town = page.getByLabel("Ort");
    const places = page.getByRole("option");
    const register = page.getByRole("button", { name: "Hämta folkbokföringsadress" });
    const isEmpty = async () => {
      for (const field of await page.getByRole("textbox").or(street).all()) await expect(field).toHaveValue("");
    };
    const requiresNumber = (isRequired: boolean) =>
      expect(page.getByLabel(/^Nummer/)).toHaveAttribute("aria-required", String(isRequired));

    return {
      events: {
        "the person comes to write an address": async () => {
          await world.faults(held);
          await open("Nils");
        },
        "the person comes to change an address": () => open("Tom"),
        // The first read fails the picker: its editor reads them itself.
        "the person comes before the rules": async () => {
          await world.faults([{ method: "GET", path: RULES, status: 500, times: 1 }, hold(RULES), ...held]);
          await open("Nils");
        },
        "the rules arrive": async () => {
          await world.faults(held);
          await answer(RULES, {});
        },
        "the rules can't be read": () => answer(RULES, { status: 500 }),
        "the server asks for a consent first": () =>
          answer(RULES, { status: 403, body: { reason: "TermsAndConditionsUpdated" } }),
        "the person asks for the rules again": () => page.getByRole("button", { name: "Kontrollera nu" }).click(),
        "the person begins a street": () => street.fill("Storg"),
        "the person goes on with the street": () => street.fill("Storgat"),
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
          await number.or(page.getByLabel("Nummer (om det finns)")).fill("7");
          await page.getByLabel("Postnummer").fill("90325");
          await town.fill("Umeå");
          await town.press("Tab");
        },
        "the consent is given": async () => {
          await page.getByRole("button", { name: "Godkänn villkoren" }).click();
        },
        "the person closes": () => page.goBack(),
      },
      states: {
        "on the way": () => {}, // nothing is on screen before the page opens
        "empty, rules to come": async () => {
          await isEmpty();
          await requiresNumber(false);
          await expect(page.getByText("Adressen kontrolleras först när du sparar.")).toBeHidden();
        },
        "empty, without rules": async () => {
          await isEmpty();
          await expect(page.getByText("Adressen kontrolleras först när du sparar.")).toBeVisible();
        },
        "consent asked for, rules to come": () =>
          expect(page.getByRole("heading", { name: "Våra villkor har ändrats" })).toBeVisible(),
        empty: async () => {
          await isEmpty();
          await requiresNumber(true);
          await expect(register).toHaveAttribute("aria-busy", "false");
        },
        "looking up": async () => {
          await expect.poll(world.held).toContainEqual({ method: "GET", path: LOOKUP });
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
          await expect(page.getByLabel("Postnummer")).toHaveValue("903 25");
        },
        "something missing": async () => {
          // The first field that is wrong: the street, unless it is there.
          await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
          await expect(page.getByText("Fyll i det här.").first()).toBeVisible();
        },
        whole: async () => {
          await expect(places).toHaveCount(0);
          await expect(street).toHaveValue(/gatan$/);
          await expect(page.getByLabel("Postnummer")).toHaveValue(/^\d{3} \d{2}$/);
          await expect(town).not.toHaveValue("");
        },
        closed: () => expect(page.getByRole("heading", { level: 1, name: "Vilket elbolag har du?" })).toBeVisible(),
      },
    };
  },
  later["address-editor"],
);
