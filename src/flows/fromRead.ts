/**
 * A read that ends with the flow that wanted it, as an actor. Broken off, it never answers: React's development mode stops a
 * screen's flow and starts the same one anew, and the read before would be taken for an answer of the one after.
 */
import { fromPromise } from "xstate";

type Reading<Input> = { input: Input; signal: AbortSignal };

export const fromRead = <Output, Input = void>(read: (reading: Reading<Input>) => Promise<Output>) =>
  fromPromise<Output, Input>(({ input, signal }) =>
    read({ input, signal }).catch((error) => {
      if (signal.aborted) return new Promise<never>(() => {});
      throw error;
    }),
  );
