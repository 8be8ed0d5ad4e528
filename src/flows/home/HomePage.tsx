import { prepareMarkdown } from "../../ui/Markdown";
import { useFlow } from "../useFlow";
import { HomeScreen } from "./HomeScreen";
import { homeFlow, homeInput } from "./wiring";

prepareMarkdown();

export function HomePage() {
  return <HomeScreen home={useFlow(homeFlow, homeInput())} />;
}
