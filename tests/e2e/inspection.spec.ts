import { expect, test } from "./support/fixtures";

test("nothing is inspected unless the address asks for it [XS-12]", async ({ page, signIn }) => {
  await signIn("Anna");
  const chunks: string[] = [];
  page.on("request", (request) => void (request.url().includes("inspect") && chunks.push(request.url())));
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Anna");
  expect([chunks, await page.evaluate(() => window.inspection)]).toEqual([[], undefined]);
});

test("what is inspected stays on the page, and holds neither tokens nor personal numbers [XS-12]", async ({ page, signIn }) => {
  const { session, personalNumber } = await signIn("Anna");
  const said: string[] = [];
  page.on("console", (message) => void said.push(message.text()));
  await page.goto("/home?inspect");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Anna");
  const seen = JSON.stringify(await page.evaluate(() => window.inspection));
  expect(seen).toContain('"session"');
  for (const secret of [session.tokens.accessToken, session.tokens.refreshToken, personalNumber])
    expect([seen.includes(secret), said.some((line) => line.includes(secret))]).toEqual([false, false]);
});
