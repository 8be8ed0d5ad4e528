/** Starts everything, in this order: ports, the root actor with its children, the first page. */
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createActor } from "xstate";
import { bindAuth } from "../api/authPort";
import { bindInspection, inspection } from "../flows/inspection";
import { onConsentElsewhere } from "../platform/consentElsewhere";
import { onStorageTrouble } from "../platform/storage";
import { sessionStore } from "../platform/stores";
import { followTheme } from "../platform/theme";
import { onWake } from "../platform/wake";
import { bindPorts, ports } from "../ports";
import { askToConfirm } from "../ui/confirm";
import { UiProvider } from "../ui/theme/UiProvider";
import { showToast, takeBackErrors } from "../ui/toast";
import { AppActorsContext, childrenOf } from "./actors";
import { authCalls } from "./authCalls";
import { letBackSayNo } from "./backSaysNo";
import { bootInput } from "./boot";
import { createAppPorts } from "./ports";
import { createAppRouter } from "./router";
import { appFlow } from "./wiring";

async function start() {
  if (new URLSearchParams(window.location.search).has("inspect")) bindInspection((await import("./inspect")).inspector);

  const app = createActor(
    appFlow({
      navigate: (destination) => ports().navigate(destination),
      enterEpoch: (to) => queueMicrotask(() => void enterEpoch(to)),
      toast: (toast) => ports().toast(toast),
      takeBackErrors: () => ports().takeBackErrors(),
      path: () => router.state.location.pathname,
    }),
    { input: bootInput(), ...(inspection() && { inspect: inspection()! }) },
  );
  const session = () => childrenOf(app).session;
  const router = createAppRouter(session);
  const enterEpoch = async (to: Parameters<typeof router.navigate>[0]["to"]) => {
    await router.navigate({ to: to as string, replace: true });
    // Also the same page is another one in a new epoch.
    await router.invalidate();
    session().send({ type: "landed" });
  };

  bindPorts(createAppPorts({ router, app, session, toast: showToast, takeBackErrors, confirm: askToConfirm }));
  letBackSayNo(router.history);
  bindAuth(authCalls(app, session));
  app.start();

  sessionStore.onChangeElsewhere((stored) => session().send({ type: "stored.changed", stored: stored }));
  onConsentElsewhere(() => {
    app.send({ type: "consent.given" });
    session().send({ type: "customer.refresh" });
  });
  onWake(() => {
    // A page that slept may have missed what other tabs did.
    session().send({ type: "stored.changed", stored: sessionStore.read() });
    app.send({ type: "wake" });
  });
  onStorageTrouble(() => showToast({ tone: "info", textKey: "storage.trouble", durationMs: 15_000 }));
  followTheme();
  window.addEventListener("pointerdown", guardTaps, { once: true, capture: true });

  // What a boundary has caught is shown by it; it's no crash of the app.
  const onCaughtError = (error: unknown) => console.warn("A part of the page could not be drawn.", error);
  createRoot(document.getElementById("root")!, { onCaughtError }).render(
    <StrictMode>
      <UiProvider>
        <AppActorsContext value={{ app, ...childrenOf(app) }}>
          <RouterProvider router={router} />
        </AppActorsContext>
      </UiProvider>
    </StrictMode>,
  );
}

/** With the first press, which it watches too. */
const guardTaps = (first: PointerEvent) =>
  void import("../ui/doubleTaps").then(
    ({ shieldDoubleTaps }) => shieldDoubleTaps(first),
    () => {},
  );

void start();
