/** Under which keys drafts are kept: by customer, so that one person's never meets another's (AMB-62). */

const PREFIX = "draft.";

export const draftKey = (userId: string, what: string): string => `${PREFIX}${encodeURIComponent(userId)}.${what}`;

/** What a visitor picked before they logged in; the store itself is src/platform/landingSelection.ts. */
export const LANDING_SELECTION_KEY = "onboarding.landingSelection";

/** Drops what anybody else was about to send from this device. Whoever logs in is told of before their pages are drawn. */
export function forgetDraftsOfOthers(userId: string): void {
  try {
    const keys = Array.from({ length: window.localStorage.length }, (_, place) => window.localStorage.key(place) ?? "");
    for (const key of keys) {
      if (key.startsWith(PREFIX) && !key.startsWith(draftKey(userId, ""))) window.localStorage.removeItem(key);
    }
  } catch {
    // What can't be reached can't hold anything of ours.
  }
}
