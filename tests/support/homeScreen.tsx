/** Home on a page of its own, with a dashboard as it comes over the wire. For tests that have a document. */
import { act } from "react";
import { createRoot, type RootOptions } from "react-dom/client";
import * as v from "valibot";
import { vi } from "vitest";
import { dashboardSchema } from "../../src/api/schemas/cards";
import type { Dashboard } from "../../src/domain/cards";
import { ApiError } from "../../src/domain/errors";
import { HomeScreen } from "../../src/flows/home/HomeScreen";
import { UiProvider } from "../../src/ui/theme/UiProvider";
import { beginHome, customer } from "./homeActor";

/** For `beforeEach`: half past nine on a Sunday. */
export function beginDay() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.setSystemTime(new Date("2026-03-01T09:30:00"));
}

/** For `afterEach`. */
export function endDay() {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
}

type Given = { firstName?: string; canGoOn?: boolean } & Pick<RootOptions, "onCaughtError">;

/** `raw`: the dashboard as a server sends it, or `held` until the test answers. */
export async function openHome(raw: object | "held", { firstName = "Alva", canGoOn = false, onCaughtError }: Given = {}) {
  const home = beginHome({ customer: customer({ firstName }), canGoOn });
  document.body.replaceChildren();
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () =>
    createRoot(place, { ...(onCaughtError && { onCaughtError }) }).render(
      <UiProvider>
        <HomeScreen home={home.actor} />
      </UiProvider>,
    ),
  );
  const answer = (dashboard: Dashboard) => act(async () => home.reads.answer(dashboard));
  // A card that breaks can't come over the wire: who waits for one gives the dashboard as it is.
  if (raw !== "held") await answer(onCaughtError ? (raw as Dashboard) : v.parse(dashboardSchema, raw));

  const all = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)];
  return {
    actor: home.actor,
    remembered: home.remembered,
    answer,
    fail: (status: number) =>
      act(async () => home.reads.fail(new ApiError({ call: "GET /home/dashboard", kind: "http", status }))),
    all,
    find: (selector: string) => all(selector)[0] ?? null,
    text: (selector: string) => all(selector)[0]?.textContent ?? "",
    shown: () => place.textContent ?? "",
    press: (button: HTMLElement) => act(async () => button.click()),
  };
}
