/** Picking providers in its real surroundings: the provider service, the session's customer, this device's storage. */
import { type AnyActorRef, fromCallback, type SnapshotFrom } from "xstate";
import { draftOf, providerSelectionMachine } from "../../../machines/provider-selection";
import { createLoadMachine } from "../../../machines/shared/load";
import type { PickerData, PickerDraft } from "../../../machines/shared/provider-selection-setup";
import { readAddressRules, readCategories } from "../../api/providers";
import { pickerDraftStore } from "../../platform/drafts";
import { ports } from "../../ports";
import { addressEditorFlow } from "../address-editor/wiring";
import { asWrite } from "../asWrite";
import { fromRead } from "../fromRead";

/** `where` names the page whose draft it keeps. */
export const providerSelectionFlow = (where: string) =>
  providerSelectionMachine.provide({
    actors: {
      // The picker keeps what is typed, and sends the addresses with the rest.
      addressEditor: addressEditorFlow({ saveAddress: async () => {} }),
      load: createLoadMachine<PickerData>().provide({ actors: { read: fromRead(({ signal }) => readPickerData(signal)) } }),
      watchCustomer: fromCallback(({ sendBack }) => {
        const tell = () => sendBack({ type: "customer.changed", address: ports().customer()?.address ?? null });
        tell();
        return ports().onSessionChange(tell);
      }),
      keepDraft: fromCallback(({ input }) => keepDraft(where, input.picker)),
    },
    actions: { toast: (_, toast) => ports().toast(toast) },
  });

/** What can be picked waits only for a moment for how an address must look. */
const RULES_TIMEOUT_MS = 3_000;

async function readPickerData(signal: AbortSignal): Promise<PickerData> {
  const [categories, addressRules] = await Promise.all([
    readCategories({ signal }),
    readAddressRules({ signal, timeoutMs: RULES_TIMEOUT_MS }).catch(() => null),
  ]);
  return { categories, addressRules, offersRegistered: ports().session() !== null };
}

const storeOf = (where: string) => pickerDraftStore(ports().session()?.user.id ?? "", where);

/** What this person was picking on this page. */
export const readPickerDraft = (where: string): PickerDraft | null => storeOf(where).read();

export const forgetPickerDraft = (where: string): void => storeOf(where).remove();

/** Sends what was picked on this page, and forgets it when it has been: also when the person has left by then. */
export async function sendingPicked<Result>(where: string, send: () => Promise<Result>): Promise<Result> {
  const store = storeOf(where);
  const result = await asWrite(send);
  store.remove();
  return result;
}

function keepDraft(where: string, picker: AnyActorRef): () => void {
  const store = storeOf(where);
  let written = "";
  const subscription = picker.subscribe((snapshot: SnapshotFrom<typeof providerSelectionMachine>) => {
    // What ends the selection keeps it: it is forgotten when it has been sent.
    if (snapshot.status !== "active") return;
    const draft = draftOf(snapshot);
    const text = JSON.stringify(draft);
    if (text === written) return;
    written = text;
    if (draft === null) store.remove();
    else store.write(draft);
  });
  return () => subscription.unsubscribe();
}
