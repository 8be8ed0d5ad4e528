/** The onboarding in its real surroundings: what it takes from session and storage, what it leaves there. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { bindAuth } from "../../src/api/authPort";
import type { Customer } from "../../src/domain/customer";
import { categoriesHash } from "../../src/domain/providers";
import type { Session } from "../../src/domain/session";
import { decodeSignOptions } from "../../src/domain/signOptions";
import { onboardingFlow, onboardingInput } from "../../src/flows/onboarding/wiring";
import { bindPorts } from "../../src/ports";
import { stubBrowser } from "../support/browser";
import { nils } from "../support/onboardingActor";
import { customerLogin, sessionOf } from "../support/people";
import { entry, pickerData } from "../support/pickerActor";

const DRAFT = "draft.u1.onboarding";
const PICKED = "draft.u1.picker.onboarding";
const LANDING = "onboarding.landingSelection";
const wanted = { categoriesHash: "h", contractTypes: ["Mobile"] };
const draft = { version: 1, step: "address", contact: nils, address: null, savedContact: nils, wanted: null };
const picked = { categoriesHash: categoriesHash(pickerData.categories), selection: [entry({ id: "telnord" })], panel: null };

let browser: ReturnType<typeof stubBrowser>;
let calls: { call: string; body: unknown }[];
beforeEach(() => {
  browser = stubBrowser();
  calls = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const text = await request.clone().text();
    const { pathname } = new URL(request.url);
    calls.push({
      call: `${request.method} ${pathname.replace("/customer-service/api/v1", "")}`,
      body: text ? JSON.parse(text) : null,
    });
    if (pathname.endsWith("/locations")) return Response.json({ powerOfAttorneyId: "poa", termsAndConditionsId: "terms" });
    return new Response(null, { status: 204 });
  });
  bindAuth({
    accessToken: async () => "token",
    epochSignal: () => new AbortController().signal,
    unauthorized: async () => null,
    consentNeeded: () => {},
    consentsGiven: () => 0,
    serverTime: () => {},
  });
});
afterEach(() => void vi.unstubAllGlobals());

const keep = (values: Record<string, unknown>) => {
  for (const [key, value] of Object.entries(values))
    browser.kept.set(key, typeof value === "string" ? value : JSON.stringify(value));
};
const kept = () => Object.fromEntries([...browser.kept].map(([key, value]) => [key, JSON.parse(value)]));

describe("begins with", () => {
  it("what this person left, and what was picked before the login [LS-01] [F69]", () => {
    keep({ [DRAFT]: draft, [PICKED]: picked, [LANDING]: wanted, "draft.u2.onboarding": { ...draft, step: "contact" } });
    bind();
    const { version: _, ...own } = draft;
    expect(onboardingInput()).toMatchObject({
      draft: own,
      pickerDraft: picked,
      isDraftBroken: false,
      isImpersonating: false,
      wanted,
    });
  });

  it("nothing of a visitor while an admin acts for the customer [CIMP-06]", () => {
    keep({ [LANDING]: wanted });
    bind({ isActing: true });
    expect(onboardingInput()).toMatchObject({ isImpersonating: true, wanted: null });
  });

  it.each([
    [{ [DRAFT]: "{" }],
    [{ [DRAFT]: { ...draft, version: 2 } }],
    [{ [DRAFT]: { ...draft, step: "done" } }],
    [{ [DRAFT]: { ...draft, contact: null } }],
    [{ [PICKED]: "[]" }],
  ])("nothing of what can't be used, and knows of it: %o [F49]", (values) => {
    keep(values);
    bind();
    expect(onboardingInput()).toMatchObject({ draft: null, pickerDraft: null, isDraftBroken: true });
  });

  it("a selection of before the login that can't be read as with none", () => {
    keep({ [LANDING]: { categoriesHash: 1, contractTypes: "Mobile" } });
    bind();
    expect(onboardingInput()).toMatchObject({ wanted: null, isDraftBroken: false });
  });

  it("the state by which home judges, whatever the last read said [TR-01]", () => {
    bind({ customer: { onboardingState: "MissingPoa" }, recorded: "Complete" });
    expect(onboardingInput().customer?.onboardingState).toBe("Complete");
    bind({ customer: null });
    expect(onboardingInput().customer).toBeNull();
  });
});

describe("keeps", () => {
  it("each change for this person, who takes over what was picked before the login [CIMP-06] [AMB-52]", () => {
    keep({ [LANDING]: wanted });
    bind();
    const onboarding = createActor(onboardingFlow, { input: onboardingInput() }).start();
    onboarding.send({ type: "contact.type", field: "email", value: "nils@" });
    const contact = { email: "nils@", phoneNumber: "" };
    expect(kept()).toEqual({ [DRAFT]: { version: 1, step: "contact", contact, address: null, savedContact: null, wanted } });
    onboarding.stop();
  });

  it("nothing once it has served, and leaves what is others' alone", () => {
    keep({ [DRAFT]: draft, [PICKED]: picked, [LANDING]: wanted, "draft.u1.picker.add": picked, theme: '"dark"' });
    bind({ customer: { onboardingState: "MissingPoa" } });
    createActor(onboardingFlow, { input: onboardingInput() }).start().stop();
    expect(Object.keys(kept())).toEqual(["draft.u1.picker.add", "theme"]);
  });

  it("a visitor's selection for them while an admin acts for somebody", () => {
    keep({ [LANDING]: wanted });
    bind({ isActing: true, customer: { onboardingState: "MissingPoa" } });
    createActor(onboardingFlow, { input: onboardingInput() }).start().stop();
    expect(kept()[LANDING]).toEqual(wanted);
  });
});

describe("the customer", () => {
  it("is followed while the page is open, and no longer [TR-01] [XS-11]", () => {
    const { tell, visited, listeners } = bind();
    const onboarding = createActor(onboardingFlow, { input: onboardingInput() }).start();
    tell("MissingContracts");
    expect(visited).toEqual([]);
    tell("Complete");
    expect(visited).toEqual([{ to: "/home", replace: true }]);
    expect(listeners()).toBe(0);
    onboarding.stop();
  });

  it("is that of the read under way, when nobody knows them yet", async () => {
    bind({ customer: null });
    const onboarding = createActor(onboardingFlow, { input: onboardingInput() }).start();
    await vi.waitFor(() => expect(onboarding.getSnapshot().matches("steps")).toBe(true));
    onboarding.stop();
  });
});

it("tells the services, and the session of it [ONB-04] [ONB-07] [AMB-20] [CUS-06]", async () => {
  const { asked } = bind({ customer: { mobileNumber: { value: "0701740635" } } });
  const onboarding = createActor(onboardingFlow, { input: onboardingInput() }).start();
  onboarding.send({ type: "contact.type", field: "email", value: "nils@example.com" });
  onboarding.send({ type: "step.next" });
  await vi.waitFor(() => expect(onboarding.getSnapshot().matches({ steps: "address" })).toBe(true));
  expect(calls.filter(({ call }) => call.startsWith("PATCH"))).toEqual([
    { call: "PATCH /customers/current/contact-details", body: { email: "nils@example.com", phoneNumber: "0701740635" } },
  ]);
  expect(asked).toEqual(["refresh"]);
  onboarding.stop();
});

it("leads to the signature, and from there home or back [ONB-18] [ONB-19]", async () => {
  const { asked } = bind({ customer: { onboardingState: "MissingPoa" } });
  const onboarding = createActor(onboardingFlow, { input: onboardingInput() }).start();
  await vi.waitFor(() => expect(onboarding.getSnapshot().can({ type: "sign" })).toBe(true));
  onboarding.send({ type: "sign" });
  onboarding.send({ type: "leave" });
  expect(asked).toEqual([
    {
      powerOfAttorneyId: "poa",
      termsAndConditionsId: "terms",
      onSuccess: { redirectToPath: "/home" },
      onFail: { redirectToPath: "/onboarding" },
    },
    "log out",
  ]);
  onboarding.stop();
});

type Given = { customer?: Partial<Customer> | null; recorded?: string; isActing?: boolean };

function bind({ customer = {}, recorded, isActing = false }: Given = {}) {
  const { customer: somebody } = customerLogin();
  let now: Customer | null = customer && {
    ...somebody,
    onboardingState: "New",
    email: null,
    mobileNumber: null,
    address: null,
    ...customer,
  };
  let state = recorded ?? now?.onboardingState ?? "New";
  const asked: unknown[] = [];
  const visited: unknown[] = [];
  const listeners = new Set<(session: Session | null) => void>();
  const session = (): Session => {
    const own = sessionOf(customerLogin());
    const user = { ...own.user, id: "u1", onboardingState: state };
    return isActing ? { ...own, user, originalUser: own.user, originalUserTokens: own.tokens } : { ...own, user };
  };
  bindPorts({
    session,
    customer: () => now,
    knownCustomer: async () => now ?? { ...somebody, onboardingState: "New" },
    refreshCustomer: async () => void asked.push("refresh"),
    onSessionChange: (listener: (session: Session | null) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (destination: unknown) => void visited.push(destination),
    toast: () => {},
    takeBackErrors: () => {},
    sign: (encoded: string) => void asked.push(decodeSignOptions(encoded)),
    logOut: () => void asked.push("log out"),
  } as unknown as Parameters<typeof bindPorts>[0]);
  return {
    asked,
    visited,
    listeners: () => listeners.size,
    tell: (onboardingState: string) => {
      now = now && { ...now, onboardingState };
      state = onboardingState;
      for (const listener of listeners) listener(session());
    },
  };
}
