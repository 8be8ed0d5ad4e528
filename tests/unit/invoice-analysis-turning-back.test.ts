/** A file that can't be taken, or isn't sent after all, wipes nothing of what stood there before it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { after, type Begun, beginInvoice, fault, HANDLED, invoice, NO_CONNECTION, processIs } from "../support/invoiceActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wrong = new File(["ftypheic"], "foto.heic");
const another = new File(["%PDF-1.7"], "mars.pdf");

const chooseWrong = async (opened: Begun, file = wrong) => {
  await opened.choose(file);
  await opened.check({ status: "refused", fault: "heic" });
  expect([opened.state(), opened.context().fault]).toEqual([{ resting: "refused" }, "heic"]);
};
const turnBack = (opened: Begun) => opened.send({ type: "cancel" });
const stands = (opened: Begun) => [opened.state(), opened.context().file?.name, opened.context().fault];

describe("a wrong file [F73]", () => {
  it.each([
    { status: null, state: { resting: "idle" } },
    { status: "COMPLETED", state: { resting: "completed" } },
    { status: "FAILED", state: { resting: "failed" } },
  ])("leads back to what stood there, also the third in a row: $status", async ({ status, state }) => {
    const opened = beginInvoice({ process: status === null ? null : processIs(status) });
    for (let times = 1; times <= 3; times++) await chooseWrong(opened);
    await turnBack(opened);
    expect([opened.state(), opened.context().fault, opened.effects]).toEqual([state, null, []]);
  });

  it("is forgotten by the next one that is fine", async () => {
    const opened = beginInvoice();
    await chooseWrong(opened);
    await opened.upload();
    await turnBack(opened);
    expect([opened.state(), opened.context().fault]).toEqual([{ resting: "idle" }, null]);
  });
});

describe("a kept file [F07]", () => {
  const notSent = async (given = {}) => {
    const opened = beginInvoice(given);
    await opened.upload();
    await opened.failUpload(NO_CONNECTION);
    return opened;
  };
  const unsure = async (given = {}) => {
    const opened = beginInvoice(given);
    await opened.upload();
    await opened.progress(1);
    await opened.failUpload(NO_CONNECTION);
    await opened.failPoll();
    expect(opened.state()).toEqual({ resting: "unsure" });
    return opened;
  };
  const KEPT = [{ resting: "interrupted" }, invoice.name, null];
  const PERHAPS_SENT = [{ resting: "unsure" }, invoice.name, null];

  it("is there after wrong ones, and is sent by a press", async () => {
    const opened = await notSent();
    await chooseWrong(opened);
    await chooseWrong(opened);
    await turnBack(opened);
    expect(stands(opened)).toEqual(KEPT);
    await opened.retry();
    expect(opened.uploads.map(({ file }) => file.name)).toEqual([invoice.name, invoice.name]);
  });

  it("is there after another that was fine and then cancelled", async () => {
    const opened = await notSent();
    await opened.upload(another);
    await turnBack(opened);
    expect(stands(opened)).toEqual(KEPT);
  });

  it("is there after wrong ones, where a consent held it up [AMB-64]", async () => {
    const opened = beginInvoice();
    await opened.upload();
    await opened.failUpload(HANDLED);
    await chooseWrong(opened);
    await turnBack(opened);
    expect(stands(opened)).toEqual(KEPT);
  });

  it("gives way to another that isn't sent either", async () => {
    const opened = await notSent();
    await opened.upload(another);
    await opened.failUpload(NO_CONNECTION);
    await chooseWrong(opened);
    await turnBack(opened);
    expect(stands(opened)).toEqual([{ resting: "interrupted" }, another.name, null]);
  });

  it("is there after the wrapping app has given something that is no file", async () => {
    const opened = await notSent({ picker: "native" });
    await opened.send({ type: "pick" });
    await opened.comeBack();
    opened.takes.fail();
    await opened.settle();
    expect(opened.state()).toEqual({ resting: "refused" });
    await turnBack(opened);
    expect(stands(opened)).toEqual(KEPT);
  });

  it.each([
    ["it is refused", (opened: Begun) => opened.check({ status: "refused", fault: "unreadable" })],
    [
      "nobody can even judge it",
      async (opened: Begun) => {
        opened.checks.fail();
        await opened.settle();
      },
    ],
  ])("that can't be opened any more is no longer kept: %s", async (_, refuse) => {
    const opened = await notSent({ process: processIs("COMPLETED") });
    await opened.send({ type: "retry" });
    await refuse(opened);
    expect(opened.state()).toEqual({ resting: "refused" });
    await turnBack(opened);
    expect(opened.state()).toEqual({ resting: "completed" });
  });

  it.each([413, 415])("nor is one that the server refuses (%i)", async (status) => {
    const opened = await notSent({ process: processIs("FAILED") });
    await opened.retry();
    await opened.failUpload({ kind: "http", status });
    expect(opened.state()).toEqual({ resting: "refused" });
    await turnBack(opened);
    expect(opened.state()).toEqual({ resting: "failed" });
  });

  it("nor is one that has arrived", async () => {
    const opened = await notSent();
    await opened.retry();
    await opened.answerUpload(processIs("COMPLETED"));
    await chooseWrong(opened);
    await turnBack(opened);
    expect(opened.state()).toEqual({ resting: "completed" });
  });

  it("isn't insisted on where something stood there before", async () => {
    const opened = await notSent({ process: processIs("COMPLETED") });
    await turnBack(opened);
    expect([opened.state(), opened.effects]).toEqual([
      { resting: "completed" },
      ["toast todo.ELECTRICITY.invoiceAnalysis.error.generic"],
    ]);
    await chooseWrong(opened);
    await turnBack(opened);
    expect(opened.state()).toEqual({ resting: "completed" });
  });

  it("stays where nothing did: another can be chosen there", async () => {
    const opened = await notSent();
    expect(opened.actor.getSnapshot().can({ type: "cancel" })).toBe(false);
  });

  it.each(["sent again, and that cancelled", "not to be opened any more"])(
    "that may have arrived may have still, once it is %s",
    async (how) => {
      const opened = await unsure({ process: processIs("COMPLETED") });
      await opened.send({ type: "resend" });
      await opened.check(how.startsWith("not") ? { status: "refused", fault: "unreadable" } : undefined);
      await turnBack(opened);
      expect(stands(opened)).toEqual(PERHAPS_SENT);
      await opened.send({ type: "retry" });
      expect(opened.state()).toEqual({ comparing: "asking" });
    },
  );

  it.each([
    [
      "the contract can't be read",
      async (opened: Begun) => {
        opened.latests.fail(fault(NO_CONNECTION));
        await opened.settle();
      },
    ],
    ["the contract doesn't tell", (opened: Begun) => opened.tellLatest("FAILED")],
  ])("may have arrived as well where %s", async (_, answer) => {
    const opened = beginInvoice({ process: processIs("FAILED") });
    await opened.upload();
    await opened.progress(1);
    await opened.failUpload(NO_CONNECTION);
    await opened.poll(processIs("FAILED"));
    await answer(opened);
    await chooseWrong(opened);
    await turnBack(opened);
    expect(stands(opened)).toEqual(PERHAPS_SENT);
  });
});

describe("what is done elsewhere is heard while a wrong file is told of [TR-15] [F39] [AMB-41]", () => {
  const refused = async (given = {}) => {
    const opened = beginInvoice(given);
    await chooseWrong(opened);
    return opened;
  };
  const known = (status: string | null) => ({
    process: status === null ? null : processIs(status),
    hasEarlier: status === null,
    latestName: "b.pdf",
  });

  it.each([
    { from: "COMPLETED", to: null, state: { resting: "idle" } },
    { from: null, to: "COMPLETED", state: { resting: "completed" } },
    { from: "FAILED", to: "PROCESSING", state: { analysing: "polling" } },
  ])("the page was read anew: $from, $to, found by who turns back", async ({ from, to, state }) => {
    const opened = await refused({ process: from === null ? null : processIs(from) });
    await opened.send({ type: "page.read", known: known(to) });
    expect([opened.state(), opened.context().fault, opened.polls]).toEqual([{ resting: "refused" }, "heic", []]);
    expect(opened.context()).toMatchObject(known(to));
    await turnBack(opened);
    expect([opened.state(), opened.effects]).toEqual([state, []]);
  });

  it.each(["COMPLETED", "FAILED"])("what came of it was seen (%s)", async (status) => {
    const opened = await refused({ process: processIs(status) });
    await opened.send({ type: "acknowledged" });
    expect(opened.state()).toEqual({ resting: "refused" });
    await turnBack(opened);
    expect([opened.state(), opened.context()]).toMatchObject([{ resting: "idle" }, { process: null, hasEarlier: true }]);
  });

  it("but a kept file goes on, with what stood there when it was sent", async () => {
    const opened = beginInvoice({ process: processIs("COMPLETED") });
    await opened.upload();
    await opened.failUpload(NO_CONNECTION);
    await opened.send({ type: "page.read", known: known("PROCESSING") });
    expect([opened.state(), opened.context().process]).toEqual([{ resting: "interrupted" }, processIs("COMPLETED")]);
    await opened.send({ type: "acknowledged" });
    expect([opened.state(), opened.context().process]).toEqual([{ resting: "interrupted" }, null]);
    await after(0);
    expect(opened.actor.getSnapshot().can({ type: "cancel" })).toBe(false);
  });
});
