/** The diagram of where a person has their ID app, walked on the login page of a computer. */
import { bankIdDeviceModel } from "../models/bankid-device.model";
import { holdOrder } from "./support/bankid";
import { expect } from "./support/fixtures";
import { walkInBrowser } from "./support/walk";

walkInBrowser(bankIdDeviceModel, async ({ page, world }) => {
  const order = await holdOrder(page, world);
  await page.goto("/login/bank-id");
  await order.letStart();
  let starts = 1;
  const heading = page.getByRole("heading", { level: 1 });
  const choose = (name: string) => page.getByRole("button", { name }).click();
  const shows = async (title: string, chosen: string) => {
    await expect(heading).toHaveText(title);
    await expect(page.getByRole("button", { name: chosen })).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("img", { name: "QR-kod" })).toBeVisible({ visible: chosen === "En annan enhet" });
    expect(order.starts()).toBe(starts);
  };

  return {
    events: {
      "the person chooses this device": () => choose("Den här enheten"),
      "the person chooses another device": () => choose("En annan enhet"),
      "the person opens the app": () => page.getByRole("link", { name: /^Öppna/ }).click(),
      "the code is renewed": async () => {
        await world.fail("startFailed");
        await order.letPoll();
        await order.letStart();
        starts++;
      },
    },
    states: {
      "scanning with another device": () => shows("Skanna QR-koden", "En annan enhet"),
      "about to open the app here": () => shows("Öppna BankID på den här enheten", "Den här enheten"),
      "in the app here": () => shows("Fortsätt i BankID-appen", "Den här enheten"),
      "scanning after all": () => shows("Skanna QR-koden", "En annan enhet"),
    },
  };
});
