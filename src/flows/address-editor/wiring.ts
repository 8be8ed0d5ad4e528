/** Editing an address in its real surroundings: the customer service, the place lookup, this device's storage. */
import { type AnyActorRef, fromCallback, fromPromise, type SnapshotFrom } from "xstate";
import { addressEditorMachine } from "../../../machines/address-editor";
import { createLoadMachine } from "../../../machines/shared/load";
import { findPlaces, readRegisteredAddress } from "../../api/addresses";
import { readAddressRules } from "../../api/providers";
import type { AddressForm, AddressRules } from "../../domain/address";
import type { Address } from "../../domain/customer";
import { addressDraftStore } from "../../platform/drafts";
import { ports } from "../../ports";
import { asWrite } from "../asWrite";
import { fromRead } from "../fromRead";

type Given = {
  /** Rejects with an `ApiError`; a refusal of the fields comes back to the form. */
  saveAddress: (address: Address) => Promise<void>;
  /** Keeps what is typed under this name until it is saved or closed; left out where the caller keeps it. */
  draftKey?: string;
};

export const addressEditorFlow = ({ saveAddress, draftKey }: Given) =>
  addressEditorMachine.provide({
    actors: {
      readRules: createLoadMachine<AddressRules>().provide({ actors: { read: fromRead(readAddressRules) } }),
      findPlaces: fromRead(({ input, signal }) => findPlaces(input.query, { signal })),
      readRegistered: fromPromise(readRegisteredAddress),
      saveAddress: fromPromise(({ input }) => asWrite(() => saveAddress(input.address))),
      keepDraft: fromCallback(({ input }) => (draftKey === undefined ? undefined : keepDraft(draftKey, input.editor))),
    },
    actions: { toast: (_, toast) => ports().toast(toast) },
  });

const storeOf = (draftKey: string) => addressDraftStore(ports().session()?.user.id ?? "", draftKey);

/** What this person was typing there. */
export const readAddressDraft = (draftKey: string): AddressForm | null => storeOf(draftKey).read();

export const forgetAddressDraft = (draftKey: string): void => storeOf(draftKey).remove();

function keepDraft(draftKey: string, editor: AnyActorRef): () => void {
  const store = storeOf(draftKey);
  let kept: AddressForm | null = editor.getSnapshot().context?.form ?? null;
  const subscription = editor.subscribe((snapshot: SnapshotFrom<typeof addressEditorMachine>) => {
    if (snapshot.status === "done") return store.remove();
    const { form } = snapshot.context;
    if (snapshot.status !== "active" || form === kept) return;
    kept = form;
    store.write(form);
  });
  return () => subscription.unsubscribe();
}
