import { fromPromise } from "xstate";

/** A promise actor whose answers the test gives by hand, one call at a time. A call that the flow gave up is not answered. */
export function remote<Output, Input>() {
  const waiting: { answer: (output: Output) => void; fail: (error: unknown) => void }[] = [];
  const calls: Input[] = [];
  const logic = fromPromise<Output, Input>(({ input, signal }) => {
    calls.push(input);
    return new Promise((answer, fail) => {
      const call = { answer, fail };
      waiting.push(call);
      signal.addEventListener("abort", () => {
        if (waiting.includes(call)) waiting.splice(waiting.indexOf(call), 1);
      });
    });
  });
  const next = () => {
    const call = waiting.shift();
    if (!call) throw new Error("The flow has not made the call that this step answers.");
    return call;
  };
  return {
    logic,
    calls,
    answer: (output: Output) => next().answer(output),
    fail: (error: unknown = new Error("offline")) => next().fail(error),
  };
}
