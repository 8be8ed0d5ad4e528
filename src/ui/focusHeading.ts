/** Puts the focus on the page's heading, so that the keyboard and a reader go on from there. False when there is none yet. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
