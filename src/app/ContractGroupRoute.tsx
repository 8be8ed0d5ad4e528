import { useParams } from "@tanstack/react-router";
import { GroupPage } from "../flows/contracts/GroupPage";

export function ContractGroupRoute() {
  const { type = "", providerId = "" } = useParams({ strict: false }) as { type?: string; providerId?: string };
  return <GroupPage type={type} providerId={providerId} />;
}
