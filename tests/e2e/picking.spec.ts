/** Picking as a person does it: what a reload, the browser's back and another person do to it, and how it feels with two thousand. */
import { expect, type Page, test } from "./support/fixtures";

const CONTRACTS = "/customer-service/api/v1/contracts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const tick = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("an insurer with two sorts and an electricity company with an address are added [ADD-04] [ADD-13] [PICK-12] [PICK-16]", async ({
  page,
  world,
  signIn,
  checkA11y,
}) => {
  await signIn("Tom");
  await page.goto("/contracts/add");
  await button(page, /^Försäkring/).click();
  await tick(page, "Hemtrygg").check();
  await checkA11y();
  await button(page, "Bekräfta").click();
  await tick(page, "Bilförsäkring").check();
  await tick(page, "Hemförsäkring").check();
  await checkA11y();
  await button(page, "Bekräfta").click();
  await expect(heading(page, "Var gäller avtalet med Hemtrygg?")).toBeVisible();
  await expect(page.getByLabel("Gata")).toHaveValue("Källgatan");
  await expect(page.getByLabel("Postnummer")).toHaveValue("413 02");
  await checkA11y();
  await button(page, "Bekräfta").click();
  await button(page, /^Elavtal/).click();
  await tick(page, "Åkraft").check();
  await button(page, "Bekräfta").click();
  await page.getByLabel("Lägenhetsnummer (om det finns)").fill("");
  await button(page, "Bekräfta").click();
  await expect(button(page, /^Försäkring Hemtrygg/)).toBeVisible();
  await expect(button(page, /^Elavtal Åkraft/)).toBeVisible();
  await checkA11y();
  await button(page, "Klar").click();
  await expect(page).toHaveURL("/home");
  const [post] = (await world.calls()).filter(({ path }) => path === CONTRACTS);
  const address = { street: "Källgatan", streetNumber: 12, entrance: "B", postalCode: 41302, postalAddress: "Göteborg" };
  expect(JSON.parse(post?.body ?? "")).toEqual({
    serviceProviders: [
      { id: "hemtrygg-carinsurance" },
      { id: "hemtrygg-homeinsurance", address: { ...address, apartmentNumber: 1203 } },
      // What was emptied is left out [FMT-09].
      { id: "akraft", address },
    ],
    providerIds: [],
  });
});

test("the browser's back closes the panel step by step, then leaves the page [UX-15]", async ({ page, signIn }) => {
  await signIn("Ove");
  await page.goto("/home");
  await page.getByRole("link", { name: /Lägg till fler avtal/ }).click();
  await button(page, /^Försäkring/).click();
  await tick(page, "Hemtrygg").check();
  await button(page, "Bekräfta").click();
  await expect(heading(page, "Vilka försäkringar har du?")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Vilka försäkringsbolag har du?")).toBeVisible();
  await expect(tick(page, "Hemtrygg")).toBeChecked();
  await page.reload();
  await expect(tick(page, "Hemtrygg")).toBeChecked();
  await page.goBack();
  await expect(heading(page, "Vilka avtal har du?")).toBeVisible();
  await page.goForward();
  await expect(heading(page, "Vilka avtal har du?")).toBeVisible();
  await expect(page).toHaveURL("/contracts/add");
  await page.goBack();
  await expect(page).toHaveURL("/home");
});

test("confirming takes the panel's history along: back leaves the page at once [UX-15]", async ({ page, signIn }) => {
  await signIn("Ove");
  await page.goto("/home");
  await page.getByRole("link", { name: /Lägg till fler avtal/ }).click();
  await button(page, /^Mobilabonnemang/).click();
  await tick(page, "Telnord").check();
  await button(page, "Bekräfta").click();
  await expect(button(page, "Klar")).toBeEnabled();
  await expect.poll(() => page.evaluate(() => history.state?.backSteps ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/home");
});

test("the second tap of a double one confirms nothing that nobody has seen, and adds nothing [UX-03] [F65]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Anna");
  await page.goto("/contracts/add");
  const tapTwice = async () => {
    // Ready for a tap.
    await button(page, "Bekräfta").click({ trial: true });
    const { x, y, width, height } = (await button(page, "Bekräfta").boundingBox())!;
    for (let taps = 1; taps <= 2; taps++) await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  await button(page, /^Elavtal/).click();
  await page.getByRole("checkbox", { name: "Åkraft" }).check();
  await tapTwice();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Var gäller avtalet med Åkraft?");
  await tapTwice();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vilka avtal har du?");
  await button(page, "Klar").click({ trial: true });
  expect((await world.calls()).filter(({ method, path }) => method === "POST" && path === CONTRACTS)).toEqual([]);
});

test("what was picked and typed survives a reload, not another person's login [LS-01] [AMB-52] [F69]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Nils");
  await page.goto("/contracts/add");
  await button(page, /^Mobilabonnemang/).click();
  await tick(page, "Telnord").check();
  await button(page, "Bekräfta").click();
  await button(page, /^Elavtal/).click();
  await tick(page, "Norrsken El").check();
  await button(page, "Bekräfta").click();
  await page.getByLabel("Gata").fill("Åsgatan");
  await page.reload();
  await expect(page.getByLabel("Gata")).toHaveValue("Åsgatan");
  await page.goBack();
  // The address's entries go by themselves; a press at that very moment would be lost.
  await expect.poll(() => page.evaluate(() => window.history.state.backSteps)).toBe(1);
  await page.goBack();
  await expect(button(page, /^Mobilabonnemang Telnord/)).toBeVisible();

  await page.getByRole("main").waitFor();
  await signIn("Maja");
  await page.goto("/contracts/add");
  await expect(button(page, /^Mobilabonnemang/)).toBeVisible();
  await expect(button(page, "Klar")).toBeDisabled();
  expect((await world.calls()).filter(({ path }) => path === CONTRACTS)).toEqual([]);
});

test("what was sent is not kept, though its answer came after the person had left [XS-08] [I3]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Anna");
  await page.goto("/contracts");
  await page
    .getByRole("link", { name: /^Lägg till/ })
    .first()
    .click();
  await button(page, /^Mobilabonnemang/).click();
  await tick(page, "Telnord").check();
  await button(page, "Bekräfta").click();
  await world.faults([{ method: "POST", path: CONTRACTS, hold: true }]);
  await button(page, "Klar").click();
  await expect.poll(world.held).toEqual([{ method: "POST", path: CONTRACTS }]);
  await page.goBack();
  await expect(page).toHaveURL("/contracts");
  const isKept = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("draft.")));
  expect(await isKept()).toBe(true);
  await world.release();
  await expect.poll(isKept).toBe(false);
  await expect(page).toHaveURL("/contracts");
});

test("what was sent is not kept", async ({ page, signIn }) => {
  await signIn("Tom");
  await page.goto("/contracts/add/mobile");
  await tick(page, "Telnord").check();
  await button(page, "Bekräfta").click();
  await expect(page).toHaveURL(/\/contract\/tom-tamm-telnord-/);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft.")))).toEqual([]);
});

test.describe("with many", () => {
  test.use({ seed: "large" });

  test("two thousand providers are drawn as far as they are seen, and found by any spelling [PICK-04]", async ({
    page,
    signIn,
  }) => {
    await signIn("Tom");
    await page.goto("/contracts/add");
    await expect(button(page, /^Elavtal .*2000 leverantörer/)).toBeVisible();
    await expect(button(page, /^Elavtal/).getByText("+1997")).toBeVisible();
    await button(page, /^Elavtal/).click();
    const rows = page.getByRole("checkbox");
    await expect(rows.first()).toBeVisible();
    expect(await rows.count()).toBeLessThan(300);
    const search = page.getByRole("searchbox", { name: "Sök leverantör" });
    await search.fill("ostra ljus 13");
    await expect(tick(page, "Östraljus 13")).toBeVisible();
    await expect(tick(page, "Norraljus 11")).toHaveCount(0);
    await search.fill("Äkraft");
    await expect(tick(page, "Åkraft")).toBeVisible();
    await search.fill("finns inte");
    await expect(page.getByRole("heading", { name: "Ingen leverantör heter så" })).toBeVisible();
  });
});
