/** The hidden mode's diagram, walked on the login page. The clock stands still, so that a press is exactly in time or too late. */
import { hiddenModeModel } from "../models/hidden-mode.model";
import { expect } from "./support/fixtures";
import { walkInBrowser } from "./support/walk";

walkInBrowser(hiddenModeModel, async ({ page }) => {
  await page.clock.install();
  await page.goto("/login");
  const logo = page.getByRole("button", { name: "Avtalsbo" });
  const panel = page.getByRole("region", { name: "Dolt läge" });
  await expect(logo).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));

  const pressAfter = async (ms: number) => {
    await page.clock.runFor(ms);
    await logo.click();
  };
  const showsNothing = () => expect(panel).toBeHidden();

  return {
    events: {
      "the logo is pressed in time": () => pressAfter(2_000),
      "the logo is pressed too late": () => pressAfter(2_001),
      "the person closes the panel": () => panel.getByRole("button").click(),
    },
    states: {
      "not pressed": showsNothing,
      "pressed once": showsNothing,
      "pressed twice": showsNothing,
      "pressed three times": showsNothing,
      "pressed four times": showsNothing,
      "pressed five times": showsNothing,
      "pressed six times": showsNothing,
      "hidden mode open": () => expect(panel).toBeVisible(),
    },
  };
});
