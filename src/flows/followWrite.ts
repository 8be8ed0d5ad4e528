/** Writes are followed to their end, also when the page that asked for them has gone: nobody there tells of it then (TR-15). */
import { tellContractsChanged } from "../platform/contractsChanged";
import { asWrite } from "./asWrite";

type Teller = {
  /** Aborts when the page goes. */
  signal: AbortSignal;
  done: () => void;
  failed: (error: unknown) => void;
};

export async function followWrite(write: () => Promise<void>, { signal, done, failed }: Teller): Promise<void> {
  try {
    await asWrite(write);
    if (signal.aborted) done();
  } catch (error) {
    if (signal.aborted) failed(error);
    throw error;
  } finally {
    if (signal.aborted) tellContractsChanged();
  }
}
