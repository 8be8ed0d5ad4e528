/** A page with what it reads in the test's hands. */
import { vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { createPageMachine } from "../../machines/page";
import { createLoadMachine } from "../../machines/shared/load";
import { ApiError } from "../../src/domain/errors";

export const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const call = "GET /things";
export const faults = {
  server: new ApiError({ call, kind: "http", status: 500 }),
  notFound: new ApiError({ call, kind: "http", status: 404 }),
  network: new ApiError({ call, kind: "network" }),
  malformed: new ApiError({ call, kind: "malformed" }),
  consent: new ApiError({ call, kind: "http", status: 403, isHandled: true }),
};

type Read = { signal: AbortSignal; answer: (data: string) => void; fail: (error: unknown) => void };

export function openPage() {
  const reads: Read[] = [];
  const load = createLoadMachine<string>().provide({
    actors: { read: fromPromise(({ signal }) => new Promise((answer, fail) => void reads.push({ signal, answer, fail }))) },
  });
  const actor = createActor(createPageMachine<string>().provide({ actors: { load } })).start();

  const fail = async (error: unknown) => {
    reads.at(-1)!.fail(error);
    await after(0);
  };
  return {
    actor,
    reads,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    send: async (type: "retry" | "reload" | "consent.resolved" | "wake") => {
      actor.send({ type });
      await after(0);
    },
    answer: async (data: string) => {
      reads.at(-1)!.answer(data);
      await after(0);
    },
    fail,
    /** Fails the read under way and those that follow by themselves. */
    loseConnection: async () => {
      await fail(faults.network);
      for (const waitMs of [600, 1_200]) {
        await after(waitMs);
        await fail(faults.network);
      }
    },
  };
}
