/** The order of a login as a browser test holds it: its calls wait until the test lets each of them go. */
import { expect, type Page, type Route } from "@playwright/test";
import type { BankIdOrder } from "../../../src/domain/bankIdOrder";
import type { World } from "./world";

const AUTH = "/customer-service/api/v1/auth";

/** Holds what the app asks of the auth service, under a clock that the test moves. */
export async function holdOrder(page: Page, world: World) {
  const start = await held(page, (url) => url.pathname === AUTH);
  const collect = await held(page, (url) => url.pathname === `${AUTH}/collect`);
  await page.clock.install();
  // No app answers here, and the browser's question whether to open one would swallow every press after it.
  await page.addInitScript(() =>
    window.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a[href^='bankid:']")) event.preventDefault();
    }),
  );

  /** The next poll, which the clock brings if it hasn't come by itself. */
  const nextPoll = async () => {
    if (collect.isEmpty()) await page.clock.runFor(1_000);
    return collect.next();
  };
  return {
    /** An order of this world's server, stored on this device as if it had been started `agedMs` ago. */
    store: async ({ agedMs, hasLaunchedApp = false }: { agedMs: number; hasLaunchedApp?: boolean }) => {
      const started = (await (await page.context().request.post(AUTH)).json()) as StartedOrder;
      const order: BankIdOrder = {
        ...started,
        orderCreatedAtMs: Date.now() - agedMs,
        orderValidForMs: 30_000,
        hasLaunchedApp,
        isPickedUp: false,
      };
      await page.addInitScript((stored) => {
        // Once: what the app does with it afterwards stays.
        if (sessionStorage.getItem("isStored")) return;
        sessionStorage.setItem("isStored", "yes");
        localStorage.setItem("bankIdOrder.login", stored);
      }, JSON.stringify(order));
    },
    letStart: async () => (await start.next()).continue(),
    failStart: async () => (await start.next()).fulfill({ status: 500 }),
    /** Lets the next poll through to the server, whose answer depends on what the person did in the app. */
    letPoll: async () => (await nextPoll()).continue(),
    dropPoll: async () => (await nextPoll()).abort(),
    /** A poll that is under way while the clock jumps (timers don't), and then hears that nothing has happened. */
    pollAcross: async (ms: number) => {
      const poll = await nextPoll();
      await page.clock.setSystemTime(Date.now() + ms);
      await poll.fulfill({ json: { status: "PENDING" } });
    },
    starts: () => start.seen(),
    personalNumber: world.person("Anna").personalNumber,
  };
}

type StartedOrder = Pick<BankIdOrder, "orderRef" | "autoStartToken" | "qrStartToken" | "qrStartSecret">;

async function held(page: Page, isMeant: (url: URL) => boolean) {
  const waiting: Route[] = [];
  let seen = 0;
  await page.route(isMeant, (route) => {
    seen++;
    waiting.push(route);
  });
  return {
    isEmpty: () => waiting.length === 0,
    seen: () => seen,
    next: async () => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      return waiting.shift() as Route;
    },
  };
}
