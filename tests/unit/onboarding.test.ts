/** What the diagram can't tell of the onboarding: what exactly is sent and kept, where it begins, what is never lost. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onboardingDraftOf } from "../../machines/onboarding";
import type { OnboardingDraft } from "../../machines/shared/onboarding-setup";
import { EMPTY_FORM, formOf } from "../../src/domain/address";
import type { OnboardingStep } from "../../src/domain/onboarding";
import {
  atContracts,
  beginOnboarding,
  failedToast,
  known,
  newcomer,
  next,
  nils,
  pickTelnord,
  toHome,
} from "../support/onboardingActor";
import { address, close, finish } from "../support/pickerActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draftAt = (step: OnboardingStep, own: Partial<OnboardingDraft> = {}): OnboardingDraft => ({
  step,
  contact: nils,
  address: null,
  savedContact: null,
  wanted: null,
  ...own,
});
const stepIn = (onboarding: ReturnType<typeof beginOnboarding>) => onboardingDraftOf(onboarding.actor.getSnapshot())?.step;

describe("where it begins", () => {
  it.each([
    // By the state alone [ONB-13] [ONB-14] [ONB-15] [ONB-16] [AMB-42].
    ["MissingContracts", null, known("MissingContracts"), "contracts"],
    ["New", null, newcomer(), "contact"],
    ["unknown, with everything known", null, known("SomethingNew"), "contact"],
    ["empty", null, known(""), "contact"],
    // Where the person was [F69], no further than what is done [F70].
    ["MissingContracts", "contact", known("MissingContracts"), "contact"],
    ["MissingContracts", "address", known("MissingContracts"), "address"],
    ["MissingContracts without an address", "contracts", known("MissingContracts", { address: null }), "contracts"],
    ["New", "address", newcomer(), "contact"],
    ["New without a number", "address", known("New", { mobileNumber: null }), "contact"],
    ["New without an e-mail", "contracts", known("New", { email: null }), "contact"],
    ["New without an address", "contracts", known("New", { address: null }), "address"],
    ["New without an address", "address", known("New", { address: null }), "address"],
    ["New with everything", "contracts", known("New"), "contracts"],
    ["New with everything", "contact", known("New"), "contact"],
  ] as const)("%s, left at %s [F69] [F70]", (_, kept, customer, begins) => {
    const onboarding = beginOnboarding({ customer, draft: kept && draftAt(kept) });
    expect(stepIn(onboarding)).toBe(begins);
    expect(onboarding.context().direction).toBeNull();
    expect(onboarding.effects).toEqual([]);
  });

  it("at the signature whatever was kept, which has served [ONB-13]", () => {
    const onboarding = beginOnboarding({ customer: known("MissingPoa"), draft: draftAt("contact"), isDraftBroken: true });
    expect(onboarding.state()).toEqual({ done: "locating" });
    expect(onboarding.effects).toEqual(["forget"]);
  });

  it("at home when nothing is missing, once [ONB-16] [TR-01]", () => {
    const onboarding = beginOnboarding({ customer: known("Complete"), draft: draftAt("contact") });
    expect(onboarding.effects).toEqual(["forget", toHome]);
    expect(onboarding.actor.getSnapshot().status).toBe("done");
    expect(onboarding.isWatching()).toBe(false);
  });

  it("is read first when nobody knows, tried again when the fault may pass [AMB-58]", async () => {
    const onboarding = beginOnboarding({ customer: null });
    await onboarding.reads.fail({ kind: "http", status: 503 });
    expect(onboarding.state()).toBe("loading");
    await onboarding.reads.answer(known("MissingContracts"));
    expect(stepIn(onboarding)).toBe("contracts");
  });

  it("says what failed, sends nobody anywhere, and reads again only out of reach by itself [TR-01]", async () => {
    const onboarding = beginOnboarding({ customer: null });
    await onboarding.reads.fail({ kind: "http", status: 500 });
    onboarding.send({ type: "wake" });
    expect(onboarding.state()).toBe("failed");
    expect(onboarding.effects).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onboarding.reads.calls).toHaveLength(1);
  });

  it.each(["load", "readAnew", "locate"] as const)("says so when %s itself breaks", async (broken) => {
    const onboarding =
      broken === "readAnew"
        ? await atContracts({ broken })
        : beginOnboarding({
            customer: broken === "load" ? null : known("MissingPoa"),
            broken,
          });
    if (broken === "load") await onboarding.reads.fail({ kind: "network" });
    if (broken === "locate") await onboarding.locations.fail({ kind: "network" });
    if (broken === "readAnew") {
      pickTelnord(onboarding);
      onboarding.picker()!.send(finish);
      await onboarding.posts.answer(undefined);
      await onboarding.rereads.fail({ kind: "network" });
    }
    const states = { load: "failed", locate: { done: "unlocated" }, readAnew: { sending: "unread" } };
    expect(onboarding.state()).toEqual(states[broken]);
    expect(onboarding.context().failure).toEqual({ kind: "unexpected" });
  });

  it.each(["watchCustomer", "keepDraft"] as const)("goes on without %s", (broken) => {
    const onboarding = beginOnboarding({ broken });
    onboarding.type(nils);
    expect(onboarding.canGoOn()).toBe(true);
  });
});

describe("contact details", () => {
  it("begin with what the server knows, or with what was typed [ONB-02] [F69]", () => {
    expect(beginOnboarding({ customer: known("New") }).context().contact).toEqual({
      email: "maja@example.com",
      phoneNumber: "+46701740635",
    });
    const typed = beginOnboarding({ customer: known("New"), draft: draftAt("contact") });
    expect(typed.context().contact).toEqual(nils);
  });

  it("are sent as they count, once, and home hears of it [ONB-04] [AMB-20] [VAL-05] [FMT-07] [F65]", async () => {
    const onboarding = beginOnboarding();
    onboarding.type({ email: " Nils@Example.COM\u00a0", phoneNumber: "\u202a+46 70-174 06 35\u202c" });
    onboarding.send(next, next, next);
    expect(onboarding.contacts.calls).toEqual([{ email: "nils@example.com", phoneNumber: "+46701740635" }]);
    onboarding.type({ email: "another@example.com" });
    await onboarding.contacts.answer(undefined);
    expect(onboarding.effects).toEqual(["refresh"]);
    expect(onboarding.context().savedContact).toEqual({ email: "nils@example.com", phoneNumber: "+46701740635" });
    expect([stepIn(onboarding), onboarding.context().direction]).toEqual(["address", "forward"]);
  });

  it("that are saved aren't sent again, however they are written; others are [ONB-04]", async () => {
    const onboarding = beginOnboarding();
    onboarding.type(nils);
    onboarding.send(next);
    await onboarding.contacts.answer(undefined);
    onboarding.editor()!.send(close);
    onboarding.type({ email: "NILS@example.com " });
    onboarding.send(next);
    expect(onboarding.contacts.calls).toHaveLength(1);
    expect(stepIn(onboarding)).toBe("address");
    expect([onboarding.context().direction, onboarding.context().contact.email]).toEqual(["forward", "nils@example.com"]);
    onboarding.editor()!.send(close);
    onboarding.type({ email: "nn@example.com" });
    onboarding.send(next);
    expect(onboarding.contacts.calls.at(-1)).toEqual({ ...nils, email: "nn@example.com" });
  });

  it("are tidied when left: the e-mail as it counts, the number as it was typed [VAL-05] [VAL-03]", () => {
    const onboarding = beginOnboarding();
    onboarding.type({ email: "  A@B.se ", phoneNumber: "070-174 06 35" });
    onboarding.send({ type: "contact.leave", field: "email" });
    expect(onboarding.context()).toMatchObject({
      contact: { email: "a@b.se", phoneNumber: "070-174 06 35" },
      touched: ["email"],
    });
    onboarding.send({ type: "contact.leave", field: "email" }, { type: "contact.leave", field: "phoneNumber" });
    expect(onboarding.context().touched).toEqual(["email", "phoneNumber"]);
  });

  it("are tidied when sent, too", () => {
    const onboarding = beginOnboarding();
    onboarding.type({ ...nils, email: "NILS@example.com " });
    onboarding.send(next);
    expect(onboarding.context().contact.email).toBe("nils@example.com");
  });

  it("go no further than their rules, the server's before our own [ONB-03] [VAL-01]", () => {
    const customer = newcomer({ mobileNumber: { value: "", regex: "^07\\d{8}$", errorKey: "phone.wrong" } });
    const onboarding = beginOnboarding({ customer });
    onboarding.type({ ...nils, phoneNumber: "+46701740635" });
    expect(onboarding.canGoOn()).toBe(false);
    onboarding.send(next);
    expect(onboarding.contacts.calls).toEqual([]);
    onboarding.type({ phoneNumber: "070-174 06 35" });
    expect(onboarding.canGoOn()).toBe(true);
  });

  const refusal = (fields?: string[]) => ({
    kind: "http" as const,
    status: 400,
    body: { cause: "VALIDATION_FAILED", ...(fields && { fields }) },
  });

  it("that the server refuses are said, field by field, until they are typed anew [F22]", async () => {
    const onboarding = beginOnboarding();
    onboarding.type(nils);
    onboarding.send(next);
    await onboarding.contacts.fail(refusal(["email", "phoneNumber"]));
    expect(onboarding.context()).toMatchObject({
      refused: ["email", "phoneNumber"],
      refusals: 1,
      touched: ["email", "phoneNumber"],
      contact: nils,
    });
    expect(onboarding.effects).toEqual([]);
    onboarding.type({ email: "nn@example.com" });
    expect(onboarding.context().refused).toEqual(["phoneNumber"]);
    onboarding.send(next);
    expect(onboarding.context().refused).toBeNull();
    await onboarding.contacts.fail(refusal());
    expect(onboarding.context()).toMatchObject({ refused: [], refusals: 2 });
    onboarding.type({ email: "n@example.com" });
    expect(onboarding.context().refused).toBeNull();
  });

  it("that could not be sent are there, and are sent only when the person says so [UX-03]", async () => {
    const onboarding = beginOnboarding();
    onboarding.type(nils);
    onboarding.send(next);
    await onboarding.contacts.fail({ kind: "network" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onboarding.effects).toEqual([failedToast("onboarding.contact.failed")]);
    expect([onboarding.contacts.calls.length, onboarding.context().contact]).toEqual([1, nils]);
  });
});

describe("the address", () => {
  it("begins with what the customer's is, and keeps what was typed when the person goes back and forth [ONB-05] [F69]", () => {
    const onboarding = beginOnboarding({ customer: known("New"), draft: draftAt("address") });
    const form = () => onboarding.editor()!.getSnapshot().context;
    expect(form()).toMatchObject({ form: formOf(address()), offersRegistered: true, rules: null });
    onboarding.editor()!.send({ type: "address.type", field: "street", value: "Åsgatan" });
    expect(onboarding.context().address).toEqual({ ...formOf(address()), street: "Åsgatan" });
    onboarding.editor()!.send(close);
    expect([stepIn(onboarding), onboarding.context().direction]).toEqual(["contact", "back"]);
    onboarding.send(next);
    onboarding.contacts.answer(undefined);
  });

  it("is empty for somebody whose address nobody knows, and is what was typed after a reload", () => {
    const customer = known("New", { address: null });
    const fresh = beginOnboarding({ customer, draft: draftAt("address") });
    expect(fresh.editor()!.getSnapshot().context.form).toEqual(EMPTY_FORM);
    const typed = { ...EMPTY_FORM, street: "Åsgatan" };
    const again = beginOnboarding({ customer, draft: draftAt("address", { address: typed }) });
    expect(again.editor()!.getSnapshot().context.form).toEqual(typed);
  });

  it("goes on to the contracts when it is saved, and the picker hears of it [ONB-06] [ONB-07]", async () => {
    const onboarding = beginOnboarding({ customer: known("New"), draft: draftAt("address") });
    onboarding.editor()!.send({ type: "save" });
    await onboarding.addresses.answer(undefined);
    expect(onboarding.addresses.calls).toEqual([{ address: address() }]);
    expect([stepIn(onboarding), onboarding.context().direction]).toEqual(["contracts", "forward"]);
    expect(onboarding.effects).toEqual(["refresh"]);
  });

  it("hears that the person is back and that a consent was given", async () => {
    const onboarding = beginOnboarding({ customer: known("New"), draft: draftAt("address") });
    await onboarding.rules.fail({ kind: "http", status: 403, isHandled: true });
    onboarding.send({ type: "consent.resolved" });
    expect(onboarding.rules.calls).toHaveLength(2);
    await onboarding.rules.fail({ kind: "http", status: 500 });
    onboarding.send({ type: "wake" });
    expect(onboarding.rules.calls).toHaveLength(3);
  });

  it("says so when the editor breaks, and begins anew with what was typed", async () => {
    const onboarding = beginOnboarding({ customer: known("New"), draft: draftAt("address"), broken: "address" });
    onboarding.editor()!.send({ type: "address.type", field: "street", value: "Åsgatan" });
    onboarding.editor()!.send({ type: "save" });
    await onboarding.addresses.fail({ kind: "network" });
    expect(onboarding.state()).toBe("broken");
    onboarding.send({ type: "retry" });
    expect(onboarding.editor()!.getSnapshot().context.form.street).toBe("Åsgatan");
  });
});
