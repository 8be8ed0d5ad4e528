/** What a person answers to an offer of electricity: yes, no, and what becomes of it when something goes wrong. */
import { passUntil, stopClock } from "./support/clock";
import { acceptCall, acknowledgeCall, answersTo, denyCall, offerOf, offersOf } from "./support/electricity";
import { expect, type Page, test } from "./support/fixtures";
import { tabTo } from "./support/keyboard";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const LOVA = "lova-lindqvist-electricity";
const LOYALTY = offerOf(LOVA);
const DISCOUNT = offerOf("disa-dahl-electricity");

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
    await expect.poll(world.held).toEqual([{ method: "POST", path: acceptCall(LOYALTY.id) }]);
    await world.release();
    await expect(heading(page)).toHaveText("Klart! Du har tackat ja");
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle("Du har tackat ja – Avtalsbo");
    await expect(page.getByRole("main")).toContainText(/Det nya priset gäller från \d+\s\w+\s\d{4}\./);
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
      await expect(button(page, name)).toBeEnabled();
      await stopClock(page);
      for (const time of [1, 2, 3]) {
        // Without a pointer: where one rests on a toast, its time stands still.
        await button(page, name).press("Enter");
        await passUntil(page, () => toast.isVisible());
        await expect(toast, `time ${time}`).toHaveCount(1);
        await expect(button(page, name)).toBeFocused();
        await page.clock.runFor(9_000);
        await expect(toast).toBeVisible();
        await page.clock.runFor(2_000);
        await expect(toast, `time ${time}`).toHaveCount(0);
      }
      await page.clock.resume();
      await world.faults([{ method: "POST", path: call(id), status: 500, times: 1 }]);
      await button(page, name).press("Enter");
      await expect(toast).toBeVisible();
      await button(page, name).press("Enter");
      await expect(heading(page)).toHaveText(/^Klart!/);
      // What has gone well in the end is said to have failed no longer.
      await expect(toast).toHaveCount(0);
      expect(await answersTo(world, call(id))).toEqual([500, 500, 500, 500, 200]);
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
    await expect(heading(page)).toHaveText("Ditt svar är skickat");
    await expect(heading(page)).toBeFocused();
    await expect(button(page, /^Tacka/)).toHaveCount(0);
    await checkA11y();
    await shot("sent");
    await world.faults([{ method: "GET", path: LOYALTY.call, hold: true }]);
    await button(page, "Kolla igen").click();
    await expect(button(page, "Hämtar …")).toBeFocused();
    await expect.poll(world.held).toEqual([{ method: "GET", path: LOYALTY.call }]);
    await world.release();
    await expect(button(page, "Kolla igen")).toBeFocused();
    await expect(page.getByText("Inget nytt än.")).toBeVisible();
    expect(await answersTo(world, acceptCall(LOYALTY.id))).toEqual([200]);
    await page.getByRole("link", { name: "Till avtalet" }).click();
    await expect(page).toHaveURL(`/contract/${LOVA}`);
  });

  test("to an offer beside one that is agreed on can't be said, and was never a failure [UX-03] [F06]", async ({
    page,
    context,
    world,
    guard,
    signIn,
    checkA11y,
    shot,
  }) => {
    guard.expectNetworkErrors();
    await signIn("Ove");
    const contractId = "ove-oberg-electricity";
    const other = await context.newPage();
    await other.goto(offerOf(contractId, 2).page);
    await expect(button(other, "Tacka ja")).toBeEnabled();
    await page.goto(offerOf(contractId).page);
    await button(page, "Tacka ja").click();
    await expect(heading(page)).toHaveText("Klart! Du har tackat ja");
    await button(other, "Tacka ja").click();
    await expect(other.getByText(/^Du har redan tackat ja till .*Norrsken El/)).toBeVisible();
    await expect(button(other, /^Tacka/)).toHaveCount(0);
    await expect(other.getByText(/Det gick inte/)).toHaveCount(0);
    expect(await answersTo(world, acceptCall(offerOf(contractId, 2).id))).toEqual([409]);
    await page.goto(offersOf(contractId));
    await expect(heading(page)).toHaveText(/^Du har tackat ja till .*Norrsken El/);
    await page.getByRole("link", { name: /^Visa erbjudandet från .?Fjällkraft/ }).click();
    await expect(page.getByText(/^Du har redan tackat ja till .*Norrsken El/)).toBeVisible();
    await checkA11y();
    await shot("another one agreed on");
    await page.getByRole("link", { name: "Till avtalet" }).click();
    await expect(page).toHaveURL(`/contract/${contractId}`);
  });

  test("of which nobody can tell is said to be just that, until it can be read again [F06]", async ({
    page,
    world,
    signIn,
    checkA11y,
    shot,
  }) => {
    await signIn("Lova");
    await page.goto(LOYALTY.page);
    await expect(button(page, "Tacka ja")).toBeEnabled();
    await world.faults([
      { method: "POST", path: acceptCall(LOYALTY.id), when: "after", status: 500, times: 1 },
      { method: "GET", path: LOYALTY.call, status: 500 },
    ]);
    await button(page, "Tacka ja").click();
    await expect(heading(page)).toHaveText("Vi vet inte säkert om ditt svar kom fram");
    await expect(button(page, /^Tacka/)).toHaveCount(0);
    await expect(page.getByText(/Det gick inte/)).toHaveCount(0);
    await checkA11y();
    await shot("not known");
    await button(page, "Kolla igen").click();
    await expect(page.getByText("Vi vet fortfarande inte.")).toBeVisible();
    await world.faults([]);
    await button(page, "Kolla igen").click();
    await expect(heading(page)).toHaveText("Klart! Du har tackat ja");
    expect(await answersTo(world, acceptCall(LOYALTY.id))).toHaveLength(1);
  });

  test("can be said without a pointer, from home [I5] [AXS-01]", async ({ page, signIn }) => {
    await signIn("Lova");
    await page.goto(offersOf(LOVA));
    await expect(heading(page)).toHaveText("Ett elerbjudande till dig");
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
    await expect(question).toContainText("Vill du tacka nej till erbjudandet?");
    await checkA11y();
    await question.getByRole("button", { name: "Avbryt" }).click();
    await expect(button(page, "Tacka nej")).toBeFocused();
    expect(await answersTo(world, denyCall(LOVA))).toEqual([]);

    await world.faults([{ method: "POST", path: denyCall(LOVA), status: 500, times: 1 }]);
    await page.keyboard.press("Enter");
    await expect(question.getByRole("button", { name: "Tacka nej" })).toBeVisible();
    await stopClock(page);
    await question.getByRole("button", { name: "Tacka nej" }).click();
    const toast = page.getByRole("alert").filter({ hasText: "Det gick inte att tacka nej" });
    await passUntil(page, () => toast.isVisible());
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(9_000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(toast).toHaveCount(0);
    await page.clock.resume();

    await button(page, "Tacka nej").click();
    await question.getByRole("button", { name: "Tacka nej" }).click();
    await expect(page).toHaveURL("/home");
    await expect(page.getByText("Du har tackat nej till erbjudandet")).toBeVisible();
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
    await expect(page.getByText("Du har tackat nej till erbjudandet")).toBeVisible();
    expect((await answersTo(world, denyCall(LOVA))).filter((status) => status === 204)).toEqual([]);
  });
});
