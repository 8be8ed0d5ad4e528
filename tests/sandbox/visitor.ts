/** Somebody who visits a sandbox from within a test: has a world of their own, calls the product, and plays the phone. */
import type { Sandbox } from "./app";
import { WORLD_COOKIE } from "./middleware";
import { qrTextOf } from "./qr";
import type { SeedName } from "./seeds/seed";

export const API = "/customer-service/api/v1";

export type StartedOrder = { orderRef: string; autoStartToken: string; qrStartToken: string; qrStartSecret: string };
export type Tokens = { accessToken: string; refreshToken: string };

export type Visitor = ReturnType<typeof visitorOf>;

/** A visitor of a fresh world. Throws with the reason when it is refused. */
export async function visit(sandbox: Pick<Sandbox, "request">, seed: SeedName = "default"): Promise<Visitor> {
  const response = await sandbox.request("/sandbox/worlds", jsonOf("POST", { seed }));
  if (!response.ok) throw new Error(await response.text());
  const { worldId } = (await response.json()) as { worldId: string };
  return visitorOf(sandbox, worldId);
}

/** A visitor of a world that is there. */
export function visitorOf(sandbox: Pick<Sandbox, "request">, worldId: string) {
  const request = (path: string, { headers, ...init }: RequestInit = {}): Promise<Response> =>
    sandbox.request(path, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(headers)), cookie: `${WORLD_COOKIE}=${worldId}` },
    });

  /** A control call; throws with the reason when it is refused. */
  const control = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await request(`/sandbox/${path}`, body === undefined ? { method } : jsonOf(method, body));
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${text}`);
    return (text ? JSON.parse(text) : null) as Answer;
  };

  const startOrder = async (): Promise<StartedOrder> => (await request(`${API}/auth`, { method: "POST" })).json();
  const collect = (orderRef: string) => request(`${API}/auth/collect?orderRef=${orderRef}`);

  return {
    worldId,
    request,
    control,
    startOrder,
    collect,
    /** What collect tells, without its status code. */
    collected: async (orderRef: string) => (await collect(orderRef)).json(),
    scan: (qr: string, personalNumber: string) => request("/sandbox/bankid/scan", jsonOf("POST", { qr, personalNumber })),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const init = jsonOf("POST", body);
      return request(`${API}${path}`, { ...init, headers: { ...init.headers, ...headers } });
    },
    get: (path: string, accessToken?: string) =>
      request(`${API}${path}`, { headers: accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` } }),
    /** Seconds pass, by the server's clock. */
    pass: async (seconds: number) => {
      const { clockOffsetS } = await control<{ clockOffsetS: number }>("GET", "auth");
      await control("PATCH", "auth", { clockOffsetS: clockOffsetS + seconds });
    },
    /** Scans and approves, as that person would. */
    logIn: async (personalNumber: string): Promise<Tokens> => {
      const order = await startOrder();
      await request("/sandbox/bankid/scan", jsonOf("POST", { qr: qrTextOf(order, 0), personalNumber }));
      await control("POST", `bankid/orders/${order.orderRef}/approve`, {});
      const { tokens } = (await (await collect(order.orderRef)).json()) as { tokens: Tokens };
      return tokens;
    },
  };
}

const jsonOf = (method: string, body: unknown) => ({
  method,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
