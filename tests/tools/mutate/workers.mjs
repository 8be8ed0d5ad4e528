/** A worker process as `mutate` sees it: run one text of the machine at a time; one that never ends is killed and counts as caught. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const WORKER = fileURLToPath(new URL("./worker.mjs", import.meta.url));
/** Generous: the tests of one machine take about half a second, those of its properties some more. */
const LONGEST_RUN_MS = 90_000;

/**
 * `run(null)` takes every file as it is.
 * @returns {Promise<{ run(mutant: { file: string, code: string } | null): Promise<{ caughtBy: string | null, tests: number }>, stop(): void }>}
 */
export async function startWorker(tests) {
  let child = await begin(tests);
  return {
    async run(mutant) {
      child.send({ file: mutant?.file ?? null, code: mutant?.code ?? null });
      const answer = await answerOf(child);
      if (answer) return answer;
      child.kill("SIGKILL");
      child = await begin(tests);
      return { caughtBy: "its tests never ended", tests: 0 };
    },
    stop: () => void child.kill("SIGKILL"),
  };
}

async function begin(tests) {
  const child = fork(WORKER, tests, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const isReady = await answerOf(child);
  if (!isReady) throw new Error("The worker didn't start.");
  return child;
}

/** Its next message, or null when it has gone, or takes too long. */
async function answerOf(child) {
  const timeout = AbortSignal.timeout(LONGEST_RUN_MS);
  const over = new AbortController();
  const signal = AbortSignal.any([timeout, over.signal]);
  try {
    return await Promise.race([
      once(child, "message", { signal }).then(([message]) => message),
      once(child, "exit", { signal }).then(() => null),
    ]);
  } catch {
    return null;
  } finally {
    over.abort();
  }
}
