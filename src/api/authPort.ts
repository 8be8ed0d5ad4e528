/** What the API border asks of the session and of the consent view. Bound once by `src/app`. */
import type { ConsentReason } from "../domain/errors";

export type AuthPort = {
  /** A bearer that the refresh rule is content with. Rejects with an `ApiError` when there is none to be had. */
  accessToken(): Promise<string>;
  /** Ends every call of the session that it began in. */
  epochSignal(): AbortSignal;
  /**
   * A call was answered 401. Gives newer tokens to repeat it with once, or null when the session has been ended (AMB-54).
   * `token` is null for a call without bearer.
   */
  unauthorized(token: string | null): Promise<string | null>;
  /** How many consents have been given in this visit: a refusal of a call from before the last one is out of date. */
  consentsGiven(): number;
  /** A call that went out after so many given consents was refused for want of one. */
  consentNeeded(reason: ConsentReason, givenBefore: number): void;
  /** The server's clock, epoch ms, as its Date header tells it. */
  serverTime(atMs: number): void;
};

let bound: AuthPort | null = null;

export const bindAuth = (port: AuthPort): void => void (bound = port);

export const authPort = (): AuthPort => {
  if (bound === null) throw new Error("The API's auth port is not bound yet.");
  return bound;
};
