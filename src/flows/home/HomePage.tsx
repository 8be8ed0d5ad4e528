import { useFlow } from "../useFlow";
import { HomeScreen } from "./HomeScreen";
import { homeFlow, homeInput } from "./wiring";

export function HomePage() {
  return <HomeScreen home={useFlow(homeFlow, homeInput())} />;
}
