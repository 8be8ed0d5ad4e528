import { expect, type Page } from "@playwright/test";

/** Nothing lies outside of the screen, and nothing scrolls sideways. `what` is looked at. */
export const fits = async (page: Page, what: string) => {
  const outside = await page.evaluate(() => {
    /** Where an element has to stay: within what scrolls by itself, its own row of it; else within the screen. */
    const roomOf = (element: Element) => element.closest("ul > li")?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    const reachesOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const room = roomOf(element);
      return width > 0 && (left < room.left - 0.5 || right > room.right + 0.5);
    };
    return [...document.querySelectorAll("main *")].filter(reachesOut).map((element) => element.outerHTML.slice(0, 200));
  });
  expect(outside, what).toEqual([]);
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth <= innerWidth), what).toBe(true);
};
