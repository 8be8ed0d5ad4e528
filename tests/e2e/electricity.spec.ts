/** Offers of electricity as a person meets them: found, compared, agreed to, declined; and what goes wrong meanwhile. */
import { CONTRACTS, DASHBOARD } from "./support/calls";
import { acceptCall, acknowledgeCall, answersTo, denyCall, offerOf, offersOf } from "./support/electricity";
import { expect, type Page, test } from "./support/fixtures";
import { tabTo } from "./support/keyboard";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const card = (page: Page, name: string) => page.getByRole("article", { name });
const cell = (page: Page, line: string, place: number) => page.getByRole("row", { name: line }).getByRole("cell").nth(place);

const ANNA = "anna-andersson-electricity";
const LOVA = "lova-lindqvist-electricity";
const DISA = "disa-dahl-electricity";
const LOYALTY = offerOf(LOVA);
const DISCOUNT = offerOf(DISA);

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
      await expect(heading(page)).toHaveText("3 erbjudanden till dig");
      await checkA11y();
      await shot(`offers, ${theme}`);
    }
    await expect(page).toHaveTitle("Elerbjudanden – Avtalsbo");
    const present = page.getByRole("region", { name: "Det här har du nu" });
    await expect(present).toContainText(
      /Granby Energi.*Källgatan 12.*128,40.öre\/kWh.*29.kr\/mån.*till och med .*sedan 49.kr\/mån/,
    );
    await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Norrsken El", "Fjällkraft", "Åkraft"]);
    await expect(card(page, "Norrsken El")).toContainText(/\d.kr\/år/);
    await expect(card(page, "Fjällkraft")).not.toContainText("kr/år");
    await expect(page.getByRole("main")).not.toContainText(/SWITCH|CAMPAIGN|OFFERED/);
    await page.getByRole("link", { name: "Visa erbjudandet från Fjällkraft, Fjällkraft Fast 1 år" }).click();
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
    await page.goto(offerOf("ove-oberg-electricity").page);
    await button(page, "Tacka ja").click();
    await expect(heading(page)).toHaveText("Klart! Du har tackat ja");
    await page.goto(offersOf("ove-oberg-electricity"));
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
    await expect(main).toContainText(/1.608.kr\/år/);
    await expect(cell(page, "Elpris", 0)).toContainText(/128,40.öre\/kWh/);
    await expect(cell(page, "Elpris", 1)).toContainText(/97,90.öre\/kWh/);
    await expect(cell(page, "Elpris", 2)).toContainText(/97,90.öre\/kWh.*till och med .*sedan 128,40.öre\/kWh/);
    await expect(cell(page, "Månadsavgift", 1)).toContainText(/till och med .*sedan/);
    await expect(page.getByRole("row", { name: "Beräknad kostnad per år" }).getByRole("cell")).toContainText([
      /kr\/år/,
      /kr\/år/,
      /kr\/år/,
    ]);
    await expect(main).toContainText(/beräknad på 4.800 kWh och elpriset i/);
    await expect(page.getByRole("region", { name: "Om erbjudandet" }).getByText("lägre månadsavgift i sex")).toHaveCSS(
      "font-weight",
      /[67]00/,
    );
    await expect(page.getByRole("region", { name: "Det här får du" }).getByRole("listitem")).toContainText([
      "Elens ursprung: Vattenkraft",
      "Pris: Rörligt, ändras varje månad",
      "Betalning: Autogiro, e-faktura eller mejl",
    ]);
    const agreement = page.getByRole("region", { name: "Avtalet du får" });
    for (const line of [/AvtalNorrsken Rörligt/, /Startdatum\d+ \w+ \d{4}/, /BindningstidIngen/, /Uppsägningstid30 dagar/])
      await expect(agreement).toContainText(line);
    const more = page.getByRole("region", { name: "Bra att veta" });
    await more.getByText("Om Norrsken El").click();
    await expect(more.getByRole("heading", { name: "Kundservice" })).toBeVisible();
    await more.getByText("Så går bytet till").click();
    await expect(more.getByText("Du tackar ja här.")).toBeVisible();
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
    await expect(heading(page)).toHaveText("Ett erbjudande till dig");
    await fitsIn("offers");
    await page.goto(LOYALTY.page);
    await expect(page.getByRole("table")).toBeVisible();
    await fitsIn("offer");
    await button(page, "Tacka ja").click();
    await expect(heading(page)).toHaveText("Klart! Du har tackat ja");
    await fitsIn("agreed");
  });
});

test.describe("yes", () => {
  test("tapped twice is said once: the offer is agreed on, and home tells of it [EL-11] [EL-14] [UX-03] [F65]", async ({
    page,
    world,
    signIn,
    checkA11y,
    shot,
  }) => {
    await signIn("Lova");
    await page.goto(LOYALTY.page);
    await world.faults([{ method: "POST", path: acceptCall(LOYALTY.id), hold: true }]);
    await button(page, "Tacka ja").dblclick();
    await expect(button(page, "Skickar ditt svar …")).toBeFocused();
    await page.keyboard.press("Enter");
    await button(page, "Tacka nej").click({ force: true });
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await checkA11y();
    await world.release();
    await expect(heading(page)).toHaveText("Klart! Du har tackat ja");
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle("Du har tackat ja – Avtalsbo");
    await expect(page.getByRole("main")).toContainText(/Det börjar gälla \d+ \w+ \d{4}\./);
    await expect(page.getByRole("main")).toContainText("Bara priset. Du har kvar ditt avtal hos Granby Energi");
    await checkA11y();
    await shot("agreed");
    expect(await answersTo(world, acceptCall(LOYALTY.id))).toEqual([200]);
    await page.getByRole("link", { name: "Till startsidan" }).click();
    await expect(page).toHaveURL("/home");
    await expect(page.getByText("Granby Energi sänker ditt pris.")).toBeVisible();
    await page.goto(LOYALTY.page);
    await expect(heading(page)).toHaveText("Du har tackat ja");
    await page.getByRole("link", { name: "Till avtalet" }).click();
    await expect(page).toHaveURL(`/contract/${LOVA}`);
  });

  test("to a discount is an acknowledgement [EL-15]", async ({ page, world, signIn, checkA11y }) => {
    await signIn("Disa");
    await page.goto(DISCOUNT.page);
    await expect(page.getByRole("main")).toContainText("Rabatt");
    await expect(button(page, "Tacka nej")).toHaveCount(0);
    await button(page, "Ja tack, ge mig rabatten").click();
    await expect(heading(page)).toHaveText("Klart! Rabatten är din");
    await checkA11y();
    expect(await answersTo(world, acknowledgeCall(DISCOUNT.id))).toEqual([200]);
    await page.reload();
    await expect(heading(page)).toHaveText("Rabatten är redan din");
  });

  test("that was said elsewhere stands, but a confirmed discount waits for its acknowledgement [EL-12] [EL-13]", async ({
    page,
    signIn,
  }) => {
    await signIn("Lars");
    await page.goto(offerOf("lars-ljung-electricity").page);
    await expect(heading(page)).toHaveText("Du har tackat ja");
    await signIn("Cilla");
    await page.goto(offerOf("cilla-ceder-electricity").page);
    await expect(button(page, "Ja tack, ge mig rabatten")).toBeVisible();
  });

  for (const [who, { id, page: path }, call, name, title] of [
    ["Lova", LOYALTY, acceptCall, "Tacka ja", "Klart! Du har tackat ja"],
    ["Disa", DISCOUNT, acknowledgeCall, "Ja tack, ge mig rabatten", "Klart! Rabatten är din"],
  ] as const)
    test(`of ${who} whose answer is lost has been said, once [F06]`, async ({ page, world, guard, signIn }) => {
      guard.expectNetworkErrors();
      await signIn(who);
      await page.goto(path);
      await world.faults([{ method: "POST", path: call(id), when: "after", dropAfterBytes: 1, times: 1 }]);
      await button(page, name).click();
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole("region", { name: "Meddelanden" }).getByRole("alert")).toHaveCount(0);
      expect(await answersTo(world, call(id))).toHaveLength(1);
    });

  for (const [who, { id, page: path }, call, name, words, row] of [
    ["Lova", LOYALTY, acceptCall, "Tacka ja", "Det gick inte att tacka ja till erbjudandet. Försök igen.", "EL-18"],
    ["Disa", DISCOUNT, acknowledgeCall, "Ja tack, ge mig rabatten", "Det gick inte att spara ditt svar. Försök igen.", "EL-19"],
  ] as const)
    test(`that the server refuses three times is told three times, for 10 s, and can be said again [${row}] [CH-02]`, async ({
      page,
      world,
      signIn,
    }) => {
      await page.clock.install();
      await signIn(who);
      await page.goto(path);
      await world.faults([{ method: "POST", path: call(id), status: 500, times: 3 }]);
      const toast = page.getByRole("alert").filter({ hasText: words });
      for (const time of [1, 2, 3]) {
        // Without a pointer: where one rests on a toast, its time stands still.
        await button(page, name).press("Enter");
        await expect(toast, `time ${time}`).toHaveCount(1);
        await expect(button(page, name)).toBeFocused();
        await page.clock.runFor(9_000);
        await expect(toast).toBeVisible();
        await page.clock.runFor(2_000);
        await expect(toast, `time ${time}`).toHaveCount(0);
      }
      await button(page, name).click();
      await expect(heading(page)).toHaveText(/^Klart!/);
      expect(await answersTo(world, call(id))).toEqual([500, 500, 500, 200]);
    });

  test("that is taken but not yet seen to is dealt with, and can be looked after", async ({
    page,
    world,
    signIn,
    checkA11y,
    shot,
  }) => {
    await signIn("Lova");
    await page.goto(LOYALTY.page);
    // Taken, without an effect so far.
    await world.faults([{ method: "POST", path: acceptCall(LOYALTY.id), status: 200, body: "OK", times: 1 }]);
    await button(page, "Tacka ja").click();
    await expect(heading(page)).toHaveText("Vi har skickat ditt svar");
    await expect(heading(page)).toBeFocused();
    await expect(button(page, /^Tacka/)).toHaveCount(0);
    await checkA11y();
    await shot("sent");
    await world.faults([{ method: "GET", path: LOYALTY.call, hold: true }]);
    await button(page, "Se hur det står till").click();
    await expect(button(page, "Kollar läget …")).toBeFocused();
    await world.release();
    await expect(button(page, "Se hur det står till")).toBeFocused();
    expect(await answersTo(world, acceptCall(LOYALTY.id))).toEqual([200]);
    await page.getByRole("link", { name: "Till avtalet" }).click();
    await expect(page).toHaveURL(`/contract/${LOVA}`);
  });

  test("can be said without a pointer, from home [I5] [AXS-01]", async ({ page, signIn }) => {
    await signIn("Lova");
    await page.goto(offersOf(LOVA));
    await expect(heading(page)).toHaveText("Ett erbjudande till dig");
    await tabTo(page, /^Visa erbjudandet/, 4);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(LOYALTY.page);
    await expect(heading(page)).toBeFocused();
    await tabTo(page, "Tacka ja", 12);
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Klart! Du har tackat ja");
    await expect(heading(page)).toBeFocused();
    await tabTo(page, "Till avtalet", 3);
  });
});

test.describe("no", () => {
  test("is asked about, is for all offers of the contract, and leads home [EL-16] [EL-17] [EL-20]", async ({
    page,
    world,
    signIn,
    checkA11y,
  }) => {
    await page.clock.install();
    await signIn("Lova");
    await page.goto(LOYALTY.page);
    await button(page, "Tacka nej").click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Då tackar du nej till alla erbjudanden för det här elavtalet.");
    await checkA11y();
    await question.getByRole("button", { name: "Avbryt" }).click();
    await expect(button(page, "Tacka nej")).toBeFocused();
    expect(await answersTo(world, denyCall(LOVA))).toEqual([]);

    await world.faults([{ method: "POST", path: denyCall(LOVA), status: 500, times: 1 }]);
    await page.keyboard.press("Enter");
    await question.getByRole("button", { name: "Tacka nej" }).click();
    const toast = page.getByRole("alert").filter({ hasText: "Det gick inte att tacka nej" });
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(9_000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(toast).toHaveCount(0);

    await button(page, "Tacka nej").click();
    await question.getByRole("button", { name: "Tacka nej" }).click();
    await expect(page).toHaveURL("/home");
    await expect(page.getByText("Du har tackat nej till erbjudandena")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Här är det lugnt" })).toBeVisible();
    expect(await answersTo(world, denyCall(LOVA))).toEqual([500, 204]);
    await page.goBack();
    await expect(page).not.toHaveURL(LOYALTY.page);
  });

  test("whose answer is lost has been said [F06]", async ({ page, world, guard, signIn }) => {
    guard.expectNetworkErrors();
    await signIn("Lova");
    await page.goto(LOYALTY.page);
    // The browser itself may send again what got no answer at all: the second is refused, since nothing is left to decline.
    await world.faults([{ method: "POST", path: denyCall(LOVA), when: "after", drop: true, times: 1 }]);
    await button(page, "Tacka nej").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Tacka nej" }).click();
    await expect(page).toHaveURL("/home");
    await expect(page.getByText("Du har tackat nej till erbjudandena")).toBeVisible();
    expect((await answersTo(world, denyCall(LOVA))).filter((status) => status === 204)).toEqual([]);
  });
});

test.describe("what comes from elsewhere", () => {
  test("is text, whatever it holds, and its links are followed only when they may be [A32] [A33] [A34] [A37] [A38]", async ({
    page,
    world,
    signIn,
  }) => {
    await signIn("Lova");
    const hostile =
      "Hej <script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1)) <form>Logga in</form> **fet**";
    const links = [
      ["javascript:alert(1)", "http://granby.example/villkor"],
      ["https://bank.se@evil.example/", "data:text/html,<script>alert(1)</script>"],
      [" https://granby.example", "//granby.example"],
    ];
    for (const [terms, privacy] of links) {
      await world.faults([
        {
          method: "GET",
          path: LOYALTY.call,
          status: 200,
          body: {
            offer: {
              offerId: LOYALTY.id,
              offerType: "<b>LOYALTY</b>",
              status: "__proto__",
              provider: { id: "x", name: "Åsa & Bo <b>El</b> \u202elE" },
              offerDescription: hostile,
              salesAttributes: [{ title: hostile, value: hostile }],
              providerInformation: { title: hostile, description: hostile },
              contractChangeInformation: { title: null, description: `# ${hostile}` },
            },
            providerInformation: { termsAndConditionsLink: terms, privacyPolicyLink: privacy },
          },
        },
      ]);
      await page.goto(LOYALTY.page);
      await expect(heading(page)).toHaveText("Åsa & Bo <b>El</b> lE");
      const more = page.getByRole("region", { name: "Bra att veta" });
      await more.locator("summary").first().click();
      await more.getByText("Så går det till").click();
      await expect(page.getByText("fet", { exact: true }).first()).toBeVisible();
      await expect(more).toContainText("Villkor");
      await expect(page.locator("main").locator("a[target], script, img, form, iframe, b")).toHaveCount(0);
      await expect(page.getByRole("main")).not.toContainText(/__proto__|LOYALTY/);
    }
  });

  test("ids with signs of an address are asked for as they are, and what can't be one isn't [A14]", async ({
    page,
    world,
    guard,
    signIn,
  }) => {
    guard.expectNetworkErrors();
    await signIn("Anna");
    for (const id of ["a%2Fb", "a%3Fx=1".replace("=", "%3D"), "..%2F..%2Fadmin", "a%23b"]) {
      for (const [path, call] of [
        [`/electricity/${id}/offers`, `/electricity/contracts/${id}/offers`],
        [`/electricity/${ANNA}/offer/${id}`, `/electricity/offers/${id}`],
      ] as const) {
        await page.goto(path);
        await expect(heading(page)).toHaveText("Vi hittar inte sidan");
        const asked = (await world.calls()).filter(({ path: called }) => called.includes("/electricity/")).at(-1);
        expect(asked?.path).toBe(`/customer-service/api/v1${call}`);
      }
    }
    const before = (await world.calls()).filter(({ path }) => path.startsWith(CONTRACTS)).length;
    await page.goto(`/electricity/${"x".repeat(4_000)}/offers`);
    await expect(heading(page)).toHaveText("Vi hittar inte sidan");
    await page.goto(`/electricity/${ANNA}/offer/${"x".repeat(4_000)}`);
    await expect(heading(page)).toHaveText("Vi hittar inte sidan");
    expect((await world.calls()).filter(({ path }) => path.startsWith(CONTRACTS))).toHaveLength(before);
  });

  test("can fail and be read again, and waits for the network [TR-09]", async ({
    page,
    context,
    world,
    guard,
    signIn,
    checkA11y,
  }) => {
    guard.expectNetworkErrors();
    await signIn("Anna");
    for (const [path, call, title] of [
      [offersOf(ANNA), offersCallOf(ANNA), "3 erbjudanden till dig"],
      [offerOf(ANNA).page, offerOf(ANNA).call, "Norrsken El"],
    ] as const) {
      await world.faults([{ method: "GET", path: call, status: 500, times: 1 }]);
      await page.goto(path);
      await expect(heading(page)).toHaveText("Något gick fel hos oss");
      await checkA11y();
      await button(page, "Försök igen").click();
      await expect(heading(page)).toHaveText(title);
      await expect(heading(page)).toBeFocused();
    }
    await page.goto(offersOf(ANNA));
    await expect(heading(page)).toHaveText("3 erbjudanden till dig");
    await context.setOffline(true);
    await page.getByRole("link", { name: /^Visa erbjudandet från Norrsken El/ }).click();
    await expect(page.getByRole("alert").getByRole("heading")).toHaveText("Du verkar sakna uppkoppling");
    await context.setOffline(false);
    await expect(heading(page)).toHaveText("Norrsken El");
  });

  test("is waited for in its own place, and told of when it takes long", async ({ page, world, signIn, checkA11y, shot }) => {
    await page.clock.install();
    await signIn("Anna");
    for (const [path, call, words] of [
      [offersOf(ANNA), offersCallOf(ANNA), "Vi hämtar erbjudandena"],
      [offerOf(ANNA).page, offerOf(ANNA).call, "Vi hämtar erbjudandet"],
    ] as const) {
      await world.faults([{ method: "GET", path: call, hold: true }]);
      await page.goto(path);
      await expect.poll(world.held).toHaveLength(1);
      await page.clock.runFor(1_500);
      await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
      await shot(words);
      await page.clock.runFor(4_000);
      await expect(page.getByText("Det tar lite längre tid än vanligt. Vi väntar på svar.")).toBeVisible();
      await checkA11y();
      await world.faults([]);
      await world.release();
    }
    await expect(heading(page)).toHaveText("Norrsken El");
    expect(await answersTo(world, DASHBOARD)).toEqual([]);
  });
});

const offersCallOf = (contractId: string) => `/customer-service/api/v1/electricity/contracts/${contractId}/offers`;
