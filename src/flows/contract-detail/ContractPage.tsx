import { useCallback } from "react";
import { useContractsChanged } from "../../platform/useContractsChanged";
import { prepareToAsk } from "../../ui/prepareToAsk";
import { useFlow } from "../useFlow";
import { ContractScreen } from "./ContractScreen";
import { contractDetailFlow, contractDetailInput } from "./wiring";

prepareToAsk();

/** `id`: as the address has it. */
export function ContractPage({ id }: { id: string }) {
  const contract = useFlow(contractDetailFlow(id), contractDetailInput(id));
  useContractsChanged(useCallback(() => contract.send({ type: "contracts.changed" }), [contract]));
  return <ContractScreen contract={contract} />;
}
