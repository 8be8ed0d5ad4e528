/** A consent that was given in one tab is given in all: the question stands in none of them any longer. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("consent.given");

export const tellOtherTabs = (): void => channel?.postMessage(null);

export const onConsentElsewhere = (listener: () => void): void => channel?.addEventListener("message", listener);
