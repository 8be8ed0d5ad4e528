/** The consent dialog in its real surroundings: the consent service, the session, the router. */
import { fromPromise } from "xstate";
import { consentMachine } from "../../../machines/consent";
import { createLoadMachine } from "../../../machines/shared/load";
import { acceptTerms, readConsentLocations } from "../../api/consent";
import type { ConsentLocations } from "../../domain/consent";
import { placeOf } from "../../domain/places";
import { ports } from "../../ports";

export const consentFlow = consentMachine.provide({
  actors: {
    locate: createLoadMachine<ConsentLocations>().provide({
      actors: { read: fromPromise(({ signal }) => readConsentLocations({ signal })) },
    }),
    acceptTerms: fromPromise(({ input }) => acceptTerms(input.termsAndConditionsId)),
  },
  actions: {
    sign: (_, { documents }) => ports().sign({ ...documents, ...wayBack() }),
    logOut: () => ports().logOut(),
    toast: (_, toast) => ports().toast(toast),
  },
});

/** Signed or not, the person comes back to where they are (CNS-03); home stands in for what can't be come back to. */
function wayBack() {
  const here = ports().here();
  const redirectToPath = placeOf(here) ? here : "/home";
  return { onSuccess: { redirectToPath }, onFail: { redirectToPath } };
}
