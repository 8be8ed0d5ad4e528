/** Answers that can only be taken in part: the page shows the rest, and the log tells of it, once. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readContract } from "../../src/api/contracts";
import { readOffer, readOffers } from "../../src/api/electricity";
import { readDashboard } from "../../src/api/home";
import { readPlaceholders } from "../../src/api/placeholders";
import { bindSession } from "../support/boundSession";
import { stubBrowser } from "../support/browser";

const { signal } = new AbortController();
const API = "GET /customer-service/api/v1";
const contract = { id: "c1", type: "Electricity" };

let answer: unknown;
let logged: unknown[];

beforeEach(() => {
  stubBrowser();
  bindSession();
  logged = [];
  vi.spyOn(console, "warn").mockImplementation((...words) => void logged.push(...words));
  vi.stubGlobal("fetch", async () => Response.json(answer));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const READS: [what: string, call: string, read: (id: string) => Promise<unknown>, odd: object, whole: object][] = [
  ["home", "home/dashboard", () => readDashboard({ signal }), { todoCards: ["?"] }, { todoCards: [], extra: 1 }],
  ["the contracts", "contracts/placeholders", () => readPlaceholders({ signal }), { placeholders: [7] }, { placeholders: null }],
  [
    "a contract",
    "contracts/odd",
    (id) => readContract(id, { signal }),
    { contract: { ...contract, customerDetails: { email: 7 } } },
    { contract: { ...contract, customerDetails: { email: null, extra: {} } } },
  ],
  [
    "an offer",
    "electricity/offers/odd",
    (id) => readOffer("c1", id, { signal }),
    { contract, offer: { offerId: "odd", status: ["ACCEPTED"] } },
    { contract, offer: { offerId: "whole", status: "SOMETHING_NEW" } },
  ],
  [
    "offers",
    "electricity/contracts/odd/offers",
    (id) => readOffers(id, { signal }),
    { contract, offers: [{ offerId: "o1", savings: "much" }] },
    { contract, offers: [{ offerId: "o1", savings: null }] },
  ],
];

it.each(READS)(
  "%s: what can't be read is told to the log once, what is missing or new isn't [F17]",
  async (_, call, read, odd, whole) => {
    answer = whole;
    await read("whole").catch(() => {});
    expect(logged).toEqual([]);
    answer = odd;
    await read("odd");
    await read("odd");
    expect(logged).toEqual([`Some of an answer can't be read, and is left out: ${API}/${call}`]);
  },
);
