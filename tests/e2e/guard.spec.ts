/** The guard of every other test must itself be able to fail one. */
import { expect, test } from "@playwright/test";
import { createGuard } from "./support/guard";

const evils: { name: string; act: () => void; trouble: RegExp }[] = [
  { name: "a console error", act: () => console.error("boom"), trouble: /^console error: boom/ },
  { name: "an uncaught error", act: () => void setTimeout(() => undefinedFunction()), trouble: /^uncaught: ReferenceError/ },
  {
    name: "an unhandled rejection",
    act: () => void Promise.reject(new Error("nobody cares")),
    trouble: /^uncaught: Error: nobody cares/,
  },
  {
    name: "a violation of the policy",
    act: () => void (new Image().src = "https://elsewhere.example/pixel.png"),
    trouble: /^console error: Content security policy violated: img-src/,
  },
  {
    name: "a call to another origin",
    act: () => void (location.href = "https://elsewhere.example/"),
    trouble: /^call to another origin: https:\/\/elsewhere\.example\//,
  },
  {
    name: "a failed call that nobody announced",
    act: () => void fetch("/customer-service/api/v1/home/dashboard").catch(() => {}),
    trouble: /^console error: Failed to load resource/,
  },
  {
    name: "a raw text key",
    act: () => void document.body.append("home.noSuchText"),
    trouble: /^raw text key .*home\.noSuchText$/,
  },
];

declare function undefinedFunction(): void;

for (const { name, act, trouble } of evils) {
  test(`it sees ${name}`, async ({ page, context, baseURL }) => {
    const guard = createGuard(baseURL ?? "");
    await guard.watch(context);
    const watched = await context.newPage();
    await page.close();
    await watched.goto("/login");
    await watched.evaluate(act);
    await expect
      .poll(async () => {
        await guard.lookForRawKeys(watched);
        return guard.troubles().some((one) => trouble.test(one));
      })
      .toBe(true);
  });
}

test("it is content with a page that is well", async ({ context, baseURL }) => {
  const guard = createGuard(baseURL ?? "");
  await guard.watch(context);
  const watched = await context.newPage();
  await watched.goto("/login");
  await expect(watched.getByRole("link", { name: "Logga in med BankID" })).toBeVisible();
  await guard.lookForRawKeys(watched);
  expect(guard.troubles()).toEqual([]);
});
