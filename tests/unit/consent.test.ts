/** What the diagram of the consent dialog can't tell: which documents a reason needs, failures that belong to others, double presses. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { documentsFor } from "../../src/domain/consent";
import { CONSENT_REASONS } from "../../src/domain/errors";
import { beginConsent, locations } from "../support/consentActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const toast = { tone: "error", textKey: "consent.failed", durationMs: 10_000 };
const poa = { powerOfAttorneyId: "poa-1" };
const none = { powerOfAttorneyId: null, termsAndConditionsId: null };

describe("what is signed for a reason [CNS-03] [CNS-04]", () => {
  it.each([
    { reason: "PowerOfAttorneyUnsigned", given: locations, documents: poa },
    { reason: "PowerOfAttorneyUnsigned", given: { ...locations, termsAndConditionsId: null }, documents: poa },
    { reason: "PowerOfAttorneyOutdated", given: locations, documents: poa },
    { reason: "PowerOfAttorneyOutdated", given: none, documents: null },
    { reason: "TermsAndConditionsAndPowerOfAttorneyUpdated", given: locations, documents: locations },
    {
      reason: "TermsAndConditionsAndPowerOfAttorneyUpdated",
      given: { ...locations, termsAndConditionsId: null },
      documents: null,
    },
    {
      reason: "TermsAndConditionsAndPowerOfAttorneyUpdated",
      given: { ...locations, powerOfAttorneyId: null },
      documents: null,
    },
  ] as const)("$reason, $given: $documents", async ({ reason, given, documents }) => {
    expect(documentsFor(reason, given)).toEqual(documents);
    const flow = beginConsent({ reason });
    await flow.send("consent.give");
    await flow.locate(given);
    expect([flow.effects, flow.state(), flow.accepts.calls]).toEqual([[documents ? { sign: documents } : toast], "asked", []]);
  });

  it("is nothing when only the terms are new: they are accepted, and nothing is when there are none [CNS-05]", async () => {
    const flow = beginConsent();
    await flow.send("consent.give");
    await flow.locate({ ...locations, termsAndConditionsId: null });
    expect([flow.effects, flow.state()]).toEqual([[toast], "asked"]);
    await flow.send("consent.give");
    await flow.locate({ ...locations, powerOfAttorneyId: null });
    expect([flow.accepts.calls, flow.state()]).toEqual([[{ termsAndConditionsId: "terms-1" }], "accepting"]);
  });
});

it("hears a second press while it works as none [F65]", async () => {
  const flow = beginConsent();
  for (let presses = 1; presses <= 3; presses++) await flow.send("consent.give");
  expect(flow.locates.calls).toHaveLength(1);
  await flow.locate();
  for (let presses = 1; presses <= 3; presses++) await flow.send("consent.give");
  expect([flow.locates.calls.length, flow.accepts.calls.length]).toEqual([1, 1]);
  await flow.accept();
  expect(flow.status()).toBe("done");
});

it.each(CONSENT_REASONS)("%s is not an admin's to give: only to leave [AMB-66]", async (reason) => {
  const flow = beginConsent({ reason, isImpersonating: true });
  await flow.send("consent.give");
  await flow.send("leave");
  expect([flow.locates.calls, flow.effects, flow.state()]).toEqual([[], ["log out"], "asked"]);
});

describe("a failure", () => {
  it("while looking is told, and can be tried again [CNS-06]", async () => {
    const flow = beginConsent();
    await flow.send("consent.give");
    await flow.failLocate({ kind: "malformed" });
    await flow.send("consent.give");
    await flow.locate();
    await flow.failAccept({ kind: "network" });
    expect([flow.effects, flow.state()]).toEqual([[toast, toast], "asked"]);
  });

  it("that the session has taken over is told by nobody here [AMB-64]", async () => {
    const flow = beginConsent();
    await flow.send("consent.give");
    await flow.failLocate({ kind: "http", status: 401, isHandled: true });
    expect(flow.state()).toBe("asked");
    await flow.send("consent.give");
    await flow.locate();
    await flow.failAccept({ kind: "http", status: 401, isHandled: true });
    expect([flow.effects, flow.state()]).toEqual([[], "asked"]);
  });

  it("of the look itself is one like any other", async () => {
    const flow = beginConsent({ broken: true });
    await flow.send("consent.give");
    await flow.failLocate({ kind: "network" });
    expect([flow.effects, flow.state()]).toEqual([[toast], "asked"]);
  });
});

it("can be left while it works", async () => {
  const flow = beginConsent();
  await flow.send("consent.give");
  await flow.send("leave");
  await flow.locate();
  await flow.send("leave");
  expect([flow.effects, flow.state()]).toEqual([["log out", "log out"], "accepting"]);
});
