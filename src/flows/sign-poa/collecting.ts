/**
 * Tabs may wait for the same signature, and the server tells its end to one of them only. That one leaves a note; the others
 * follow it, by the note itself or when they hear that there is no such order any more (F41).
 */
import { collectSignature } from "../../api/consent";
import type { Collected } from "../../domain/bankIdOrder";
import { newsOf } from "../../platform/news";
import { signedStore } from "../../platform/stores";

/** One poll of an order by which `subject` is signed. */
export const collectForAllTabs =
  (subject: string) =>
  async (orderRef: string, options: { signal: AbortSignal }): Promise<Collected<null>> => {
    const answer = await collectSignature(orderRef, options);
    if (answer.status === "complete") signedStore.write({ orderRef, subject });
    if (answer.status !== "failed" || answer.hintCode !== undefined) return answer;
    return (await isSignedElsewhere(orderRef)) ? { status: "complete", result: null } : answer;
  };

/** Calls back when another tab has signed `subject`; gives what ends it. */
export const onSignedElsewhere = (subject: string, follow: () => void): (() => void) =>
  signedStore.onChangeElsewhere((signed) => void (signed?.subject === subject && follow()));

/** The other tab may have heard of it in this very moment. */
async function isSignedElsewhere(orderRef: string): Promise<boolean> {
  const isNoted = () => signedStore.read()?.orderRef === orderRef;
  if (isNoted()) return true;
  const news = newsOf(signedStore.key);
  await news.arrived();
  news.stop();
  return isNoted();
}
