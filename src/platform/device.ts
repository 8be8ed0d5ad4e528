/** What this device is. Only hints: nothing is allowed or refused by them. */

/** A phone or a tablet: one that may have the ID app itself. */
export function isHandheld(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  if (/android|iphone|ipad|ipod|mobile/i.test(userAgent)) return true;
  // iPadOS says that it is a Mac.
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1;
}

/** Whether the person has pressed something just before, on this page: then the ID app may be opened (AMB-55). */
export const hasUserActivation = (): boolean => navigator.userActivation?.isActive ?? false;

/** Installed on the home screen. */
export const isStandalone = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** The version of the app that wraps this one (facts D7), as it says; null without one. */
export function nativeAppVersion(): string | null {
  const { nativeApp } = window;
  const hasVersion = typeof nativeApp === "object" && nativeApp !== null && "version" in nativeApp;
  return hasVersion && typeof nativeApp.version === "string" ? nativeApp.version : null;
}
