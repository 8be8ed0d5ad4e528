/** The electricity offers in their real surroundings: what is read, what is sent, what is said to a person who has left. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { Toast } from "../../machines/shared/ports";
import { readContract } from "../../src/api/contracts";
import { readOffer, readOffers, readOffersAlone } from "../../src/api/electricity";
import { acceptOffer, acknowledgeOffer, denyOffers } from "../../src/api/offers";
import { ApiError } from "../../src/domain/errors";
import { readPage } from "../../src/flows/electricity-offers/readPage";
import { electricityOffersFlow } from "../../src/flows/electricity-offers/wiring";
import { onContractsChanged, tellContractsChanged } from "../../src/platform/contractsChanged";
import { bindPorts } from "../../src/ports";
import { bindSession } from "../support/boundSession";
import { contractDetail, contractOf } from "../support/contracts";
import { CONSENT, type Fault, NO_CONNECTION, offerOf } from "../support/electricityOffersActor";
import { links } from "../support/offerAnswers";
import { promised } from "../support/promised";

vi.mock("../../src/api/contracts");
vi.mock("../../src/api/electricity");
vi.mock("../../src/api/offers");

const done: unknown[] = [];
const offer = (given = {}, type = "Electricity") => ({ contract: contractOf(type), offer: offerOf(given), links });
const others = (...given: object[]) => ({ offers: [offerOf(), ...given.map(offerOf)] });
const list = (type = "Electricity") => ({ contract: contractOf(type), offers: [offerOf()] });
const fault = (details: Fault) => new ApiError({ call: "an offer", ...details });
const refused = (status: number) => fault({ kind: "http", status });

const until = (isSo: () => void) => vi.waitFor(isSo, { interval: 1 });

beforeEach(() => {
  done.splice(0);
  vi.mocked(readContract).mockResolvedValue(contractDetail("Electricity"));
  vi.mocked(readOffer).mockResolvedValue(offer());
  vi.mocked(readOffers).mockResolvedValue(list());
  vi.mocked(readOffersAlone).mockResolvedValue(others());
  bindSession();
  bindPorts({
    navigate: (destination: unknown) => void done.push(destination),
    goBackTo: (destination: unknown) => void done.push({ backTo: destination }),
    goBack: (otherwise: unknown) => void done.push({ back: otherwise }),
    takeBackErrors: () => void done.push("taken back"),
    toast: ({ textKey, params }: Toast) => void done.push(params ? [textKey, params] : textKey),
    confirm: async () => true,
  } as unknown as Parameters<typeof bindPorts>[0]);
});
afterEach(() => void vi.resetAllMocks());

describe("what is read", () => {
  const { signal } = new AbortController();
  const all = { contractId: "c1", offerId: null };
  const one = { contractId: "c1", offerId: "o1" };

  it("is the contract's offers, or the one", async () => {
    expect(await readPage(all, { signal })).toEqual({ kind: "list", ...list() });
    expect(await readPage(one, { signal })).toEqual({ kind: "offer", ...offer(), ...others() });
    expect(vi.mocked(readOffers).mock.calls).toEqual([["c1", { signal }]]);
    expect(vi.mocked(readOffer).mock.calls).toEqual([["c1", "o1", { signal }]]);
    expect(vi.mocked(readOffersAlone).mock.calls).toEqual([["c1", { signal }]]);
    expect(readContract).not.toHaveBeenCalled();
  });

  it.each<Fault>([{ kind: "http", status: 500 }, { kind: "http", status: 404 }, NO_CONNECTION, { kind: "malformed" }])(
    "is the one offer also when only the others can't be read: $kind $status",
    async (details) => {
      vi.mocked(readOffersAlone).mockRejectedValue(fault(details));
      expect(await readPage(one, { signal })).toEqual({ kind: "offer", ...offer(), offers: null });
    },
  );

  it("isn't the one offer while a consent is asked for [AMB-64]", async () => {
    vi.mocked(readOffersAlone).mockRejectedValue(fault(CONSENT));
    await expect(readPage(one, { signal })).rejects.toEqual(fault(CONSENT));
  });

  it("is never another offer than was asked for [F06]", async () => {
    vi.mocked(readOffer).mockResolvedValue(offer({ offerId: "o2", status: "ACCEPTED" }));
    await expect(readPage(one, { signal })).rejects.toMatchObject({ kind: "malformed" });
  });

  it("is never the offer of another contract, for which nothing could be declined [EL-17]", async () => {
    for (const offers of [[], [offerOf({ offerId: "o2" })]]) {
      vi.mocked(readOffersAlone).mockResolvedValue({ offers });
      await expect(readPage(one, { signal })).rejects.toMatchObject({ kind: "http", status: 404 });
    }
    vi.mocked(readOffer).mockResolvedValue(offer({ status: "ACCEPTED" }));
    expect(await readPage(one, { signal })).toMatchObject({ kind: "offer" });
  });

  it.each([
    { type: "Electricity", isOurs: true },
    { type: "ELECTRICITY", isOurs: true },
    { type: "Mobile", isOurs: false },
    { type: "District heating", isOurs: false },
  ])("is of an electricity contract: $type, $isOurs [EL-03]", async ({ type, isOurs }) => {
    vi.mocked(readOffer).mockResolvedValue(offer({}, type));
    vi.mocked(readOffers).mockResolvedValue(list(type));
    const kinds = [await readPage(all, { signal }), await readPage(one, { signal })].map(({ kind }) => kind);
    expect(kinds).toEqual(isOurs ? ["list", "offer"] : ["notElectricity", "notElectricity"]);
  });

  it.each([400, 404, 409])("a refusal, %i, of offers for another kind of contract is no fault [EL-03]", async (status) => {
    vi.mocked(readOffers).mockRejectedValue(refused(status));
    vi.mocked(readContract).mockResolvedValueOnce(contractDetail("Mobile"));
    expect(await readPage(all, { signal })).toEqual({ kind: "notElectricity" });
    expect(vi.mocked(readContract).mock.calls).toEqual([["c1", { signal }]]);
    vi.mocked(readContract).mockResolvedValueOnce(contractDetail("Electricity"));
    await expect(readPage(all, { signal })).rejects.toEqual(refused(status));
    vi.mocked(readContract).mockRejectedValueOnce(fault(NO_CONNECTION));
    await expect(readPage(all, { signal })).rejects.toEqual(refused(status));
  });

  it.each<Fault>([{ kind: "http", status: 500 }, { kind: "network" }, { kind: "malformed" }, CONSENT])(
    "any other fault is one at once: $kind $status",
    async (details) => {
      vi.mocked(readOffers).mockRejectedValue(fault(details));
      await expect(readPage(all, { signal })).rejects.toEqual(fault(details));
      expect(readContract).not.toHaveBeenCalled();
    },
  );
});

/** The page of one offer, which has been read. */
async function open(given = {}) {
  vi.mocked(readOffer).mockResolvedValue(offer(given));
  const at = { contractId: "c1", offerId: "o1" };
  const page = createActor(electricityOffersFlow(at), { input: at }).start();
  await until(() => expect(page.getSnapshot().matches({ offer: "open" })).toBe(true));
  return page;
}
const isAt = (page: Awaited<ReturnType<typeof open>>, state: object) =>
  until(() => expect(page.getSnapshot().value).toEqual(state));

describe("what is sent", () => {
  it.each([
    { offerType: "SWITCH", write: acceptOffer, other: acknowledgeOffer },
    { offerType: "DISCOUNT", write: acknowledgeOffer, other: acceptOffer },
  ])("a yes to $offerType [EL-14] [EL-15]", async ({ offerType, write, other }) => {
    const page = await open({ offerType });
    vi.mocked(readOffer).mockResolvedValue(offer({ status: "ACCEPTED" }));
    page.send({ type: "offer.yes" });
    await isAt(page, { agreed: "now" });
    expect([vi.mocked(write).mock.calls, vi.mocked(other).mock.calls, done]).toEqual([[["o1"]], [], ["taken back"]]);
    page.send({ type: "contract.open" });
    page.send({ type: "back" });
    expect(done).toEqual([
      "taken back",
      { to: "/contract/$id", params: { id: "c1" }, replace: true },
      { back: { to: "/electricity/$contractId/offers", params: { contractId: "c1" }, replace: true } },
    ]);
  });

  it("a no, which leads home [EL-17]", async () => {
    const page = await open({ offerType: "LOYALTY" });
    page.send({ type: "offer.decline" });
    await until(() => expect(done).toEqual(["taken back", "electricityOffer.declined.one", { backTo: { to: "/home" } }]));
    expect(vi.mocked(denyOffers).mock.calls).toEqual([["c1"]]);
  });
});

it("that a contract isn't of electricity is logged once [EL-03]", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  vi.mocked(readOffers).mockResolvedValue(list("Mobile"));
  const at = { contractId: "c1", offerId: null };
  const page = createActor(electricityOffersFlow(at), { input: at }).start();
  await until(() => expect(page.getSnapshot().value).toBe("notElectricity"));
  expect(warn.mock.calls).toEqual([["Contract is not an electricity contract"]]);
});

it("what was answered before has the offers read anew, for as long as their page is open [TR-15]", async () => {
  const at = { contractId: "c1", offerId: null };
  const page = createActor(electricityOffersFlow(at), { input: at }).start();
  await until(() => expect(page.getSnapshot().value).toEqual({ list: "resting" }));
  tellContractsChanged();
  await until(() => expect(page.getSnapshot().value).toEqual({ list: "resting" }));
  page.stop();
  tellContractsChanged();
  expect(readOffers).toHaveBeenCalledTimes(2);
});

describe("a person who has left meanwhile is told how it ended [F06] [XS-08] [TR-15]", () => {
  const agreed = offer({ status: "ACCEPTED" });
  const gone = refused(410);
  const YES = ["electricityOffer.agreed.toast.of", { name: "\u2068Norrsken El\u2069" }];
  const NO = "electricityOffer.declined.one";
  const failed = { accept: "error.acceptOffer", acknowledge: "error.acknowledgeOffer", no: "error.failedToDenyOffers" };

  const answers = [
    { offerType: "SWITCH", event: "offer.yes", write: acceptOffer, said: YES, kept: failed.accept, sign: agreed },
    { offerType: "DISCOUNT", event: "offer.yes", write: acknowledgeOffer, said: YES, kept: failed.acknowledge, sign: agreed },
    { offerType: "LOYALTY", event: "offer.decline", write: denyOffers, said: NO, kept: failed.no, sign: gone },
  ] as const;
  type Given = (typeof answers)[number];

  const found = (what: object) => {
    if (what instanceof Error) vi.mocked(readOffer).mockRejectedValue(what);
    else vi.mocked(readOffer).mockResolvedValue(what as Awaited<ReturnType<typeof readOffer>>);
  };

  /** Answers, leaves, and then the answer ends as `end` says, and further reads find `what`. */
  async function leave({ offerType, event, write }: Given, end: Error | null, what: object) {
    const call = promised<void>();
    vi.mocked(write).mockReturnValue(call.promise);
    const page = await open({ offerType });
    page.send({ type: event });
    await until(() => expect(write).toHaveBeenCalledTimes(1));
    page.stop();
    found(what);
    changed.mockClear();
    if (end === null) call.resolve();
    else call.reject(end);
    await until(() => expect(changed).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(5_000);
    for (const once of [write, changed]) expect(once).toHaveBeenCalledTimes(1);
    return { said: done.splice(0), reads: vi.mocked(readOffer).mock.calls.length - 1 };
  }

  const changed = vi.fn();
  let stop = () => {};
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    stop = onContractsChanged(changed);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  describe.each(answers)("$event to $offerType", (answer) => {
    it("well", async () => {
      expect((await leave(answer, null, answer.sign)).said).toEqual([answer.said]);
    });

    it.each([refused(409), refused(503), fault(NO_CONNECTION)])("well all the same: %s", async (end) => {
      expect(await leave(answer, end, answer.sign)).toEqual({ said: [answer.said], reads: 1 });
    });

    it.each([refused(400), fault(NO_CONNECTION)])("badly: %s", async (end) => {
      expect(await leave(answer, end, offer({ offerType: answer.offerType }))).toEqual({ said: [answer.kept], reads: 1 });
    });

    it("in a way that nobody knows, after it was looked for as often as by a page [AMB-58]", async () => {
      const end = fault(NO_CONNECTION);
      expect(await leave(answer, end, end)).toEqual({ said: ["electricityOffer.unknown.title"], reads: 3 });
    });

    it.each([fault(CONSENT), new DOMException("The session is over.", "AbortError")])(
      "by others, or by nobody: %s [AMB-64]",
      async (end) => {
        expect(await leave(answer, end, offer())).toEqual({ said: [], reads: 0 });
        vi.mocked(answer.write).mockClear();
        vi.mocked(readOffer).mockClear();
        expect(await leave(answer, fault(NO_CONNECTION), end)).toEqual({ said: [], reads: 1 });
      },
    );

    it("also when they leave while it is looked for", async () => {
      vi.mocked(answer.write).mockRejectedValue(refused(503));
      const page = await open({ offerType: answer.offerType });
      const read = promised<Awaited<ReturnType<typeof readOffer>>>();
      vi.mocked(readOffer).mockReturnValue(read.promise);
      page.send({ type: answer.event });
      await until(() => expect(readOffer).toHaveBeenCalledTimes(2));
      page.stop();
      if (answer.sign instanceof Error) read.reject(answer.sign);
      else read.resolve(answer.sign);
      await until(() => expect(done).toEqual([answer.said]));
      expect(changed).toHaveBeenCalledTimes(1);
    });

    it("nothing, when their session is over by then: whoever is here now may be somebody else [TR-15]", async () => {
      const epoch = new AbortController();
      bindSession({ epochSignal: () => epoch.signal });
      vi.mocked(answer.write).mockRejectedValue(refused(503));
      const page = await open({ offerType: answer.offerType });
      const read = promised<Awaited<ReturnType<typeof readOffer>>>();
      vi.mocked(readOffer).mockReturnValue(read.promise);
      page.send({ type: answer.event });
      await until(() => expect(readOffer).toHaveBeenCalledTimes(2));
      const [, , options] = vi.mocked(readOffer).mock.calls[1]!;
      page.stop();
      expect(options.signal.aborted).toBe(false);
      epoch.abort();
      expect(options.signal.aborted).toBe(true);
      read.resolve(agreed);
      await until(() => expect(changed).toHaveBeenCalledTimes(1));
      expect(done).toEqual([]);
    });
  });

  it("and who has stayed isn't", async () => {
    vi.mocked(acceptOffer).mockRejectedValue(refused(503));
    const page = await open();
    found(agreed);
    page.send({ type: "offer.yes" });
    await until(() => expect(page.getSnapshot().value).toEqual({ agreed: "now" }));
    expect([done, changed.mock.calls]).toEqual([["taken back"], []]);
  });
});
