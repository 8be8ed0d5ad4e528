/** Cards as a person meets them, wherever they stand: pressed, gone, followed to where they lead. */
import { emptyDashboard, subFlow, todoCard } from "../sandbox/seeds/cards";
import { contractOf } from "../sandbox/seeds/contracts";
import { providers } from "../sandbox/seeds/providers";
import { countOf, DASHBOARD, PLACEHOLDERS } from "./support/calls";
import { fits } from "./support/fits";
import { expect, type Page, test } from "./support/fixtures";
import { acknowledgeCall } from "./support/invoices";
import type { World } from "./support/world";

const EL = "anna-andersson-electricity";
const SUMMER_HOUSE = `${EL}-summer-house`;
const GRANBY = providers.granby.id;
const ACKNOWLEDGE = acknowledgeCall(EL);

const invoiceCard = (page: Page) => page.getByRole("article").filter({ hasText: "Din elfaktura är genomgången" });
const block = (page: Page) => page.getByRole("region", { name: "Din elfaktura" });

/** The page is the same document as before: nobody loaded it anew. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => "isSame" in window);

const showCards = (world: World, subFlows: object[], more: object = {}) =>
  world.faults([
    {
      method: "GET",
      path: DASHBOARD,
      status: 200,
      body: {
        customerFirstName: "Anna",
        ...emptyDashboard,
        todoCards: [{ ...todoCard(contractOf("anna-andersson", "Electricity"), { titleKey: null, subFlows: [] }), subFlows }],
        ...more,
      },
    },
  ]);

test.describe("who has seen it has the card go, without a new page [TODO-07] [TODO-11] [AMB-21]", () => {
  test("on home: the page stays where it was scrolled to, and the focus isn't lost", async ({
    page,
    world,
    signIn,
    checkA11y,
  }) => {
    await signIn("Anna");
    await page.goto("/home");
    const button = invoiceCard(page).getByRole("button", { name: "Jag har sett det" });
    await expect(button).toBeVisible();
    await mark(page);
    await checkA11y();
    // With what stands above the card in view, the browser has nothing below it to hold on to instead.
    await page.getByRole("heading", { name: "Att göra" }).evaluate((heading) => heading.scrollIntoView({ block: "start" }));
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await button.dblclick();
    await expect(invoiceCard(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    expect([await isSame(page), await countOf(world, ACKNOWLEDGE), await countOf(world, DASHBOARD)]).toEqual([true, 1, 2]);
    // Where the card was, not at the top of the page: the next Tab goes on from there, and nothing is thrown out of sight.
    await expect(page.getByRole("heading", { name: "Att göra" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Att göra 2 kort" })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.reload();
    await expect(page.getByRole("button", { name: "Att göra 2 kort" })).toBeVisible();
  });

  test("on a provider's group", async ({ page, world, signIn, checkA11y }) => {
    await signIn("Anna");
    await page.goto(`/contract/Electricity/provider/${GRANBY}`);
    await expect(invoiceCard(page)).toBeVisible();
    await mark(page);
    await checkA11y();
    const reads = await countOf(world, PLACEHOLDERS);
    await invoiceCard(page).getByRole("button", { name: "Jag har sett det" }).click();
    await expect(invoiceCard(page)).toHaveCount(0);
    expect([await isSame(page), await countOf(world, ACKNOWLEDGE), await countOf(world, PLACEHOLDERS)]).toEqual([
      true,
      1,
      reads + 1,
    ]);
  });

  test("on the contract's page, by the card: the block comes to rest as well", async ({ page, world, signIn, checkA11y }) => {
    await signIn("Anna");
    await page.goto(`/contract/${EL}`);
    await expect(block(page)).toContainText("Fakturan är genomgången");
    await mark(page);
    await checkA11y();
    await invoiceCard(page).getByRole("button", { name: "Jag har sett det" }).click();
    await expect(block(page)).toContainText("Visa oss en elfaktura");
    await expect(invoiceCard(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Din elfaktura" })).toBeFocused();
    expect([await isSame(page), await countOf(world, ACKNOWLEDGE)]).toEqual([true, 1]);
  });

  test("on the contract's page, by the block: the card goes as well", async ({ page, world, signIn }) => {
    await signIn("Anna");
    await page.goto(`/contract/${EL}`);
    await block(page).getByRole("button", { name: "Jag har sett det" }).click();
    await expect(invoiceCard(page)).toHaveCount(0);
    expect(await countOf(world, ACKNOWLEDGE)).toBe(1);
  });
});

test("who leaves while it is sent has it done all the same, and sees it nowhere [TODO-07]", async ({ page, world, signIn }) => {
  await signIn("Anna");
  await page.goto("/home");
  await world.faults([{ method: "POST", path: ACKNOWLEDGE, hold: true }]);
  await invoiceCard(page).getByRole("button", { name: "Jag har sett det" }).click();
  await expect.poll(world.held).toContainEqual({ method: "POST", path: ACKNOWLEDGE });
  await page.getByRole("navigation").getByRole("link", { name: "Avtal" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Elavtal" })).toBeVisible();
  const reads = await countOf(world, PLACEHOLDERS);
  await world.release();
  await expect.poll(() => countOf(world, PLACEHOLDERS)).toBe(reads + 1);
  await expect(page).toHaveURL("/contracts");
});

test("seen, and on to the offers [TODO-08]", async ({ page, world, signIn }) => {
  await signIn("Anna");
  await page.goto("/home");
  await invoiceCard(page).getByRole("button", { name: "Visa erbjudanden" }).click();
  await expect(page).toHaveURL(`/electricity/${EL}/offers`);
  expect(await countOf(world, ACKNOWLEDGE)).toBe(1);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Att göra 2 kort" })).toBeVisible();
});

test("offers lead to their pages, by press, by keyboard and in a new tab [TODO-14] [TODO-15] [TODO-16]", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("Anna");
  await page.goto("/home");
  const offers = page.getByRole("region", { name: "Erbjudanden" }).getByRole("article").getByRole("link");
  const hrefs = [
    `/electricity/${EL}/offers`,
    "/car-insurance/anna-andersson-carinsurance/offers",
    `/electricity/${SUMMER_HOUSE}/offer/${SUMMER_HOUSE}-offer-1`,
  ];
  await expect(offers).toHaveCount(hrefs.length);
  for (const [i, href] of hrefs.entries()) {
    await expect(offers.nth(i)).toHaveAttribute("href", href);
    await offers.nth(i).press("Enter");
    await expect(page).toHaveURL(href);
    await page.goBack();
    await expect(offers).toHaveCount(hrefs.length);
  }
  const opening = context.waitForEvent("page");
  await offers.first().click({ modifiers: ["ControlOrMeta"] });
  await expect(await opening).toHaveURL(hrefs[0]!);
  await expect(page).toHaveURL("/home");
});

test("todo cards lead to their pages [TODO-03] [TODO-05]", async ({ page, world, signIn }) => {
  await signIn("Anna");
  await page.goto("/home");
  await page.getByRole("link", { name: "Lägg till nummer" }).click();
  await expect(page).toHaveURL("/car-insurance/anna-andersson-carinsurance-2/completion");
  await showCards(world, [subFlow("CREATE_PRIVATE_LOAN_APPLICATION", "todo.PRIVATELOAN.apply.button")]);
  await page.goto("/home");
  await page.getByRole("link", { name: "Börja ansökan" }).click();
  await expect(page).toHaveURL("/private-loan/application");
});

test.describe("out of the app [TODO-09] [AMB-59]", () => {
  test("in a new tab that knows nothing of this one", async ({ page, context, world, signIn, checkA11y }) => {
    await signIn("Anna");
    await context.route("https://example.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Ute</title>" }),
    );
    await showCards(world, [
      { ...subFlow("ACKNOWLEDGE", "todo.MOBILE.newPrice.button"), externalUrl: "https://example.com/telnord" },
    ]);
    await page.goto("/home");
    const link = page.getByRole("article").getByRole("link", { name: /Läs mer hos Telnord/ });
    await expect(link).toBeVisible();
    await checkA11y();
    const opening = context.waitForEvent("page");
    await link.click();
    const opened = await opening;
    await opened.waitForLoadState();
    expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
    await expect(page).toHaveURL("/home");
    expect(await countOf(world, ACKNOWLEDGE)).toBe(0);
  });

  test("but not to where nobody should be led: that is text [A32] [A33] [A34]", async ({ page, world, signIn }) => {
    await signIn("Anna");
    const addresses = [
      "javascript:alert(document.domain)",
      "http://example.com",
      "https://bank.se@evil.example",
      "//evil.example",
      "data:text/html,hej",
    ];
    await showCards(
      world,
      addresses.map((externalUrl) => ({ ...subFlow("ACKNOWLEDGE", "todo.MOBILE.newPrice.button"), externalUrl })),
    );
    await page.goto("/home");
    await expect(page.getByRole("article").getByText("Läs mer hos Telnord")).toHaveCount(addresses.length);
    await expect(page.getByRole("article").locator("a, button")).toHaveCount(0);
  });
});

test("an offer that leads nowhere says so; the rest of home works [TODO-17] [TODO-18] [AMB-63]", async ({
  page,
  world,
  signIn,
  checkA11y,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => void (message.text().includes("not implemented") && logged.push(message.text())));
  await signIn("Anna");
  const offer = (contractType: string, action: string) => ({
    contractType,
    contractId: "c1",
    offerId: contractType,
    subFlow: { action },
  });
  await showCards(world, [], { offerPreviewCards: [offer("Electricity", "DANCE"), offer("Mobile", "OFFERS_OVERVIEW")] });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/home");
  const offers = page.getByRole("region", { name: "Erbjudanden" });
  await offers.getByRole("button", { name: "Visa erbjudanden" }).first().click();
  await offers.getByRole("button", { name: "Visa erbjudanden" }).first().click();
  await expect(offers.getByText("Det här erbjudandet går inte att öppna här än.")).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Att göra" })).toBeVisible();
  await expect.poll(() => logged.length).toBe(2);
  expect(logged[0]).toContain("Click handler not implemented");
  expect(logged[1]).toContain("Contract type not implemented");
  await checkA11y();
});

test("every kind of button fits on a small screen with large text", async ({ page, world, signIn, checkA11y, shot }) => {
  await signIn("Anna");
  await showCards(world, [
    subFlow("ACKNOWLEDGE_AND_VIEW_OFFERS", "todo.ELECTRICITY.analysisDone.button"),
    subFlow("ACKNOWLEDGE", "todo.ELECTRICITY.analysisDone.later", { type: "Secondary" }),
    subFlow("UPLOAD_INVOICE", "todo.ELECTRICITY.uploadInvoice.button", { type: "Upload" }),
    subFlow("DANCE", "todo.MOBILE.newPrice.button"),
    { ...subFlow(null, "todo.MOBILE.newPrice.button"), externalUrl: "https://en-mycket-lang-adress.example.com/telnord" },
  ]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", "200%"));
  });
  await page.goto("/home");
  await page.getByRole("button", { name: "Läs mer hos Telnord" }).click();
  await expect(page.getByText("Det här går inte att göra här än.")).toBeVisible();
  await fits(page, "home");
  await checkA11y();
  await shot("buttons");
});
