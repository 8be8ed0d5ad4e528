import { expect } from "@playwright/test";
import { providerSelectionModel } from "../models/provider-selection.model";
import { categoriesOf } from "../sandbox/seeds/categories";
import { walkInBrowser } from "./support/walk";

const CATEGORIES = "/customer-service/api/v1/service-providers/categories";

const [electricity, insurance, mobile] = categoriesOf("default");
/** Everything in one category, so that each way on is there from its providers. */
const all = { ...insurance!, contractType: "Mobile", serviceProviders: mobile!.serviceProviders };
const none = { ...mobile!, contractType: "Tv", titleKey: "contractType.Tv", serviceProviders: [] };

walkInBrowser(providerSelectionModel, async ({ page, world, signIn }) => {
  const hold = () => world.faults([{ method: "GET", path: CATEGORIES, hold: true }]);
  const open = async (path: string) => {
    await signIn("Nils");
    await hold();
    await page.goto(path);
  };
  const isHeld = () => expect.poll(world.held).toContainEqual({ method: "GET", path: CATEGORIES });
  const answer = async (how: Parameters<typeof world.release>[0], times = 1) => {
    for (let made = 1; made <= times; made++) {
      await isHeld();
      await world.release({ path: CATEGORIES, ...how });
    }
  };
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const confirm = button("Bekräfta");
  const tick = (name: string) => page.getByRole("checkbox", { name }).check();
  const says = (heading: string | RegExp) => () => expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  const isProviders = says("Vilka försäkringsbolag har du?");
  const telnord = page.getByRole("checkbox", { name: "Telnord" });
  const list = (text: RegExp) => page.getByRole("button", { name: text });
  let isOneType = false;

  return {
    events: {
      "the person comes to pick": () => open("/contracts/add"),
      "the person comes to pick of one type": () => {
        isOneType = true;
        return open("/contracts/add/mobile");
      },
      "the categories arrive": () => answer({ status: 200, body: [all, none, electricity] }),
      "one category arrives": () => answer({ status: 200, body: [all] }),
      "the type fits no category": () => answer({ status: 200, body: [electricity] }),
      "the server refuses": () => answer({ status: 500 }),
      // The browser itself repeats what breaks off, so every call does.
      "there is no connection": async () => {
        await isHeld();
        await world.faults([{ method: "GET", path: CATEGORIES, drop: true }]);
        await answer({ drop: true });
      },
      "the server asks for a consent": () => answer({ status: 403, body: { reason: "TermsAndConditionsUpdated" } }),
      "the consent is given": async () => {
        await hold();
        await button("Godkänn villkoren").click();
      },
      "the person tries again": async () => {
        await hold();
        await button("Försök igen").click();
      },
      "the connection is back": async () => {
        await hold();
        await page.evaluate(() => void window.dispatchEvent(new Event("online")));
      },
      "the person opens a category": () => list(/^Försäkring/).click(),
      "the person opens a category that needs an address": () => list(/^Elavtal/).click(),
      "the person opens a category without providers": () => list(/^Tv/).click({ force: true }),
      "the person searches": () => page.getByRole("searchbox", { name: "Sök leverantör" }).fill("téln"),
      "the person confirms nothing": () => confirm.click({ force: true }),
      "the person confirms a plain provider": async () => {
        await page.getByRole("checkbox", { name: /^(Telnord|Norrsken El)$/ }).check();
        await confirm.click();
      },
      "the person confirms a provider with sub-types": async () => {
        await tick("Hemtrygg");
        await confirm.click();
      },
      "the person confirms without a sub-type": () => confirm.click({ force: true }),
      "the person confirms a sub-type": async () => {
        await tick("Bilförsäkring");
        await confirm.click();
      },
      "the person confirms a sub-type that needs an address": async () => {
        await tick("Hemförsäkring");
        await confirm.click();
      },
      "the person confirms half an address": () => confirm.click(),
      "the person confirms the address": async () => {
        await page.getByLabel("Gata").fill("Storgatan");
        await page.getByLabel("Nummer", { exact: true }).fill("7");
        await page.getByLabel("Postnummer").fill("903 25");
        await page.getByLabel("Ort").fill("Umeå");
        await confirm.click();
      },
      "the person goes back": () => page.goBack(),
      "the person is done": () => button("Klar").click(),
      "the person leaves": () => button("Tillbaka").click(),
    },
    states: {
      "on the way": () => {}, // nothing is on screen before the page opens
      loading: () => expect(page.getByText("Hämtar leverantörer …")).toBeVisible(),
      "loading one type": () => expect(page.getByText("Hämtar leverantörer …")).toBeVisible(),
      refused: () => expect(page.getByRole("heading", { name: "Något gick fel hos oss" })).toBeVisible(),
      offline: () => expect(page.getByRole("heading", { name: "Du verkar sakna uppkoppling" })).toBeVisible(),
      "consent asked for": () => expect(page.getByRole("heading", { name: "Våra villkor har ändrats" })).toBeVisible(),
      categories: async () => {
        await says("Vilka avtal har du?")();
        await expect(
          list(/^Försäkring/)
            .or(list(/^Mobil/))
            .first(),
        ).toBeVisible();
        await expect(button("Klar")).toBeDisabled();
        await expect(page).toHaveURL("/contracts/add");
      },
      providers: async () => {
        await isProviders();
        await expect(page.getByRole("checkbox")).toHaveCount(6);
      },
      "providers that need an address": says("Vilka elbolag har du?"),
      "providers found": async () => {
        await isProviders();
        await expect(page.getByRole("checkbox")).toHaveCount(1);
        await expect(telnord).toBeVisible();
      },
      "sub-types": async () => {
        await says("Vilka försäkringar har du?")();
        await expect(page.getByRole("group", { name: "Hemtrygg" })).toBeVisible();
        // One at least of each provider: without it there is nothing to confirm.
        if ((await page.getByRole("checkbox", { checked: true }).count()) === 0) await expect(confirm).toBeDisabled();
        else await expect(confirm).toBeEnabled();
      },
      address: says("Var gäller avtalet med Norrsken El?"),
      "address of a sub-type": says("Var gäller avtalet med Hemtrygg?"),
      "address, something missing": async () => {
        await expect(page.getByLabel("Gata")).toBeFocused();
        await expect(page.getByText("Fyll i det här.").first()).toBeVisible();
      },
      "categories, something picked": async () => {
        await says("Vilka avtal har du?")();
        await expect(button("Klar")).toBeEnabled();
      },
      "providers of one type": isProviders,
      "type unknown": () => expect(page.getByRole("heading", { name: "Något gick fel" })).toBeVisible(),
      picked: async () => {
        await expect.poll(async () => (await world.calls()).filter(({ path }) => path.endsWith("/contracts"))).toHaveLength(1);
      },
      left: async () => {
        await expect(page).toHaveURL(/\/(home|onboarding)$/);
        expect(isOneType || (await world.calls()).every(({ path }) => !path.endsWith("/contracts"))).toBe(true);
      },
    },
  };
});
