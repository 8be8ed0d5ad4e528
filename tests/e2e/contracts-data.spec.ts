/** The contracts when the server sends much, little or nonsense. */
import { holderCall, PLACEHOLDERS } from "./support/calls";
import { expect, type Page, test } from "./support/fixtures";

const row = (page: Page, name: RegExp) => page.getByRole("list", { name });

test.describe("whatever the server sends", () => {
  const odd = (own: object) => ({ category: "Tv", provider: { id: "p", name: "Kanalbolaget" }, ...own });

  test("is drawn as far as it goes, and ids reach the calls whole [F17] [A56] [A14] [TR-05] [GEN-11]", async ({
    page,
    world,
    signIn,
    shot,
  }) => {
    const holderId = "a/b?x=1#c";
    const placeholders = [
      odd({ contractId: "" }),
      odd({ contractId: "same" }),
      odd({ contractId: "same", category: "TV" }),
      odd({ category: "Zeppelin", provider: { id: "z", name: "Luftskepp\u202e AB" }, amount: { value: 5, unitKey: "newUnit" } }),
      { category: null, provider: null },
      odd({ contractHolderId: holderId, contractsPreviews: [{ contractId: "x" }, { contractId: "x", amount: 7 }, {}, 3] }),
      "not a placeholder",
    ];
    await signIn("Anna");
    const list = { method: "GET", path: PLACEHOLDERS, status: 200, body: { placeholders, addMoreContracts: 7, more: true } };
    await world.faults([list]);
    await page.goto("/contracts");
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Tv", "Avtal", "Avtal"]);
    await expect(row(page, /^Tv/).getByRole("listitem")).toHaveCount(5);
    await expect(page.getByText("Okänd leverantör")).toBeVisible();
    await expect(page.getByText("Luftskepp AB")).toBeVisible();
    await shot("odd placeholders");

    await page.getByRole("link", { name: /Kanalbolaget.*3 avtal/ }).click();
    await expect(page).toHaveURL("/contracts/a%2Fb%3Fx%3D1%23c");
    await expect(page.getByRole("region", { name: "Avtal" }).getByRole("listitem")).toHaveText(["Avtal--", "Avtal--", "Avtal--"]);
    await page.reload();
    await page.getByRole("button", { name: "Ta bort avtalen" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Ta bort" }).click();
    await expect
      .poll(async () => (await world.calls()).filter(({ method }) => method === "DELETE").map(({ path }) => path))
      .toEqual([holderCall("a%2Fb%3Fx%3D1%23c")]);
  });

  test("long words at 320 px and twice the text size leave nothing outside", async ({ page, world, signIn, shot }) => {
    const name = "Donaudampfschifffahrtsgesellschaft Försäkringsaktiebolag";
    const amount = { value: 123_456.5, unitKey: "sekPerMonth" };
    const contractsPreviews = [{ contractId: "c", contractType: "HomeInsurance", identifyingName: name, amount }];
    const placeholders = [
      {
        category: "Mobile",
        provider: { id: "p", name },
        identifyingName: name,
        amount,
        contractHolderId: "h",
        contractsPreviews,
      },
    ];
    await signIn("Anna");
    await world.faults([{ method: "GET", path: PLACEHOLDERS, status: 200, body: { placeholders } }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", "200%"));
    });
    for (const path of ["/contracts", "/contracts/h"]) {
      await page.goto(path);
      await expect(page.getByText("Donaudampf").filter({ visible: true }).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const cut = await page
        .locator("main")
        .evaluate((main) =>
          [...main.querySelectorAll("p, h1, h2, bdi")]
            .filter((text) => text.checkVisibility() && text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 1)
            .map((text) => text.textContent),
        );
      expect(cut, path).toEqual([]);
      await shot(`320 px, 200 %, ${path}`);
    }
  });
});

test.describe("five hundred contracts", () => {
  test.use({ seed: "large" });

  test("are drawn as far as they are looked at, and none is out of reach [A49]", async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signIn("Anna");
    await page.goto("/contracts");
    const insurances = row(page, /^Försäkring/);
    await expect(insurances.getByRole("listitem")).toHaveCount(125);
    expect(await insurances.getByRole("link").count()).toBeLessThan(15);
    const next = page.getByRole("region", { name: /^Försäkring/ }).getByRole("button", { name: "Nästa" });
    await next.click();
    await expect(page.getByText("2 av 63")).toBeVisible();
    await insurances.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
    await expect(page.getByText("63 av 63")).toBeVisible();
    await expect(insurances.getByRole("link").last()).toHaveText("Lägg till Försäkring");
    await expect
      .poll(() =>
        insurances
          .getByRole("link")
          .last()
          .evaluate((link) => link.getBoundingClientRect().right),
      )
      .toBeLessThanOrEqual(390);

    await page.getByRole("link", { name: /Telnord/ }).click();
    const contracts = page.getByRole("region", { name: "Avtal" }).getByRole("listitem");
    await expect(contracts).toHaveCount(40);
    await contracts.last().scrollIntoViewIfNeeded();
    await expect(contracts).toHaveCount(63);
  });
});
