/** The hidden mode asks nothing of its surroundings yet: what it switches comes with those features. */
import { hiddenModeMachine } from "../../../machines/hidden-mode";

export const hiddenModeFlow = hiddenModeMachine;
