/** What the diagram can't tell: how often a page reads, what it keeps on screen, and what is left running. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { createPageMachine } from "../../machines/page";
import { after, faults, openPage } from "../support/pageActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("has the specification's states and no other [ACC-06]", () => {
  expect(Object.keys(createPageMachine<string>().states)).toEqual(["pending", "resolved", "rejected"]);
});

describe("retry [TR-09]", () => {
  it("reads again, and shows what comes", async () => {
    const page = openPage();
    await page.fail(faults.server);
    await page.send("retry");
    expect(page.reads).toHaveLength(2);
    expect(page.context()).toEqual({ data: null, failure: null });
    await page.answer("contract 1");
    expect(page.state()).toEqual({ resolved: "current" });
    expect(page.context()).toEqual({ data: "contract 1", failure: null });
  });

  it("has all its tries again", async () => {
    const page = openPage();
    await page.loseConnection();
    expect(page.reads).toHaveLength(3);
    await page.send("retry");
    await page.loseConnection();
    expect(page.reads).toHaveLength(6);
    expect(page.state()).toBe("rejected");
  });

  it("is no matter of pages that have loaded or are loading", async () => {
    const page = openPage();
    await page.send("retry");
    await page.answer("contract 1");
    await page.send("retry");
    expect(page.reads).toHaveLength(1);
  });
});

describe("what went wrong", () => {
  it.each([
    { error: faults.notFound, failure: { kind: "http", status: 404 } },
    { error: faults.malformed, failure: { kind: "malformed" } },
    { error: new TypeError("broken"), failure: { kind: "unexpected" } },
  ])("is kept for the error view: $failure", async ({ error, failure }) => {
    const page = openPage();
    await page.fail(error);
    expect(page.state()).toBe("rejected");
    expect(page.context()).toEqual({ data: null, failure });
  });

  it("is unexpected when the load itself breaks", async () => {
    const broken = fromPromise(() => Promise.reject(new Error("broken"))) as never;
    const actor = createActor(createPageMachine<string>().provide({ actors: { load: broken } })).start();
    await after(0);
    expect(actor.getSnapshot()).toMatchObject({ value: "rejected", context: { data: null, failure: { kind: "unexpected" } } });
  });
});

describe("the connection comes back", () => {
  it.each([
    { name: "out of reach", lose: (page: Page) => page.loseConnection(), reads: 4 },
    { name: "refused by the server", lose: (page: Page) => page.fail(faults.server), reads: 1 },
    { name: "found broken", lose: (page: Page) => page.fail(faults.malformed), reads: 1 },
  ])("a page $name has made $reads reads [F01]", async ({ lose, reads }) => {
    const page = openPage();
    await lose(page);
    await page.send("wake");
    expect(page.reads).toHaveLength(reads);
  });
});

describe("reading again what is shown [AMB-21]", () => {
  it("keeps the data until newer comes", async () => {
    const page = openPage();
    await page.answer("old");
    await page.send("reload");
    expect(page.context()).toEqual({ data: "old", failure: null });
    await page.answer("new");
    expect(page.context()).toEqual({ data: "new", failure: null });
  });

  it("keeps the data when the read fails, and says that it did", async () => {
    const page = openPage();
    await page.answer("old");
    await page.send("reload");
    await page.fail(faults.server);
    expect(page.state()).toEqual({ resolved: "current" });
    expect(page.context()).toEqual({ data: "old", failure: { kind: "http", status: 500 } });
    await page.send("reload");
    expect(page.context()).toEqual({ data: "old", failure: null });
  });

  it.each([{ isShown: false }, { isShown: true }])("gives up the read under way: %o", async ({ isShown }) => {
    const page = openPage();
    if (isShown) {
      await page.answer("first");
      await page.send("reload");
    }
    const stale = page.reads.at(-1)!;
    await page.send("reload");
    expect(stale.signal.aborted).toBe(true);
    stale.answer("stale");
    await after(0);
    expect(page.context().data).toBe(isShown ? "first" : null);
    await page.answer("newest");
    expect(page.context().data).toBe("newest");
  });
});

describe("a failure that the consent view has taken over [AMB-64] [F21]", () => {
  it("shows nothing of it, and reads again once the consent is given", async () => {
    const page = openPage();
    await page.fail(faults.consent);
    await after(60_000);
    expect(page.reads).toHaveLength(1);
    await page.send("consent.resolved");
    await page.answer("contract 1");
    expect(page.context()).toEqual({ data: "contract 1", failure: null });
  });

  it("is no reason to read for a page that was not asked for a consent", async () => {
    const page = openPage();
    await page.answer("contract 1");
    await page.send("consent.resolved");
    expect(page.reads).toHaveLength(1);
  });
});

describe("stopped from outside, it leaves nothing running [XS-08] [KY-10]", () => {
  it.each([
    { stage: "reading", reach: () => {} },
    { stage: "waiting to read again", reach: (page: Page) => page.fail(faults.network) },
  ])("$stage", async ({ stage, reach }) => {
    const page = openPage();
    await reach(page);
    page.actor.stop();
    expect(vi.getTimerCount()).toBe(0);
    if (stage === "reading") expect(page.reads[0]?.signal.aborted).toBe(true);
    await page.answer("late");
    expect(page.context().data).toBeNull();
  });
});

type Page = ReturnType<typeof openPage>;
