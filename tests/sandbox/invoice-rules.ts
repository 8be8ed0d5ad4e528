/** What becomes of a customer's invoices: taken, gone through, acknowledged; and what the page and the cards tell of them. Pure. */
import type { BackgroundProcess, TodoCard } from "../../src/domain/cards";
import { withOffers } from "./electricity-rules";
import type { Invoice, Person } from "./person";
import { subFlow, todoCard, UNREAD_ADVICE, uploadInvoiceCard } from "./seeds/cards";
import type { Contract } from "./seeds/contracts";
import { switchOffers } from "./seeds/offers";
import type { ProcessSettings } from "./settings";

const TYPE = "INVOICE_ANALYSIS";
const STATUS_KEYS: Record<string, string> = {
  COMPLETED: "todo.ELECTRICITY.analysisDone.status",
  FAILED: "todo.ELECTRICITY.uploadInvoice.failed",
};
/** An outcome beside the statuses: it ends well, and nothing better was found. */
const NO_BETTER_DEAL = "NO_BETTER_DEAL";

/** For each poll that it takes by default: how long it lasts when nobody polls. */
const UNPOLLED_MS = 2_000;

const MAX_BYTES = 20 * 1_024 * 1_024;
const BEGINNINGS = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
];

/** Why an upload is refused; null when it isn't. */
export function refusalOf(bytes: Uint8Array): { status: 400 | 413 | 415; cause: string } | null {
  if (bytes.length === 0) return { status: 400, cause: "ARGUMENT_NOT_VALID" };
  if (bytes.length > MAX_BYTES) return { status: 413, cause: "FILE_TOO_LARGE" };
  const isKnown = BEGINNINGS.some((beginning) => beginning.every((byte, i) => bytes[i] === byte));
  return isKnown ? null : { status: 415, cause: "UNSUPPORTED_FILE_TYPE" };
}

const invoiceOf = ({ invoices = [] }: Person, contractId: string): Invoice | null =>
  invoices.find((invoice) => invoice.contractId === contractId) ?? null;

/** How the analysis stands; null when the server knows of none. */
export function processOf(person: Person, contractId: string): BackgroundProcess | null {
  const invoice = invoiceOf(person, contractId);
  if (invoice !== null) return { status: invoice.status, statusDescriptionKey: STATUS_KEYS[invoice.status] ?? null, type: TYPE };
  return person.dashboard.todoCards.find((card) => card.contractId === contractId)?.backgroundProcess ?? null;
}

/** For the contract's page. Specification §3 "invoiceAnalysisDetails". */
export function analysisDetailsOf(person: Person, contractId: string) {
  const invoice = invoiceOf(person, contractId);
  const backgroundProcess = invoice?.isAcknowledged ? null : processOf(person, contractId);
  if (invoice === null && backgroundProcess === null) return null;
  return {
    invoiceMonth: invoice?.month ?? null,
    invoiceName: invoice?.name ?? null,
    noBetterDealFound: invoice?.noBetterDealFound ?? false,
    backgroundProcess,
  };
}

/** The person whose invoice has come in. One that comes while the one before is gone through is that one once more (F27). */
export function begun(person: Person, contract: Contract, file: { name: string }, nowMs: number): Person {
  const { contractId } = contract;
  if (invoiceOf(person, contractId)?.status === "PROCESSING") return person;
  const month = new Date(nowMs).toISOString().slice(0, 7);
  return withInvoice(person, contract, {
    contractId,
    name: file.name,
    month,
    startedAtMs: nowMs,
    polls: 0,
    status: "PROCESSING",
    noBetterDealFound: false,
    isAcknowledged: false,
  });
}

/** The person after one more poll: the analysis ends after so many, or so long after it began. */
export function polled(person: Person, contract: Contract, settings: ProcessSettings, nowMs: number): Person {
  const invoice = invoiceOf(person, contract.contractId);
  if (invoice?.status !== "PROCESSING") return person;
  const polls = invoice.polls + 1;
  const { delayMs } = settings;
  const isOver = polls >= settings.polls || (delayMs !== null && nowMs >= invoice.startedAtMs + delayMs);
  return isOver ? ended(person, contract, { ...invoice, polls }, settings) : withInvoice(person, contract, { ...invoice, polls });
}

/** The person as they stand by now: an analysis goes on by itself, and is over in time also when nobody polls. */
export function caughtUp(person: Person, settings: ProcessSettings, nowMs: number): Person {
  const lastsMs = settings.delayMs ?? settings.polls * UNPOLLED_MS;
  return (person.invoices ?? [])
    .filter(({ status, startedAtMs }) => status === "PROCESSING" && nowMs >= startedAtMs + lastsMs)
    .reduce((before, invoice) => {
      const contract = before.contracts.find(({ contractId }) => contractId === invoice.contractId);
      return contract === undefined ? before : ended(before, contract, invoice, settings);
    }, person);
}

function ended(person: Person, contract: Contract, invoice: Invoice, { outcome }: ProcessSettings): Person {
  const noBetterDealFound = outcome === NO_BETTER_DEAL;
  const status = noBetterDealFound ? "COMPLETED" : outcome;
  const after = withInvoice(person, contract, { ...invoice, noBetterDealFound, status });
  return status === "COMPLETED" && !noBetterDealFound ? withOffers(after, contract, switchOffers(contract)) : after;
}

/** The person who has seen what came of it: of what still goes on, nobody has. */
export function acknowledged(person: Person, contract: Contract): Person {
  const invoice = invoiceOf(person, contract.contractId);
  if (invoice?.status === "PROCESSING") return person;
  const seen = invoice === null ? person : withInvoice(person, contract, { ...invoice, isAcknowledged: true });
  const isOther = (card: TodoCard) => card.contractId !== contract.contractId;
  return { ...seen, dashboard: { ...seen.dashboard, todoCards: seen.dashboard.todoCards.filter(isOther) } };
}

function withInvoice(person: Person, contract: Contract, invoice: Invoice): Person {
  const { contractId } = contract;
  const isOther = (one: { contractId: string | null }) => one.contractId !== contractId;
  const { dashboard } = person;
  const next = { ...person, invoices: [...(person.invoices ?? []).filter(isOther), invoice] };
  return {
    ...next,
    dashboard: {
      ...dashboard,
      todoCards: [
        { ...cardOf(contract, invoice), backgroundProcess: processOf(next, contractId) },
        ...dashboard.todoCards.filter(isOther),
      ],
    },
  };
}

function cardOf(contract: Contract, { status, noBetterDealFound }: Invoice): TodoCard {
  if (status === "FAILED")
    return {
      ...uploadInvoiceCard(contract),
      description: UNREAD_ADVICE,
    };
  if (status !== "COMPLETED")
    return todoCard(contract, {
      cardType: TYPE,
      titleKey: "todo.ELECTRICITY.analysing.title",
      description: "Det brukar ta mindre än en minut. Svaret finns här nästa gång du tittar in, och på avtalets sida.",
      subFlows: [],
    });
  return todoCard(contract, {
    cardType: TYPE,
    titleKey: "todo.ELECTRICITY.analysisDone.title",
    description: noBetterDealFound ? "Vi hittade inget bättre avtal den här gången." : "Vi har hittat bättre avtal åt dig.",
    subFlows: noBetterDealFound
      ? [subFlow("ACKNOWLEDGE", "todo.ELECTRICITY.analysisDone.ok")]
      : [
          subFlow("ACKNOWLEDGE_AND_VIEW_OFFERS", "todo.ELECTRICITY.analysisDone.button"),
          subFlow("ACKNOWLEDGE", "todo.ELECTRICITY.analysisDone.later", { type: "Secondary" }),
        ],
  });
}
