/** The vocabulary of picking providers: what the chart in machines/provider-selection.ts knows, hears, does and asks. */
import { type AnyActorRef, assign, type EventObject, type SnapshotFrom, setup } from "xstate";
import { type AddressForm, type AddressRules, formOf } from "../../src/domain/address";
import type { Address } from "../../src/domain/customer";
import type { Failure } from "../../src/domain/errors";
import { type Category, categoriesHash, categoriesOfType, providersOf } from "../../src/domain/providers";
import * as rules from "../../src/domain/selection";
import { type AddressEdited, type AddressEditorInput, addressEditorMachine } from "../address-editor";
import { createLoadMachine, type Loaded } from "./load";
import { requiredAction, requiredSubscription, type Toast } from "./ports";

/** What the picker works with. */
export type PickerData = {
  categories: Category[];
  /** Null: they didn't come in time. Whoever edits an address reads them then. */
  addressRules: AddressRules | null;
  /** Whether the registered address may be fetched (ADDR-11). */
  offersRegistered: boolean;
};

/** The full-screen panel of one category, while it is open. */
export type Panel = {
  /** Its place in the list of categories. */
  category: number;
  picks: rules.Picks;
  /** What stands in the search field, and what is searched for: that text a moment later. */
  text: string;
  query: string;
  /** Which of the addresses is being confirmed, from 0, and what stands in its editor's fields. */
  at: number;
  form: AddressForm;
};

export type PanelStep = "providers" | "subTypes" | "addresses";

/** What is kept of a selection under way, so that a reload takes nothing away (AMB-52). */
export type PickerDraft = {
  categoriesHash: string;
  selection: rules.Selection;
  panel: (Pick<Panel, "category" | "picks" | "at" | "form"> & { step: PanelStep }) | null;
};

export type PickerInput = {
  /** As a path names it: only that category, and done after one round. Null: all of them, until the person is done. */
  type: string | null;
  selection: rules.Selection;
  draft: PickerDraft | null;
};

/** `unmatched`: the type names no category, or more than one (ADD-10). */
export type Picked = { end: "picked"; selection: rules.Selection } | { end: "closed" } | { end: "unmatched" };

export type CustomerMoved = { type: "customer.changed"; address: Address | null };

type Events =
  | CustomerMoved
  | { type: "category.open"; category: number }
  | { type: "search.type"; text: string }
  | { type: "provider.toggle"; providerId: string }
  | { type: "subType.toggle"; providerId: string; contractType: string }
  | { type: "confirm" }
  /** One step back; from the first one, out of the panel. */
  | { type: "back" }
  /** Done with picking, or away from it. */
  | { type: "finish" }
  | { type: "close" }
  | { type: "retry" }
  | { type: "consent.resolved" }
  | { type: "wake" };

type Context = PickerInput &
  PickerData & {
    /** Of the categories as they came, whatever of them is shown. */
    hash: string;
    customerAddress: Address | null;
    panel: Panel | null;
    failure: Failure | null;
  };

/** The open panel's category; only asked while a panel is open. */
export const openCategory = ({ categories, panel }: Pick<Context, "categories" | "panel">): Category =>
  categories[panel!.category]!;

/** The entry whose address is being confirmed. */
export const openEntry = (context: Pick<Context, "categories" | "panel">): rules.Entry | undefined =>
  rules.entriesWithAddress(openCategory(context), context.panel!.picks)[context.panel!.at];

const withPicks = (panel: Panel | null, change: (picks: rules.Picks) => rules.Picks): { panel: Panel } => ({
  panel: { ...panel!, picks: change(panel!.picks) },
});

/** The panel at one of its addresses, with what the form begins with. */
function atAddress({ categories, panel, customerAddress }: Context, at: number): { panel: Panel } {
  const moved = { ...panel!, at };
  const category = openCategory({ categories, panel });
  const entry = openEntry({ categories, panel: moved })!;
  return { panel: { ...moved, form: formOf(rules.prefillOf(category, moved.picks, entry, customerAddress)) } };
}

const panelOf = (categories: Category[], selection: rules.Selection, category: number): Panel => ({
  category,
  picks: rules.picksIn(selection, categories[category]!),
  text: "",
  query: "",
  at: 0,
  form: formOf(null),
});

/** What the editor of one address begins with. */
export const editorInput = ({ panel, addressRules, offersRegistered }: Context): AddressEditorInput => ({
  form: panel!.form,
  rules: addressRules,
  offersRegistered,
});

/** The draft, unless it is of other categories than these. */
const fittingDraft = ({ draft }: Context, { categories }: PickerData): PickerDraft | null =>
  draft?.categoriesHash === categoriesHash(categories) ? draft : null;

export const providerSelectionSetup = setup({
  types: {
    context: {} as Context,
    input: {} as PickerInput,
    output: {} as Picked,
    events: {} as Events,
    children: {} as { address: "addressEditor" },
  },
  actors: {
    addressEditor: addressEditorMachine,
    load: createLoadMachine<PickerData>(),
    watchCustomer: requiredSubscription<CustomerMoved>("watchCustomer"),
    /** Follows `picker` and keeps its draft. */
    keepDraft: requiredSubscription<EventObject, { picker: AnyActorRef }>("keepDraft"),
  },
  actions: {
    toast: requiredAction<Toast>("toast"),
    takeFailure: assign({ failure: (_, read: Loaded<PickerData>) => (read.status === "failed" ? read.failure : null) }),
    take: assign(({ context }, { data }: { data: PickerData }) => {
      const draft = fittingDraft(context, data);
      const { type, selection } = context;
      return {
        ...data,
        hash: categoriesHash(data.categories),
        categories: type === null ? data.categories : categoriesOfType(data.categories, type),
        selection: draft?.selection ?? selection,
        panel: draft?.panel ? { ...draft.panel, text: "", query: "" } : null,
        draft,
      };
    }),
    takeAddress: assign({ customerAddress: (_, params: { address: Address | null }) => params.address }),
    openPanel: assign({
      panel: ({ context }, params: { category: number }) => panelOf(context.categories, context.selection, params.category),
    }),
    closePanel: assign({ panel: null }),
    takeText: assign({ panel: ({ context }, params: { text: string }) => ({ ...context.panel!, text: params.text }) }),
    search: assign({ panel: ({ context }) => ({ ...context.panel!, query: context.panel!.text }) }),
    toggleProvider: assign(({ context: { panel } }, params: { providerId: string }) =>
      withPicks(panel, (picks) => rules.withProvider(picks, params.providerId)),
    ),
    toggleSubType: assign(({ context: { panel } }, params: rules.ChosenSubType) =>
      withPicks(panel, (picks) => rules.withSubType(picks, params)),
    ),
    beginAddress: assign(({ context }, params: { at: number }) => atAddress(context, params.at)),
    // What is typed is kept with the rest of the draft; rules that came late serve the next address too.
    followEditor: assign(({ context: { panel } }, { editor }: { editor: SnapshotFrom<typeof addressEditorMachine> }) => ({
      panel: { ...panel!, form: editor.context.form },
      addressRules: editor.context.rules,
    })),
    keepAddress: assign(({ context }, edited: AddressEdited) =>
      edited.status === "closed"
        ? {}
        : withPicks(context.panel, (picks) => rules.withAddress(picks, rules.keyOf(openEntry(context)!), edited.address)),
    ),
    merge: assign(({ context }) => ({
      selection: rules.merged(context.selection, openCategory(context), context.panel!.picks),
      panel: null,
    })),
  },
  guards: {
    isLoaded: (_, read: Loaded<PickerData>) => read.status === "loaded",
    isHandled: (_, read: Loaded<PickerData>) => read.status === "failed" && read.failure.kind === "handled",
    isUnmatched: ({ context: { type } }, read: Loaded<PickerData>) =>
      type !== null && read.status === "loaded" && categoriesOfType(read.data.categories, type).length !== 1,
    isDraftStale: ({ context }, read: Loaded<PickerData>) =>
      read.status === "loaded" && context.draft !== null && fittingDraft(context, read.data) === null,
    isOutOfReach: ({ context }) => context.failure?.kind === "network",
    isOneRound: ({ context }) => context.type !== null,
    isKeptAt: ({ context: { categories, draft, panel } }, { step }: { step: PanelStep }) => {
      if (panel === null || draft?.panel?.step !== step || !categories[panel.category]) return false;
      const category = openCategory({ categories, panel });
      if (step === "subTypes") return rules.providersWithSubTypes(category, panel.picks).length > 0;
      return step === "providers" || openEntry({ categories, panel }) !== undefined;
    },
    // Once something is picked, the list of categories is what the person came back to.
    isOnlyOne: ({ context: { categories, selection, type } }) =>
      categories.length === 1 && providersOf(categories[0]!).length > 0 && (type !== null || selection.length === 0),
    hasProviders: ({ context }, params: { category: number }) => {
      const category = context.categories[params.category];
      return category !== undefined && providersOf(category).length > 0;
    },
    hasSelection: ({ context }) => context.selection.length > 0,
    // Nothing ticked takes away what was picked before; where there was nothing, there is nothing to confirm.
    canConfirm: ({ context }) =>
      context.panel!.picks.providerIds.length > 0 ||
      (context.type === null && rules.picksIn(context.selection, openCategory(context)).providerIds.length > 0),
    hasSubTypes: ({ context }) => rules.providersWithSubTypes(openCategory(context), context.panel!.picks).length > 0,
    isEveryChoiceMade: ({ context }) => rules.providersWithoutChoice(openCategory(context), context.panel!.picks).length === 0,
    needsAddress: ({ context }) => rules.entriesWithAddress(openCategory(context), context.panel!.picks).length > 0,
    isClosed: (_, { status }: AddressEdited) => status === "closed",
    isAtFirstAddress: ({ context }) => context.panel!.at === 0,
    isAtLastAddress: ({ context }) =>
      context.panel!.at + 1 >= rules.entriesWithAddress(openCategory(context), context.panel!.picks).length,
  },
  delays: { searchDebounce: 150 },
});
