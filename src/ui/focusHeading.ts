/** The headings of the page that stand above what is in it, the nearest first; none for what stands beside the page. */
export function headingsAbove(element: Element): HTMLElement[] {
  if (!element.closest("main")) return [];
  const isAbove = (heading: Element) => (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)")].filter(isAbove).reverse();
}

/** Puts the focus on the first of them that is still there, and into view; false when none takes it. */
export function focusFirst(headings: readonly HTMLElement[]): boolean {
  const next = headings.find((heading) => heading.isConnected && takesFocus(heading));
  next?.scrollIntoView({ block: "nearest" });
  return next !== undefined;
}

function takesFocus(heading: HTMLElement): boolean {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}

/** Puts the focus on the page's heading, so that the keyboard and a reader go on from there. False when there is none yet. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) takesFocus(heading);
  return heading !== null;
}
