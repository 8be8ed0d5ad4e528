/** Every write of the flows: held up by a consent, it is said not to be done; gone well, it takes back what was said before. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type AnyActorLogic, createActor } from "xstate";
import { saveCustomerAddress } from "../../src/api/addresses";
import { addContractFlow } from "../../src/flows/add-contract/wiring";
import { addressEditorFlow } from "../../src/flows/address-editor/wiring";
import { consentFlow } from "../../src/flows/consent/wiring";
import { contractDetailFlow } from "../../src/flows/contract-detail/wiring";
import { contractsFlow } from "../../src/flows/contracts/wiring";
import { electricityOffersFlow } from "../../src/flows/electricity-offers/wiring";
import { invoiceAnalysisFlow } from "../../src/flows/invoice-analysis/wiring";
import { onboardingFlow } from "../../src/flows/onboarding/wiring";
import { signPoaFlow } from "../../src/flows/sign-poa/wiring";
import { todoCardFlow } from "../../src/flows/todo-card/wiring";
import { tellConsentResolved } from "../../src/platform/consentResolved";
import { bindPorts } from "../../src/ports";
import { bindSession } from "../support/boundSession";
import { stubBrowser } from "../support/browser";
import { PDF } from "../support/invoiceFiles";
import { stubXhr } from "../support/xhr";

const address = { street: "Storgatan", streetNumber: "1", postalCode: "11122", city: "Stockholm" };
const offer = { contractId: "c1", offerId: "o1" };

type Write = [string, () => AnyActorLogic, unknown];
type Flow = { implementations: { actors: Record<string, unknown> } };
const actorOf = (flow: unknown, name: string) => (flow as Flow).implementations.actors[name] as AnyActorLogic;

const card = () => todoCardFlow({ reloadPage: () => {} });
const invoice = () => invoiceAnalysisFlow({ reloadPage: () => {} });
const offers = () => actorOf(electricityOffersFlow(offer), "answer");

/** What is said of an answer follows from what the server has of the offer: these take back by themselves. */
const ANSWERS: Write[] = [
  ["an offer is accepted", offers, { answer: "accept", isOnly: true }],
  ["a discount is acknowledged", offers, { answer: "acknowledge", isOnly: true }],
  ["offers are declined", offers, { answer: "deny", isOnly: true }],
];

const WRITES: Write[] = [
  ["a contract is removed", () => actorOf(contractDetailFlow("c1"), "removeContract"), { id: "c1" }],
  ["all of a provider is removed", () => actorOf(contractsFlow, "removeHolder"), { holderId: "h1" }],
  [
    "contracts are added",
    () => actorOf(addContractFlow(null), "addContracts"),
    { serviceProviders: [{ id: "sp1" }], providerIds: [] },
  ],
  [
    "the onboarding's contracts are added",
    () => actorOf(onboardingFlow, "addContracts"),
    { serviceProviders: [{ id: "sp1" }], providerIds: [] },
  ],
  ["contact details are saved", () => actorOf(onboardingFlow, "saveContact"), { email: "n@x.se", phoneNumber: "0701234567" }],
  ["an address is saved", () => actorOf(addressEditorFlow({ saveAddress: saveCustomerAddress }), "saveAddress"), { address }],
  ["terms are accepted", () => actorOf(consentFlow, "acceptTerms"), { termsAndConditionsId: "t1" }],
  ["a card is acknowledged", () => actorOf(card(), "acknowledge"), { contractId: "c1" }],
  ["a collection is started", () => actorOf(card(), "startCollection"), { providerId: "p1" }],
  ["an analysis is acknowledged", () => actorOf(invoice(), "acknowledge"), { contractId: "c1" }],
];

let said: unknown[];
let answer: () => Response;

beforeEach(() => {
  stubBrowser();
  said = [];
  vi.stubGlobal("fetch", async () => answer());
  bindSession();
  bindPorts({
    toast: ({ textKey }: { textKey: string }) => void said.push(textKey),
    takeBackErrors: () => void said.push("taken back"),
    consentGiven: () => void said.push("given"),
    session: () => null,
  } as unknown as Parameters<typeof bindPorts>[0]);
  return () => vi.unstubAllGlobals();
});

const heldUp = () => Response.json({ reason: "TermsAndConditionsUpdated" }, { status: 403 });
const taken = () => Response.json({ id: "1" });

const ended = (logic: AnyActorLogic, input: unknown) =>
  new Promise<void>((resolve) => {
    const actor = createActor(logic, { input: input as never });
    actor.subscribe({ error: () => resolve(), complete: () => resolve() });
    actor.start();
  });

it.each([...WRITES, ...ANSWERS])("%s: held up by a consent, it is said not to be done [AMB-64]", async (_, logic, input) => {
  answer = heldUp;
  await ended(logic(), input);
  expect(said).toEqual([]);
  tellConsentResolved();
  expect(said).toEqual(["consent.notDone"]);
});

it.each(WRITES)("%s: gone well, it takes back what was said of the attempt before", async (_, logic, input) => {
  answer = taken;
  await ended(logic(), input);
  expect(said).toEqual(["taken back"]);
});

describe("an invoice is uploaded", () => {
  const upload = async (status: number, body: object) => {
    const xhr = stubXhr();
    const file = new File([PDF], "faktura.pdf");
    createActor(actorOf(invoice(), "uploadInvoice"), { input: { contractId: "c1", file } as never }).start();
    await vi.waitFor(() => expect(xhr.sent).toHaveLength(1));
    xhr.sent[0]!.answer(status, body);
  };

  it("held up by a consent, it is said not to be done [AMB-64]", async () => {
    await upload(403, { reason: "TermsAndConditionsUpdated" });
    await vi.waitFor(() => {
      tellConsentResolved();
      expect(said).toEqual(["consent.notDone"]);
    });
  });

  it("gone well, it takes back what was said of the attempt before", async () => {
    await upload(200, { status: "PROCESSING", statusDescriptionKey: null, type: "INVOICE_ANALYSIS" });
    await vi.waitFor(() => expect(said).toEqual(["taken back"]));
  });
});

it.each([
  ["a contract", contractDetailFlow("c1")],
  ["a provider's contracts", contractsFlow],
])("%s removed, though an answer said otherwise: what was said before goes, and nothing of what is new", (_, flow) => {
  const actions = (flow as unknown as { implementations: { actions: Record<string, (...given: unknown[]) => void> } })
    .implementations.actions;
  actions.toast!({}, { tone: "error", textKey: "kept" });
  actions.toast!({}, { tone: "success", textKey: "removed" });
  expect(said).toEqual(["kept", "taken back", "removed"]);
});

it("a signature takes back what was said of the attempt before, then lets go on what was held up", () => {
  const { actions } = (signPoaFlow("") as unknown as { implementations: { actions: Record<string, () => void> } })
    .implementations;
  actions.consentGiven!();
  expect(said).toEqual(["taken back", "given"]);
});

it("a card that tells of what was noted already takes back what was said before, and one that isn't noted doesn't", () => {
  const { actions } = (card() as unknown as { implementations: { actions: Record<string, (...given: unknown[]) => void> } })
    .implementations;
  actions.reloadPage!({}, { isNoted: false });
  expect(said).toEqual([]);
  actions.reloadPage!({}, { isNoted: true });
  expect(said).toEqual(["taken back"]);
});
