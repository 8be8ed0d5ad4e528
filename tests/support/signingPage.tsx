/** The signing page on the real wiring, drawn twice as StrictMode does, against a server that counts. Needs fake timers and a DOM. */
import { act, StrictMode } from "react";
import { vi } from "vitest";
import type { Toast } from "../../machines/shared/ports";
import { bindAuth } from "../../src/api/authPort";
import type { Place } from "../../src/domain/places";
import type { Session } from "../../src/domain/session";
import { encodeSignOptions, type SignOptions } from "../../src/domain/signOptions";
import { SignPoaPage } from "../../src/flows/sign-poa/SignPoaPage";
import { bindPorts } from "../../src/ports";
import { bankIdOrder } from "./bankIdOrders";
import { customerLogin, sessionOf } from "./people";
import { renderUi } from "./renderUi";

const CONSENT = "/customer-service/api/v1/consent";
export const options: SignOptions = {
  powerOfAttorneyId: "a/b%",
  onSuccess: { redirectToPath: "/contracts?x=1&y=a%20b#å+%2F" },
  onFail: { redirectToPath: "/onboarding" },
};
export const withTerms = { ...options, termsAndConditionsId: "terms-1" };

type Given = {
  isAsked?: boolean;
  session?: Session;
  locations?: object;
  collect?: object;
  collectStatus?: number;
  isStartHeld?: boolean;
};

export function surroundings({
  isAsked = true,
  session = sessionOf(customerLogin()),
  locations,
  collect = { status: "PENDING" },
  collectStatus = 200,
  isStartHeld = false,
}: Given = {}) {
  const calls: { call: string; body: unknown }[] = [];
  const asked: unknown[] = [];
  const held: (() => void)[] = [];
  const answerOf = async (path: string): Promise<unknown> => {
    if (path.endsWith("/locations")) return locations ?? { powerOfAttorneyId: "a/b%", termsAndConditionsId: "terms-1" };
    if (path.endsWith("/poa")) return { powerOfAttorneyId: "from-the-file", pdf: "JVBERi0=" };
    if (path.endsWith("/collect")) return collect;
    if (isStartHeld) await new Promise<void>((release) => held.push(release));
    const { orderRef, autoStartToken, qrStartToken, qrStartSecret } = bankIdOrder();
    return { orderRef, autoStartToken, qrStartToken, qrStartSecret };
  };
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    const text = await request.clone().text();
    calls.push({ call: `${request.method} ${pathname.replace(CONSENT, "")}`, body: text ? JSON.parse(text) : null });
    const status = pathname.endsWith("/collect") ? collectStatus : 200;
    return new Response(JSON.stringify(await answerOf(pathname)), { status });
  });
  bindAuth({
    accessToken: async () => "token",
    epochSignal: () => new AbortController().signal,
    unauthorized: async () => null,
    consentsGiven: () => 0,
    consentNeeded: () => {},
    serverTime: () => {},
  });
  bindPorts({
    session: () => session,
    logOut: () => void asked.push("log out"),
    isSigningAskedFor: () => isAsked,
    refreshCustomer: async () => void asked.push("refresh"),
    consentGiven: () => void asked.push("consent given"),
    goTo: (place: Place) => void asked.push(place),
    toast: ({ textKey }: Toast) => void asked.push(textKey),
    takeBackErrors: () => {},
  } as unknown as Parameters<typeof bindPorts>[0]);
  return {
    asked,
    calls,
    count: (call: string) => calls.filter((one) => one.call === call).length,
    release: () => act(async () => held.splice(0).forEach((go) => void go())),
  };
}

export const pageOf = (what: SignOptions | string) => (
  <StrictMode>
    <SignPoaPage encoded={typeof what === "string" ? what : encodeSignOptions(what)} />
  </StrictMode>
);
export const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const open = async (what: SignOptions | string = options) => {
  const page = await renderUi(pageOf(what));
  await after(0);
  return page;
};
export const heading = () => document.querySelector("h1")?.textContent;
export const named = (name: string) =>
  [...document.querySelectorAll("button, a")].find(({ textContent }) => textContent === name) ?? null;
