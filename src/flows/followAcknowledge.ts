/**
 * The person has seen what came of an invoice, and the server is told. A contract's page has two buttons for that: whichever is
 * pressed, and after whichever, one call is under way. Followed to its answer, also by who has left the page meanwhile: another
 * page may show the card by then.
 */
import { NOT_NOTED } from "../../machines/shared/noting";
import { acknowledgeAnalysis } from "../api/invoices";
import { isNotNoted } from "../domain/noted";
import { ports } from "../ports";
import { followWrite } from "./followWrite";
import { shareUnanswered } from "./shareUnanswered";

const acknowledgeOnce = shareUnanswered(acknowledgeAnalysis, (contractId) => contractId);

export const followAcknowledge = ({ contractId }: { contractId: string }, signal: AbortSignal): Promise<void> =>
  followWrite(() => acknowledgeOnce(contractId), {
    signal,
    done: () => {},
    failed: (error) => void (isNotNoted(error) && ports().toast(NOT_NOTED)),
  });
