/** What is said of an answer to an offer: to who is on the page, and to who has left it meanwhile. Specification §8 (EL-18, EL-19, EL-20). */
import { cleanName, isolated } from "../../src/domain/cleanText";
import type { ElectricityOffer } from "../../src/domain/electricityOffers";
import { type Answer, type Answered, whatBecame } from "./electricity-offers-answer";
import { detailIn, otherAgreedIn } from "./electricity-offers-page";
import type { Toast } from "./ports";

/** The error catalogue's words. */
const NOT_TAKEN = {
  accept: { tone: "error", textKey: "error.acceptOffer", durationMs: 10_000 },
  acknowledge: { tone: "error", textKey: "error.acknowledgeOffer", durationMs: 10_000 },
  deny: { tone: "error", textKey: "error.failedToDenyOffers", durationMs: 10_000 },
} satisfies Record<Answer, Toast>;

/** It wasn't taken: of an answer that was cut off, the offer has been read since, and is open (F06). */
export const notTaken = ({ answer, sent }: Pick<Answered, "answer" | "sent">): Toast =>
  sent === "cutOff" ? { ...NOT_TAKEN[answer], descriptionKey: "electricityOffer.notTaken.cutOff" } : NOT_TAKEN[answer];

/** Of the only offer that there was, or of several. */
export const declinedToast = (isOnly: boolean): Toast => ({
  tone: "success",
  textKey: isOnly ? "electricityOffer.declined.one" : "electricityOffer.declined",
  durationMs: 10_000,
});

/** How it ended, for who has left the page; null where others tell of it, or nobody may. */
export function toldToWhoLeft(answered: Answered, isOnly: boolean): Toast | null {
  if (isForOthers(answered)) return null;
  const page = detailIn(answered.end);
  switch (whatBecame(answered)) {
    case "agreed":
      return named({ tone: "success", textKey: "electricityOffer.agreed.toast", durationMs: 10_000 }, page?.offer);
    case "agreedElsewhere":
      return named({ tone: "info", textKey: "electricityOffer.agreedBefore.toast", durationMs: 10_000 }, page?.offer);
    case "otherAgreed":
      return named(
        { tone: "info", textKey: "electricityOffer.agreedBefore.toast", durationMs: 10_000 },
        page && otherAgreedIn(page),
      );
    case "gone":
      return { tone: "info", textKey: "electricityOffer.gone.title", durationMs: 10_000 };
    case "declined":
      return declinedToast(isOnly);
    case "sent":
      return {
        tone: "info",
        textKey: "electricityOffer.sent.title",
        descriptionKey: "electricityOffer.sent.body",
        durationMs: 10_000,
      };
    case "refused":
      return notTaken(answered);
    default:
      return {
        tone: "info",
        textKey: "electricityOffer.unknown.title",
        descriptionKey: "electricityOffer.unknown.toast",
        durationMs: 15_000,
      };
  }
}

/** The session or the consent view tells of it; or the session is over, and whoever is here now may be somebody else. */
const isForOthers = ({ sent, end }: Answered): boolean =>
  sent === "handled" || sent === "over" || (end?.status === "failed" && ["handled", "unexpected"].includes(end.failure.kind));

/** With whose offer it is, where that has a name. */
function named(toast: Toast, offer: ElectricityOffer | null | undefined): Toast {
  const name = cleanName(offer?.provider?.name);
  return name === null ? toast : { ...toast, textKey: `${toast.textKey}.of`, params: { name: isolated(name) } };
}
