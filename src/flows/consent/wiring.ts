/** The consent dialog in its real surroundings: the consent service, the session, the router. */
import { fromPromise, type InputFrom } from "xstate";
import { consentMachine } from "../../../machines/consent";
import { createLoadMachine } from "../../../machines/shared/load";
import { acceptTerms, readConsentLocations } from "../../api/consent";
import type { ConsentLocations } from "../../domain/consent";
import type { ConsentReason } from "../../domain/errors";
import { placeOf } from "../../domain/places";
import { isImpersonating } from "../../domain/session";
import { encodeSignOptions } from "../../domain/signOptions";
import { ports } from "../../ports";
import { asWrite } from "../asWrite";
import { fromRead } from "../fromRead";

export const consentFlow = consentMachine.provide({
  actors: {
    locate: createLoadMachine<ConsentLocations>().provide({
      actors: { read: fromRead(({ signal }) => readConsentLocations({ signal })) },
    }),
    acceptTerms: fromPromise(({ input }) => asWrite(() => acceptTerms(input.termsAndConditionsId))),
  },
  actions: {
    sign: (_, { documents }) => ports().sign(encodeSignOptions({ ...documents, ...wayBack() })),
    logOut: () => ports().logOut(),
    consentGiven: () => {
      ports().consentGiven();
      // Whoever shows the customer hears of it from the session, and of its failure.
      ports()
        .refreshCustomer()
        .catch(() => {});
    },
    toast: (_, toast) => ports().toast(toast),
  },
});

export function consentInput(reason: ConsentReason): InputFrom<typeof consentMachine> {
  const session = ports().session();
  return { reason, isImpersonating: session !== null && isImpersonating(session) };
}

/** Signed or not, the person comes back to where they are (CNS-03); home stands in for what can't be come back to. */
function wayBack() {
  const here = ports().here();
  const redirectToPath = placeOf(here) ? here : "/home";
  return { onSuccess: { redirectToPath }, onFail: { redirectToPath } };
}
