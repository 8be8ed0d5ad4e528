/** An admin who acts for a customer. */
import type { Page } from "@playwright/test";
import type { LoggedIn } from "../../../src/domain/customer";
import { claimsOf, impersonate, type Session } from "../../../src/domain/session";
import { AUTH } from "./calls";
import type { World } from "./world";

type Answer = { customer: LoggedIn["customer"]; tokens: LoggedIn["tokens"] & { authContext: LoggedIn["authContext"] } };

/**
 * From the next page on, the admin of `session` acts for a customer. It begins on a page that isn't built yet: what it would leave
 * on the device is put there, once.
 */
export async function actFor(page: Page, world: World, { session }: { session: Session }, customer: string): Promise<void> {
  const targetCustomerId = claimsOf((await world.logIn(customer)).tokens.accessToken).sub;
  const response = await page.request.post(`${AUTH}/admin/impersonate`, {
    data: { targetCustomerId },
    headers: { authorization: `Bearer ${session.tokens.accessToken}` },
  });
  const { customer: details, tokens } = (await response.json()) as Answer;
  const { authContext, ...pair } = tokens;
  const acting = impersonate(session, { customer: details, tokens: pair, authContext }, Date.now());
  await page.addInitScript((record) => {
    if (sessionStorage.getItem("isActing")) return;
    sessionStorage.setItem("isActing", "yes");
    localStorage.setItem("session", record);
  }, JSON.stringify(acting));
}
