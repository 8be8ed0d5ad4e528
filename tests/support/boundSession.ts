/** A session that calls are made with, and that nothing happens to. */
import { type AuthPort, bindAuth } from "../../src/api/authPort";

export const bindSession = (differences: Partial<AuthPort> = {}): void =>
  bindAuth({
    accessToken: async () => "a.b.c",
    epochSignal: () => new AbortController().signal,
    unauthorized: async () => null,
    consentsGiven: () => 0,
    consentNeeded: () => {},
    serverTime: () => {},
    ...differences,
  } satisfies AuthPort);
