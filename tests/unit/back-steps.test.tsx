// @vitest-environment happy-dom
/** The entries of the history that stand for steps over a page. */
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useBackSteps } from "../../src/ui/useBackSteps";
import { renderUi } from "../support/renderUi";

const onBack = vi.fn<() => void>();

function Panel() {
  useBackSteps(1, onBack);
  return null;
}

/** As the browser's back does: another entry is there, and the page hears of it. */
const travelTo = (path: string) =>
  act(async () => {
    window.history.replaceState({}, "", path);
    window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });

beforeEach(() => {
  onBack.mockClear();
  window.history.replaceState({}, "", "/contracts/add/Insurance");
});

test("a panel is an entry of the history, and back to the page's own closes it [UX-15]", async () => {
  await renderUi(<Panel />);
  expect(window.history.state).toEqual({ backSteps: 1 });
  await travelTo("/contracts/add/Insurance");
  expect(onBack).toHaveBeenCalledTimes(1);
});

test("back past the page, by several entries at once, closes nothing: the page is left already [UX-15]", async () => {
  await renderUi(<Panel />);
  await travelTo("/contracts");
  expect(onBack).not.toHaveBeenCalled();
});
