/** What the diagram can't tell of the onboarding's third step and of what follows: what is kept, sent and forgotten. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onboardingDraftOf } from "../../machines/onboarding";
import { categoriesHash } from "../../src/domain/providers";
import {
  atContracts,
  beginOnboarding,
  failedToast,
  known,
  newcomer,
  nils,
  pickTelnord,
  toHome,
} from "../support/onboardingActor";
import { close, entry, finish, MOBILE, mobile, open, pickerData, tick } from "../support/pickerActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hash = categoriesHash(pickerData.categories);
const telnord = entry({ id: "telnord" });
const draft = { categoriesHash: hash, selection: [telnord], panel: null };
const wanted = { categoriesHash: hash, contractTypes: ["Mobile"] };
const sent = { serviceProviders: [{ id: "telnord" }], providerIds: [] };

const sending = async (given: Parameters<typeof atContracts>[0] = {}) => {
  const onboarding = await atContracts(given);
  pickTelnord(onboarding);
  onboarding.picker()!.send(finish);
  return onboarding;
};

describe("what is picked", () => {
  it("is what was kept [ONB-10] [LS-01] [F69]", async () => {
    const onboarding = await atContracts({ pickerDraft: draft });
    expect(onboarding.picker()!.getSnapshot().context.selection).toEqual([telnord]);
    onboarding.picker()!.send(finish);
    expect(onboarding.posts.calls).toEqual([sent]);
  });

  it("is dropped when there is something else to pick from, said once [LS-01]", async () => {
    const onboarding = await atContracts({ pickerDraft: { ...draft, categoriesHash: "other" } });
    expect(onboarding.picker()!.getSnapshot().context.selection).toEqual([]);
    expect(onboarding.effects).toEqual([{ tone: "info", textKey: "picker.draftDropped", durationMs: 10_000 }]);
  });

  it("stays when the person goes back and comes again, also before the providers are there", async () => {
    const onboarding = await atContracts();
    pickTelnord(onboarding);
    onboarding.picker()!.send(close);
    expect(onboarding.context()).toMatchObject({ pickerDraft: draft, direction: "back" });
    onboarding.editor()!.send({ type: "save" });
    await onboarding.addresses.answer(undefined);
    onboarding.picker()!.send(close);
    expect(onboarding.context().pickerDraft).toEqual(draft);
    onboarding.editor()!.send({ type: "save" });
    await onboarding.addresses.answer(undefined);
    await onboarding.categories.answer(pickerData);
    expect(onboarding.picker()!.getSnapshot().can(finish)).toBe(true);
  });

  it("in an open panel is kept, too", async () => {
    const onboarding = await atContracts();
    for (const event of [open(MOBILE), tick("telnord")] as const) onboarding.picker()!.send(event);
    expect(onboarding.context().pickerDraft?.panel).toMatchObject({ category: MOBILE, step: "providers" });
  });

  it("hears that the person is back and that a consent was given", async () => {
    const offline = beginOnboarding({ customer: known("MissingContracts") });
    for (let tries = 1; tries <= 3; tries++) await offline.categories.fail({ kind: "network" });
    offline.send({ type: "wake" });
    expect(offline.categories.calls).toHaveLength(4);
    const held = beginOnboarding({ customer: known("MissingContracts") });
    await held.categories.fail({ kind: "http", status: 403, isHandled: true });
    held.send({ type: "consent.resolved" });
    expect(held.categories.calls).toHaveLength(2);
  });

  it("says so when the picker breaks, and begins anew", async () => {
    const onboarding = await atContracts({ broken: "picker" });
    expect(onboarding.state()).toBe("broken");
    onboarding.send({ type: "retry" });
    expect(onboarding.state()).toEqual({ steps: "contracts" });
  });
});

describe("what was wanted before the login [LS-01] [LAND-15]", () => {
  it("is pointed out while the categories are the same, and kept with the rest", async () => {
    const onboarding = await atContracts({ wanted });
    expect(onboarding.context().wanted).toEqual(wanted);
    expect(onboardingDraftOf(onboarding.actor.getSnapshot())?.wanted).toEqual(wanted);
  });

  it("goes before what was wanted earlier; that stays when there is nothing newer", () => {
    const earlier = { ...wanted, contractTypes: ["Tv"] };
    const given = {
      customer: newcomer(),
      draft: { step: "contact" as const, contact: nils, address: null, savedContact: null, wanted: earlier },
    };
    expect(beginOnboarding({ ...given, wanted }).context().wanted).toEqual(wanted);
    expect(beginOnboarding(given).context().wanted).toEqual(earlier);
  });

  it("counts no more when the categories have changed", async () => {
    const onboarding = beginOnboarding({ customer: known("MissingContracts"), wanted });
    expect(onboarding.context().wanted).toEqual(wanted);
    await onboarding.categories.answer({ ...pickerData, categories: [mobile] });
    expect(onboarding.context().wanted).toBeNull();
  });
});

describe("adding", () => {
  it("is sent once, and forgotten only when it has been [ONB-17] [F65]", async () => {
    const onboarding = await sending({ wanted });
    expect(onboarding.isKeeping()).toBe(false);
    expect(onboarding.effects).toEqual([]);
    await onboarding.posts.answer(undefined);
    expect(onboarding.effects).toEqual(["forget"]);
    expect(onboarding.context()).toMatchObject({ pickerDraft: null, wanted: null, selection: [] });
    await onboarding.rereads.answer(known("MissingPoa"));
    expect(onboarding.posts.calls).toEqual([sent]);
    expect(onboarding.context()).toMatchObject({ direction: "forward", customer: known("MissingPoa") });
  });

  it.each([
    [{ kind: "http", status: 500 }, "checking"],
    [{ kind: "http", status: 503 }, "checking"],
    [{ kind: "network" }, "checking"],
    [{ kind: "malformed" }, "checking"],
    [{ kind: "http", status: 499 }, null],
    [{ kind: "http", status: 400, body: { cause: "VALIDATION_FAILED" } }, null],
    [{ kind: "http", status: 403, isHandled: true }, null],
  ] as const)("that fails with %o is looked up only when it may have happened", async (failure, state) => {
    const onboarding = await sending();
    await onboarding.posts.fail(failure);
    expect(onboarding.state()).toEqual(state ? { sending: state } : { steps: "contracts" });
    expect(onboarding.rereads.calls).toHaveLength(state ? 1 : 0);
  });

  it.each(["MissingPoa", "Complete"])(
    "whose answer got lost goes on when the server says %s, without a second call",
    async (state) => {
      const onboarding = await sending({ wanted });
      await onboarding.posts.fail({ kind: "network" });
      await onboarding.rereads.answer(known(state));
      expect(onboarding.effects).toEqual(state === "Complete" ? ["forget", "forget", toHome] : ["forget", "forget"]);
      expect(onboarding.context()).toMatchObject({ pickerDraft: null, wanted: null, selection: [] });
      expect(onboarding.posts.calls).toHaveLength(1);
    },
  );

  it.each(["MissingContracts", "SomethingNew"])(
    "that got lost on the way is offered again when the server says %s",
    async (state) => {
      const onboarding = await sending();
      await onboarding.posts.fail({ kind: "network" });
      await onboarding.rereads.answer(known(state));
      expect(onboarding.effects).toEqual([failedToast("addContract.failed")]);
      await onboarding.categories.answer(pickerData);
      onboarding.picker()!.send(finish);
      expect(onboarding.posts.calls).toEqual([sent, sent]);
    },
  );

  it("of which nobody can tell is offered again", async () => {
    const onboarding = await sending();
    await onboarding.posts.fail({ kind: "network" });
    for (let tries = 1; tries <= 3; tries++) await onboarding.rereads.fail({ kind: "network" });
    expect(onboarding.effects).toEqual([failedToast("addContract.failed")]);
    const broken = await sending({ broken: "readAnew" });
    await broken.posts.fail({ kind: "network" });
    await broken.rereads.fail({ kind: "network" });
    expect([broken.state(), broken.effects]).toEqual([{ steps: "contracts" }, [failedToast("addContract.failed")]]);
  });

  it("is followed by step 3 without what was sent, when contracts are still missing [AMB-42]", async () => {
    const onboarding = await sending({ wanted });
    await onboarding.posts.answer(undefined);
    await onboarding.rereads.answer(known("MissingContracts"));
    await onboarding.categories.answer(pickerData);
    expect(onboarding.picker()!.getSnapshot().can(finish)).toBe(false);
  });

  it("whose outcome can't be read is read again, never sent again [F65]", async () => {
    const onboarding = await sending();
    await onboarding.posts.answer(undefined);
    await onboarding.rereads.fail({ kind: "http", status: 500 });
    onboarding.send({ type: "wake" });
    expect(onboarding.state()).toEqual({ sending: "unread" });
    expect(onboarding.context().failure).toEqual({ kind: "http", status: 500 });
    onboarding.send({ type: "retry" });
    await onboarding.rereads.answer(known("MissingPoa"));
    expect(onboarding.posts.calls).toHaveLength(1);
  });

  it.each([
    [{ kind: "http", status: 400 }, null],
    [{ kind: "http", status: 403, isHandled: true }, null],
    [{ kind: "network" }, "answered"],
    [{ kind: "network" }, "broken"],
  ] as const)(
    "that fails with %o is offered again where it was, whatever else is said of the customer (%s)",
    async (failure, read) => {
      const onboarding = await atContracts({ ...(read === "broken" && { broken: "readAnew" }) });
      onboarding.tell(known("SomethingNew"));
      pickTelnord(onboarding);
      onboarding.picker()!.send(finish);
      await onboarding.posts.fail(failure);
      if (read === "answered") await onboarding.rereads.answer(known("SomethingNew"));
      if (read === "broken") await onboarding.rereads.fail({ kind: "network" });
      expect(onboarding.state()).toEqual({ steps: "contracts" });
    },
  );

  it("that leaves contracts missing stays at step 3, wherever the person began [AMB-42]", async () => {
    const onboarding = beginOnboarding({
      customer: known("MissingContracts"),
      draft: { step: "address", contact: nils, address: null, savedContact: nils, wanted: null },
    });
    onboarding.editor()!.send({ type: "save" });
    await onboarding.addresses.answer(undefined);
    await onboarding.categories.answer(pickerData);
    pickTelnord(onboarding);
    onboarding.picker()!.send(finish);
    await onboarding.posts.answer(undefined);
    await onboarding.rereads.answer(known("MissingContracts"));
    expect(onboarding.state()).toEqual({ steps: "contracts" });
  });

  it("isn't disturbed by what becomes known of the customer meanwhile", async () => {
    const onboarding = await sending();
    onboarding.tell(known("MissingPoa"));
    onboarding.tell(known("Complete"));
    expect([onboarding.state(), onboarding.effects]).toEqual([{ sending: "adding" }, []]);
  });
});
