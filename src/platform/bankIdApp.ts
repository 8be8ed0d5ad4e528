/** Opening the ID app on this device, and knowing that it led back here. Facts D5; cases BID-17, BID-18. */
import { bankIdLaunchUrl, bankIdReturnUrl, RETURN_MARK, wayBackOf } from "../domain/bankIdLaunch";
import { isHandheld, isStandalone } from "./device";

const browser = () => ({ userAgent: navigator.userAgent, isHandheld: isHandheld() });
const pageUrl = () => location.origin + location.pathname;

/** The `href` that opens the app with this order; null when the token can't be one. */
export const bankIdLink = (autoStartToken: string): string | null =>
  bankIdLaunchUrl({ autoStartToken, pageUrl: pageUrl(), ...browser() });

/** Opens the app at once, through a real link: other ways fail on iOS and Android (BID-17). */
export function openBankIdApp(autoStartToken: string): void {
  const href = bankIdLink(autoStartToken);
  if (href === null) return;
  const link = document.createElement("a");
  link.href = href;
  link.referrerPolicy = "origin";
  document.body.append(link);
  link.click();
  link.remove();
}

/** Where the app leads back to when an order of this page is done, as the server is told it: null where the system does. */
export const returnUrl = (): string | null => bankIdReturnUrl({ pageUrl: pageUrl(), ...browser() });

/** Whether the ID app led to this page. Nothing else is ever read from the address (A22). */
export const isReturnFromApp = (): boolean => location.hash === RETURN_MARK;

/** What the person must go back to by hand after the app, if anything. */
export const wayBack = (): "browser" | "app" | null => wayBackOf({ ...browser(), isStandalone: isStandalone() });
