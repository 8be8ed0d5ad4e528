/**
 * A write as the person lives it. Gone well, nothing goes on saying that the attempt before hasn't. Held up by a consent, it isn't
 * done, and the form to which the person comes back shows no trace of that: it is said once, however much was held up (AMB-64).
 */
import type { Toast } from "../../machines/shared/ports";
import { authPort } from "../api/authPort";
import { failureOf } from "../domain/errors";
import { onConsentResolved } from "../platform/consentResolved";
import { ports } from "../ports";

const NOT_DONE: Toast = { tone: "info", textKey: "consent.notDone", durationMs: 10_000, isUntilDone: true };

let isToTell = false;

export async function asWrite<Result>(write: () => Promise<Result>): Promise<Result> {
  const result = await toldIfHeldUp(write);
  ports().takeBackErrors();
  return result;
}

/** For a flow that judges itself what has gone well. */
export async function toldIfHeldUp<Result>(write: () => Promise<Result>): Promise<Result> {
  const isOver = authPort().epochSignal();
  const givenBefore = authPort().consentsGiven();
  try {
    return await write();
  } catch (error) {
    // Whoever comes after this session has not wanted it.
    if (failureOf(error).kind === "handled" && !isOver.aborted) tellOnceGiven(isOver, givenBefore);
    throw error;
  }
}

/** Also of what went well although its answer said otherwise. */
export function tell(toast: Toast): void {
  if (toast.tone === "success") ports().takeBackErrors();
  ports().toast(toast);
}

function tellOnceGiven(isOver: AbortSignal, givenBefore: number): void {
  // It has been given while the refusal was on its way: nobody asks for it any more.
  if (authPort().consentsGiven() !== givenBefore) {
    ports().toast(NOT_DONE);
    return;
  }
  if (isToTell) return;
  isToTell = true;
  const end = () => {
    isToTell = false;
    stop();
  };
  const stop = onConsentResolved(() => {
    end();
    ports().toast(NOT_DONE);
  });
  isOver.addEventListener("abort", end);
}
