import { useEffect } from "react";
import { onContractsChanged } from "./contractsChanged";

/** Calls `reload` whenever the contracts have changed behind the page, while the component is mounted. */
export function useContractsChanged(reload: () => void): void {
  useEffect(() => onContractsChanged(reload), [reload]);
}
