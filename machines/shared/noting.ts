/**
 * The person has seen what came of an invoice's analysis, and says so on a card or on the invoice's own block: what both ask of the
 * page that shows them, and what both say when it couldn't be noted. Specification §8; readings AMB-21, AMB-41.
 */
import type { Toast } from "./ports";

/** Of a page that is to load anew what it shows. `isNoted`: the server knows now that the person has seen what came of it. */
export type Reloading = { isNoted: boolean };

export const NOT_NOTED: Toast = { tone: "error", textKey: "error.acknowledgeOffer", durationMs: 10_000 };
