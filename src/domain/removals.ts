/** What is there no longer, and how the removal of a contract ends for whoever has left its page. */
import { type Failure, failureOf } from "./errors";

/** Whether the server says that what was asked for isn't there, or is there no more. */
export const isGone = (failure: Failure): boolean => failure.kind === "http" && [404, 410].includes(failure.status);

/**
 * Whether the server has refused it. Without an answer only the list knows, what is gone already needn't be removed, and nobody
 * hears of it when the session is over.
 */
export function isRefusedRemoval(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === "http" && !isGone(failure);
}
