/** The calls behind picking: what can be picked, what comes of it. */

import { parse } from "valibot";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { addressRulesSchema, categoriesSchema } from "../../src/api/schemas/providers";
import { createSandbox } from "../sandbox/app";
import { type Visitor, visit } from "../sandbox/visitor";

const TOM = "200102182391";
const MAJA = "197802252382";
const NILS = "199307142399";

const sandbox = createSandbox({ dataFile: ":memory:" });
let visitor: Visitor;
beforeEach(async () => void (visitor = await visit(sandbox)));
afterAll(() => sandbox.close());

const address = { street: "Storgatan", postalCode: 90_325, postalAddress: "Umeå" };
const add = async (person: string, body: object) => {
  const { accessToken } = await visitor.logIn(person);
  const response = await visitor.post("/contracts", body, { authorization: `Bearer ${accessToken}` });
  const info = await (await visitor.get("/customers/current/info", accessToken)).json();
  return { status: response.status, answer: await response.json(), info };
};

it("tells anyone what can be picked and how an address must look [PICK-01] [ADDR-13] [PICK-14] [PICK-15] [PICK-17] [PICK-18]", async () => {
  const categories = parse(categoriesSchema, await (await visitor.get("/service-providers/categories")).json());
  expect(categories.map(({ contractType }) => contractType)).toEqual([
    "Electricity",
    "Insurance",
    "Mobile",
    "Broadband",
    "Tv",
    "Mortgage",
    "PrivateLoan",
  ]);
  expect(categories[1]!.subCategories.map(({ contractType, requiresAddress }) => ({ contractType, requiresAddress }))).toEqual([
    { contractType: "CarInsurance", requiresAddress: false },
    { contractType: "HomeInsurance", requiresAddress: true },
  ]);
  const rules = parse(addressRulesSchema, await (await visitor.get("/address")).json());
  expect(Object.keys(rules).sort()).toEqual([
    "apartmentNumber",
    "co",
    "entrance",
    "postalAddress",
    "postalCode",
    "street",
    "streetNumber",
  ]);
});

it("has two thousand electricity companies in the large world", async () => {
  const large = await visit(sandbox, "large");
  const categories = parse(categoriesSchema, await (await large.get("/service-providers/categories")).json());
  expect(categories[0]!.serviceProviders).toHaveLength(2_000);
  expect(new Set(categories[0]!.serviceProviders.map(({ id }) => id)).size).toBe(2_000);
});

describe("adding", () => {
  it("one contract shows it", async () => {
    const { status, answer } = await add(TOM, { serviceProviders: [{ id: "telnord" }], providerIds: [] });
    expect({ status, answer }).toEqual({
      status: 200,
      answer: { contractIdToDisplay: "tom-tamm-telnord-1", contractHolderIdToDisplay: "tom-tamm-telnord" },
    });
  });

  it("several with one provider shows all that one has there, a provider as a whole too", async () => {
    const two = [{ id: "hemtrygg-carinsurance" }, { id: "hemtrygg-homeinsurance", address }];
    const shown = { contractIdToDisplay: null, contractHolderIdToDisplay: "tom-tamm-hemtrygg" };
    expect((await add(TOM, { serviceProviders: two, providerIds: [] })).answer).toEqual(shown);
    expect((await add(TOM, { serviceProviders: [], providerIds: ["hansa"] })).answer).toEqual({
      contractIdToDisplay: null,
      contractHolderIdToDisplay: "tom-tamm-hansa",
    });
  });

  it("several with several shows nothing", async () => {
    const { answer } = await add(TOM, { serviceProviders: [{ id: "telnord" }, { id: "kvallsbio" }], providerIds: [] });
    expect(answer).toEqual({ contractIdToDisplay: null, contractHolderIdToDisplay: null });
  });

  it.each([
    { what: "nothing", body: { serviceProviders: [], providerIds: [] } },
    { what: "somebody unknown", body: { serviceProviders: [{ id: "nobody" }], providerIds: [] } },
    { what: "no address where one is needed", body: { serviceProviders: [{ id: "norrsken-el" }], providerIds: [] } },
  ])("$what is refused", async ({ body }) => {
    expect(await add(TOM, body)).toMatchObject({ status: 400, answer: { cause: "VALIDATION_FAILED" } });
  });

  it("leads on to the power of attorney who had none", async () => {
    const { info } = await add(MAJA, { serviceProviders: [{ id: "telnord" }], providerIds: [] });
    expect(info).toMatchObject({ onboardingState: "MissingPoa" });
  });
});

it("knows where somebody is registered whose address isn't known [ADDR-12]", async () => {
  const { accessToken } = await visitor.logIn(NILS);
  const response = await visitor.get("/customers/current/registered-address", accessToken);
  expect(await response.json()).toMatchObject({ street: "Storgatan", streetNumber: 7, postalAddress: "Umeå" });
});

it("looks up places by any spelling [AMB-18]", async () => {
  const look = async (query: string) =>
    (await sandbox.request(`/place-service/api/v1/places?query=${encodeURIComponent(query)}`)).json();
  expect(await look("åsgatan 3")).toEqual([
    { streetAddress: "Åsgatan", streetNumber: 3, postalCode: 79_171, postalAddress: "Falun" },
  ]);
  expect(await look("storgatan")).toHaveLength(3);
  expect(await look("")).toEqual([]);
});
