/**
 * What the screens can't bring about yet: for each diagram, the events that no walk in the browser takes for now, the states that
 * only they lead to, and why. On the machine every one of them is walked already.
 */
import type { AnyStateMachine } from "xstate";
import type { addressEditorModel } from "../../models/address-editor.model";
import type { pageModel } from "../../models/page.model";
import type { sessionModel } from "../../models/session.model";
import type { EventOf, StateOf } from "../../support/paths";

/** The events and states of a diagram that wait. */
export type Later<Model extends AnyStateMachine = AnyStateMachine> = {
  because: string;
  events: readonly EventOf<Model>[];
  states: readonly StateOf<Model>[];
};

export const later = {
  "address-editor": {
    because: "the pages that visitors may see ask for no address yet",
    events: ["the person comes as a visitor"],
    states: ["empty, without the register"],
  },
  session: {
    because: "whom to act for is chosen on the admin's own page, whose search isn't built yet",
    events: [
      "the admin chooses a customer",
      "the admin may not choose that customer",
      "the admin chooses themselves",
      "the admin stops acting for the customer",
      "the admin logs out while acting",
      "the admin chooses another customer",
      "the server no longer accepts the session, nor the admin's own",
    ],
    states: ["acting for a customer", "acting for another customer"],
  },
  page: {
    because: "nothing on home changes what it shows before the cards are built",
    events: ["what is shown has changed"],
    states: ["shown, reading again", "shown, waiting for a consent", "shown, perhaps old"],
  },
} as const satisfies {
  "address-editor": Later<typeof addressEditorModel>;
  session: Later<typeof sessionModel>;
  page: Later<typeof pageModel>;
};

/** By slug, for those who list the diagrams. */
export const laterIn = (slug: string): Later | undefined => (later as Record<string, Later>)[slug];
