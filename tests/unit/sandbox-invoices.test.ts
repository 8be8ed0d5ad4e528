/** The sandbox's invoices: what it takes, how the analysis goes on, and what the page and the cards tell of it. */
import { parse } from "valibot";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { dashboardSchema } from "../../src/api/schemas/cards";
import { createSandbox } from "../sandbox/app";
import { API, type Visitor, visit } from "../sandbox/visitor";
import { bytesOf, JPEG, PDF, PNG } from "../support/invoiceFiles";

const ANNA = "198504122386";
const FRIDA = "199808062385";
const SUMMER_HOUSE = "anna-andersson-electricity-summer-house";
const TYPE = "INVOICE_ANALYSIS";
const PROCESSING = { status: "PROCESSING", statusDescriptionKey: null, type: TYPE };
const COMPLETED = { status: "COMPLETED", statusDescriptionKey: "todo.ELECTRICITY.analysisDone.status", type: TYPE };
const FAILED = { status: "FAILED", statusDescriptionKey: "todo.ELECTRICITY.uploadInvoice.failed", type: TYPE };

const sandbox = createSandbox({ dataFile: ":memory:" });
let visitor: Visitor;
let token: string;
const logIn = async (who: string) => void (token = (await visitor.logIn(who)).accessToken);
beforeEach(async () => {
  visitor = await visit(sandbox);
  await logIn(ANNA);
});
afterAll(() => sandbox.close());

type Sent = { id?: string; field?: string; name?: string; bytes?: Uint8Array<ArrayBuffer>; body?: BodyInit };
const upload = ({ id = SUMMER_HOUSE, field = "file", name = "Fakturå (1).pdf", bytes = PDF, body }: Sent = {}) => {
  const form = new FormData();
  form.append(field, new File([bytes], name), name);
  return visitor.request(`${API}/contracts/${id}/invoice`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: body ?? form,
  });
};
const get = async (path: string) => {
  const response = await visitor.get(path, token);
  return response.ok ? await response.json() : response.status;
};
const poll = (id = SUMMER_HOUSE) => get(`/contracts/${id}/invoice/analysis/status`);
const page = (id = SUMMER_HOUSE) => get(`/contracts/${id}`);
const acknowledge = (id = SUMMER_HOUSE) =>
  visitor.post(`/contracts/${id}/invoice/analysis/acknowledge`, {}, { authorization: `Bearer ${token}` });
const cardOf = async (id = SUMMER_HOUSE) => {
  const { todoCards } = parse(dashboardSchema, await get("/home/dashboard"));
  return todoCards.find(({ contractId }) => contractId === id);
};

describe("an invoice", () => {
  it.each([
    ["a PDF", PDF],
    ["a photo", JPEG],
    ["a picture", PNG],
  ])("that is %s is taken as multipart, and begins an analysis [KY-07]", async (_, bytes) => {
    const response = await upload({ bytes });
    expect([response.status, await response.json()]).toEqual([200, { backgroundProcess: PROCESSING }]);
    expect((await page()).contract.invoiceAnalysisDetails).toEqual({
      invoiceMonth: expect.stringMatching(/^\d{4}-\d{2}$/),
      invoiceName: "Fakturå (1).pdf",
      noBetterDealFound: false,
      backgroundProcess: PROCESSING,
    });
    expect(await cardOf()).toMatchObject({
      titleKey: "todo.ELECTRICITY.analysing.title",
      // Home doesn't follow it: nothing may be promised of the card that stands there.
      description: "Det brukar ta mindre än en minut. Svaret finns här nästa gång du tittar in, och på avtalets sida.",
      subFlows: [],
      backgroundProcess: PROCESSING,
    });
  });

  it.each([
    ["of nothing", { bytes: bytesOf("") }, 400],
    ["of more than 20 MB", { bytes: new Uint8Array(20 * 1_024 * 1_024 + 1) }, 413],
    ["that is something else", { bytes: bytesOf("<html>") }, 415],
    ["in another field", { field: "invoice" }, 400],
    ["that isn't multipart", { body: "{}" }, 400],
    ["for a contract that isn't there", { id: "nobody" }, 404],
    ["for another kind of contract", { id: "anna-andersson-mobile" }, 400],
  ])("%s is refused: %o", async (_, sent, status) => {
    expect((await upload(sent)).status).toBe(status);
    expect((await page()).contract.invoiceAnalysisDetails).toBeNull();
  });

  it("needs somebody who is logged in", async () => {
    token = "";
    expect((await upload()).status).toBe(401);
  });

  it("that comes twice is one [F27]", async () => {
    await upload();
    await poll();
    await upload({ name: "b.pdf" });
    expect((await page()).contract.invoiceAnalysisDetails.invoiceName).toBe("Fakturå (1).pdf");
    await poll();
    expect(await poll()).toEqual(COMPLETED);
  });
});

describe("its analysis", () => {
  it("is done at the third poll, and has offers", async () => {
    await upload();
    expect([await poll(), await poll(), await poll(), await poll()]).toEqual([PROCESSING, PROCESSING, COMPLETED, COMPLETED]);
    expect((await page()).contract.invoiceAnalysisDetails).toMatchObject({ backgroundProcess: COMPLETED });
    expect((await page()).offerPreview).toMatchObject({ contractId: SUMMER_HOUSE });
    expect((await cardOf())?.subFlows.map(({ action }) => action)).toEqual(["ACKNOWLEDGE_AND_VIEW_OFFERS", "ACKNOWLEDGE"]);
  });

  it("goes on as a test says: by polls, with another end", async () => {
    await visitor.control("PATCH", "processes/invoice-analysis", { polls: 1, outcome: "FAILED" });
    await upload();
    expect(await poll()).toEqual(FAILED);
    expect(await cardOf()).toMatchObject({ backgroundProcess: FAILED, subFlows: [{ action: "UPLOAD_INVOICE" }] });
  });

  it("goes on as a test says: by time", async () => {
    await visitor.control("PATCH", "processes/invoice-analysis", { polls: 100, delayMs: 5_000 });
    await upload();
    await visitor.pass(4);
    expect(await poll()).toEqual(PROCESSING);
    await visitor.pass(1);
    expect(await poll()).toEqual(COMPLETED);
  });

  it.each([
    ["home", () => cardOf(), ({ backgroundProcess }: { backgroundProcess: unknown }) => backgroundProcess],
    [
      "the page",
      page,
      ({ contract }: { contract: { invoiceAnalysisDetails: { backgroundProcess: unknown } } }) =>
        contract.invoiceAnalysisDetails.backgroundProcess,
    ],
  ] as const)("goes on when nobody polls: %s tells of it, two seconds for each poll later", async (_, read, process) => {
    await upload();
    await visitor.pass(5);
    expect(process((await read()) as never)).toEqual(PROCESSING);
    await visitor.pass(1);
    expect(process((await read()) as never)).toEqual(COMPLETED);
    expect((await page()).offerPreview).toMatchObject({ contractId: SUMMER_HOUSE });
  });

  it("goes on when nobody polls, as a test says: by time, with another end", async () => {
    await visitor.control("PATCH", "processes/invoice-analysis", { polls: 100, delayMs: 3_000, outcome: "FAILED" });
    await upload();
    await visitor.pass(2);
    expect((await cardOf())?.backgroundProcess).toEqual(PROCESSING);
    await visitor.pass(1);
    expect((await cardOf())?.backgroundProcess).toEqual(FAILED);
    expect(await poll()).toEqual(FAILED);
  });

  it("may end in a status that nobody knows", async () => {
    await visitor.control("PATCH", "processes/invoice-analysis", { polls: 0, outcome: "ON_HOLD" });
    await upload();
    expect(await poll()).toEqual({ status: "ON_HOLD", statusDescriptionKey: null, type: TYPE });
  });

  it("may find nothing better [INV-10]", async () => {
    await visitor.control("PATCH", "processes/invoice-analysis", { polls: 0, outcome: "NO_BETTER_DEAL" });
    await upload();
    expect(await poll()).toEqual(COMPLETED);
    expect((await page()).contract.invoiceAnalysisDetails).toMatchObject({ noBetterDealFound: true });
    expect((await cardOf())?.subFlows.map(({ action }) => action)).toEqual(["ACKNOWLEDGE"]);
  });

  it("is unknown where there is none, and is the card's where only that tells of it", async () => {
    expect([await poll(), await poll("nobody")]).toEqual([404, 404]);
    await logIn(FRIDA);
    expect(await poll("frida-fors-electricity")).toEqual(FAILED);
    expect((await page("frida-fors-electricity")).contract.invoiceAnalysisDetails).toMatchObject({ backgroundProcess: FAILED });
  });

  it("begins anew with another invoice after its end", async () => {
    await visitor.control("PATCH", "processes/invoice-analysis", { polls: 0, outcome: "FAILED" });
    await upload();
    await poll();
    await visitor.control("PATCH", "processes/invoice-analysis", { polls: 2, outcome: "COMPLETED" });
    await upload({ name: "b.pdf" });
    expect([await poll(), await poll()]).toEqual([PROCESSING, COMPLETED]);
  });
});

describe("acknowledging", () => {
  it("takes the card away, and what was news of the page [INV-09]", async () => {
    await visitor.control("PATCH", "processes/invoice-analysis", { polls: 0 });
    await upload();
    await poll();
    const response = await acknowledge();
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(await cardOf()).toBeUndefined();
    expect((await page()).contract.invoiceAnalysisDetails).toMatchObject({
      invoiceName: "Fakturå (1).pdf",
      backgroundProcess: null,
    });
  });

  it("of what is still gone through notes nothing", async () => {
    await upload();
    expect((await acknowledge()).status).toBe(204);
    expect(await cardOf()).toMatchObject({ backgroundProcess: PROCESSING });
    expect((await page()).contract.invoiceAnalysisDetails).toMatchObject({ backgroundProcess: PROCESSING });
  });

  it("does for a card without an invoice of its own as well", async () => {
    expect(await cardOf("anna-andersson-electricity")).toBeDefined();
    expect((await acknowledge("anna-andersson-electricity")).status).toBe(204);
    expect(await cardOf("anna-andersson-electricity")).toBeUndefined();
    expect((await acknowledge("nobody")).status).toBe(404);
  });
});
