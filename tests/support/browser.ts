/** Just enough of a browser for unit tests of what touches one: an origin, storage that can be broken, a navigator. */
import { vi } from "vitest";

export function stubBrowser({ userAgent = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0" }: { userAgent?: string } = {}) {
  const kept = new Map<string, string>();
  const listeners = new Map<string, Set<(event: never) => void>>();
  let storageFault: "none" | "full" | "forbidden" = "none";

  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (storageFault === "full" && !kept.has(key)) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  const stub = {
    location: { origin: "http://localhost", href: "http://localhost/", pathname: "/", search: "", hash: "" },
    navigator: { userAgent, maxTouchPoints: 0, language: "sv", onLine: true },
    screen: { width: 390, height: 844 },
    addEventListener: (type: string, listener: (event: never) => void) =>
      void listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    removeEventListener: (type: string, listener: (event: never) => void) => void listeners.get(type)?.delete(listener),
  };
  const window = Object.defineProperty({ ...stub }, "localStorage", {
    get: () => {
      if (storageFault === "forbidden") throw new DOMException("forbidden", "SecurityError");
      return localStorage;
    },
  });
  vi.stubGlobal("window", window);
  vi.stubGlobal("location", stub.location);
  vi.stubGlobal("navigator", stub.navigator);
  vi.stubGlobal("screen", stub.screen);

  return {
    kept,
    breakStorage: (fault: typeof storageFault) => void (storageFault = fault),
    dispatch: (type: string, event: object) => {
      for (const listener of listeners.get(type) ?? []) listener(event as never);
    },
    listening: (type: string) => listeners.get(type)?.size ?? 0,
  };
}
