/** A lock that tabs take in the order in which they asked, as Web Locks do. */
export function turns() {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const giveBack = () => {
    isTaken = false;
    waiting.shift()?.();
  };
  return {
    /** How many hold it or wait for it. */
    count: () => waiting.length + (isTaken ? 1 : 0),
    take: (signal: AbortSignal): Promise<() => void> =>
      new Promise((resolve, reject) => {
        const begin = () => {
          isTaken = true;
          resolve(giveBack);
        };
        if (!isTaken) return begin();
        waiting.push(begin);
        signal.addEventListener("abort", () => {
          const place = waiting.indexOf(begin);
          if (place < 0) return;
          waiting.splice(place, 1);
          reject(signal.reason);
        });
      }),
  };
}
