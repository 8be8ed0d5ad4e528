/** A browser, and somebody who is logged in, for what is measured on the built app. */
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium } from "../chromium.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, locale: "sv-SE", timezoneId: "Europe/Stockholm" };

export const launch = () => chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });

/** A fresh profile in a world of its own, which holds what `seed` says. */
export async function visitor(browser, address, { storageState, seed } = {}) {
  const context = await browser.newContext({ ...PHONE, ...(storageState && { storageState }) });
  if (!storageState) await context.request.post(`${address}/sandbox/worlds`, { data: seed ? { seed } : {} });
  return context;
}

/** Someone who has logged in with the electronic ID, in a profile whose cache is empty. */
export async function customer(browser, address, seed) {
  const first = await visitor(browser, address, { seed });
  const page = await first.newPage();
  await page.goto(`${address}/login/bank-id`);
  await qrCode(page).waitFor();
  const [order] = await (await first.request.get(`${address}/sandbox/bankid/orders`)).json();
  const [person] = await (await first.request.get(`${address}/sandbox/people`)).json();
  const { personalNumber } = person;
  await first.request.post(`${address}/sandbox/bankid/orders/${order.orderRef}/approve`, { data: { personalNumber } });
  await page.waitForURL(`${address}/home`);
  await homeContent(page).waitFor();
  const storageState = await first.storageState();
  await first.close();
  return visitor(browser, address, { storageState });
}

export const qrCode = (page) => page.locator('[data-part="qr"]');
export const loginContent = (page) => page.getByRole("link", { name: "Logga in med BankID" });
export const homeContent = (page) => page.getByRole("heading", { level: 1 });
