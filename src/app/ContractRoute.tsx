import { useParams, useRouterState } from "@tanstack/react-router";
import { ContractPage } from "../flows/contract-detail/ContractPage";
import { useHashFocus } from "../ui/useHashFocus";
import { stayScrolled } from "./scroll";

export function ContractRoute() {
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  useHashFocus(
    useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash ?? "" }),
    useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.__TSR_key ?? "" }),
    stayScrolled,
  );
  return <ContractPage id={id} />;
}
