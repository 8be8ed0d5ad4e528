import { useEffect } from "react";

/** A person who does one of these has a place of their own in mind. */
const OWN_WAYS = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** On a button: who is led to the part of the page that it stands in is there for it. */
export const ARRIVAL = { "data-arrival": "" };

const arrived = new Set<string>();

const FLASH = ["var(--chakra-colors-primary)", "transparent"].map((colour) => ({
  outline: `3px solid ${colour}`,
  outlineOffset: "2px",
}));

/**
 * Leads to the part of the page that the address names (`#invoice`): puts it on top, shows for a moment which one it is, and puts
 * the focus on what one is there for, else on its heading; also when it comes long after the page, or is asked for once more
 * (TR-11). A visit that has been there stays where the person left it. Without its `#`, an empty
 * `hash` names none; each visit has another `visitKey`.
 */
export function useHashFocus(hash: string, visitKey: string, onArrive: () => void): void {
  useEffect(() => {
    if (hash === "" || arrived.has(visitKey)) return;
    const arrive = (isThereAtOnce: boolean): boolean => {
      const place = document.getElementById(hash);
      if (!place) return false;
      arrived.add(visitKey);
      onArrive();
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      place.scrollIntoView({ block: "start", behavior: isThereAtOnce && !isCalm ? "smooth" : "instant" });
      focusIn(place);
      // One ring: where the browser draws that of the focus, it shows the place as well.
      if (!document.activeElement?.matches(":focus-visible")) place.animate(FLASH, { duration: 1_600, easing: "ease-in" });
      return true;
    };
    if (arrive(true)) return;

    const observer = new MutationObserver(() => void (arrive(false) && stop()));
    const stop = () => {
      observer.disconnect();
      for (const way of OWN_WAYS) window.removeEventListener(way, stop);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    for (const way of OWN_WAYS) window.addEventListener(way, stop, { passive: true });
    return stop;
  }, [hash, visitKey, onArrive]);
}

function focusIn(place: HTMLElement): void {
  const button = place.querySelector<HTMLElement>("[data-arrival]:not(:disabled)");
  (button ?? headingIn(place)).focus({ preventScroll: true });
}

function headingIn(place: HTMLElement): HTMLElement {
  const heading = place.querySelector<HTMLElement>("h1, h2, h3") ?? place;
  heading.tabIndex = -1;
  return heading;
}
