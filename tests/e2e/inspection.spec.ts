import { allHasCome, callsTo, INFO } from "./support/calls";
import { expect, test } from "./support/fixtures";

test("nothing is inspected unless the address asks for it [XS-12]", async ({ page, signIn }) => {
  await signIn("Anna");
  const chunks: string[] = [];
  page.on("request", (request) => void (request.url().includes("inspect") && chunks.push(request.url())));
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Anna");
  expect([chunks, await page.evaluate(() => window.inspection)]).toEqual([[], undefined]);
});

test("what is inspected stays on the page, and holds neither tokens nor personal numbers [XS-12]", async ({
  page,
  world,
  signIn,
}) => {
  const { session, personalNumber } = await signIn("Anna");
  const said: string[] = [];
  page.on("console", (message) => void said.push(message.text()));
  await page.goto("/home?inspect");
  await expect(page.getByRole("region", { name: /^Att göra/ })).toBeVisible();
  const inspected = async () => JSON.stringify(await page.evaluate(() => window.inspection)) ?? "";
  await expect.poll(inspected).toContain('"session"');
  // With all that the server knows of her.
  await expect.poll(async () => (await callsTo(world, INFO)).map(({ status }) => status)).toEqual([200]);
  await allHasCome(page);
  const seen = await inspected();
  for (const secret of [session.tokens.accessToken, session.tokens.refreshToken, personalNumber])
    expect([seen.includes(secret), said.some((line) => line.includes(secret))]).toEqual([false, false]);
});
