/** A world of the sandbox as a test holds it: its people, its electronic ID, what goes wrong, and what the app called. */
import type { APIRequestContext, APIResponse } from "@playwright/test";
import type { LoggedIn } from "../../../src/domain/customer";
import type { Call } from "../../sandbox/calls";
import type { faultsSchema, releaseSchema } from "../../sandbox/faults";
import type { SeedName } from "../../sandbox/seeds/seed";
import type { authPatchSchema, ProcessName, processPatchSchema } from "../../sandbox/settings";

type InputOf<Schema extends { "~standard": { types?: { input: unknown } | undefined } }> = NonNullable<
  Schema["~standard"]["types"]
>["input"];

export type Faults = InputOf<typeof faultsSchema>;
export type Release = InputOf<typeof releaseSchema>;
export type PersonRow = { personalNumber: string; firstName: string; lastName: string; role: "ADMIN" | "CUSTOMER"; note: string };
export type OpenOrder = { orderRef: string; kind: string; status: string; hintCode: string; ageS: number };

export type World = Awaited<ReturnType<typeof beginWorld>>;

const AUTH = "/customer-service/api/v1/auth";

/** `onFaults` is told as soon as a test lets something go wrong. */
export async function beginWorld(request: APIRequestContext, seed: SeedName, onFaults: () => void) {
  const { worldId } = await answered<{ worldId: string }>(request.post("/sandbox/worlds", { data: { seed } }));
  const people = await answered<PersonRow[]>(request.get("/sandbox/people"));
  const orders = () => answered<OpenOrder[]>(request.get("/sandbox/bankid/orders"));
  const act = async (what: string, orderRef: string | undefined, data: object) =>
    answered(request.post(`/sandbox/bankid/orders/${orderRef ?? (await newestOf(orders))}/${what}`, { data }));

  return {
    id: worldId,
    people,
    /** By first name, whole name, personal number or role. */
    person: (who: string): PersonRow => personIn(people, who),
    orders,
    /** The phone reads a code and the person begins to identify. */
    scan: (qr: string, personalNumber: string) => request.post("/sandbox/bankid/scan", { data: { qr, personalNumber } }),
    /** Each of these acts on the newest open order unless told which. */
    open: (personalNumber: string, orderRef?: string) => act("open", orderRef, { personalNumber }),
    approve: (personalNumber?: string, orderRef?: string) => act("approve", orderRef, { personalNumber }),
    hint: (hintCode: string, orderRef?: string) => act("hint", orderRef, { hintCode }),
    cancel: (orderRef?: string) => act("cancel", orderRef, {}),
    fail: (hintCode: string, orderRef?: string) => act("fail", orderRef, { hintCode }),

    /** What goes wrong from now on; replaces what went wrong before. */
    faults: (faults: Faults) => {
      onFaults();
      return answered(request.put("/sandbox/faults", { data: faults }));
    },
    /** Lets held calls go on, all unless told which; how many went. */
    release: async (which: Release = {}) =>
      (await answered<{ released: number }>(request.post("/sandbox/faults/release", { data: which }))).released,
    held: async () => (await answered<{ held: { method: string; path: string }[] }>(request.get("/sandbox/faults"))).held,
    calls: (sinceMs = 0) => answered<Call[]>(request.get(`/sandbox/calls?since=${sinceMs}`)),
    auth: (settings: InputOf<typeof authPatchSchema>) => answered(request.patch("/sandbox/auth", { data: settings })),
    process: (name: ProcessName, settings: InputOf<typeof processPatchSchema>) =>
      answered(request.patch(`/sandbox/processes/${name}`, { data: settings })),

    /** A whole login by calls alone: what collect answers at its end. */
    logIn: async (who: string): Promise<LoggedIn> => {
      const { orderRef } = await answered<{ orderRef: string }>(request.post(AUTH));
      await act("approve", orderRef, { personalNumber: personIn(people, who).personalNumber });
      const { customer, tokens } = await answered<{ customer: LoggedIn["customer"]; tokens: Tokens }>(
        request.get(`${AUTH}/collect?orderRef=${orderRef}`),
      );
      const { authContext, ...pair } = tokens;
      return { customer, tokens: pair, authContext };
    },
    forget: () => request.delete(`/sandbox/worlds/${worldId}`),
  };
}

type Tokens = LoggedIn["tokens"] & { authContext: LoggedIn["authContext"] };

async function answered<Body = unknown>(call: Promise<APIResponse>): Promise<Body> {
  const response = await call;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Body;
}

async function newestOf(orders: () => Promise<OpenOrder[]>): Promise<string> {
  const [newest] = await orders();
  if (!newest) throw new Error("No order is open in this world.");
  return newest.orderRef;
}

function personIn(people: PersonRow[], who: string): PersonRow {
  const isMeant = ({ firstName, lastName, personalNumber, role }: PersonRow) =>
    [firstName, `${firstName} ${lastName}`, personalNumber, role].includes(who);
  const person = people.find(isMeant);
  if (!person) throw new Error(`Nobody in this world is called "${who}".`);
  return person;
}
