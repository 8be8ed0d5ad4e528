import { useParams } from "@tanstack/react-router";
import { ContractPage } from "../flows/contract-detail/ContractPage";

export function ContractRoute() {
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  return <ContractPage id={id} />;
}
