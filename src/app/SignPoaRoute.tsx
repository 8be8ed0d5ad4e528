import { useParams } from "@tanstack/react-router";
import { SignPoaPage } from "../flows/sign-poa/SignPoaPage";

export function SignPoaRoute() {
  const { options } = useParams({ strict: false }) as { options?: string };
  return <SignPoaPage encoded={options ?? ""} />;
}
