/**
 * One electronic-ID order, from its start until the person has signed, failed or turned back.
 * Specification §4 "Electronic-ID login poll", §9; readings AMB-01, AMB-50, AMB-52, AMB-55.
 *
 * The machine polls, keeps the code alive and knows when an order is worth keeping. It doesn't know what the order is
 * for: `login` and `sign-poa` invoke it, pass `wake` on to it, and act on its output.
 */
import { assign, setup } from "xstate";
import { type BankIdOrder, type Collected, isAlive, msLeftOf, saysRunOut, withHint } from "../src/domain/bankIdOrder";
import { type Failure, failureOf } from "../src/domain/errors";
import { requiredAction, requiredActor } from "./shared/ports";

export type { BankIdOrder, Collected };

/** Where the ID app is: on this device, or on another that scans the code. The person may change it at any time. */
export type BankIdDevice = "this" | "other";

/** How the order ended, for whoever invoked it. */
export type OrderEnd<Result> =
  | { end: "complete"; result: Result }
  | { end: "failed"; hintCode: string | null }
  | { end: "cancelled" };

export type BankIdOrderInput = {
  isHandheld: boolean;
  /** The person has pressed something just before (AMB-55). */
  hasUserActivation: boolean;
  /** The ID app led to this page: an order that isn't known here is somebody else's, and none is started (AUTH-06). */
  isReturn: boolean;
};

/** Codes renew by themselves for three minutes; after that the person asks for a new one (AMB-01). */
const RENEWAL_WINDOW_MS = 180_000;
/** For about 5 s after a press a browser lets a page open an app; later, the link would leave the page instead (BID-17). */
const PRESS_COUNTS_FOR_MS = 4_000;

export type BankIdOrderContext<Result> = {
  isHandheld: boolean;
  isReturn: boolean;
  device: BankIdDevice;
  /** Until when the app may be opened by itself: soon after a press on a handheld. 0: it may not, or has been. */
  launchesUntilMs: number;
  order: BankIdOrder | null;
  renewalsBeganAtMs: number;
  /** How often the code has been renewed by itself: said on screen. */
  renewals: number;
  hintCode: string | null;
  qrData: string | null;
  msLeft: number;
  /** Why the order couldn't be started. */
  failure: Failure | null;
  end: OrderEnd<Result> | null;
};

export const createBankIdOrderMachine = <Result>() =>
  setup({
    types: {
      context: {} as BankIdOrderContext<Result>,
      input: {} as BankIdOrderInput,
      output: {} as OrderEnd<Result>,
      events: {} as
        | { type: "cancel" }
        | { type: "retry" }
        | { type: "app.opened" }
        | { type: "device.choose"; device: BankIdDevice }
        | { type: "wake" },
    },
    actors: {
      restoreOrder: requiredActor<BankIdOrder | null>("restoreOrder"),
      startOrder: requiredActor<BankIdOrder>("startOrder"),
      collectOrder: requiredActor<Collected<Result>, { orderRef: string }>("collectOrder"),
      drawQr: requiredActor<string, { order: BankIdOrder; atMs: number }>("drawQr"),
    },
    actions: {
      rememberOrder: requiredAction<{ order: BankIdOrder }>("rememberOrder"),
      forgetOrder: requiredAction("forgetOrder"),
      openApp: requiredAction<{ order: BankIdOrder }>("openApp"),
      adoptOrder: assign(({ context }, { order }: { order: BankIdOrder | null }) => ({
        order,
        hintCode: null,
        device: order?.hasLaunchedApp ? "this" : context.device,
      })),
      // Its secret goes with it (AMB-02).
      dropOrder: assign({ order: null, qrData: null, msLeft: 0 }),
      beginAgain: assign({
        renewalsBeganAtMs: () => Date.now(),
        renewals: 0,
        launchesUntilMs: ({ context }) => launchesUntil(context.isHandheld),
      }),
      countRenewal: assign({ renewals: ({ context }) => context.renewals + 1 }),
      countDown: assign({ msLeft: ({ context }) => msLeftOf(context.order, Date.now()) }),
      hideCode: assign({ qrData: null, msLeft: 0 }),
      chooseDevice: assign({ device: (_, params: { device: BankIdDevice }) => params.device }),
      markLaunched: assign({
        device: "this",
        launchesUntilMs: 0,
        order: ({ context }) => ({ ...context.order!, hasLaunchedApp: true }),
      }),
      takeHint: assign(({ context }, { hintCode }: { hintCode: string | undefined }) => ({
        hintCode: hintCode ?? context.hintCode,
        order: withHint(context.order!, hintCode),
      })),
      takeFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    },
    guards: {
      isReturn: ({ context }) => context.isReturn,
      isWorthKeeping: (_, params: { order: BankIdOrder | null }) => isAlive(params.order, Date.now()),
      isCodeOver: ({ context }) => context.order?.isPickedUp === true || msLeftOf(context.order, Date.now()) === 0,
      isRunOut: ({ context }) => !isAlive(context.order, Date.now()),
      canRenew: ({ context }) => !context.order?.isPickedUp && Date.now() < context.renewalsBeganAtMs + RENEWAL_WINDOW_MS,
      launchesByItself: ({ context: { device, order, launchesUntilMs } }) =>
        device === "this" && order?.hasLaunchedApp === false && Date.now() < launchesUntilMs,
    },
    delays: { pollInterval: 1_000, qrInterval: 1_000, countdownTick: 250 },
  }).createMachine({
    id: "bankid-order",
    context: ({ input }) => ({
      isHandheld: input.isHandheld,
      isReturn: input.isReturn,
      device: input.isHandheld ? "this" : "other",
      launchesUntilMs: launchesUntil(input.isHandheld && input.hasUserActivation),
      order: null,
      renewalsBeganAtMs: Date.now(),
      renewals: 0,
      hintCode: null,
      qrData: null,
      msLeft: 0,
      failure: null,
      end: null,
    }),
    initial: "restoring",
    on: {
      cancel: ".cancelled",
      "device.choose": { actions: { type: "chooseDevice", params: ({ event }) => ({ device: event.device }) } },
    },
    states: {
      restoring: {
        invoke: {
          src: "restoreOrder",
          onDone: [
            {
              guard: { type: "isWorthKeeping", params: ({ event }) => ({ order: event.output }) },
              actions: { type: "adoptOrder", params: ({ event }) => ({ order: event.output }) },
              target: "pending",
            },
            { guard: "isReturn", target: "cancelled" },
            { target: "starting" },
          ],
          onError: [{ guard: "isReturn", target: "cancelled" }, { target: "starting" }],
        },
      },
      starting: {
        invoke: {
          src: "startOrder",
          onDone: { actions: { type: "adoptOrder", params: ({ event }) => ({ order: event.output }) }, target: "pending" },
          onError: { actions: { type: "takeFailure", params: ({ event }) => ({ error: event.error }) }, target: "unstarted" },
        },
      },
      unstarted: { on: { retry: { actions: "beginAgain", target: "starting" } } },
      pending: {
        type: "parallel",
        entry: { type: "rememberOrder", params: ({ context }) => ({ order: context.order! }) },
        // By itself the app opens once an order (AUTH-20); the person may press its link as often as they like.
        always: {
          guard: "launchesByItself",
          // Remembered first: opening the app may freeze or unload this page.
          actions: [
            "markLaunched",
            { type: "rememberOrder", params: ({ context }) => ({ order: context.order! }) },
            { type: "openApp", params: ({ context }) => ({ order: context.order! }) },
          ],
        },
        on: {
          "app.opened": {
            actions: ["markLaunched", { type: "rememberOrder", params: ({ context }) => ({ order: context.order! }) }],
          },
        },
        states: {
          poll: {
            initial: "waiting",
            states: {
              waiting: { after: { pollInterval: "collecting" }, on: { wake: "collecting" } },
              collecting: {
                invoke: {
                  src: "collectOrder",
                  input: ({ context }) => ({ orderRef: context.order!.orderRef }),
                  onDone: [
                    {
                      guard: ({ event }) => event.output.status === "complete",
                      actions: assign({ end: ({ event }) => endOf(event.output) }),
                      target: "#bankid-order.complete",
                    },
                    {
                      guard: ({ context, event }) => saysRunOut(event.output, context.order!, Date.now()),
                      target: "#bankid-order.renewing",
                    },
                    {
                      guard: ({ event }) => event.output.status === "failed",
                      actions: assign({ end: ({ event }) => endOf(event.output) }),
                      target: "#bankid-order.failed",
                    },
                    {
                      actions: [
                        { type: "takeHint", params: ({ event }) => ({ hintCode: hintOf(event.output) }) },
                        { type: "rememberOrder", params: ({ context }) => ({ order: context.order! }) },
                      ],
                      target: "judging",
                    },
                  ],
                  // No answer: the code may be over, but only an answer tells whether somebody scanned it in time.
                  onError: [
                    { guard: ({ context }) => isBeyondHope(context), target: "#bankid-order.renewing" },
                    { target: "waiting" },
                  ],
                },
              },
              judging: { always: [{ guard: "isRunOut", target: "#bankid-order.renewing" }, { target: "waiting" }] },
            },
          },
          code: {
            initial: "live",
            states: {
              live: {
                type: "parallel",
                always: { guard: "isCodeOver", target: "over" },
                // Each repeating state stands one level down: a region that re-enters itself would restart its siblings.
                states: {
                  qr: {
                    initial: "drawing",
                    states: {
                      drawing: {
                        invoke: {
                          src: "drawQr",
                          input: ({ context }) => ({
                            order: context.order!,
                            atMs: Math.max(Date.now(), context.order!.orderCreatedAtMs),
                          }),
                          onDone: { actions: assign({ qrData: ({ event }) => event.output }), target: "shown" },
                          onError: "shown",
                        },
                      },
                      shown: { after: { qrInterval: "drawing" } },
                    },
                  },
                  countdown: {
                    initial: "ticking",
                    states: {
                      ticking: { entry: "countDown", after: { countdownTick: { target: "ticking", reenter: true } } },
                    },
                  },
                },
              },
              over: { entry: "hideCode" },
            },
          },
        },
      },
      renewing: {
        entry: "forgetOrder",
        always: [{ guard: "canRenew", actions: "countRenewal", target: "starting" }, { target: "expired" }],
        exit: "dropOrder",
      },
      expired: { on: { retry: { actions: "beginAgain", target: "starting" } } },
      complete: { type: "final", entry: ["forgetOrder", "dropOrder"] },
      failed: { type: "final", entry: ["forgetOrder", "dropOrder"] },
      cancelled: { type: "final", entry: ["forgetOrder", "dropOrder", assign({ end: { end: "cancelled" } })] },
    },
    output: ({ context }) => context.end!,
  });

const launchesUntil = (mayLaunch: boolean): number => (mayLaunch ? Date.now() + PRESS_COUNTS_FOR_MS : 0);

/** Codes no longer renew by themselves, and this one is over too. */
const isBeyondHope = ({ order, renewalsBeganAtMs }: BankIdOrderContext<unknown>): boolean =>
  !isAlive(order, Date.now()) && Date.now() >= renewalsBeganAtMs + RENEWAL_WINDOW_MS;

const hintOf = (answer: Collected<unknown>): string | undefined => ("hintCode" in answer ? answer.hintCode : undefined);

const endOf = <Result>(answer: Collected<Result>): OrderEnd<Result> =>
  answer.status === "complete" ? { end: "complete", result: answer.result } : { end: "failed", hintCode: hintOf(answer) ?? null };
