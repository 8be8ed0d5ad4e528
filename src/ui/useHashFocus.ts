import { useEffect, useRef } from "react";

/** A person who does one of these has a place of their own in mind. */
const OWN_WAYS = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/**
 * Leads to the part of the page that the address names (`#invoice`): puts it on top and the focus on its heading, also when it
 * comes long after the page, or is asked for once more (TR-11). A visit that has been there stays where the person left it.
 * Without its `#`, an empty `hash` names none; each visit has another `visitKey`.
 */
export function useHashFocus(hash: string, visitKey: string, onArrive: () => void): void {
  const arrived = useRef(new Set<string>());

  useEffect(() => {
    if (hash === "" || arrived.current.has(visitKey)) return;
    const arrive = (): boolean => {
      const place = document.getElementById(hash);
      if (!place) return false;
      arrived.current.add(visitKey);
      onArrive();
      place.scrollIntoView({ block: "start", behavior: "instant" });
      focusIn(place);
      return true;
    };
    if (arrive()) return;

    const observer = new MutationObserver(() => void (arrive() && stop()));
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
  const heading = place.querySelector<HTMLElement>("h1, h2, h3") ?? place;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
