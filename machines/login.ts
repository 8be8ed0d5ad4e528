/**
 * Logging in with the electronic ID: one order, then the session, then the screen that fits the person.
 * Specification §2 "/login/bank-id", §8 "Login fails"; readings AMB-06, AMB-50.
 */
import { assign, sendTo, setup } from "xstate";
import { bankIdMessageKey } from "../src/domain/bankIdMessages";
import type { LoggedIn } from "../src/domain/customer";
import { type BankIdOrderInput, createBankIdOrderMachine } from "./bankid-order";
import { type Destination, requiredAction, type Toast } from "./shared/ports";

const bankIdOrder = createBankIdOrderMachine<LoggedIn>();

export const loginMachine = setup({
  types: {
    context: {} as { order: BankIdOrderInput; hintCode: string | null; loggedIn: LoggedIn | null },
    input: {} as BankIdOrderInput,
    events: {} as { type: "wake" },
  },
  actors: { bankIdOrder },
  actions: {
    openSession: requiredAction<{ loggedIn: LoggedIn; landing: Destination["to"] }>("openSession"),
    navigate: requiredAction<Destination>("navigate"),
    toast: requiredAction<Toast>("toast"),
  },
}).createMachine({
  id: "login",
  context: ({ input }) => ({ order: input, hintCode: null, loggedIn: null }),
  initial: "signing",
  states: {
    signing: {
      invoke: {
        id: "order",
        src: "bankIdOrder",
        input: ({ context }) => context.order,
        onDone: [
          {
            guard: ({ event }) => event.output.end === "complete",
            actions: assign({ loggedIn: ({ event }) => (event.output.end === "complete" ? event.output.result : null) }),
            target: "loggedIn",
          },
          {
            guard: ({ event }) => event.output.end === "failed",
            actions: assign({ hintCode: ({ event }) => (event.output.end === "failed" ? event.output.hintCode : null) }),
            target: "failed",
          },
          { target: "turnedBack" },
        ],
        onError: "failed",
      },
      on: { wake: { actions: sendTo("order", { type: "wake" }) } },
    },
    // A new session ends this screen and its actor, so it takes the landing along and navigates itself (AMB-06).
    loggedIn: {
      type: "final",
      entry: {
        type: "openSession",
        params: ({ context }) => ({ loggedIn: context.loggedIn!, landing: landingOf(context.loggedIn!) }),
      },
    },
    failed: {
      type: "final",
      entry: [
        {
          type: "toast",
          params: ({ context }) => ({
            tone: "error",
            textKey: "bankId.failed.login",
            descriptionKey: bankIdMessageKey(context.hintCode),
            durationMs: 15_000,
          }),
        },
        { type: "navigate", params: { to: "/login", replace: true } },
      ],
    },
    turnedBack: { type: "final", entry: { type: "navigate", params: { to: "/login", replace: true } } },
  },
});

/** Where a login lands: whoever may act for customers begins with choosing one (AUTH-21, AUTH-22). */
export const landingOf = ({ authContext }: Pick<LoggedIn, "authContext">): Destination["to"] =>
  authContext.tokenAuthority === "ADMIN" && authContext.supportsImpersonation ? "/represent-customer" : "/home";
