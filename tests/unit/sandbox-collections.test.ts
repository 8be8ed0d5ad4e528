/** The sandbox's insurance collections, as far as they are begun. */
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createSandbox } from "../sandbox/app";
import { type Visitor, visit } from "../sandbox/visitor";

const HEDDA = "197511182383";

const sandbox = createSandbox({ dataFile: ":memory:" });
let visitor: Visitor;
let token: string;
beforeEach(async () => {
  visitor = await visit(sandbox);
  token = (await visitor.logIn(HEDDA)).accessToken;
});
afterAll(() => sandbox.close());

const start = async (body: unknown, authorization = `Bearer ${token}`) => {
  const response = await visitor.post("/insurance/collection", body, { authorization });
  return [response.status, await response.json()];
};

describe("a collection", () => {
  it("is started for the insurer that a card names, each with an id of its own [COL-02]", async () => {
    const { todoCards } = await (await visitor.get("/home/dashboard", token)).json();
    const [{ providers, subFlows }] = todoCards;
    expect(subFlows).toMatchObject([{ action: "COLLECT_CONTRACTS" }]);
    const wanted = { providerId: providers[0].id, preferSameDeviceAuthentication: true };
    const [first, second] = [await start(wanted), await start({ ...wanted, preferSameDeviceAuthentication: false })];
    expect([first, second]).toEqual([
      [200, { id: expect.stringMatching(/^[\w-]{1,64}$/) }],
      [200, { id: expect.stringMatching(/^[\w-]{1,64}$/) }],
    ]);
    expect(first).not.toEqual(second);
  });

  it.each([
    ["nobody's", { providerId: "norrsken-el", preferSameDeviceAuthentication: false }, "VALIDATION_FAILED"],
    ["without an insurer", { preferSameDeviceAuthentication: false }, "ARGUMENT_NOT_VALID"],
    ["without a device", { providerId: "hansa" }, "ARGUMENT_NOT_VALID"],
    ["with more", { providerId: "hansa", preferSameDeviceAuthentication: false, password: "x" }, "ARGUMENT_NOT_VALID"],
  ])("is refused: %s", async (_, body, cause) => {
    expect(await start(body)).toEqual([400, expect.objectContaining({ cause })]);
  });

  it("is only for those who are logged in and have consented", async () => {
    const wanted = { providerId: "hansa", preferSameDeviceAuthentication: false };
    expect((await start(wanted, ""))[0]).toBe(401);
    const { accessToken } = await visitor.logIn("199001302380");
    expect((await start(wanted, `Bearer ${accessToken}`))[0]).toBe(403);
  });
});
