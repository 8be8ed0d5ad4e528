/** Time on a page whose clock is installed (`page.clock.install()`), so that a slow machine decides nothing. */
import { expect, type Page } from "@playwright/test";

/** From now on time stands still on the page, and goes on only as far as a test lets it. */
export const stopClock = (page: Page): Promise<void> =>
  // A machine that takes longer than the margin finds the clock stopped the next time.
  expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100)).toPass();

/** Lets time pass, in small steps, until something is the case: no more of it than that takes. */
export const passUntil = (page: Page, isSo: () => Promise<boolean>, stepMs = 100): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(stepMs);
        return isSo();
      },
      { intervals: [20] },
    )
    .toBe(true);
