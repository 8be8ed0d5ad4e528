import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createSandbox } from "../sandbox/app";
import { accepted, POWER_OF_ATTORNEY_ID, signed, TERMS_ID } from "../sandbox/consent-rules";
import { pdfOf } from "../sandbox/pdf";
import type { Person } from "../sandbox/person";
import { qrTextOf } from "../sandbox/qr";
import { type StartedOrder, type Visitor, visit } from "../sandbox/visitor";

const PETRA = "196609032385";
const TOVE = "199001302380";
const BO = "195808172398";
const ULLA = "194906212388";
const ANNA = "198504122386";
const ALVA = "198111192384";

const sandbox = createSandbox({ dataFile: ":memory:" });
let visitor: Visitor;
beforeEach(async () => void (visitor = await visit(sandbox)));
afterAll(() => sandbox.close());

/** Somebody who has logged in, and what they call. */
async function customer(personalNumber: string) {
  const { accessToken } = await visitor.logIn(personalNumber);
  const headers = { authorization: `Bearer ${accessToken}` };
  const info = async () => (await visitor.get("/customers/current/info", accessToken)).json();
  const post = (path: string, body: object) => visitor.post(`/consent/${path}`, body, headers);
  const begin = async (path: string, body: object): Promise<StartedOrder> => (await post(path, body)).json();
  const collect = (orderRef: string) => visitor.get(`/consent/collect?orderRef=${orderRef}`, accessToken);
  const sign = async (path: string, body: object) => {
    const order = await begin(path, body);
    await visitor.control("POST", `bankid/orders/${order.orderRef}/approve`, {});
    return (await collect(order.orderRef)).json();
  };
  return { accessToken, info, post, begin, collect, sign };
}

const poa = { powerOfAttorneyId: POWER_OF_ATTORNEY_ID, returnUrl: null };
const both = { ...poa, termsAndConditionsId: TERMS_ID };

it("names the documents in force, to whoever is logged in [CNS-08]", async () => {
  const { accessToken } = await customer(TOVE);
  expect(await (await visitor.get("/consent/locations", accessToken)).json()).toEqual({
    powerOfAttorneyId: POWER_OF_ATTORNEY_ID,
    termsAndConditionsId: TERMS_ID,
  });
  expect((await visitor.get("/consent/locations")).status).toBe(401);
  expect((await visitor.get("/consent/composite")).status).toBe(200);
});

it("gives the power of attorney as a PDF whose table is right", async () => {
  const { accessToken } = await customer(ANNA);
  const { pdf, powerOfAttorneyId } = await (await visitor.get("/consent/poa", accessToken)).json();
  expect(powerOfAttorneyId).toBe(POWER_OF_ATTORNEY_ID);
  for (const base64 of [pdf, pdfOf("(\\)", [])]) {
    const file = Buffer.from(base64, "base64").toString("latin1");
    expect(file.slice(0, 5)).toBe("%PDF-");
    const start = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
    expect(file.slice(start, start + 5)).toBe("xref\n");
    const places = [...file.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place));
    expect(places.map((place, i) => file.slice(place).startsWith(`${i + 1} 0 obj\n`))).toEqual(Array(5).fill(true));
  }
});

describe("a signature", () => {
  it("is the last step of the onboarding", async () => {
    const petra = await customer(PETRA);
    expect(await petra.sign("sign", poa)).toEqual({ status: "COMPLETE" });
    const { onboardingState, consentDetails } = await petra.info();
    expect(onboardingState).toBe("Complete");
    expect(Date.now() - Date.parse(consentDetails.poaSignedAt)).toBeLessThan(10_000);
  });

  it("happens when it is collected, once", async () => {
    const petra = await customer(PETRA);
    const { orderRef, ...order } = await petra.begin("sign", poa);
    expect(await (await petra.collect(orderRef)).json()).toEqual({ status: "PENDING", hintCode: "outstandingTransaction" });
    expect((await visitor.scan(qrTextOf(order, 0), PETRA)).ok).toBe(true);
    await visitor.control("POST", `bankid/orders/${orderRef}/approve`, {});
    expect((await petra.info()).onboardingState).toBe("MissingPoa");
    expect((await petra.collect(orderRef)).status).toBe(200);
    expect((await petra.collect(orderRef)).status).toBe(400);
    expect((await petra.info()).onboardingState).toBe("Complete");
  });

  it("is nobody else's to give or to hear of", async () => {
    const petra = await customer(PETRA);
    const anna = await customer(ANNA);
    const { orderRef, ...order } = await petra.begin("sign", poa);
    expect(await (await visitor.scan(qrTextOf(order, 0), ANNA)).json()).toEqual({ reason: "otherPerson" });
    await visitor.control("POST", `bankid/orders/${orderRef}/approve`, {});
    expect((await anna.collect(orderRef)).status).toBe(404);
    expect((await visitor.collect(orderRef)).status).toBe(404);
    expect((await petra.info()).onboardingState).toBe("MissingPoa");
  });

  it.each([
    ["sign", { powerOfAttorneyId: "another", returnUrl: null }],
    ["sign", { returnUrl: null }],
    ["sign", both],
    ["accept-and-sign", poa],
    ["accept-and-sign", { ...both, termsAndConditionsId: "another" }],
    ["accept", { termsAndConditionsId: "another" }],
  ])("%s refuses %o", async (path, body) => {
    expect((await (await customer(ANNA)).post(path, body)).status).toBe(400);
  });

  it("is not an admin's to give for a customer", async () => {
    const alva = await visitor.logIn(ALVA);
    const acting = await visitor.post(
      "/auth/admin/impersonate",
      { targetCustomerId: "petra-persson" },
      { authorization: `Bearer ${alva.accessToken}` },
    );
    const { tokens } = await acting.json();
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    expect((await visitor.post("/consent/sign", poa, headers)).status).toBe(403);
    expect((await visitor.post("/consent/accept", { termsAndConditionsId: TERMS_ID }, headers)).status).toBe(403);
  });
});

describe("a reason to ask goes", () => {
  const isHeldUp = async ({ accessToken }: { accessToken: string }) =>
    (await visitor.get("/home/dashboard", accessToken)).status === 403;

  it("with the terms accepted", async () => {
    const tove = await customer(TOVE);
    expect(await isHeldUp(tove)).toBe(true);
    expect(await (await tove.post("accept", { termsAndConditionsId: TERMS_ID })).text()).toBe("OK");
    expect(await isHeldUp(tove)).toBe(false);
  });

  it("with a signature, and with one that accepts the terms", async () => {
    const ulla = await customer(ULLA);
    await ulla.sign("sign", poa);
    expect(await isHeldUp(ulla)).toBe(false);
    const bo = await customer(BO);
    await bo.sign("accept-and-sign", both);
    expect(await isHeldUp(bo)).toBe(false);
  });

  const withReason = (consentReason: Person["consentReason"]) => ({ onboardingState: "Complete", consentReason }) as Person;

  it.each([
    ["TermsAndConditionsUpdated", false, "TermsAndConditionsUpdated"],
    ["TermsAndConditionsUpdated", true, null],
    ["TermsAndConditionsAndPowerOfAttorneyUpdated", false, "TermsAndConditionsUpdated"],
    ["TermsAndConditionsAndPowerOfAttorneyUpdated", true, null],
    ["PowerOfAttorneyUnsigned", false, null],
    ["PowerOfAttorneyOutdated", false, null],
  ] as const)("%s, signed with terms %s: %s", (reason, hasTerms, after) =>
    expect(signed(withReason(reason), hasTerms, "").consentReason).toBe(after),
  );

  it.each([
    ["TermsAndConditionsUpdated", null],
    ["TermsAndConditionsAndPowerOfAttorneyUpdated", "PowerOfAttorneyOutdated"],
    ["PowerOfAttorneyUnsigned", "PowerOfAttorneyUnsigned"],
  ] as const)("%s, accepted: %s", (reason, after) => expect(accepted(withReason(reason)).consentReason).toBe(after));
});
