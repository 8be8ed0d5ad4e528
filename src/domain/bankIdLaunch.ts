/**
 * The link that opens the ID app on this device, and where the app leads back to. Facts D5, whose table decides for each
 * browser; hostile A26. Pure: what the browser is comes as an argument.
 */

export type Browser = { userAgent: string; isHandheld: boolean };

/** The mark on the address by which a page knows that the app led here. It is all that is read from the address (A22). */
export const RETURN_MARK = "#initiated=true";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The link for a token, or null when the token isn't one (A26). `pageUrl`: the page that the person should come back to,
 * without hash.
 */
export function bankIdLaunchUrl({
  autoStartToken,
  pageUrl,
  ...browser
}: Browser & { autoStartToken: string; pageUrl: string }): string | null {
  if (!UUID.test(autoStartToken)) return null;
  // The order counts: the token first. A `redirect` of "null" has the system go back to where the person was.
  const query = new URLSearchParams([
    ["autostarttoken", autoStartToken],
    ["redirect", bankIdReturnUrl({ pageUrl, ...browser }) ?? "null"],
  ]);
  return `${browser.isHandheld ? "https://app.bankid.com/" : "bankid:///"}?${query}`;
}

/**
 * What the ID app should open when it is done, or null where the system itself leads back. Other browsers on iOS get their
 * bare scheme: with a full address they open a new tab.
 */
export function bankIdReturnUrl({ userAgent, isHandheld, pageUrl }: Browser & { pageUrl: string }): string | null {
  if (!isIos({ userAgent, isHandheld }) || /EdgiOS/.test(userAgent)) return null;
  if (/CriOS/.test(userAgent)) return "googlechromes://";
  if (/FxiOS/.test(userAgent)) return "firefox://";
  const marked = pageUrl + RETURN_MARK;
  return /\bOPT\//.test(userAgent) ? marked.replace(/^http/, "touch-http") : marked;
}

/** Whether the person must find the way back by hand, and to what: nothing leads from the app to iOS Edge or a home-screen app. */
export function wayBackOf({ isStandalone, ...browser }: Browser & { isStandalone: boolean }): "browser" | "app" | null {
  if (!isIos(browser)) return null;
  if (isStandalone) return "app";
  return /EdgiOS/.test(browser.userAgent) ? "browser" : null;
}

/** iPadOS says that it is a Mac, but it is handheld. */
const isIos = ({ userAgent, isHandheld }: Browser): boolean => isHandheld && /iphone|ipad|ipod|macintosh/i.test(userAgent);
