import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSandbox, type Sandbox } from "../sandbox/app";
import { ordersOf } from "../sandbox/orders";
import { qrAuthCode, qrFaultOf, qrTextOf, readQrText } from "../sandbox/qr";
import { openStore } from "../sandbox/store";
import { type StartedOrder, type Visitor, visit } from "../sandbox/visitor";

const ANNA = "198504122386";
const NILS = "199307142399";

describe("the code that the phone checks", () => {
  it.each([
    [0, "dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8"],
    [1, "949d559bf23403952a94d103e67743126381eda00f0b3cbddbf7c96b1adcbce2"],
    [2, "a9e5ec59cb4eee4ef4117150abc58fad7a85439a6a96ccbecc3668b41795b3f3"],
    [3, "96077d77699971790b46ee1f04ff1e44fe96b0602c9c51e4ca9c6d031c7c3bb7"],
    [10, "2822ca616ce1e64a1c171df69154ebc5adef4011244c867d6ad88a02db178962"],
    [29, "26049f2bc12d5b43ebe8bf701e7725abf015d2d8347aa04c924b5793ee4a196c"],
    [30, "814d7fd38e2276625b6815152e3554c663acca689260c092203b48ca4e5c09a3"],
  ])("is the official one at second %i", (second, code) => {
    expect(qrAuthCode("d28db9a7-4cde-429e-a983-359be676944c", second)).toBe(code);
  });

  it.each([
    [0, "081d15a34f359351b3785aec0c7dee787945e6ba65f0cfa349d6865eced97bd6"],
    [1, "2a87f790741dac132030474854c72118f9b9ab39254ff9f31a1aab123f0411a1"],
    [2, "0bef68c184006d8febc918d3e145aafbfd8ebcff2aaced9a806254d34c2a7d56"],
    [29, "f79360ff82f967a8e67282c2840adce1539f5ee2512f0e12c62bb331842b76c5"],
  ])("fits a second source's vectors at second %i", (second, code) => {
    const order = { qrStartToken: "11111111-2222-3333-4444-555555555555", qrStartSecret: "aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee" };
    expect(qrTextOf(order, second)).toBe(`bankid.${order.qrStartToken}.${second}.${code}`);
  });

  const order = { qrStartToken: "67df3917-fa0d-44e5-b327-edcc928297f8", qrStartSecret: "d28db9a7-4cde-429e-a983-359be676944c" };
  const faultAt = (second: number, elapsedMs: number) =>
    qrFaultOf(readQrText(qrTextOf(order, second))!, order.qrStartSecret, elapsedMs);

  it("may be five seconds off, and no more", () => {
    expect([faultAt(0, 5_999), faultAt(0, 6_000), faultAt(5, 0), faultAt(6, 0)]).toEqual([null, "tooOld", null, "fromTheFuture"]);
  });

  it.each([
    ["padded seconds", `bankid.${order.qrStartToken}.01.${qrAuthCode(order.qrStartSecret, 1)}`],
    ["capitals", `bankid.${order.qrStartToken}.1.${qrAuthCode(order.qrStartSecret, 1).toUpperCase()}`],
    ["base64", `bankid.${order.qrStartToken}.1.lJ1Vm_I0A5UqlNED5ndDEmOB7aAPCzy9vffJaxrcvOI`],
    ["another word", qrTextOf(order, 1).replace("bankid", "bankID")],
    ["nothing", ""],
  ])("is not read with %s", (_, text) => expect(readQrText(text)).toBeNull());
});

describe("an order", () => {
  let sandbox: Sandbox;
  let visitor: Visitor;
  let order: StartedOrder;
  beforeAll(() => void (sandbox = createSandbox({ dataFile: ":memory:" })));
  afterAll(() => sandbox.close());

  const begin = async () => {
    visitor = await visit(sandbox);
    order = await visitor.startOrder();
  };
  const act = (name: string, body: unknown = {}, orderRef = order.orderRef) =>
    visitor.request(`/sandbox/bankid/orders/${orderRef}/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const scanned = async (text: string) => {
    const response = await visitor.scan(text, ANNA);
    return [response.status, await response.json()];
  };
  const openOrders = () => visitor.control<{ orderRef: string; status: string; hintCode: string }[]>("GET", "bankid/orders");

  it("is scanned, approved and collected once", async () => {
    await begin();
    expect(await visitor.collected(order.orderRef)).toEqual({ status: "PENDING", hintCode: "outstandingTransaction" });
    expect(await openOrders()).toEqual([
      {
        orderRef: order.orderRef,
        kind: "login",
        status: "pending",
        hintCode: "outstandingTransaction",
        personalNumber: null,
        signer: null,
        ageS: 0,
      },
    ]);

    expect((await visitor.scan(qrTextOf(order, 0), ANNA)).status).toBe(200);
    expect(await visitor.collected(order.orderRef)).toEqual({ status: "PENDING", hintCode: "userSign" });
    expect(await openOrders()).toMatchObject([{ status: "started", personalNumber: ANNA }]);

    expect((await act("approve")).status).toBe(200);
    expect(await visitor.collected(order.orderRef)).toMatchObject({ status: "COMPLETE", customer: { firstName: "Anna" } });
    expect((await visitor.collect(order.orderRef)).status).toBe(400);
    expect(await openOrders()).toEqual([]);
  });

  it("is refused with a wrong code, an old one, one of nobody's order and no code at all", async () => {
    await begin();
    const swapped = { qrStartToken: order.qrStartToken, qrStartSecret: order.qrStartToken };
    const inMs = qrTextOf(order, 1_000).replace(".1000.", ".1.");
    expect(await scanned(qrTextOf(swapped, 0))).toEqual([422, { reason: "wrongCode" }]);
    expect(await scanned(inMs)).toEqual([422, { reason: "wrongCode" }]);
    expect(await scanned(qrTextOf({ ...order, qrStartToken: crypto.randomUUID() }, 0))).toEqual([
      422,
      { reason: "unknownOrder" },
    ]);
    expect(await scanned("https://example.com")).toEqual([422, { reason: "malformedCode" }]);
    await visitor.pass(6);
    expect(await scanned(qrTextOf(order, 0))).toEqual([422, { reason: "tooOld" }]);
    expect(await scanned(qrTextOf(order, 6))).toMatchObject([200, { status: "started" }]);
  });

  it("is refused for a person who isn't there, and a second time", async () => {
    await begin();
    expect(await (await visitor.scan(qrTextOf(order, 0), "190001010000")).json()).toEqual({ reason: "unknownPerson" });
    await visitor.scan(qrTextOf(order, 0), ANNA);
    expect(await (await visitor.scan(qrTextOf(order, 0), NILS)).json()).toEqual({ reason: "alreadyStarted" });
    expect(await (await act("approve", { personalNumber: NILS })).json()).toEqual({ reason: "otherPerson" });
  });

  it("fails when no app starts it within 30 s", async () => {
    await begin();
    await visitor.pass(29);
    expect(await visitor.collected(order.orderRef)).toMatchObject({ status: "PENDING" });
    await visitor.pass(1);
    expect(await visitor.collected(order.orderRef)).toEqual({ status: "FAILED", hintCode: "startFailed" });
    expect(await scanned(qrTextOf(order, 30))).toEqual([422, { reason: "ended" }]);
  });

  it("lives three minutes with the app", async () => {
    await begin();
    await visitor.scan(qrTextOf(order, 0), ANNA);
    await visitor.pass(179);
    expect(await visitor.collected(order.orderRef)).toMatchObject({ status: "PENDING" });
    await visitor.pass(1);
    expect(await visitor.collected(order.orderRef)).toEqual({ status: "FAILED", hintCode: "expiredTransaction" });
    expect((await act("approve")).status).toBe(422);
  });

  it("that is complete can be collected for three minutes, one that failed for five", async () => {
    await begin();
    const [late, failed, lateFailed] = [await visitor.startOrder(), await visitor.startOrder(), await visitor.startOrder()];
    await act("approve", { personalNumber: ANNA });
    await act("approve", { personalNumber: NILS }, late.orderRef);
    await act("cancel", {}, failed.orderRef);
    await act("cancel", {}, lateFailed.orderRef);
    const statusOf = async ({ orderRef }: StartedOrder) => (await visitor.collect(orderRef)).status;
    await visitor.pass(178);
    expect(await statusOf(order)).toBe(200);
    await visitor.pass(4);
    expect([await statusOf(late), await statusOf(failed)]).toEqual([400, 200]);
    await visitor.pass(120);
    expect(await statusOf(lateFailed)).toBe(400);
  });

  it("gives way to a newer one of the same person, not to another person's", async () => {
    await begin();
    await visitor.scan(qrTextOf(order, 0), ANNA);
    const others = await visitor.startOrder();
    await visitor.scan(qrTextOf(others, 0), NILS);
    expect(await visitor.collected(order.orderRef)).toMatchObject({ status: "PENDING" });
    const newer = await visitor.startOrder();
    await visitor.scan(qrTextOf(newer, 0), ANNA);
    expect(await visitor.collected(order.orderRef)).toEqual({ status: "FAILED", hintCode: "cancelled" });
    expect(await visitor.collected(newer.orderRef)).toMatchObject({ status: "PENDING", hintCode: "userSign" });
  });

  it("can be opened on the same device and approved at once, without a scan", async () => {
    await begin();
    expect(await (await act("approve")).json()).toEqual({ reason: "missingPerson" });
    await act("approve", { personalNumber: ANNA });
    expect(await visitor.collected(order.orderRef)).toMatchObject({ status: "COMPLETE" });

    const second = await visitor.startOrder();
    await act("open", { personalNumber: ANNA, hintCode: "userMrtd" }, second.orderRef);
    expect(await visitor.collected(second.orderRef)).toEqual({ status: "PENDING", hintCode: "userMrtd" });
    await act("hint", { hintCode: "userCallConfirm" }, second.orderRef);
    expect(await visitor.collected(second.orderRef)).toEqual({ status: "PENDING", hintCode: "userCallConfirm" });
  });

  it("can be cancelled and can fail", async () => {
    await begin();
    await act("cancel");
    expect(await visitor.collected(order.orderRef)).toEqual({ status: "FAILED", hintCode: "userCancel" });
    const second = await visitor.startOrder();
    await act("fail", { hintCode: "transactionRiskBlocked" }, second.orderRef);
    expect(await visitor.collected(second.orderRef)).toEqual({ status: "FAILED", hintCode: "transactionRiskBlocked" });
  });

  it("tells no hints when they are switched off", async () => {
    await begin();
    await visitor.control("PATCH", "auth", { hints: false });
    expect(await visitor.collected(order.orderRef)).toEqual({ status: "PENDING" });
    await act("cancel");
    expect(await visitor.collected(order.orderRef)).toEqual({ status: "FAILED" });
  });

  it("is unknown under another name, and bad without one", async () => {
    await begin();
    expect((await visitor.collect(crypto.randomUUID())).status).toBe(404);
    expect((await visitor.request("/customer-service/api/v1/auth/collect")).status).toBe(400);
  });
});

describe("the orders of a world", () => {
  it("are collected by the service that began them, and forgotten in the end", () => {
    let nowMs = 0;
    const store = openStore(":memory:");
    const orders = ordersOf({ store, worldId: "w", nowMs: () => nowMs, isPerson: () => true });
    const { orderRef } = orders.begin("sign", null);
    expect([orders.collect(orderRef, "login"), orders.collect(orderRef, "sign")]).toMatchObject([
      "unknown",
      { order: { orderRef } },
    ]);
    nowMs = 3_600_000;
    orders.begin("sign", null);
    expect(store.list("w", "order")).toHaveLength(1);
    store.close();
  });
});
