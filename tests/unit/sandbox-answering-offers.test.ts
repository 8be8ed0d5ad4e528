/** The sandbox's electricity offers: what becomes of them with a yes or a no, and how an analysed invoice leads to them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createSandbox } from "../sandbox/app";
import { API, type Visitor, visit, visitorOf } from "../sandbox/visitor";
import { PDF } from "../support/invoiceFiles";
import {
  ANNA,
  ANNAS,
  CILLA,
  DISA,
  DISAS,
  LARS,
  LOVA,
  LOVAS,
  type OffersCustomer,
  OVE,
  OVES,
  offersCustomer,
  SUMMER_HOUSE,
} from "../support/offersCustomer";

const FRIDA = "199808062385";
const FRIDAS = "frida-fors-electricity";

const sandbox = createSandbox({ dataFile: ":memory:" });
let visitor: Visitor;
beforeEach(async () => void (visitor = await visit(sandbox)));
afterAll(() => sandbox.close());

const customer = (who: string): Promise<OffersCustomer> => offersCustomer(visitor, who);

const OK = [200, "OK"];
const CONFLICT = [409, '{"cause":"ALREADY_ANSWERED"}'];
const NOT_FOUND = [404, '{"cause":"NOT_FOUND"}'];

describe("a yes", () => {
  it("to a switch: accepted, no card asks any more, and one tells that it is under way [EL-14]", async () => {
    const anna = await customer(ANNA);
    expect(await anna.accept(`${ANNAS}-offer-1`)).toEqual(OK);
    expect(await anna.statusOf(`${ANNAS}-offer-1`)).toBe("ACCEPTED");
    const { offerPreviewCards, todoCards, ongoingCards } = await anna.home();
    expect(offerPreviewCards.map(({ contractId }) => contractId)).toEqual(["anna-andersson-carinsurance", SUMMER_HOUSE]);
    expect(todoCards.map(({ contractId }) => contractId)).toEqual([SUMMER_HOUSE, "anna-andersson-carinsurance-2"]);
    expect(ongoingCards).toHaveLength(3);
    expect(ongoingCards[0]).toMatchObject({
      contractId: ANNAS,
      description: "Norrsken El tar över din el. Du behöver inte göra något själv.",
      providers: [{ id: "granby-energi" }, { id: "norrsken-el" }],
    });
    const detail = await anna.page(ANNAS);
    expect([detail.offerPreview, detail.todoCard, detail.ongoingCards]).toEqual([null, null, [ongoingCards[0]]]);
  });

  it("leaves the contract's other offers to be read, but not to be taken", async () => {
    const ove = await customer(OVE);
    await ove.accept(`${OVES}-offer-2`);
    expect(await ove.ids(OVES)).toEqual([1, 2, 3].map((n) => `${OVES}-offer-${n}`));
    expect(await ove.statusOf(`${OVES}-offer-1`)).toBeNull();
    expect(await ove.accept(`${OVES}-offer-1`)).toEqual(CONFLICT);
    expect(await ove.accept(`${OVES}-offer-2`)).toEqual(CONFLICT);
    expect(await ove.deny(OVES)).toEqual(CONFLICT);
    expect((await ove.home()).ongoingCards).toHaveLength(1);
  });

  it("for one contract leaves those of another alone, and what else there is to do", async () => {
    const anna = await customer(ANNA);
    await anna.accept(`${ANNAS}-offer-1`);
    expect(await anna.accept(`${SUMMER_HOUSE}-offer-1`)).toEqual(OK);
    expect((await anna.page(SUMMER_HOUSE)).todoCard?.subFlows).toMatchObject([{ action: "UPLOAD_INVOICE" }]);
  });

  it("to the own provider tells of the lower price", async () => {
    const lova = await customer(LOVA);
    expect(await lova.accept(`${LOVAS}-offer-1`)).toEqual(OK);
    expect((await lova.home()).ongoingCards[0]).toMatchObject({
      description: "Granby Energi sänker ditt pris. Du behöver inte göra något själv.",
      contextualInformation: { body: expect.stringMatching(/^Det nya priset gäller från och med 1\s\S+\s\d{4}\.$/) },
      providers: [{ id: "granby-energi" }],
    });
  });

  it("to a discount is an acknowledgement, and to all else it isn't [EL-15]", async () => {
    const disa = await customer(DISA);
    expect((await disa.accept(`${DISAS}-offer-1`))[0]).toBe(400);
    expect(await disa.acknowledge(`${DISAS}-offer-1`)).toEqual(OK);
    expect(await disa.statusOf(`${DISAS}-offer-1`)).toBe("ACCEPTED");
    expect((await disa.home()).ongoingCards[0]?.description).toBe(
      "Granby Energi lägger in din rabatt. Du behöver inte göra något själv.",
    );
    const lova = await customer(LOVA);
    expect((await lova.acknowledge(`${LOVAS}-offer-1`))[0]).toBe(400);
    expect(await lova.statusOf(`${LOVAS}-offer-1`)).toBeNull();
  });

  it("is there already where the provider has confirmed, but for a discount", async () => {
    expect(await (await customer(LARS)).accept("lars-ljung-electricity-offer-1")).toEqual(CONFLICT);
    expect(await (await customer(CILLA)).acknowledge("cilla-ceder-electricity-offer-1")).toEqual(OK);
  });

  it("has happened when only its answer was lost", async () => {
    const lova = await customer(LOVA);
    await visitor.control("PUT", "faults", [{ path: "*/accept", when: "after", drop: true, times: 1 }]);
    await expect(lova.accept(`${LOVAS}-offer-1`)).rejects.toThrow();
    expect(await lova.statusOf(`${LOVAS}-offer-1`)).toBe("ACCEPTED");
    expect(await lova.accept(`${LOVAS}-offer-1`)).toEqual(CONFLICT);
  });

  it("to nothing isn't taken", async () => {
    const lova = await customer(LOVA);
    expect([await lova.accept("nobody"), await lova.acknowledge("nobody")]).toEqual([NOT_FOUND, NOT_FOUND]);
  });
});

it("a no is to all offers of that contract: they are gone, and so is what told of them [EL-17]", async () => {
  const anna = await customer(ANNA);
  expect(await anna.deny(ANNAS)).toEqual([204, ""]);
  expect([await anna.ids(ANNAS), await anna.get(`/electricity/offers/${ANNAS}-offer-2`)]).toEqual([[], 404]);
  const { offerPreviewCards, todoCards, ongoingCards } = await anna.home();
  expect(offerPreviewCards.map(({ contractId }) => contractId)).toEqual(["anna-andersson-carinsurance", SUMMER_HOUSE]);
  expect(todoCards.map(({ contractId }) => contractId)).toEqual([SUMMER_HOUSE, "anna-andersson-carinsurance-2"]);
  expect(ongoingCards).toHaveLength(2);
  expect(await anna.ids(SUMMER_HOUSE)).toHaveLength(1);
  expect([await anna.deny(ANNAS), await anna.accept(`${ANNAS}-offer-1`)]).toEqual([NOT_FOUND, NOT_FOUND]);
});

describe("an analysed invoice", () => {
  const analyse = async ({ accessToken, get }: OffersCustomer, contractId: string) => {
    await visitor.control("PATCH", "processes/invoice-analysis", { polls: 0 });
    const body = new FormData();
    body.append("file", new File([PDF], "a.pdf"), "a.pdf");
    const headers = { authorization: `Bearer ${accessToken}` };
    await visitor.request(`${API}/contracts/${contractId}/invoice`, { method: "POST", headers, body });
    expect(await get(`/contracts/${contractId}/invoice/analysis/status`)).toMatchObject({ status: "COMPLETED" });
  };

  it("leads to offers, of which one is accepted", async () => {
    const frida = await customer(FRIDA);
    expect(await frida.ids(FRIDAS)).toEqual([]);
    await analyse(frida, FRIDAS);
    expect(await frida.ids(FRIDAS)).toHaveLength(3);
    expect((await frida.page(FRIDAS)).offerPreview).toMatchObject({
      offerId: `${FRIDAS}-offer-1`,
      savings: { price: (await frida.offer(`${FRIDAS}-offer-1`)).offer.savings?.annualSavings },
    });
    expect(await frida.accept(`${FRIDAS}-offer-1`)).toEqual(OK);
    const { offerPreview, todoCard, contract } = await frida.page(FRIDAS);
    expect([offerPreview, todoCard, contract.invoiceAnalysisDetails?.backgroundProcess]).toEqual([null, null, null]);
  });

  it("that is acknowledged keeps its offers, and brings none back that were declined", async () => {
    const frida = await customer(FRIDA);
    await analyse(frida, FRIDAS);
    await frida.post(`/contracts/${FRIDAS}/invoice/analysis/acknowledge`);
    expect(await frida.ids(FRIDAS)).toHaveLength(3);
    expect((await frida.page(FRIDAS)).offerPreview).not.toBeNull();
    await frida.deny(FRIDAS);
    await frida.post(`/contracts/${FRIDAS}/invoice/analysis/acknowledge`);
    expect([await frida.ids(FRIDAS), (await frida.page(FRIDAS)).offerPreview]).toEqual([[], null]);
  });

  it("finds other offers in place of those before", async () => {
    const anna = await customer(ANNA);
    await analyse(anna, SUMMER_HOUSE);
    expect(await anna.ids(SUMMER_HOUSE)).toHaveLength(3);
    expect((await anna.home()).offerPreviewCards.filter(({ contractId }) => contractId === SUMMER_HOUSE)).toHaveLength(1);
  });
});

it("what was answered survives a restart", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
  const dataFile = join(folder, "sandbox.db");
  const before = createSandbox({ dataFile });
  visitor = await visit(before);
  await (await customer(LOVA)).accept(`${LOVAS}-offer-1`);
  await (await customer(OVE)).deny(OVES);
  before.close();
  const after = createSandbox({ dataFile });
  visitor = visitorOf(after, visitor.worldId);
  expect(await (await customer(OVE)).ids(OVES)).toEqual([]);
  expect(await (await customer(LOVA)).statusOf(`${LOVAS}-offer-1`)).toBe("ACCEPTED");
  after.close();
  rmSync(folder, { recursive: true });
});
