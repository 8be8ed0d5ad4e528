/** An answer to an offer that failed after its page had gone: what became of it all the same is said in a toast (F06, TR-15). */
import type { OffersPage } from "../../../machines/shared/electricity-offers-setup";
import type { Loaded } from "../../../machines/shared/load";
import type { Toast } from "../../../machines/shared/ports";
import { type Failure, failureOf } from "../../domain/errors";
import { ports } from "../../ports";

type Outcome = {
  /** As it stands now. */
  read: () => Promise<OffersPage>;
  hasHappened: (end: Loaded<OffersPage>) => boolean;
  done: Toast;
  failed: Toast;
};

export async function tellWhoLeft(error: unknown, { read, hasHappened, done, failed }: Outcome): Promise<void> {
  if (isForOthers(failureOf(error))) return;
  const end = await read().then(
    (data): Loaded<OffersPage> => ({ status: "loaded", data }),
    (fault): Loaded<OffersPage> => ({ status: "failed", failure: failureOf(fault) }),
  );
  if (end.status === "failed" && isForOthers(end.failure)) return;
  ports().toast(hasHappened(end) ? done : failed);
}

/** The session or the consent view tells of it; or the session is over, and whoever is here now may be somebody else. */
const isForOthers = ({ kind }: Failure): boolean => kind === "handled" || kind === "unexpected";
