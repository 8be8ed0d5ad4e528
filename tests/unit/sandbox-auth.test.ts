import { jwtDecode } from "jwt-decode";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createSandbox } from "../sandbox/app";
import { seedData } from "../sandbox/seeds/seed";
import { canImpersonate } from "../sandbox/services/access";
import { type Tokens, type Visitor, visit } from "../sandbox/visitor";

const ANNA = "198504122386";
const ALVA = "198111192384";
const ADAM = "197405062394";
const INGA = "194601272380";

const sandbox = createSandbox({ dataFile: ":memory:" });
let visitor: Visitor;
beforeEach(async () => void (visitor = await visit(sandbox)));
afterAll(() => sandbox.close());

const refresh = (tokens: Tokens) => visitor.post("/auth/refresh", tokens);
const infoStatus = async (token?: string) => (await visitor.get("/customers/current/info", token)).status;
const bearer = ({ accessToken }: Tokens) => ({ authorization: `Bearer ${accessToken}` });
const impersonate = (tokens: Tokens, targetCustomerId: string) =>
  visitor.post("/auth/admin/impersonate", { targetCustomerId }, bearer(tokens));
const downgrade = (tokens: Tokens) => visitor.post("/auth/admin/downgrade", {}, bearer(tokens));
/** Claims of the second that they were made in. */
const lifetimeOf = (token: string) => {
  const { exp, iat } = jwtDecode<{ exp: number; iat: number }>(token);
  return exp - iat;
};

describe("a login", () => {
  it("tells who it is and gives tokens of the lifetimes that are set", async () => {
    const order = await visitor.startOrder();
    await visitor.control("PATCH", "auth", { accessTokenS: 60, refreshTokenS: 120 });
    await visitor.control("POST", `bankid/orders/${order.orderRef}/approve`, { personalNumber: ALVA });
    const { customer, tokens } = await visitor.collected(order.orderRef);
    expect(customer).toMatchObject({ firstName: "Alva", lastName: "Admin", personalNumber: ALVA, onboardingState: "Complete" });
    expect(tokens.authContext).toEqual({ tokenAuthority: "ADMIN", supportsImpersonation: true });
    expect([lifetimeOf(tokens.accessToken), lifetimeOf(tokens.refreshToken)]).toEqual([60, 120]);
    expect(jwtDecode(tokens.accessToken)).toMatchObject({ sub: "alva-admin", use: "access" });
  });

  it("gives tokens whose payload is hard to decode: - and _, Swedish letters, no padding", async () => {
    for (const personalNumber of [ANNA, ALVA, ADAM]) {
      const { accessToken, refreshToken } = await visitor.logIn(personalNumber);
      for (const token of [accessToken, refreshToken]) {
        const payload = token.split(".")[1]!;
        expect([/-/.test(payload), /_/.test(payload), /=/.test(payload)]).toEqual([true, true, false]);
        expect(jwtDecode<{ name: string }>(token).name).toMatch(/ åäö ÅÄÖ$/);
      }
    }
  });

  it("can be collected again when its answer was lost", async () => {
    const order = await visitor.startOrder();
    await visitor.control("POST", `bankid/orders/${order.orderRef}/approve`, { personalNumber: ANNA });
    const lost = { path: "/*/auth/collect", when: "after", times: 1 };
    await visitor.control("PUT", "faults", [
      { ...lost, drop: true },
      { ...lost, status: 502 },
    ]);
    await expect(visitor.collect(order.orderRef)).rejects.toThrow(TypeError);
    expect((await visitor.collect(order.orderRef)).status).toBe(502);
    expect((await visitor.collect(order.orderRef)).status).toBe(200);
    expect((await visitor.collect(order.orderRef)).status).toBe(400);
  });
});

describe("an authenticated call", () => {
  it("needs an access token that is signed here, alive and of this world", async () => {
    const tokens = await visitor.logIn(ANNA);
    const stranger = await visit(sandbox);
    const { accessToken: foreign } = await stranger.logIn(ANNA);
    const [header, , signature] = tokens.accessToken.split(".");
    const forged = `${header}.${foreign.split(".")[1]}.${signature}`;
    const unsigned = `${btoa('{"alg":"none"}').replaceAll("=", "")}.${tokens.accessToken.split(".")[1]}.`;
    expect(await infoStatus(tokens.accessToken)).toBe(200);
    for (const token of [undefined, "nonsense", foreign, forged, unsigned, tokens.refreshToken])
      expect([token, await infoStatus(token)]).toEqual([token, 401]);
  });

  it("is refused from the second in which the token expires", async () => {
    await visitor.control("PATCH", "auth", { accessTokenS: 60 });
    const { accessToken } = await visitor.logIn(ANNA);
    await visitor.pass(58);
    expect(await infoStatus(accessToken)).toBe(200);
    await visitor.pass(2);
    expect(await infoStatus(accessToken)).toBe(401);
  });

  it("is answered with the time of the server's clock, and so are refusals and faults", async () => {
    await visitor.control("PATCH", "auth", { clockOffsetS: -3_600 });
    await visitor.control("PUT", "faults", [{ path: "/*/service-information", status: 503 }]);
    const { accessToken } = await visitor.logIn(ANNA);
    for (const path of ["/customers/current/info", "/nowhere", "/service-information"]) {
      const { headers } = await visitor.get(path, accessToken);
      const behindMs = Date.now() - Date.parse(headers.get("date")!);
      expect(Math.round(behindMs / 10_000)).toBe(360);
    }
    expect(jwtDecode<{ iat: number }>(accessToken).iat).toBeLessThan(Date.now() / 1_000 - 3_590);
  });
});

describe("a refresh", () => {
  it("gives new tokens, once for each refresh token", async () => {
    const first = await visitor.logIn(ANNA);
    const second = await (await refresh(first)).json();
    expect(await infoStatus(second.accessToken)).toBe(200);
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(second)).status).toBe(200);
  });

  it("gives them to one of several that ask at once", async () => {
    const tokens = await visitor.logIn(ANNA);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(tokens)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it("may be repeated when rotation is off", async () => {
    await visitor.control("PATCH", "auth", { rotate: false });
    const tokens = await visitor.logIn(ANNA);
    expect([(await refresh(tokens)).status, (await refresh(tokens)).status]).toEqual([200, 200]);
  });

  it("works with an access token that has expired, not with a refresh token that has", async () => {
    await visitor.control("PATCH", "auth", { accessTokenS: 10, refreshTokenS: 60 });
    const tokens = await visitor.logIn(ANNA);
    await visitor.pass(30);
    const newer = await (await refresh(tokens)).json();
    await visitor.pass(60);
    expect((await refresh(newer)).status).toBe(401);
  });

  it("needs both tokens, of one person and each in its place", async () => {
    const annas = await visitor.logIn(ANNA);
    const alvas = await visitor.logIn(ALVA);
    expect((await refresh({ ...annas, accessToken: alvas.accessToken })).status).toBe(401);
    expect((await refresh({ accessToken: annas.refreshToken, refreshToken: annas.accessToken })).status).toBe(401);
    expect((await visitor.post("/auth/refresh", { refreshToken: annas.refreshToken })).status).toBe(400);
    expect((await visitor.request("/customer-service/api/v1/auth/refresh", { method: "POST", body: "{" })).status).toBe(400);
    expect((await refresh(annas)).status).toBe(200);
  });
});

describe("acting for a customer", () => {
  it("gives a customer's rights with the customer's data, and the admin's back", async () => {
    const alva = await visitor.logIn(ALVA);
    const acting = await (await impersonate(alva, "anna-andersson")).json();
    expect(acting).toMatchObject({
      customer: { firstName: "Anna" },
      tokens: { authContext: { tokenAuthority: "CUSTOMER", supportsImpersonation: false } },
    });
    expect(jwtDecode(acting.tokens.accessToken)).toMatchObject({ sub: "anna-andersson", actor: "alva-admin" });
    expect((await impersonate(acting.tokens, "tom-tamm")).status).toBe(403);
    expect(await (await downgrade(acting.tokens)).json()).toMatchObject({
      customer: { firstName: "Alva" },
      tokens: { authContext: { tokenAuthority: "ADMIN", supportsImpersonation: true } },
    });
    expect((await downgrade(alva)).status).toBe(200);
  });

  it("is for admins with that right, who don't act for somebody already", () => {
    const alva = seedData("default").withId("alva-admin")!;
    expect([
      canImpersonate({ person: alva, actorId: null }),
      canImpersonate({ person: alva, actorId: "adam-adolfsson" }),
      canImpersonate({ person: { ...alva, role: "CUSTOMER" }, actorId: null }),
      canImpersonate({ person: { ...alva, supportsImpersonation: false }, actorId: null }),
    ]).toEqual([true, false, false, false]);
  });

  it("makes a customer even of another admin", async () => {
    const acting = await (await impersonate(await visitor.logIn(ALVA), "adam-adolfsson")).json();
    expect(acting.tokens.authContext).toEqual({ tokenAuthority: "CUSTOMER", supportsImpersonation: false });
  });

  it("is refused to the rest, and towards oneself, nobody, and those who may not be acted for", async () => {
    const [anna, adam, alva] = [await visitor.logIn(ANNA), await visitor.logIn(ADAM), await visitor.logIn(ALVA)];
    expect((await impersonate(anna, "tom-tamm")).status).toBe(403);
    expect((await impersonate(adam, "tom-tamm")).status).toBe(403);
    expect((await downgrade(anna)).status).toBe(403);
    expect((await impersonate(alva, "alva-admin")).status).toBe(400);
    expect((await impersonate(alva, "nobody")).status).toBe(404);
    expect(await (await impersonate(alva, "inga-isaksson")).json()).toEqual({ cause: "CUSTOMER_NOT_ENABLED" });
    expect(await infoStatus((await visitor.logIn(INGA)).accessToken)).toBe(200);
  });
});
