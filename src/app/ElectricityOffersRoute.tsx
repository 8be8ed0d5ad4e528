import { useParams } from "@tanstack/react-router";
import { ElectricityOffersPage } from "../flows/electricity-offers/ElectricityOffersPage";

/** Both routes: all offers for a contract, and one of them. */
export function ElectricityOffersRoute() {
  const { contractId = "", offerId } = useParams({ strict: false }) as { contractId?: string; offerId?: string };
  return <ElectricityOffersPage contractId={contractId} offerId={offerId ?? null} />;
}
