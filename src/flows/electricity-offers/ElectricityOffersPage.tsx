import { prepareMarkdown } from "../../ui/Markdown";
import { prepareToAsk } from "../../ui/prepareToAsk";
import { useFlow } from "../useFlow";
import { OffersScreen } from "./OffersScreen";
import { electricityOffersFlow } from "./wiring";

prepareToAsk();
prepareMarkdown();

/** Both ids as the address has them; without `offerId` all offers for the contract. */
export function ElectricityOffersPage({ contractId, offerId = null }: { contractId: string; offerId?: string | null }) {
  const input = { contractId, offerId };
  return <OffersScreen offers={useFlow(electricityOffersFlow(input), input)} />;
}
