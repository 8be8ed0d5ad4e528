/** The contracts page's calls: what stands for what, and what a removal takes along. */
import { parse } from "valibot";
import { afterAll, beforeEach, expect, it } from "vitest";
import { dashboardSchema } from "../../src/api/schemas/cards";
import { placeholdersSchema } from "../../src/api/schemas/placeholders";
import { createSandbox } from "../sandbox/app";
import { API, type Visitor, visit } from "../sandbox/visitor";

const ANNA = "198504122386";
const TOM = "200102182391";
const BILSKYDD = "anna-andersson-bilskydd";

const sandbox = createSandbox({ dataFile: ":memory:" });
let visitor: Visitor;
beforeEach(async () => void (visitor = await visit(sandbox)));
afterAll(() => sandbox.close());

const listOf = async (token: string, who = visitor) =>
  parse(placeholdersSchema, await (await who.get("/contracts/placeholders", token)).json());
const dashboardOf = async (token: string) => parse(dashboardSchema, await (await visitor.get("/home/dashboard", token)).json());
const remove = (token: string, holderId: string) =>
  visitor.request(`${API}/contracts/contract-holders/${holderId}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${token}` },
  });

it("one contract stands for itself, several of one provider in a category stand together [CON-01] [CON-14]", async () => {
  const { accessToken } = await visitor.logIn(ANNA);
  const { placeholders, addMoreContracts } = await listOf(accessToken);
  const shown = placeholders.map(({ category, contractId, contractHolderId, contractsPreviews, amount }) => [
    category,
    contractId ?? `${contractHolderId} of ${contractsPreviews.length}`,
    amount?.value ?? null,
  ]);
  expect(shown).toEqual([
    ["Electricity", "anna-andersson-electricity", 128.4],
    ["Mobile", "anna-andersson-telnord of 2", 448],
    ["Broadband", "anna-andersson-broadband", 250],
    ["Tv", "anna-andersson-tv", 189],
    ["Insurance", `${BILSKYDD} of 2`, null],
    ["Insurance", "anna-andersson-homeinsurance", 162],
    ["Mortgage", "anna-andersson-mortgage", 7_840],
    ["PrivateLoan", "anna-andersson-privateloan", 2_434],
    ["Electricity", "anna-andersson-electricity-summer-house", 96.2],
  ]);
  expect(placeholders.find(({ contractHolderId }) => contractHolderId === BILSKYDD)?.todoCards).toHaveLength(1);
  expect(addMoreContracts).toEqual({ noContracts: false, contractTypes: [] });
});

it("what is removed is off the list and off home, once [CON-12]", async () => {
  const { accessToken } = await visitor.logIn(ANNA);
  expect((await remove(accessToken, BILSKYDD)).status).toBe(204);
  const { placeholders, addMoreContracts } = await listOf(accessToken);
  expect(placeholders.some(({ contractHolderId }) => contractHolderId === BILSKYDD)).toBe(false);
  expect(addMoreContracts?.contractTypes).toEqual(["CarInsurance"]);
  const { todoCards, offerPreviewCards, addMoreContractsCard } = await dashboardOf(accessToken);
  const cards = [...todoCards, ...offerPreviewCards].map(({ contractId }) => contractId);
  expect(cards.filter((id) => id?.startsWith("anna-andersson-carinsurance"))).toEqual([]);
  expect(addMoreContractsCard?.missingContractTypes).toEqual(["CarInsurance"]);
  expect((await remove(accessToken, BILSKYDD)).status).toBe(404);
});

it("nobody removes what is another's", async () => {
  const { accessToken } = await visitor.logIn(TOM);
  expect((await remove(accessToken, BILSKYDD)).status).toBe(404);
  expect((await visitor.get("/contracts/placeholders")).status).toBe(401);
});

it("a provider picked as a whole is there before it has told what it holds", async () => {
  const { accessToken } = await visitor.logIn(TOM);
  const body = { serviceProviders: [], providerIds: ["hansa"] };
  for (const _ of [1, 2]) await visitor.post("/contracts", body, { authorization: `Bearer ${accessToken}` });
  const { placeholders } = await listOf(accessToken);
  expect(placeholders.map(({ contractHolderId, contractsPreviews }) => [contractHolderId, contractsPreviews])).toEqual([
    ["tom-tamm-hansa", []],
  ]);
  expect((await remove(accessToken, "tom-tamm-hansa")).status).toBe(204);
  expect((await listOf(accessToken)).placeholders).toEqual([]);
});

it("the large world has five hundred contracts, a great many of them with one provider", async () => {
  const large = await visit(sandbox, "large");
  const { accessToken } = await large.logIn(ANNA);
  const { placeholders } = await listOf(accessToken, large);
  expect(placeholders.flatMap(({ contractsPreviews }) => contractsPreviews)).toHaveLength(500);
  expect(Math.max(...placeholders.map(({ contractsPreviews }) => contractsPreviews.length))).toBe(63);
});
