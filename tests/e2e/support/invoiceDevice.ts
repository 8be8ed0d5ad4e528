/** The device on which an invoice is picked, in a test's hands: when it reads a file, and the app that wraps this one. */
import type { Page } from "@playwright/test";

type Held = typeof window & { reads: { go: () => void; fail: () => void }[] };
type Wrapped = typeof window & { picks: number; given: unknown; isStoreOpen: boolean };

/** It reads a file when the test says so. */
export async function holdReads(page: Page) {
  await page.addInitScript(() => {
    const read = Blob.prototype.arrayBuffer;
    const reads: Held["reads"] = [];
    Object.assign(window, { reads });
    Blob.prototype.arrayBuffer = function () {
      return new Promise((resolve, fail) => void reads.push({ go: () => resolve(read.call(this)), fail: () => fail() }));
    };
  });
  return {
    letRead: (how: "go" | "fail") =>
      page.evaluate((done) => {
        for (const read of (window as Held).reads.splice(0)) read[done]();
      }, how),
  };
}

export const wrappingApp = (page: Page) => ({
  /** Before the page opens. */
  wrapIn: (platform: string, version: string) =>
    page.addInitScript(
      (app) => {
        const state = Object.assign(window, { picks: 0, given: null, isStoreOpen: false }) as Wrapped;
        Object.assign(window, {
          nativeApp: {
            ...app,
            pickFile: () => void state.picks++,
            takeFile: () => state.given,
            openStore: () => void (state.isStoreOpen = true),
          },
        });
      },
      { platform, version },
    ),
  wrapper: (part: "picks" | "isStoreOpen") => page.evaluate((name) => (window as Wrapped)[name], part),
  comeBack: (given: unknown = null) =>
    page.evaluate((taken) => {
      Object.assign(window, { given: taken });
      window.dispatchEvent(new Event("focus"));
    }, given),
});
