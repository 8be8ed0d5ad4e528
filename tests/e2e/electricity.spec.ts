/** Offers of electricity as a person meets them: found among others, and compared with what is paid now. */
import { offerOf, offersOf } from "./support/electricity";
import { expect, type Page, test } from "./support/fixtures";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const card = (page: Page, name: string) => page.getByRole("article", { name });
const cell = (page: Page, line: string, place: number) => page.getByRole("row", { name: line }).getByRole("cell").nth(place);

const ANNA = "anna-andersson-electricity";
const OVE = "ove-oberg-electricity";
const LOVA = "lova-lindqvist-electricity";
const LOYALTY = offerOf(LOVA);

test.describe("all offers for a contract", () => {
  test("stand in the server's order under what is paid now, and lead to each [EL-01] [EL-02] [EL-08]", async ({
    page,
    world,
    signIn,
    checkA11y,
    shot,
  }) => {
    await signIn("Anna");
    for (const theme of ["light", "dark"]) {
      await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
      await page.goto(offersOf(ANNA));
      await expect(heading(page)).toHaveText("3 elerbjudanden till dig");
      await checkA11y();
      await shot(`offers, ${theme}`);
    }
    await expect(page).toHaveTitle("Elerbjudanden – Avtalsbo");
    const present = page.getByRole("region", { name: "Det här har du nu" });
    await expect(present).toContainText(
      /Granby Energi.*Källgatan 12.*128,40.öre\/kWh.*29.kr\/mån.*till och med .*sedan 49.kr\/mån/,
    );
    await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Norrsken El", "Fjällkraft", "Åkraft"]);
    await expect(card(page, "Norrsken El")).toContainText(/\d.krlägre kostnad första året/);
    await expect(card(page, "Fjällkraft")).not.toContainText(/kostnad|skillnad/);
    await expect(page.getByRole("main")).not.toContainText(/SWITCH|CAMPAIGN|OFFERED/);
    await page.getByRole("link", { name: /^Visa erbjudandet från .?Fjällkraft.?, .?Fjällkraft Fast 1 år/ }).click();
    await expect(page).toHaveURL(offerOf(ANNA, 2).page);
    await expect(heading(page)).toHaveText("Fjällkraft");
    await expect(heading(page)).toBeFocused();
    await button(page, "Tillbaka").click();
    await expect(page).toHaveURL(offersOf(ANNA));
    expect((await world.calls()).filter(({ path }) => path.endsWith("/offers"))[0]?.path).toBe(
      `/customer-service/api/v1/electricity/contracts/${ANNA}/offers`,
    );
  });

  test("say which of them is agreed on, and invite to it no more", async ({ page, signIn }) => {
    await signIn("Ove");
    await page.goto(offerOf(OVE).page);
    await button(page, "Tacka ja").click();
    await expect(heading(page)).toHaveText("Klart! Du har tackat ja");
    await page.goto(offersOf(OVE));
    await expect(card(page, "Norrsken El")).toContainText("Du har tackat ja");
    await expect(card(page, "Norrsken El").getByRole("link")).toHaveText(/^Visa vad du tackat ja till/);
    await expect(card(page, "Fjällkraft")).not.toContainText("Du har tackat ja");
  });

  test("that are gone are told of as what is left: nothing better, and the way to the contract [EL-04]", async ({
    page,
    signIn,
    checkA11y,
  }) => {
    await signIn("Siv");
    await page.goto(offersOf("siv-sund-electricity"));
    await expect(page.getByRole("alert").getByRole("heading")).toHaveText("Inget bättre erbjudande just nu");
    await checkA11y();
    await page.getByRole("link", { name: "Till avtalet" }).click();
    await expect(page).toHaveURL("/contract/siv-sund-electricity");
  });

  for (const [what, path] of [
    ["all offers", offersOf("anna-andersson-mobile")],
    ["one offer", offerOf("anna-andersson-mobile", 1, ANNA).page],
  ] as const)
    test(`a contract that isn't of electricity is told apart, for ${what} [EL-03]`, async ({
      page,
      guard,
      signIn,
      checkA11y,
    }) => {
      guard.expectNetworkErrors();
      await signIn("Anna");
      await page.goto(path);
      await expect(page.getByRole("alert").getByRole("heading")).toHaveText("Det här är inget elavtal");
      await checkA11y();
      await page.getByRole("link", { name: "Till avtalet" }).click();
      await expect(page).toHaveURL("/contract/anna-andersson-mobile");
    });
});

test.describe("one offer", () => {
  test("is told in full: savings, now and later, agreement, provider, change, links [EL-05] [EL-06] [EL-07] [EL-09] [EL-10] [EL-22]", async ({
    page,
    signIn,
    checkA11y,
    shot,
  }) => {
    await signIn("Anna");
    for (const theme of ["light", "dark"]) {
      await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
      await page.goto(offerOf(ANNA).page);
      await expect(heading(page)).toHaveText("Norrsken El");
      await checkA11y();
      await shot(`offer, ${theme}`);
    }
    await expect(page).toHaveTitle("Erbjudande från Norrsken El – Avtalsbo");
    const main = page.getByRole("main");
    await expect(main).toContainText(/1.6\d\d.krlägre kostnad första åretÅr 2: \d+.kr lägre\. Från år 3: ingen skillnad\./);
    await expect(cell(page, "Elpris", 0)).toContainText(/128,40.öre\/kWh/);
    await expect(cell(page, "Elpris", 1)).toContainText(/97,90.öre\/kWh/);
    await expect(cell(page, "Elpris", 2)).toContainText(/97,90.öre\/kWh.*till och med .*sedan 128,40.öre\/kWh/);
    await expect(cell(page, "Månadsavgift", 1)).toContainText(/till och med .*sedan/);
    await expect(page.getByRole("row", { name: "Beräknad kostnad per år" }).getByRole("cell")).toContainText([
      /kr\/år/,
      /kr\/år/,
      /kr\/år/,
    ]);
    await expect(main).toContainText(/beräknad på 4.800.kWh, elpriset i \w+ och tolv månadsavgifter, från 1.\w+ \d{4}/);
    await expect(main).toContainText("avdragen från ditt ordinarie pris i dag. Priset hos Norrsken El kan bli ett annat.");
    await expect(page.getByRole("region", { name: "Om erbjudandet" }).getByText("lägre månadsavgift i 6 månader")).toHaveCSS(
      "font-weight",
      /[67]00/,
    );
    await expect(page.getByRole("region", { name: "Det här får du" }).getByRole("listitem")).toContainText([
      "Elpris: 97,90 öre/kWh i 18 månader, sedan 128,40 öre/kWh, med dagens elpris",
      "Månadsavgift: 25 kr/mån i 6 månader, sedan 49 kr/mån",
      "Prisform: rörligt, ändras varje månad",
      "Elens ursprung: svensk vattenkraft",
      "Betalning: autogiro, e-faktura eller faktura med mejl",
    ]);
    const agreement = page.getByRole("region", { name: "Avtalet du får" });
    for (const line of [/AvtalNorrsken Rörligt/, /Startdatum\d+\s\w+\s\d{4}/, /BindningstidIngen/, /Uppsägningstid30\sdagar/])
      await expect(agreement).toContainText(line);
    const more = page.getByRole("region", { name: "Bra att veta" });
    await more.getByText("Om Norrsken El", { exact: true }).click();
    await expect(more.getByRole("heading", { name: "Kundservice" })).toBeVisible();
    await more.getByText("Så går bytet till").click();
    await expect(more.getByText("Norrsken El säger upp ditt avtal hos Granby Energi.")).toBeVisible();
    await checkA11y();
    for (const [name, path] of [
      ["Villkor", "avtalsvillkor"],
      ["Integritetspolicy", "integritet"],
    ] as const) {
      const link = more.getByRole("link", { name: new RegExp(name) });
      await expect(link).toHaveAttribute("href", `https://example.com/norrsken-el/${path}`);
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    }
    await expect(button(page, "Tacka ja")).toBeVisible();
    await expect(button(page, "Tacka nej")).toHaveCount(0);
  });

  test("saves one number: on home, at the contract, in the list, in its table, and once it is agreed on", async ({
    page,
    signIn,
  }) => {
    const main = page.getByRole("main");
    const yearly = async (place: number) => {
      const paid = await cell(page, "Beräknad kostnad per år", place).locator(".paid").textContent();
      return Number(/^[^k]*/.exec(paid ?? "")?.[0].replace(/\D/g, ""));
    };
    await signIn("Ove");
    await page.goto(offerOf(OVE).page);
    await expect(page.getByRole("table")).toBeVisible();
    const saves = (await yearly(0)) - (await yearly(1));
    expect(saves).toBeGreaterThan(1_000);
    const words = new RegExp(`${String(saves).replace(/(?=\d{3}$)/, "\\s")}\\skr\\s*lägre kostnad första året`);
    for (const path of ["/home", `/contract/${OVE}`, offersOf(OVE), offerOf(OVE).page]) {
      await page.goto(path);
      await expect(main, path).toContainText(words);
    }
    await button(page, "Tacka ja").click();
    await expect(heading(page)).toHaveText("Klart! Du har tackat ja");
    await expect(main).toContainText(words);
  });

  test("whose savings are in another unit shows none of them, and that needs no comparison [FMT-15]", async ({
    page,
    signIn,
  }) => {
    await signIn("Anna");
    await page.goto(offerOf(ANNA, 3).page);
    await expect(heading(page)).toHaveText("Åkraft");
    await expect(page.getByRole("table")).toHaveCount(0);
  });

  test("fits at 320 px and twice the text size", async ({ page, signIn, shot }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn("Lova");
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", "200%"));
    });
    const fitsIn = async (name: string) => {
      const outside = await page.locator("main").evaluate((main) => {
        const edge = main.getBoundingClientRect().right;
        const isSeen = (part: Element) => part.getBoundingClientRect().width > 1;
        return [...main.querySelectorAll("*")].filter((part) => isSeen(part) && part.getBoundingClientRect().right > edge + 1)
          .length;
      });
      expect(outside, name).toBe(0);
      await shot(`${name}, 320 px, 200 %`);
    };
    await page.goto(offersOf(LOVA));
    await expect(heading(page)).toHaveText("Ett elerbjudande till dig");
    await fitsIn("offers");
    await page.goto(LOYALTY.page);
    await expect(page.getByRole("table")).toBeVisible();
    await fitsIn("offer");
    await button(page, "Tacka ja").click();
    await expect(heading(page)).toHaveText("Klart! Du har tackat ja");
    await fitsIn("agreed");
  });
});

test("an address for making offers says that there is nothing to make, and leads home [EL-21]", async ({
  page,
  signIn,
  checkA11y,
}) => {
  await signIn("Anna");
  await page.goto("/create-offer/a1");
  await expect(heading(page)).toHaveText("Här går det inte att skapa erbjudanden");
  await checkA11y();
  await page.getByRole("link", { name: "Till startsidan" }).click();
  await expect(page).toHaveURL("/home");
});

test("the terms and the privacy policy can be read where one says yes, on a narrow screen too [EL-07]", async ({
  page,
  signIn,
  shot,
}) => {
  await signIn("Anna");
  for (const [width, size] of [
    [390, "100%"],
    [1280, "100%"],
    [320, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(offerOf(ANNA).page);
    const decision = page.locator("[data-part=sticky-actions]");
    const yes = decision.getByRole("button", { name: "Tacka ja" });
    await expect(yes).toBeInViewport();
    await page.evaluate((fontSize) => document.documentElement.style.setProperty("font-size", fontSize), size);
    // Where it would cover most of the page it stands at its end, together as well.
    if (size === "200%") await expect(yes).not.toBeInViewport();
    await yes.scrollIntoViewIfNeeded();
    await expect(yes).toBeInViewport({ ratio: 1 });
    await expect(decision).toContainText(/När du tackar ja godkänner du villkoren från .?Norrsken El.?\./);
    for (const name of [/^Villkor/, /^Integritetspolicy/]) {
      const link = decision.getByRole("link", { name });
      await expect(link).toBeInViewport();
      await expect(link).toHaveAttribute("href", /^https:\/\//);
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
    await shot(`decision, ${width} px`);
  }
});
