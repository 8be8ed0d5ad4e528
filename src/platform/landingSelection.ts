/**
 * The types of contract that a visitor picked on the landing page, before anybody knows who they are (LS-01, LAND-15). One
 * value for this device: the next person who logs in and comes to the onboarding takes it along, whoever logs out leaves none.
 *
 * `contractTypes` are those of the picker's categories, as GET /service-providers/categories names them; `categoriesHash` is
 * `categoriesHash` (src/domain/providers.ts) of all the categories as they came: a selection from other ones counts no more.
 */
import { LANDING_SELECTION_KEY } from "./draftKeys";
import { wantedSchema } from "./drafts";
import { store } from "./storage";

export const landingSelectionStore = store(LANDING_SELECTION_KEY, wantedSchema);
