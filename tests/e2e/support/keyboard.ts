/** Going through a page without a pointer. */
import { expect, type Page } from "@playwright/test";

/** Tabs on until that has the focus; the way there is no longer than `most` stops. */
export const tabTo = async (page: Page, name: string | RegExp, most = 12) => {
  const role = page
    .getByRole("link", { name, exact: true })
    .or(page.getByRole("button", { name, exact: true }))
    .or(page.getByRole("textbox", { name, exact: true }))
    .or(page.getByRole("combobox", { name, exact: true }))
    .or(page.getByRole("checkbox", { name, exact: true }))
    .first();
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press("Tab");
    if (await role.evaluate((element) => element === document.activeElement)) {
      expect(await role.evaluate((element) => element.matches(":focus-visible") && getComputedStyle(element).outlineStyle)).toBe(
        "solid",
      );
      return;
    }
  }
  throw new Error(`${name} can't be reached in ${most} stops.`);
};
