/** Draws components into a real document (happy-dom): for what a part shows and says, not for how it looks. */
import { act, type ReactNode, StrictMode } from "react";
import { createRoot, type RootOptions } from "react-dom/client";
import { afterEach } from "vitest";
import { applyTexts } from "../../src/i18n";
import { UiProvider } from "../../src/ui/theme/UiProvider";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const cleanups: (() => void)[] = [];

/** Errors that a boundary catches are not the test's. */
const silently: Pick<RootOptions, "onCaughtError"> = { onCaughtError: () => {} };

/** As in the app: outermost, or effects aren't run twice. */
const strictly = (node: ReactNode) => (
  <StrictMode>
    <UiProvider>{node}</UiProvider>
  </StrictMode>
);

export async function renderUi(node: ReactNode, heard: typeof silently = silently) {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container, heard);
  const draw = (next: ReactNode) => act(async () => root.render(strictly(next)));
  cleanups.push(() => {
    act(() => root.unmount());
    container.remove();
  });
  await draw(node);
  return { container, draw };
}

/** Presses it as a finger does, and waits for what comes of it. */
export const press = (element: Element | null, init: MouseEventInit = {}): Promise<boolean> => {
  if (!element) throw new Error("There is nothing to press.");
  return act(async () => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init })));
};

/** The style rules of an element's own classes, as they were written into the page. */
export const rulesOf = (element: Element | null): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .filter((rule) => [...(element?.classList ?? [])].some((name) => rule.includes(`.${name}`)))
    .join("\n");

const MAX_WAIT_MS = 4_000;

/** Waits until something that is loaded late has come. */
export async function settled(isThere: () => boolean): Promise<void> {
  const startedAt = performance.now();
  while (!isThere()) {
    if (performance.now() - startedAt > MAX_WAIT_MS) throw new Error("It never came.");
    await act(async () => new Promise((resolve) => setImmediate(resolve)));
  }
}

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  applyTexts({});
});
