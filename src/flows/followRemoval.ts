/** Removals are followed to their end, also when the page that asked for them has gone: nobody there tells of it then (TR-15). */
import { tellContractsChanged } from "../platform/contractsChanged";

type Teller = {
  /** Aborts when the page goes. */
  signal: AbortSignal;
  removed: () => void;
  failed: (error: unknown) => void;
};

export async function followRemoval(remove: () => Promise<void>, { signal, removed, failed }: Teller): Promise<void> {
  try {
    await remove();
    if (signal.aborted) removed();
  } catch (error) {
    if (signal.aborted) failed(error);
    throw error;
  } finally {
    if (signal.aborted) tellContractsChanged();
  }
}
