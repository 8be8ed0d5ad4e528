/** The calls about electricity offers: which paths each asks for, what it sends, what it takes for an answer. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startCollection } from "../../src/api/collections";
import { readOffer, readOffers, readOffersAlone } from "../../src/api/electricity";
import { acceptOffer, acknowledgeOffer, denyOffers } from "../../src/api/offers";
import { bindSession } from "../support/boundSession";
import { stubBrowser } from "../support/browser";
import { contractAnswer, contractOf } from "../support/contracts";
import { links, offerAnswer, offerDetailAnswer, offersAnswer } from "../support/offerAnswers";

type Answers = (path: string) => Response | Promise<Response>;

let sent: Request[];
beforeEach(() => {
  stubBrowser();
  sent = [];
  bindSession();
});
afterEach(() => void vi.unstubAllGlobals());

const API = "http://localhost/customer-service/api/v1";
const pathOf = ({ url }: Request) => url.replace(API, "");
const asked = () => sent.map((request) => `${request.method} ${pathOf(request)}`);

/** Answers by path, and gives up when the caller does. */
const answer = (answers: Answers) =>
  vi.stubGlobal("fetch", async (request: Request) => {
    sent.push(request.clone());
    request.signal.throwIfAborted();
    const left = new Promise<never>((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)));
    return Promise.race([answers(pathOf(request)), left]);
  });
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const never = () => new Promise<never>(() => {});

const isContract = (path: string) => path.startsWith("/contracts/");
const contract = () => json(contractAnswer("Electricity"));
const whole: Answers = (path) => {
  if (isContract(path)) return contract();
  return json(path.startsWith("/electricity/offers/") ? offerDetailAnswer() : offersAnswer(offerAnswer()));
};
const { signal } = new AbortController();

/** What both reads have in common; `own`: the call beside the contract's. */
const reads = [
  { name: "the offers", read: (options = { signal }) => readOffers("c1", options), own: "GET /electricity/contracts/c1/offers" },
  { name: "one offer", read: (options = { signal }) => readOffer("c1", "o1", options), own: "GET /electricity/offers/o1" },
];

describe("reading", () => {
  it("gives all offers, and the contract that they are for [EL-02]", async () => {
    answer(whole);
    expect(await readOffers("c1", { signal })).toEqual({ contract: contractOf("Electricity"), offers: [offerAnswer()] });
  });

  it("gives all offers without the contract, for who has it [EL-02]", async () => {
    answer(whole);
    expect(await readOffersAlone("c1", { signal })).toEqual({ offers: [offerAnswer()] });
    expect(asked()).toEqual(["GET /electricity/contracts/c1/offers"]);
  });

  it("gives one offer with its links, and the contract that it is for [EL-05] [EL-23]", async () => {
    answer(whole);
    expect(await readOffer("c1", "o1", { signal })).toEqual({
      contract: contractOf("Electricity"),
      offer: offerAnswer(),
      links,
    });
    expect(asked()).toEqual(["GET /contracts/c1", "GET /electricity/offers/o1"]);
  });
});

describe.each(reads)("reading $name", ({ read, own }) => {
  it("asks for both at once", async () => {
    answer(never);
    void read();
    await vi.waitFor(() => expect(asked()).toEqual(["GET /contracts/c1", own]));
  });

  it("fails as the one of them does that failed, and lets the other go", async () => {
    for (const isFailing of [isContract, (path: string) => !isContract(path)]) {
      sent = [];
      answer((path) => (isFailing(path) ? json({}, 404) : never()));
      await expect(read()).rejects.toMatchObject({ name: "ApiError", kind: "http", status: 404 });
      const other = sent.find((request) => !isFailing(pathOf(request)));
      expect(other?.signal.aborted).toBe(true);
    }
  });

  it("fails without an answer, and with one that nobody can read", async () => {
    for (const isFailing of [isContract, (path: string) => !isContract(path)]) {
      answer((path) => (isFailing(path) ? Promise.reject(new TypeError("Load failed")) : whole(path)));
      await expect(read()).rejects.toMatchObject({ name: "ApiError", kind: "network" });
      for (const body of [{}, [], null, { offer: {}, offers: [{}], contract: null }]) {
        answer((path) => (isFailing(path) ? json(body) : whole(path)));
        await expect(read()).rejects.toMatchObject({ name: "ApiError", kind: "malformed" });
      }
    }
  });

  it("ends both calls when the caller leaves [KY-10]", async () => {
    answer(never);
    const leaving = new AbortController();
    const reading = read({ signal: leaving.signal });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    leaving.abort();
    await expect(reading).rejects.toMatchObject({ name: "AbortError" });
    expect(sent.map((request) => request.signal.aborted)).toEqual([true, true]);
  });
});

describe("ids in paths [A14]", () => {
  it.each([
    ["a/b", "a%2Fb"],
    ["a?x=1", "a%3Fx%3D1"],
    ["a#b", "a%23b"],
    ["../../admin", "..%2F..%2Fadmin"],
    ["%2e%2e%2f", "%252e%252e%252f"],
    ["\0", "%00"],
    ["å ä", "%C3%A5%20%C3%A4"],
  ])("%j is sent as %s, and stays in its place", async (id, encoded) => {
    answer(whole);
    await readOffers(id, { signal });
    await readOffer(id, id, { signal });
    await acceptOffer(id);
    await acknowledgeOffer(id);
    await denyOffers(id);
    expect(asked()).toEqual([
      `GET /contracts/${encoded}`,
      `GET /electricity/contracts/${encoded}/offers`,
      `GET /contracts/${encoded}`,
      `GET /electricity/offers/${encoded}`,
      `POST /offers/${encoded}/accept`,
      `POST /offers/${encoded}/acknowledge`,
      `POST /contracts/${encoded}/deny-offers`,
    ]);
  });

  it.each(["", ".", "..", "\ud800"])("%j asks for nothing", async (id) => {
    answer(whole);
    for (const call of [acceptOffer, acknowledgeOffer, denyOffers]) await expect(call(id)).rejects.toThrow();
    await expect(readOffers(id, { signal })).rejects.toThrow();
    expect(asked()).toEqual([]);
    await expect(readOffer("c1", id, { signal })).rejects.toThrow();
    expect(asked().filter((call) => call.includes("/electricity/"))).toEqual([]);
  });
});

describe.each([
  ["accepting [EL-14]", acceptOffer, "POST /offers/x/accept"],
  ["acknowledging [EL-15]", acknowledgeOffer, "POST /offers/x/acknowledge"],
  ["declining [EL-17]", denyOffers, "POST /contracts/x/deny-offers"],
])("%s", (_, write, expected) => {
  it.each([
    ["nothing", () => new Response(null, { status: 204 })],
    ["an empty body", () => new Response("")],
    ["a word", () => new Response("OK")],
  ])("is done with %s for an answer [KY-04]", async (_, response) => {
    answer(response);
    await expect(write("x")).resolves.toBeUndefined();
    expect(asked()).toEqual([expected]);
    expect([await sent[0]?.text(), sent[0]?.headers.get("authorization")]).toEqual(["", "Bearer a.b.c"]);
  });

  it("fails as it is refused, and without an answer, at once", async () => {
    answer(() => json({ cause: "CONFLICT" }, 409));
    await expect(write("x")).rejects.toMatchObject({ kind: "http", status: 409, body: { cause: "CONFLICT" } });
    answer(() => Promise.reject(new TypeError("Load failed")));
    await expect(write("x")).rejects.toMatchObject({ name: "ApiError", kind: "network" });
    expect(sent).toHaveLength(2);
  });
});

describe("starting a collection [COL-02]", () => {
  it("names the insurer and where the electronic ID is, and is told its id", async () => {
    answer(() => json({ id: "col-1" }));
    expect(await startCollection({ providerId: "hemtrygg", preferSameDeviceAuthentication: true })).toEqual({ id: "col-1" });
    expect(asked()).toEqual(["POST /insurance/collection"]);
    expect(await sent[0]?.json()).toEqual({ providerId: "hemtrygg", preferSameDeviceAuthentication: true });
  });

  it("fails when it is told none", async () => {
    answer(() => json({}));
    const started = startCollection({ providerId: "hemtrygg", preferSameDeviceAuthentication: false });
    await expect(started).rejects.toMatchObject({ name: "ApiError", kind: "malformed" });
  });
});
