/** What the diagram can't tell of the onboarding: what the server's news of the customer do, the signature, and what is kept. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onboardingDraftOf } from "../../machines/onboarding";
import { atContracts, beginOnboarding, known, nils, toHome } from "../support/onboardingActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the customer, as the server tells of them", () => {
  it.each(["SomethingNew", "MissingContracts", "New"])("in the state %s stays where they are [TR-01]", (state) => {
    const onboarding = beginOnboarding();
    onboarding.tell(known(state));
    expect(onboarding.state()).toEqual({ steps: { contact: "editing" } });
    expect(onboarding.context()).toMatchObject({ customer: known(state), contact: { email: "", phoneNumber: "" } });
  });

  it("done elsewhere goes home, wherever they are [TR-01]", async () => {
    const done = [beginOnboarding(), await atContracts(), beginOnboarding({ customer: known("MissingPoa") })];
    for (const onboarding of done) {
      onboarding.tell(known("Complete"));
      expect(onboarding.effects.slice(-2)).toEqual(["forget", toHome]);
    }
  });

  it("at the signature stays there as long as it is missing", async () => {
    const onboarding = beginOnboarding({ customer: known("MissingPoa") });
    await onboarding.locations.answer({ powerOfAttorneyId: "poa-1", termsAndConditionsId: null });
    onboarding.tell(known("MissingPoa"));
    onboarding.tell(known("MissingContracts"));
    expect(onboarding.state()).toEqual({ done: "ready" });
  });
});

describe("the signature", () => {
  const atDone = (own: object = {}) => beginOnboarding({ customer: known("MissingPoa"), ...own });

  it.each([
    [
      { powerOfAttorneyId: "poa-1", termsAndConditionsId: "terms-1" },
      { powerOfAttorneyId: "poa-1", termsAndConditionsId: "terms-1" },
    ],
    [{ powerOfAttorneyId: "poa-1", termsAndConditionsId: null }, { powerOfAttorneyId: "poa-1" }],
  ])("is of what the server names: %o [ONB-11] [ONB-19] [F65]", async (locations, documents) => {
    const onboarding = atDone();
    onboarding.send({ type: "sign" });
    await onboarding.locations.answer(locations);
    onboarding.send({ type: "sign" }, { type: "sign" });
    expect(onboarding.effects).toEqual(["forget", { sign: documents }]);
  });

  it("isn't offered when the server names nothing to sign", async () => {
    const onboarding = atDone();
    await onboarding.locations.answer({ powerOfAttorneyId: null, termsAndConditionsId: "terms-1" });
    expect(onboarding.state()).toEqual({ done: "unlocated" });
    expect(onboarding.context().failure).toEqual({ kind: "unexpected" });
    onboarding.send({ type: "wake" });
    expect(onboarding.locations.calls).toHaveLength(1);
  });

  it("is never asked of an admin, who isn't even told what it is of [AMB-05]", () => {
    const onboarding = atDone({ isImpersonating: true });
    expect([onboarding.state(), onboarding.locations.calls]).toEqual([{ done: "actingOnly" }, []]);
    onboarding.send({ type: "leave" });
    expect(onboarding.effects).toEqual(["forget", "log out"]);
  });
});

describe("what is kept [AMB-52]", () => {
  it("is followed while a step is open, and is all of it", async () => {
    const onboarding = beginOnboarding();
    expect([onboarding.isKeeping(), onboarding.kept]).toEqual([true, [onboarding.actor]]);
    onboarding.type({ email: "nils@" });
    expect(onboardingDraftOf(onboarding.actor.getSnapshot())).toEqual({
      step: "contact",
      contact: { email: "nils@", phoneNumber: "" },
      address: null,
      savedContact: null,
      wanted: null,
    });
    onboarding.tell(known("MissingPoa"));
    expect([onboarding.isKeeping(), onboardingDraftOf(onboarding.actor.getSnapshot())]).toEqual([false, null]);
  });

  it("remembers what step 1 has saved", () => {
    const given = {
      customer: known("New"),
      draft: { step: "contact" as const, contact: nils, address: null, savedContact: nils, wanted: null },
    };
    const onboarding = beginOnboarding(given);
    onboarding.send({ type: "step.next" });
    expect([onboarding.contacts.calls, onboarding.state()]).toEqual([[], { steps: "address" }]);
  });

  it("and can't be used is dropped and said once; the server's data stand [F49]", () => {
    const onboarding = beginOnboarding({ customer: known("New"), isDraftBroken: true });
    expect(onboarding.effects).toEqual(["forget", { tone: "info", textKey: "onboarding.draftDropped", durationMs: 10_000 }]);
    expect(onboarding.context().contact.email).toBe("maja@example.com");
    expect(onboarding.state()).toEqual({ steps: { contact: "editing" } });
  });
});

it("lets the person leave from anywhere", async () => {
  for (const onboarding of [beginOnboarding(), beginOnboarding({ customer: null }), await atContracts()]) {
    onboarding.send({ type: "leave" });
    expect(onboarding.effects).toEqual(["log out"]);
  }
});
