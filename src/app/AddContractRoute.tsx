import { useParams } from "@tanstack/react-router";
import { AddContractPage } from "../flows/add-contract/AddContractPage";

export function AddContractRoute() {
  const { type } = useParams({ strict: false }) as { type?: string };
  return <AddContractPage type={type ?? null} />;
}
