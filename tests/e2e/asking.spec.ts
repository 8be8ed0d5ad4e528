/** The dialog that asks: its code comes with the pages that may ask, or else with the question. */
import { CONTRACTS, callsTo } from "./support/calls";
import { answersTo, denyCall, offerOf } from "./support/electricity";
import { expect, test } from "./support/fixtures";

const LOVA = "lova-lindqvist-electricity";
const DIALOG_CODE = /\/assets\/ConfirmDialog-[^/]+\.js$/;

test("a question whose dialog couldn't be fetched is answered no, said so, and asked at the next press", async ({
  page,
  world,
  guard,
  signIn,
}) => {
  guard.expectNetworkErrors();
  let fetches = 0;
  await page.route(DIALOG_CODE, (route) => {
    fetches += 1;
    return route.abort();
  });
  await signIn("Lova");
  await page.goto(offerOf(LOVA).page);
  const no = page.getByRole("button", { name: "Tacka nej" });
  await expect(no).toBeVisible();
  // With the page, and not given up for good when that failed.
  await expect.poll(() => fetches).toBeGreaterThan(0);

  await no.click();
  await expect(page.getByText("Det gick inte att fråga. Försök igen.")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  expect(await answersTo(world, denyCall(LOVA))).toEqual([]);

  await page.unroute(DIALOG_CODE);
  await no.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Tacka nej" }).click();
  await expect(page).toHaveURL("/home");
  expect(await answersTo(world, denyCall(LOVA))).toEqual([204]);
});

test("back while a question is asked says no to it, and only the next one leaves the page", async ({ page, world, signIn }) => {
  await signIn("Anna");
  await page.goto("/contracts");
  await page.getByRole("link", { name: /Kvällsbio/ }).click();
  await expect(page).toHaveURL("/contract/anna-andersson-tv");
  const remove = page.getByRole("button", { name: "Ta bort avtalet" });
  const question = page.getByRole("alertdialog");
  const back = () => page.evaluate(() => window.history.back());
  // Each time anew, and not only the first.
  for (let times = 0; times < 2; times++) {
    await remove.click();
    await expect(question).toBeVisible();
    await back();
    await expect(question).toHaveCount(0);
    await expect(remove).toBeFocused();
    await expect(page).toHaveURL("/contract/anna-andersson-tv");
  }
  // Once it has been answered, what leads away leads away.
  await remove.click();
  await question.getByRole("button", { name: "Avbryt" }).click();
  await back();
  await expect(page).toHaveURL("/contracts");
  await expect(page.getByRole("heading", { level: 2, name: "Elavtal" })).toBeVisible();
  expect((await callsTo(world, `${CONTRACTS}/anna-andersson-tv`)).map(({ method }) => method)).not.toContain("DELETE");
});
