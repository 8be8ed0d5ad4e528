/** A promise that the test settles by hand. */
export function promised<Output>() {
  let resolve: (output: Output) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<Output>((good, bad) => {
    resolve = good;
    reject = bad;
  });
  return { promise, resolve, reject };
}
