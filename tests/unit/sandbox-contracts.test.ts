/** The calls behind a contract's page: what is told of each type, what a move and a removal leave. */
import * as v from "valibot";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { contractDetailSchema } from "../../src/api/schemas/contracts";
import { headlineOf, linesOf } from "../../src/domain/contractLines";
import { CONTRACT_TYPES } from "../../src/domain/contractTypes";
import { createSandbox } from "../sandbox/app";
import { API, type Visitor, visit } from "../sandbox/visitor";

const ANNA = "198504122386";
const LOVA = "198712042384";
const TOM = "200102182391";
const OTTO = "196203102394";

const sandbox = createSandbox({ dataFile: ":memory:" });
let visitor: Visitor;
beforeEach(async () => void (visitor = await visit(sandbox)));
afterAll(() => sandbox.close());

/** Somebody's calls; the answer's body is null where there is none. */
const as = async (personalNumber: string) => {
  const { accessToken } = await visitor.logIn(personalNumber);
  return async (method: string, path: string, body?: object) => {
    const response = await visitor.request(`${API}${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, answer: text === "" ? null : JSON.parse(text) };
  };
};
const read = async (call: Awaited<ReturnType<typeof as>>, id: string) =>
  v.parse(contractDetailSchema, (await call("GET", `/contracts/${id}`)).answer);

describe("a contract in full [CDET-16] [CDET-17]", () => {
  it.each(CONTRACT_TYPES)("%s has its price and its lines", async (type) => {
    const call = await as(ANNA);
    const { contract } = await read(call, `anna-andersson-${type.toLowerCase()}`);
    expect(contract).toMatchObject({
      id: `anna-andersson-${type.toLowerCase()}`,
      type,
    });
    const daysAgo = (Date.now() - Date.parse(contract.lastUpdatedAt ?? "")) / (24 * 60 * 60 * 1_000);
    expect(Math.round(daysAgo)).toBe(4);
    expect(headlineOf(contract, Date.now())?.price.now.value).toEqual(expect.any(Number));
    expect(linesOf(contract, Date.now()).length).toBeGreaterThanOrEqual(4);
  });

  it("comes with the cards that are about it", async () => {
    const call = await as(ANNA);
    const electricity = await read(call, "anna-andersson-electricity");
    expect(electricity.offerPreview?.contractId).toBe("anna-andersson-electricity");
    expect(electricity.todoCard?.titleKey).toBe("todo.ELECTRICITY.analysisDone.title");
    const broadband = await read(call, "anna-andersson-broadband");
    expect(broadband.ongoingCards).toHaveLength(1);
    expect((await read(call, "anna-andersson-carinsurance")).historyCard?.stateCategory).toBe("FAILURE");
    const tv = await read(call, "anna-andersson-tv");
    expect([tv.offerPreview, tv.todoCard, tv.ongoingCards, tv.historyCard]).toEqual([null, null, [], null]);
  });

  it("is there for each of five hundred", async () => {
    visitor = await visit(sandbox, "large");
    const call = await as(ANNA);
    for (const id of ["anna-andersson-electricity-1", "anna-andersson-mobile-2", "anna-andersson-homeinsurance-494"])
      expect((await read(call, id)).contract.id).toBe(id);
  });

  it.each(["lova-lindqvist-electricity", "nobody", "__proto__"])("%s is none of Anna's", async (id) => {
    const call = await as(ANNA);
    expect((await call("GET", `/contracts/${id}`)).status).toBe(404);
    expect((await call("DELETE", `/contracts/${id}`)).status).toBe(404);
    expect((await (await as(LOVA))("GET", "/contracts/lova-lindqvist-electricity")).status).toBe(200);
  });

  it("tells nothing before a consent, nor to a stranger", async () => {
    const call = await as(OTTO);
    expect(await call("GET", "/contracts/x")).toEqual({ status: 403, answer: { reason: "PowerOfAttorneyOutdated" } });
    expect((await visitor.get("/contracts/anna-andersson-tv")).status).toBe(401);
  });

  it("that was just added tells its provider and address, and no more", async () => {
    const call = await as(TOM);
    const sent = { street: "Storgatan", streetNumber: 7, postalCode: 90_325, postalAddress: "Umeå" };
    const added = await call("POST", "/contracts", { serviceProviders: [{ id: "norrsken-el", address: sent }], providerIds: [] });
    const { contract, todoCard } = await read(call, added.answer.contractIdToDisplay);
    expect(contract).toMatchObject({
      type: "Electricity",
      provider: { name: "Norrsken El" },
      canUpdateContractAddress: true,
      customerDetails: { address: { ...sent, entrance: null, co: null, apartmentNumber: null } },
    });
    expect(linesOf(contract, Date.now())).toEqual([]);
    expect(todoCard?.cardType).toBe("INVOICE_ANALYSIS");
  });
});

describe("moving a contract [CDET-08]", () => {
  const sent = { street: "Storgatan", streetNumber: 7, postalCode: 90_325, postalAddress: "Umeå" };
  const move = async (id: string, address: object) => (await as(ANNA))("PATCH", `/contracts/${id}/address`, address);

  it("shows it there from then on", async () => {
    expect(await move("anna-andersson-broadband", sent)).toEqual({ status: 204, answer: null });
    const { contract } = await read(await as(ANNA), "anna-andersson-broadband");
    expect(contract.customerDetails.address).toEqual({ ...sent, entrance: null, co: null, apartmentNumber: null });
    expect(Date.parse(contract.lastUpdatedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  });

  it.each([
    [
      "a field that follows no rule",
      "anna-andersson-broadband",
      { ...sent, entrance: "BB" },
      400,
      { cause: "VALIDATION_FAILED", fields: ["entrance"] },
    ],
    ["what is no address", "anna-andersson-broadband", { street: "Storgatan" }, 400, { cause: "ARGUMENT_NOT_VALID" }],
    ["one whose address is fixed", "anna-andersson-mortgage", sent, 403, { cause: "FORBIDDEN" }],
    ["somebody else's", "lova-lindqvist-electricity", sent, 404, { cause: "NOT_FOUND" }],
  ])("refuses %s", async (_, id, address, status, answer) => expect(await move(id, address)).toEqual({ status, answer }));
});

describe("removing a contract [CDET-12]", () => {
  it("takes it and its cards away, and offers to add its type again", async () => {
    const call = await as(LOVA);
    expect((await call("GET", "/home/dashboard")).answer.offerPreviewCards).toHaveLength(1);
    expect(await call("DELETE", "/contracts/lova-lindqvist-electricity")).toEqual({ status: 204, answer: null });
    expect((await call("GET", "/contracts/lova-lindqvist-electricity")).status).toBe(404);
    expect((await call("DELETE", "/contracts/lova-lindqvist-electricity")).status).toBe(404);
    const { answer } = await call("GET", "/home/dashboard");
    expect(answer.offerPreviewCards).toEqual([]);
    expect(answer.addMoreContractsCard.missingContractTypes).toContain("Electricity");
  });

  it("leaves the others and their cards", async () => {
    const call = await as(ANNA);
    await call("DELETE", "/contracts/anna-andersson-electricity");
    const { answer } = await call("GET", "/home/dashboard");
    expect(answer.offerPreviewCards).toHaveLength(2);
    expect(answer.todoCards).toHaveLength(2);
    expect((await call("GET", "/contracts/anna-andersson-tv")).status).toBe(200);
  });
});
