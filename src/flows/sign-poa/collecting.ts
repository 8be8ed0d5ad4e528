import { collectSignature } from "../../api/consent";
import type { Collected } from "../../domain/bankIdOrder";
import { newsOf } from "../../platform/news";
import { signedStore } from "../../platform/stores";

/**
 * One poll. Tabs may wait for the same signature, and the server tells its end to one of them only: that one leaves a note, and
 * to the others, who hear that there is no such order, it is signed as well (F41).
 */
export async function collectForAllTabs(orderRef: string, options: { signal: AbortSignal }): Promise<Collected<null>> {
  const answer = await collectSignature(orderRef, options);
  if (answer.status === "complete") signedStore.write(orderRef);
  if (answer.status !== "failed" || answer.hintCode !== undefined) return answer;
  return (await isSignedElsewhere(orderRef)) ? { status: "complete", result: null } : answer;
}

/** The other tab may have heard of it in this very moment. */
async function isSignedElsewhere(orderRef: string): Promise<boolean> {
  if (signedStore.read() === orderRef) return true;
  const news = newsOf(signedStore.key);
  await news.arrived();
  news.stop();
  return signedStore.read() === orderRef;
}
