/** Calls about electricity offers that wait until a walk answers them. */
import { expect } from "@playwright/test";
import type { World } from "./world";

/** `readCall`: the call by which the page is read. */
export function heldOffers(world: World, readCall: () => string) {
  const hold = (...held: { method?: string; path: string; drop?: boolean }[]) =>
    world.faults(held.map((one) => ({ method: "GET", ...(!one.drop && { hold: true }), ...one })));
  const holdRead = () => hold({ path: readCall() });
  const isHeld = (method: string, path: string) => expect.poll(world.held).toContainEqual({ method, path });
  type Answer = Parameters<typeof world.release>[0];
  /** Answers the read that waits. */
  const answer = async (how: Answer = {}) => {
    await isHeld("GET", readCall());
    await world.release({ path: readCall(), ...how });
  };
  // The browser itself repeats what breaks off, so every call does.
  const breakOff = async () => {
    await isHeld("GET", readCall());
    await hold({ path: readCall(), drop: true });
    await world.release({ path: readCall(), drop: true });
  };
  const heldWrite = async () => (await world.held()).find(({ method }) => method === "POST");
  /** Answers the write that waits; what is read after it waits too. */
  const answerWrite = async (how: Answer = {}) => {
    await expect.poll(heldWrite).toBeDefined();
    await world.release({ method: "POST", ...how });
  };
  return { hold, holdRead, isHeld, answer, breakOff, heldWrite, answerWrite };
}
