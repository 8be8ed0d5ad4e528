/** What the person has seen, and the server is told of. Specification §7 "Contracts", acknowledge; reading AMB-41. */
import { failureOf } from "./errors";

/** Of an acknowledgement that failed: there was nothing left to note, as it was told already, or what it is about is gone. */
export function isNotedAlready(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === "http" && [404, 409, 410].includes(failure.status);
}

/** It failed, and whoever has left meanwhile should know: it isn't noted already, and nobody else tells of it. */
export const isNotNoted = (error: unknown): boolean => !isNotedAlready(error) && failureOf(error).kind !== "handled";
