/** Signing in a test's hands: the server's answers are given by hand, what it asks of the app is written down. Needs fake timers. */
import { vi } from "vitest";
import { createActor, fromCallback, fromPromise, type InputFrom } from "xstate";
import { createBankIdOrderMachine } from "../../machines/bankid-order";
import { createLoadMachine } from "../../machines/shared/load";
import { type Offered, signPoaMachine } from "../../machines/sign-poa";
import type { BankIdOrder, Collected } from "../../src/domain/bankIdOrder";
import { ApiError } from "../../src/domain/errors";
import type { SignOptions } from "../../src/domain/signOptions";
import { bankIdOrder, desktop } from "./bankIdOrders";
import { remote } from "./remote";

export const options: SignOptions = {
  powerOfAttorneyId: "poa-1",
  onSuccess: { redirectToPath: "/home" },
  onFail: { redirectToPath: "/onboarding" },
};
export const offered: Offered = { powerOfAttorneyIds: ["poa-1"], termsAndConditionsIds: ["terms-1"] };

type Given = Partial<InputFrom<typeof signPoaMachine>> & {
  stored?: BankIdOrder | null;
  /** It ends with an error instead of an answer. */
  broken?: "check" | "refresh" | "order" | "watch";
};

export function beginSigning({ stored = null, broken, ...input }: Given = {}) {
  const checks = remote<Offered, void>();
  const starts = remote<BankIdOrder, void>();
  const collects = remote<Collected<null>, { orderRef: string }>();
  const refreshes = remote<void, void>();
  const effects: unknown[] = [];
  let tellSigned: (() => void) | null = null;
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  const breakIf = (name: Given["broken"]) => (broken === name ? { guards: { isRetried: fail } } : {});

  const actor = createActor(
    signPoaMachine.provide({
      actors: {
        check: createLoadMachine<Offered>().provide({ actors: { read: checks.logic }, ...breakIf("check") }),
        refresh: createLoadMachine<void>().provide({ actors: { read: refreshes.logic }, ...breakIf("refresh") }),
        watchSigned: fromCallback(({ sendBack }) => {
          if (broken === "watch") fail();
          tellSigned = () => sendBack({ type: "signed.elsewhere" });
          return () => void (tellSigned = null);
        }),
        bankIdOrder: createBankIdOrderMachine<null>().provide({
          actors: {
            restoreOrder: fromPromise(async () => stored),
            startOrder: starts.logic,
            collectOrder: collects.logic,
            drawQr: fromPromise(async () => "bankid.qr"),
          },
          actions: {
            rememberOrder: () => {},
            forgetOrder: () => void (broken === "order" && fail()),
            openApp: () => void effects.push("open app"),
          },
        }),
      },
      actions: {
        reportRefusal: () => void effects.push("report refusal"),
        consentGiven: () => void effects.push("consent given"),
        logOut: () => void effects.push("log out"),
        goTo: (_, { path }) => void effects.push(`go to ${path}`),
        toast: (_, toast) => void effects.push(toast),
      },
    }),
    { input: { options, isAsked: false, isImpersonating: false, order: desktop, ...input } },
  ).start();

  const error = (details: Omit<ConstructorParameters<typeof ApiError>[0], "call">) => new ApiError({ call: "GET", ...details });
  return {
    actor,
    checks,
    starts,
    collects,
    refreshes,
    effects,
    settle,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    order: () => actor.getSnapshot().children.order,
    send: async (type: "sign" | "cancel" | "retry" | "leave" | "wake" | "consent.resolved") => {
      actor.send({ type });
      await settle();
    },
    offer: async (what: Offered = offered) => {
      checks.answer(what);
      await settle();
    },
    /** Fails the check, as often as it is tried. */
    failCheck: async (details: Parameters<typeof error>[0], tries = 1) => {
      for (let made = 1; made <= tries; made++) {
        checks.fail(error(details));
        await settle(1_300);
      }
    },
    startOrder: async () => {
      starts.answer(bankIdOrder());
      await settle();
    },
    poll: async (answer: Collected<null>) => {
      await settle(1_000);
      collects.answer(answer);
      await settle();
    },
    isWatching: () => tellSigned !== null,
    signElsewhere: async () => {
      tellSigned?.();
      await settle();
    },
    refresh: async () => {
      refreshes.answer(undefined);
      await settle();
    },
    failRefresh: async (details: Parameters<typeof error>[0], tries = 1) => {
      for (let made = 1; made <= tries; made++) {
        refreshes.fail(error(details));
        await settle(1_300);
      }
    },
  };
}

const fail = (): never => {
  throw new Error("broken");
};
