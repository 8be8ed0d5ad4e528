/** The onboarding in its real surroundings: customer, contract and consent services, this device's storage, the session. */
import { type AnyActorRef, fromCallback, fromPromise, type InputFrom, type SnapshotFrom } from "xstate";
import { onboardingDraftOf, onboardingMachine } from "../../../machines/onboarding";
import { createLoadMachine } from "../../../machines/shared/load";
import type { OnboardingCustomer, OnboardingDraft } from "../../../machines/shared/onboarding-setup";
import { saveCustomerAddress } from "../../api/addresses";
import { readConsentLocations } from "../../api/consent";
import { addContracts } from "../../api/contracts";
import { saveContactDetails } from "../../api/customers";
import type { ConsentLocations } from "../../domain/consent";
import type { Customer } from "../../domain/customer";
import { isImpersonating } from "../../domain/session";
import { encodeSignOptions } from "../../domain/signOptions";
import { onboardingDraftStore, pickerDraftStore, readDraft } from "../../platform/drafts";
import { landingSelectionStore } from "../../platform/landingSelection";
import { ports } from "../../ports";
import { addressEditorFlow } from "../address-editor/wiring";
import { asWrite } from "../asWrite";
import { fromRead } from "../fromRead";
import { forgetPickerDraft, providerSelectionFlow, sendingPicked } from "../provider-selection/wiring";

/** Under which name the selection of step 3 is kept. */
const PAGE = "onboarding";

const reading = (read: () => Promise<OnboardingCustomer>) =>
  createLoadMachine<OnboardingCustomer>().provide({ actors: { read: fromRead(read) } });

export const onboardingFlow = onboardingMachine.provide({
  actors: {
    watchCustomer: fromCallback(({ sendBack }) => watchCustomer((customer) => sendBack({ type: "customer.changed", customer }))),
    keepDraft: fromCallback(({ input }) => keepDraft(input.onboarding)),
    load: reading(async () => asOnboarded(await ports().knownCustomer())),
    readAnew: reading(async () => {
      await ports().refreshCustomer();
      return asOnboarded(await ports().knownCustomer());
    }),
    saveContact: fromPromise(async ({ input }) => void (await asWrite(() => saveContactDetails(input)))),
    addressEditor: addressEditorFlow({ saveAddress: saveCustomerAddress }),
    providerSelection: providerSelectionFlow(PAGE),
    addContracts: fromPromise(async ({ input }) => void (await sendingPicked(PAGE, () => addContracts(input)))),
    locate: createLoadMachine<ConsentLocations>().provide({
      actors: { read: fromRead(({ signal }) => readConsentLocations({ signal })) },
    }),
  },
  actions: {
    navigate: (_, destination) => ports().navigate(destination),
    toast: (_, toast) => ports().toast(toast),
    // Whatever becomes of it: what was read before still stands.
    refreshCustomer: () =>
      void ports()
        .refreshCustomer()
        .catch(() => {}),
    forgetDraft: () => {
      draftStore().remove();
      forgetPickerDraft(PAGE);
      forgetLandingSelection();
    },
    sign: (_, documents) =>
      ports().sign(
        encodeSignOptions({
          ...documents,
          onSuccess: { redirectToPath: "/home" },
          onFail: { redirectToPath: "/onboarding" },
        }),
      ),
    logOut: () => ports().logOut(),
  },
});

export function onboardingInput(): InputFrom<typeof onboardingMachine> {
  const customer = ports().customer();
  const kept = readDraft(draftStore());
  const picked = readDraft(pickerDraftStore(userId(), PAGE));
  return {
    customer: customer && asOnboarded(customer),
    isImpersonating: isActing(),
    draft: kept.draft && withoutVersion(kept.draft),
    pickerDraft: picked.draft,
    isDraftBroken: kept.isBroken || picked.isBroken,
    wanted: isActing() ? null : landingSelectionStore.read(),
  };
}

const userId = (): string => ports().session()?.user.id ?? "";
const draftStore = () => onboardingDraftStore(userId());

const isActing = (): boolean => {
  const session = ports().session();
  return session !== null && isImpersonating(session);
};

const withoutVersion = ({ version: _, ...draft }: OnboardingDraft & { version: 1 }): OnboardingDraft => draft;

/** The state is the session's, by which home judges too: the two never send anybody back and forth (TR-01). */
const asOnboarded = ({ email, mobileNumber, address, onboardingState }: Customer): OnboardingCustomer => ({
  email,
  mobileNumber,
  address,
  onboardingState: ports().session()?.user.onboardingState ?? onboardingState,
});

function watchCustomer(tell: (customer: OnboardingCustomer) => void): () => void {
  let told = "";
  return ports().onSessionChange(() => {
    const customer = ports().customer();
    // Without a session the page is about to end.
    if (customer === null || ports().session() === null) return;
    const text = JSON.stringify(asOnboarded(customer));
    if (text === told) return;
    told = text;
    tell(asOnboarded(customer));
  });
}

/** From the moment that it is kept for this person, what was picked before the login is theirs, and nobody else's (CIMP-06). */
function keepDraft(onboarding: AnyActorRef): () => void {
  let written = "";
  const subscription = onboarding.subscribe((snapshot: SnapshotFrom<typeof onboardingMachine>) => {
    const draft = onboardingDraftOf(snapshot);
    const text = JSON.stringify(draft);
    if (draft === null || text === written) return;
    written = text;
    draftStore().write({ version: 1, ...draft });
    forgetLandingSelection();
  });
  return () => subscription.unsubscribe();
}

/** An admin's own visit has nothing to do with the customer for whom they act. */
function forgetLandingSelection(): void {
  if (!isActing()) landingSelectionStore.remove();
}
