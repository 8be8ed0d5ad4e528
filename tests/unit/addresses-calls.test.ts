/** Addresses at the API border and in the sandbox: what is sent, what is taken of an answer, where a lookup may be. */
import { parse, safeParse } from "valibot";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { filled, lookupPathOf } from "../../src/api/addresses";
import type { AuthPort } from "../../src/api/authPort";
import { foundAddressesSchema } from "../../src/api/schemas/places";
import { addressRulesSchema } from "../../src/api/schemas/providers";
import { type AddressField, EMPTY_FORM, problemOf } from "../../src/domain/address";
import { ApiError, refusedFieldsOf } from "../../src/domain/errors";
import { createSandbox } from "../sandbox/app";
import { API, type Visitor, visit } from "../sandbox/visitor";
import { place } from "../support/addressEditorActor";
import { stubBrowser } from "../support/browser";
import { address, typed } from "../support/pickerActor";

const TOM = "200102182391";
const LOOKUP = "/place-service/api/v1/places";

const sandbox = createSandbox({ dataFile: ":memory:" });
let visitor: Visitor;
beforeEach(async () => void (visitor = await visit(sandbox)));
afterAll(() => sandbox.close());

describe("the rules that GET /address serves [ADDR-02] [ADDR-13]", () => {
  const table: { field: AddressField; good: string[]; wrong: string[]; isRequired: boolean; errorKey?: string }[] = [
    { field: "street", good: ["Storgatan", "S:t Eriks gata", "Å"], wrong: ["12", "<b>", "Storgatan 12"], isRequired: true },
    { field: "streetNumber", good: ["1", "9999", " 7 "], wrong: ["12345", "7B", "0x1"], isRequired: true },
    {
      field: "entrance",
      good: ["B", "ö"],
      wrong: ["BB", "1", "!"],
      isRequired: false,
      errorKey: "address.wrong.entrance",
    },
    { field: "co", good: ["Ek", "x".repeat(60)], wrong: ["x".repeat(61)], isRequired: false },
    { field: "postalCode", good: ["90325", "903 25"], wrong: ["09325", "9032", "903255", "ABCDE"], isRequired: true },
    { field: "postalAddress", good: ["Umeå", "Upplands Väsby", "Bro-By"], wrong: ["90325", "Ume@"], isRequired: true },
    {
      field: "apartmentNumber",
      good: ["1001", "1 001"],
      wrong: ["101", "10011", "A001"],
      isRequired: false,
      errorKey: "address.wrong.apartmentNumber",
    },
  ];

  it.each(table)("$field [ADDR-05] [VAL-01] [VAL-02] [VAL-04]", async ({ field, good, wrong, isRequired, errorKey = null }) => {
    const rules = parse(addressRulesSchema, await (await visitor.get("/address")).json());
    const problem = (value: string) => problemOf({ ...EMPTY_FORM, ...typed, [field]: value }, field, rules);
    expect(good.map(problem)).toEqual(good.map(() => null));
    expect(wrong.map(problem)).toEqual(wrong.map(() => ({ kind: "wrong", errorKey })));
    expect(problem("")).toEqual(isRequired ? { kind: "missing" } : null);
    // No field takes more than 256 signs.
    expect(problem("1".repeat(257))?.kind).toBe("wrong");
  });

  it("that are odd leave a field without a rule, or without its pattern [A46]", () => {
    const rules = parse(addressRulesSchema, {
      street: { regex: 7, required: "yes" },
      co: "x",
      planet: { regex: "a" },
      entrance: {},
    });
    expect(rules).toEqual({
      street: { regex: null, required: false, errorKey: null },
      entrance: { regex: null, required: false, errorKey: null },
    });
    expect(safeParse(addressRulesSchema, "<html>").success).toBe(false);
  });
});

describe("the place lookup [AMB-18] [ADDR-09] [ADDR-03]", () => {
  const find = async (query: string) =>
    parse(foundAddressesSchema, await (await visitor.request(`${LOOKUP}?query=${encodeURIComponent(query)}`)).json());

  it("finds Swedish addresses by what is typed of them", async () => {
    expect(await find("storgatan 12")).toContainEqual(place({ streetNumber: 12 }));
    expect(await find("ostra aga")).toEqual([
      { streetAddress: "Östra Ågatan", streetNumber: null, postalCode: 75_322, postalAddress: "Uppsala" },
    ]);
    expect(await find("finns inte")).toEqual([]);
  });

  it("is trusted with Swedish addresses only, eight at most", () => {
    const good = { streetAddress: "Storgatan", streetNumber: 7, postalCode: "903 25", postalAddress: "Umeå", country: "SE" };
    const odd = [
      { ...good, postalCode: "0150" },
      { ...good, postalCode: "OX1 2JD" },
      { ...good, postalCode: 10_115.5 },
      { ...good, postalCode: null },
      { ...good, streetAddress: " " },
      { ...good, streetAddress: "x".repeat(101) },
      { ...good, postalAddress: 7 },
      "Storgatan",
    ];
    expect(parse(foundAddressesSchema, [...odd.slice(0, 4), good, ...odd.slice(4)])).toEqual([place()]);
    expect(parse(foundAddressesSchema, [{ ...good, streetNumber: "7B" }])).toEqual([place({ streetNumber: null })]);
    expect(
      parse(
        foundAddressesSchema,
        Array.from({ length: 20 }, () => good),
      ),
    ).toHaveLength(8);
    expect(safeParse(foundAddressesSchema, { features: [] }).success).toBe(false);
  });

  it.each([
    [LOOKUP, LOOKUP],
    ["/a.b~c/", "/a.b~c/"],
    [undefined, null],
    ["", null],
    ["/", null],
    ["//elsewhere.example/places", null],
    ["https://elsewhere.example/places", null],
    ["/\\elsewhere.example", null],
    ["/places?to=x", null],
    ["/places#x", null],
    ["/a/../b", null],
    ["/..", null],
    ["/a//b", null],
    ["places", null],
    ["/pla ces", null],
    ["/%2e%2e/x", null],
    [7, null],
  ])("named %s by the build is asked at %s", (named, path) => expect(lookupPathOf(named)).toBe(path));
});

describe("the person's own address", () => {
  const patch = async (body: object) => {
    const { accessToken } = await visitor.logIn(TOM);
    const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
    const response = await visitor.request(`${API}/customers/current/address`, {
      method: "PATCH",
      headers,
      body: JSON.stringify(body),
    });
    const info = await (await visitor.get("/customers/current/info", accessToken)).json();
    return { status: response.status, text: await response.text(), kept: info.address };
  };

  it("is kept as it was sent, without what it has no longer [FMT-09]", async () => {
    const sent = filled(address({ entrance: null, apartmentNumber: null }));
    expect(sent).toEqual({ street: "Källgatan", streetNumber: 12, postalCode: 41_302, postalAddress: "Göteborg" });
    expect(await patch(sent)).toEqual({ status: 204, text: "", kept: address({ entrance: null, apartmentNumber: null }) });
  });

  it.each([
    {
      what: "no number",
      body: { ...filled(address()), streetNumber: null },
      refusal: "VALIDATION_FAILED",
      fields: ["streetNumber"],
    },
    {
      what: "two wrong fields",
      body: { ...filled(address()), street: "12", entrance: "BB" },
      refusal: "VALIDATION_FAILED",
      fields: ["street", "entrance"],
    },
    { what: "an empty text", body: { ...filled(address()), co: "" }, refusal: "ARGUMENT_NOT_VALID" },
    { what: "an unknown field", body: { ...filled(address()), planet: "Earth" }, refusal: "ARGUMENT_NOT_VALID" },
  ])("with $what is refused and changes nothing", async ({ body, refusal, fields }) => {
    const { status, text, kept } = await patch(body);
    expect([status, JSON.parse(text)]).toEqual([400, { cause: refusal, ...(fields && { fields }) }]);
    expect(kept.street).toBe("Källgatan");
  });

  it("is nobody's without a login", async () => {
    const response = await visitor.request(`${API}/customers/current/address`, { method: "PATCH" });
    expect(response.status).toBe(401);
  });
});

describe("the calls [ADDR-12]", () => {
  let sent: Request[];
  beforeEach(() => {
    stubBrowser();
    sent = [];
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  const port: AuthPort = {
    accessToken: async () => "a.b.c",
    epochSignal: () => new AbortController().signal,
    unauthorized: async () => null,
    consentNeeded: () => {},
    serverTime: () => {},
    consentsGiven: () => 0,
  };
  /** The calls as a build makes them that names `lookup`. */
  const answering = async (body: unknown, lookup = "") => {
    vi.stubGlobal("fetch", async (request: Request) => {
      sent.push(request.clone());
      return body === null ? new Response(null, { status: 204 }) : Response.json(body);
    });
    vi.stubEnv("VITE_PLACE_LOOKUP_PATH", lookup);
    vi.resetModules();
    (await import("../../src/api/authPort")).bindAuth(port);
    return import("../../src/api/addresses");
  };
  const { signal } = new AbortController();

  it("the register's answer, or that it has none", async () => {
    const { readRegisteredAddress } = await answering(address());
    expect(await readRegisteredAddress({ signal })).toEqual(address());
    expect(new URL(sent[0]!.url).pathname).toBe(`${API}/customers/current/registered-address`);
    const { readRegisteredAddress: read } = await answering({});
    expect(await read({ signal })).toBeNull();
  });

  it("the address that is saved goes without what is empty [FMT-09]", async () => {
    const { saveCustomerAddress } = await answering(null);
    await saveCustomerAddress(address());
    expect([sent[0]!.method, new URL(sent[0]!.url).pathname, await sent[0]!.json()]).toEqual([
      "PATCH",
      `${API}/customers/current/address`,
      { street: "Källgatan", streetNumber: 12, entrance: "B", postalCode: 41_302, postalAddress: "Göteborg" },
    ]);
  });

  it("the lookup is asked on our own origin, without a token [AMB-18]", async () => {
    const { findPlaces, hasPlaceLookup } = await answering([place()], LOOKUP);
    expect(hasPlaceLookup).toBe(true);
    expect(await findPlaces("Åsg 1&x", { signal })).toEqual([place()]);
    expect([sent[0]!.url, sent[0]!.headers.get("authorization")]).toEqual([
      `http://localhost${LOOKUP}?query=%C3%85sg+1%26x`,
      null,
    ]);
  });

  it.each(["", "//elsewhere.example"])('no lookup is asked where the build names "%s"', async (named) => {
    const { findPlaces, hasPlaceLookup } = await answering([place()], named);
    expect(hasPlaceLookup).toBe(false);
    expect(await findPlaces("Storgatan", { signal })).toEqual([]);
    expect(sent).toEqual([]);
  });
});

it("the fields of a refusal are what it names", () => {
  const refusal = (body: unknown) => new ApiError({ call: "PATCH /x", kind: "http", status: 400, body });
  expect(refusedFieldsOf(refusal({ fields: ["street", 7, null] }))).toEqual(["street"]);
  expect(refusedFieldsOf(refusal({ fields: "street" }))).toEqual([]);
  expect(refusedFieldsOf(refusal("no"))).toEqual([]);
  expect(refusedFieldsOf(new Error("street"))).toEqual([]);
});
