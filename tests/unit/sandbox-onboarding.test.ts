/** A new customer's details at the sandbox: what it takes, what it refuses, and where that brings them. */
import { afterAll, beforeEach, expect, it } from "vitest";
import { createSandbox } from "../sandbox/app";
import { onwards } from "../sandbox/onboarding-rules";
import { cast } from "../sandbox/seeds/cast";
import { type Visitor, visit } from "../sandbox/visitor";

const NILS = "199307142399";
const sandbox = createSandbox({ dataFile: ":memory:" });
let visitor: Visitor;
beforeEach(async () => void (visitor = await visit(sandbox)));
afterAll(() => sandbox.close());

const contact = { email: "nils@example.com", phoneNumber: "+46701740635" };
const address = { street: "Storgatan", streetNumber: 7, postalCode: 90_325, postalAddress: "Umeå" };

async function patching() {
  const { accessToken } = await visitor.logIn(NILS);
  const patch = async (what: string, body: object) => {
    const response = await visitor.request(`/customer-service/api/v1/customers/current/${what}`, {
      method: "PATCH",
      headers: { "content-type": "application/json", authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.text() };
  };
  const info = async () => (await visitor.get("/customers/current/info", accessToken)).json();
  return { patch, info };
}

it("takes contact details and an address, and then asks for contracts [ONB-04] [ONB-07] [CUS-06]", async () => {
  const { patch, info } = await patching();
  expect(await patch("contact-details", contact)).toEqual({ status: 204, body: "" });
  expect(await info()).toMatchObject({
    onboardingState: "New",
    email: { value: "nils@example.com" },
    mobileNumber: { value: "+46701740635" },
  });
  expect((await patch("address", address)).status).toBe(204);
  expect((await info()).onboardingState).toBe("MissingContracts");
});

it.each([
  [{ ...contact, email: "Nils@example.com " }, ["email"]],
  [{ ...contact, phoneNumber: "070-174 06 35" }, ["phoneNumber"]],
  [{ email: "", phoneNumber: "" }, ["email", "phoneNumber"]],
])("refuses %o by its fields [F22]", async (body, fields) => {
  const { patch } = await patching();
  const { status, body: answer } = await patch("contact-details", body);
  expect([status, JSON.parse(answer)]).toEqual([400, { cause: "VALIDATION_FAILED", fields }]);
});

it.each([{ email: "a@b.se" }, { ...contact, mobileNumber: "+46701740635" }, { ...contact, phoneNumber: 701740635 }])(
  "doesn't understand %o [AMB-20]",
  async (body) => {
    const { patch } = await patching();
    expect(await patch("contact-details", body)).toEqual({ status: 400, body: '{"cause":"ARGUMENT_NOT_VALID"}' });
  },
);

it("brings nobody on who isn't new, or lacks something", () => {
  for (const person of cast) expect(onwards(person)).toEqual(person);
});
