/**
 * A card and what its buttons do: each card on home, on a provider's group and on a contract's page has one of these.
 * Specification §4 "Todo card actions", "Offer card click", §8; readings AMB-21, AMB-41, AMB-63, AMB-64.
 *
 * Where nothing has to be sent first, a press leads on at any time. What is sent is sent once: until it is answered, and after it
 * has been done, nothing else is.
 */
import { assign, setup } from "xstate";
import type { CardErrorMessage, PressedWay } from "../src/domain/cardActions";
import { failureOf } from "../src/domain/errors";
import { isNotedAlready } from "../src/domain/noted";
import { NOT_NOTED, type Reloading } from "./shared/noting";
import { type ContractDestination, requiredAction, requiredActor, type Toast } from "./shared/ports";

type WayOf<Kind extends PressedWay["kind"]> = Extract<PressedWay, { kind: Kind }>;

type Events =
  | { type: "press"; way: PressedWay }
  /** The page has been read anew, and the card is still there. */
  | { type: "card.read" };

type Context = {
  /** What is being done, or was last. */
  way: PressedWay | null;
};

const NOTED: Reloading = { isNoted: true };

const NOT_COLLECTED: Toast = {
  tone: "error",
  textKey: "todo.privateLoan.error.startingCollection.description",
  durationMs: 15_000,
};

const isOfKind =
  (kind: PressedWay["kind"]) =>
  (_: unknown, { way }: { way: PressedWay }) =>
    way.kind === kind;

export const todoCardMachine = setup({
  types: { context: {} as Context, events: {} as Events },
  actors: {
    /** POST …/invoice/analysis/acknowledge: followed to its answer, whoever leaves the page. */
    acknowledge: requiredActor<void, { contractId: string }>("acknowledge"),
    /** POST /collection: the collection's id. */
    startCollection: requiredActor<string, { providerId: string }>("startCollection"),
  },
  actions: {
    navigate: requiredAction<ContractDestination>("navigate"),
    /** The page that shows the card loads anew what it shows: not the browser (AMB-21). */
    reloadPage: requiredAction<Reloading>("reloadPage"),
    toast: requiredAction<Toast>("toast"),
    /** For the log: nobody knows what this is. */
    warn: requiredAction<{ action: string | null }>("warn"),
    takeWay: assign((_, { way }: { way: PressedWay }) => ({ way })),
  },
  guards: {
    isPage: isOfKind("page"),
    isAcknowledge: isOfKind("acknowledge"),
    isCollect: isOfKind("collect"),
    isUnknown: isOfKind("unknown"),
    isBroken: isOfKind("broken"),
    leadsOn: ({ context }) => wayOf(context, "acknowledge").next !== null,
    // The session or the consent view tells of it; then the person may press again (AMB-64).
    isHandled: (_, { error }: { error: unknown }) => failureOf(error).kind === "handled",
    isNotedAlready: (_, { error }: { error: unknown }) => isNotedAlready(error),
  },
}).createMachine({
  id: "todo-card",
  context: { way: null },
  on: {
    press: {
      guard: { type: "isPage", params: ({ event }) => event },
      actions: { type: "navigate", params: ({ event }) => pageIn(event.way) },
    },
  },
  initial: "resting",
  states: {
    resting: {
      on: {
        press: [
          {
            guard: { type: "isAcknowledge", params: ({ event }) => event },
            actions: { type: "takeWay", params: ({ event }) => event },
            target: "acknowledging",
          },
          {
            guard: { type: "isCollect", params: ({ event }) => event },
            actions: { type: "takeWay", params: ({ event }) => event },
            target: "collecting",
          },
          {
            guard: { type: "isUnknown", params: ({ event }) => event },
            actions: { type: "warn", params: ({ event }) => ({ action: unknownIn(event.way) }) },
            target: ".unable",
          },
          {
            guard: { type: "isBroken", params: ({ event }) => event },
            actions: { type: "takeWay", params: ({ event }) => event },
            target: "broken",
          },
        ],
      },
      initial: "ready",
      states: {
        ready: {},
        // The card says that what was pressed can't be done here.
        unable: {},
      },
    },
    acknowledging: {
      invoke: {
        src: "acknowledge",
        input: ({ context }) => ({ contractId: wayOf(context, "acknowledge").contractId }),
        onDone: "noted",
        onError: [
          { guard: { type: "isHandled", params: ({ event }) => event }, target: "resting" },
          { guard: { type: "isNotedAlready", params: ({ event }) => event }, target: "noted" },
          // It may have been noted all the same: the page, read anew, shows the card no longer then.
          {
            actions: [
              { type: "toast", params: NOT_NOTED },
              { type: "reloadPage", params: { isNoted: false } },
            ],
            target: "resting",
          },
        ],
      },
    },
    noted: {
      always: [
        {
          guard: "leadsOn",
          // Who turns back before the next page is there finds this one as it now is.
          actions: [
            { type: "reloadPage", params: NOTED },
            { type: "navigate", params: ({ context }) => wayOf(context, "acknowledge").next! },
          ],
          target: "done",
        },
        { actions: { type: "reloadPage", params: NOTED }, target: "done" },
      ],
    },
    collecting: {
      invoke: {
        src: "startCollection",
        input: ({ context }) => ({ providerId: wayOf(context, "collect").providerId }),
        onDone: {
          actions: {
            type: "navigate",
            params: ({ context, event }) => ({
              to: "/insurance/collect/$collectionId/$providerName",
              params: { collectionId: event.output, providerName: wayOf(context, "collect").providerName },
            }),
          },
          target: "done",
        },
        onError: [
          { guard: { type: "isHandled", params: ({ event }) => event }, target: "resting" },
          { actions: { type: "toast", params: NOT_COLLECTED }, target: "resting" },
        ],
      },
    },
    // Quiet until the page has loaded anew, or has gone. What it still tells of then can be asked for again.
    done: { on: { "card.read": "resting" } },
    // Who draws it throws what the specification has it throw, within the card's own boundary (AMB-63).
    broken: {},
  },
});

/** Only asked in the states that such a press has led to. */
const wayOf = <Kind extends PressedWay["kind"]>({ way }: Context, _: Kind) => way as WayOf<Kind>;

/** Only asked of a press that a guard has let through. */
const pageIn = (way: PressedWay) => (way as WayOf<"page">).destination;
const unknownIn = (way: PressedWay) => (way as WayOf<"unknown">).action;

/** What a card throws while it is drawn; null: it can be drawn. */
export const brokenBy = ({ way }: Context): CardErrorMessage | null => (way?.kind === "broken" ? way.message : null);
