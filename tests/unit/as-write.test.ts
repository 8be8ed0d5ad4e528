/** Writes that a consent holds up, and writes that go well: what is said of them, whichever flow sends them. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../src/domain/errors";
import { asWrite } from "../../src/flows/asWrite";
import { tellConsentResolved } from "../../src/platform/consentResolved";
import { bindPorts } from "../../src/ports";
import { bindSession } from "../support/boundSession";

const HELD_UP = new ApiError({ call: "a write", kind: "http", status: 403, isHandled: true });
const NOT_DONE = { tone: "info", textKey: "consent.notDone", durationMs: 10_000, isUntilDone: true };

let said: unknown[];
let epoch: AbortController;
let given: number;

beforeEach(() => {
  [said, epoch, given] = [[], new AbortController(), 0];
  bindSession({ epochSignal: () => epoch.signal, consentsGiven: () => given });
  bindPorts({
    toast: (toast: unknown) => void said.push(toast),
    takeBackErrors: () => void said.push("taken back"),
  } as unknown as Parameters<typeof bindPorts>[0]);
});
// Nobody waits for what the test before held up.
afterEach(() => epoch.abort());

const heldUp = () => expect(asWrite(() => Promise.reject(HELD_UP))).rejects.toBe(HELD_UP);
function give() {
  given += 1;
  tellConsentResolved();
}

describe("a write that a consent held up [AMB-64]", () => {
  it("is said not to be done once the consent has been given, and not before", async () => {
    await heldUp();
    expect(said).toEqual([]);
    give();
    expect(said).toEqual([NOT_DONE]);
    give();
    expect(said).toEqual([NOT_DONE]);
  });

  it("is said so once, however many were held up, and again the next time", async () => {
    await Promise.all([heldUp(), heldUp(), heldUp()]);
    give();
    expect(said).toEqual([NOT_DONE]);
    await heldUp();
    give();
    expect(said).toEqual([NOT_DONE, NOT_DONE]);
  });

  it("is said so at once where the consent was given while the refusal was on its way", async () => {
    const write = asWrite(async () => {
      give();
      throw HELD_UP;
    });
    await expect(write).rejects.toBe(HELD_UP);
    expect(said).toEqual([NOT_DONE]);
    give();
    expect(said).toEqual([NOT_DONE]);
  });

  it("is nothing to whoever comes after the session", async () => {
    await heldUp();
    epoch.abort();
    epoch = new AbortController();
    give();
    expect(said).toEqual([]);
    await heldUp();
    give();
    expect(said).toEqual([NOT_DONE]);
  });

  it("is nothing where its session was over already", async () => {
    const write = asWrite(async () => {
      epoch.abort();
      epoch = new AbortController();
      throw HELD_UP;
    });
    await expect(write).rejects.toBe(HELD_UP);
    give();
    expect(said).toEqual([]);
  });
});

it("what goes well takes back what was said of the attempt before, and gives its answer", async () => {
  expect(await asWrite(async () => "k1")).toBe("k1");
  expect(said).toEqual(["taken back"]);
});

it.each([{ kind: "http" as const, status: 500 }, { kind: "http" as const, status: 409 }, { kind: "network" as const }])(
  "of what fails otherwise, each flow tells itself: $kind $status",
  async (details) => {
    const error = new ApiError({ call: "a write", ...details });
    await expect(asWrite(() => Promise.reject(error))).rejects.toBe(error);
    give();
    expect(said).toEqual([]);
  },
);
