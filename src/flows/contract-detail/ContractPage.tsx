import { prepareToAsk } from "../../ui/prepareToAsk";
import { useFlow } from "../useFlow";
import { ContractScreen } from "./ContractScreen";
import { contractDetailFlow, contractDetailInput } from "./wiring";

prepareToAsk();

/** `id`: as the address has it. */
export function ContractPage({ id }: { id: string }) {
  return <ContractScreen contract={useFlow(contractDetailFlow(id), contractDetailInput(id))} />;
}
