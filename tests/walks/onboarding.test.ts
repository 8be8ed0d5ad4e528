import { afterEach, beforeEach, expect, vi } from "vitest";
import { onboardingDraftOf } from "../../machines/onboarding";
import { onboardingModel } from "../models/onboarding.model";
import {
  beginOnboarding,
  type ErrorDetails,
  failedToast,
  known,
  newcomer,
  next,
  nils,
  type OnboardingInHand,
  pickTelnord,
  toHome,
} from "../support/onboardingActor";
import { address, finish, pickerData, typed } from "../support/pickerActor";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

walkEveryTransition(onboardingModel, () => {
  let onboarding: OnboardingInHand | null = null;
  const it = () => onboarding!;
  /** The page shows the step with what it has loaded. */
  const settle = async () => {
    await vi.advanceTimersByTimeAsync(0);
    if (it().picker()?.getSnapshot().matches("loading")) await it().categories.answer(pickerData);
  };
  const open = async (given: Parameters<typeof beginOnboarding>[0]) => {
    onboarding = beginOnboarding(given);
    await settle();
  };
  const isIn = (state: object | string) =>
    expect(
      it()
        .actor.getSnapshot()
        .matches(state as never),
    ).toBe(true);
  const send = (type: "retry" | "wake" | "consent.resolved" | "sign" | "leave") => () => it().send({ type });

  /** The call that waits for its answer. */
  const waiting = () => {
    if (it().actor.getSnapshot().matches("loading")) return { call: it().reads, tries: 3 };
    if (
      it()
        .actor.getSnapshot()
        .matches({ steps: { contact: "saving" } })
    )
      return { call: it().contacts, tries: 1 };
    if (it().actor.getSnapshot().matches({ sending: "adding" })) return { call: it().posts, tries: 1 };
    if (it().actor.getSnapshot().matches("sending")) return { call: it().rereads, tries: 3 };
    return { call: it().locations, tries: 3 };
  };
  const fail =
    (details: ErrorDetails, isTriedAgain = false) =>
    async () => {
      const { call, tries } = waiting();
      for (let made = 1; made <= (isTriedAgain ? tries : 1); made++) await call.fail(details);
      await settle();
    };
  const reread = (state: string) => () => it().rereads.answer(known(state)).then(settle);
  const selection = () =>
    it()
      .context()
      .pickerDraft?.selection.map(({ provider }) => provider.id);
  const canFinish = () => it().picker()!.getSnapshot().can(finish);
  const signs = { powerOfAttorneyId: "poa-1", termsAndConditionsId: "terms-1" };
  const isFilledIn = () => {
    isIn({ steps: { contact: "editing" } });
    expect(it().canGoOn()).toBe(true);
    expect(it().context().refused).toBeNull();
  };

  return {
    events: {
      "a new customer opens the page": () => open({ customer: newcomer() }),
      "a customer in a state that nobody knows opens the page": () => open({ customer: known("SomethingNew") }),
      "a customer without contracts opens the page": () => open({ customer: known("MissingContracts") }),
      "a customer without a power of attorney opens the page": () => open({ customer: known("MissingPoa") }),
      "a customer who is done opens the page": () => open({ customer: known("Complete") }),
      "an admin opens the page for a customer without a power of attorney": () =>
        open({ customer: known("MissingPoa"), isImpersonating: true }),
      "a customer of whom nothing is known yet opens the page": () => open({ customer: null }),
      "the customer is read": () => it().reads.answer(newcomer()),
      "the server refuses": fail({ kind: "http", status: 403 }),
      "there is no connection": fail({ kind: "network" }, true),
      "the connection is back": send("wake"),
      "the server asks for a consent": fail({ kind: "http", status: 403, isHandled: true }),
      "the consent is given": send("consent.resolved"),
      "the person tries again": send("retry"),
      "the person types an e-mail and a number": () => it().type(nils),
      "the person types a number that is none": () => {
        it().type({ ...nils, phoneNumber: "12" });
        it().send({ type: "contact.leave", field: "phoneNumber" });
      },
      "the person goes on": () => it().send(next),
      "the person goes on once more": () => it().send(next, next),
      "the person goes back": async () => {
        (it().editor() ?? it().picker())!.send({ type: "close" });
        await settle();
      },
      "the server saves it": async () => {
        const call = it().contacts.calls.length > 0 ? (it().editor() ? it().addresses : it().contacts) : it().addresses;
        await call.answer(undefined);
        await settle();
      },
      "the server refuses the number": () =>
        it().contacts.fail({ kind: "http", status: 400, body: { cause: "VALIDATION_FAILED", fields: ["mobileNumber"] } }),
      "the person saves the address": () => {
        for (const [field, value] of Object.entries(typed))
          it()
            .editor()!
            .send({ type: "address.type", field: field as keyof typeof typed, value });
        it().editor()!.send({ type: "save" });
      },
      "the person goes on without a choice": () => it().picker()!.send(finish),
      "the person picks a provider": () => pickTelnord(it()),
      "the person adds the contracts": async () => {
        await settle();
        it().effects.length = 0;
        it().picker()!.send(finish);
      },
      "the person adds the contracts once more": () => it().picker()?.send(finish),
      "the server adds them": () => it().posts.answer(undefined),
      "the answer is lost": fail({ kind: "network" }),
      "the contracts turn out to be there": reread("MissingPoa"),
      "the contracts turn out not to be there": reread("MissingContracts"),
      "the power of attorney is missing": reread("MissingPoa"),
      "contracts are still missing": reread("MissingContracts"),
      "the customer is in a state that nobody knows": reread("SomethingNew"),
      "nothing is missing": reread("Complete"),
      "the documents arrive": () => it().locations.answer({ powerOfAttorneyId: "poa-1", termsAndConditionsId: "terms-1" }),
      "the person signs": send("sign"),
      "the person signs once more": send("sign"),
      "the page is loaded anew": async () => {
        const draft = onboardingDraftOf(it().actor.getSnapshot());
        const { pickerDraft, customer } = it().context();
        it().actor.stop();
        const isSaved = draft?.savedContact != null;
        await open({ customer: null, draft, pickerDraft });
        await it().reads.answer(isSaved ? known("New", { address: null }) : customer!);
        await settle();
      },
      "the customer turns out to be done": () => it().tell(known("Complete")),
      "the customer turns out to lack only the power of attorney": () => it().tell(known("MissingPoa")),
      "the person leaves": send("leave"),
    },
    states: {
      "on the way": () => expect(onboarding).toBeNull(),
      "customer on the way": () => isIn("loading"),
      "customer unknown": () => {
        isIn("failed");
        expect(it().context().failure).toEqual({ kind: "http", status: 403 });
        expect(it().effects).toEqual([]);
      },
      "customer unknown, offline": () => {
        isIn("failed");
        expect(it().context().failure).toEqual({ kind: "network" });
      },
      "customer unknown, consent asked for": () => isIn("heldUp"),
      "contact details, empty": () => {
        isIn({ steps: { contact: "editing" } });
        expect(it().context().contact).toEqual({ email: "", phoneNumber: "" });
        expect(it().canGoOn()).toBe(false);
      },
      "contact details, number wrong": () => {
        isIn({ steps: { contact: "editing" } });
        expect(it().canGoOn()).toBe(false);
        expect(it().context().touched).toEqual(["phoneNumber"]);
      },
      "contact details, filled in": isFilledIn,
      "saving contact details": () => {
        isIn({ steps: { contact: "saving" } });
        expect(new Set(it().contacts.calls.map((call) => JSON.stringify(call))).size).toBe(1);
      },
      "contact details, number refused": () => {
        isIn({ steps: { contact: "editing" } });
        expect(it().context().refused).toEqual(["phoneNumber"]);
        expect(it().context().contact.email).not.toBe("");
      },
      "contact details, not saved": () => {
        isIn({ steps: { contact: "editing" } });
        expect(it().effects).toEqual([failedToast("onboarding.contact.failed")]);
        expect(it().canGoOn()).toBe(true);
      },
      "contact details, consent asked for": () => {
        isIn({ steps: { contact: "editing" } });
        expect(it().effects).toEqual([]);
        expect(it().canGoOn()).toBe(true);
      },
      "contact details, saved": () => {
        isIn({ steps: { contact: "editing" } });
        expect(it().context().direction).toBe("back");
        expect(it().canGoOn()).toBe(true);
      },
      address: () => {
        isIn({ steps: "address" });
        expect(it().contacts.calls.length).toBeLessThanOrEqual(1);
      },
      "saving the address": () => {
        expect(it().addresses.calls).toEqual([
          {
            address: address({ street: "Storgatan", streetNumber: 7, postalCode: 90_325, postalAddress: "Umeå" }),
          },
        ]);
      },
      "address, come back to": () => {
        isIn({ steps: "address" });
        expect(it().editor()?.getSnapshot().context.form.street).toBe("Källgatan");
      },
      "contracts, none chosen": () => {
        isIn({ steps: "contracts" });
        expect(canFinish()).toBe(false);
      },
      "contracts, one chosen": () => {
        isIn({ steps: "contracts" });
        expect(canFinish()).toBe(true);
        expect(it().posts.calls).toEqual([]);
      },
      "adding contracts": () => {
        isIn({ sending: "adding" });
        expect(it().posts.calls.at(-1)).toEqual({ serviceProviders: [{ id: "telnord" }], providerIds: [] });
      },
      "contracts, not added": () => {
        isIn({ steps: "contracts" });
        expect(selection()).toEqual(["telnord"]);
        expect(it().effects).toEqual([failedToast("addContract.failed")]);
      },
      "contracts, consent asked for": () => {
        isIn({ steps: "contracts" });
        expect(selection()).toEqual(["telnord"]);
        expect(it().effects).toEqual([]);
      },
      "perhaps added": () => {
        isIn({ sending: "checking" });
        expect(it().posts.calls).toHaveLength(1);
      },
      "what comes next on its way": () => {
        isIn({ sending: "rereading" });
        expect(it().effects).toEqual(["forget"]);
        expect(it().posts.calls).toHaveLength(1);
      },
      "what comes next unknown": () => isIn({ sending: "unread" }),
      "what comes next unknown, offline": () => {
        isIn({ sending: "unread" });
        expect(it().context().failure).toEqual({ kind: "network" });
      },
      "what comes next unknown, consent asked for": () => isIn({ sending: "heldUp" }),
      "documents on their way": () => {
        isIn({ done: "locating" });
        expect(it().effects).not.toContainEqual(toHome);
        expect(it().effects).toContain("forget");
      },
      "documents unknown": () => {
        isIn({ done: "unlocated" });
        expect(it().context().failure).toEqual({ kind: "http", status: 403 });
      },
      "documents unknown, offline": () => {
        isIn({ done: "unlocated" });
        expect(it().context().failure).toEqual({ kind: "network" });
      },
      "documents unknown, consent asked for": () => isIn({ done: "heldUp" }),
      "ready to sign": () => isIn({ done: "ready" }),
      signing: () => expect(it().effects.filter((effect) => typeof effect === "object")).toEqual([{ sign: signs }]),
      "only the customer can sign": () => {
        isIn({ done: "actingOnly" });
        it().send({ type: "sign" });
        expect(it().effects).toEqual(["forget"]);
      },
      home: () => {
        expect(it().effects.at(-1)).toEqual(toHome);
        expect(it().actor.getSnapshot().status).toBe("done");
      },
      out: () => expect(it().effects.at(-1)).toBe("log out"),
    },
  };
});
