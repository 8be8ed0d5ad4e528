/** The calls of a contract's page: which path each asks for, what it sends, what it takes for an answer. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readContract, removeContract, saveContractAddress } from "../../src/api/contracts";
import { bindSession } from "../support/boundSession";
import { stubBrowser } from "../support/browser";
import { contractAnswer, kallgatan } from "../support/contracts";

let sent: Request[];
beforeEach(() => {
  stubBrowser();
  sent = [];
  bindSession();
});
afterEach(() => void vi.unstubAllGlobals());

const answer = (response: Response) =>
  vi.stubGlobal("fetch", async (request: Request) => {
    sent.push(request.clone());
    return response.clone();
  });
const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
const asked = () => sent.map(({ method, url }) => `${method} ${url.replace("http://localhost/customer-service/api/v1", "")}`);
const signal = new AbortController().signal;

describe("ids in paths [TR-05] [A14]", () => {
  it.each([
    ["c1", "c1"],
    ["a/b", "a%2Fb"],
    ["a?b", "a%3Fb"],
    ["a?x=1", "a%3Fx%3D1"],
    ["a#b", "a%23b"],
    ["../../admin", "..%2F..%2Fadmin"],
    ["%2e%2e%2f", "%252e%252e%252f"],
    ["\0", "%00"],
    ["å ä", "%C3%A5%20%C3%A4"],
  ])("%j is sent as %s, and stays in its place", async (id, encoded) => {
    answer(json(contractAnswer("Tv")));
    await readContract(id, { signal });
    await saveContractAddress(id, kallgatan);
    await removeContract(id);
    expect(asked()).toEqual([`GET /contracts/${encoded}`, `PATCH /contracts/${encoded}/address`, `DELETE /contracts/${encoded}`]);
  });
});

it("a contract is read, moved and removed under its own address [CDET-01] [CDET-08] [CDET-12]", async () => {
  answer(json(contractAnswer("Tv")));
  expect((await readContract("c1", { signal })).contract.id).toBe("c1");
  await saveContractAddress("c1", kallgatan);
  await removeContract("c1");
  expect(asked()).toEqual(["GET /contracts/c1", "PATCH /contracts/c1/address", "DELETE /contracts/c1"]);
});

it("an address is sent without what is empty [CDET-08] [FMT-09]", async () => {
  answer(new Response(null, { status: 204 }));
  await saveContractAddress("c1", { ...kallgatan, entrance: null, apartmentNumber: null });
  expect(await sent[0]?.json()).toEqual({
    street: "Källgatan",
    streetNumber: 12,
    postalCode: 41_302,
    postalAddress: "Göteborg",
  });
});

it.each([
  ["nothing", () => new Response(null, { status: 204 })],
  ["an empty body", () => new Response("", { status: 200 })],
  ["a word", () => new Response("OK", { status: 200 })],
])("%s is as good as any answer to a write [KY-04]", async (_, response) => {
  answer(response());
  await expect(removeContract("c1")).resolves.toBeUndefined();
  await expect(saveContractAddress("c1", kallgatan)).resolves.toBeUndefined();
});

it.each([[{}], [{ contract: null }], [{ contract: "c1" }], [[]]])("%j is no contract: a fault of the server", async (body) => {
  answer(json(body));
  await expect(readContract("c1", { signal })).rejects.toMatchObject({ name: "ApiError", kind: "malformed" });
});
