import { useSelector } from "@xstate/react";
import { Button } from "../../ui/Button";
import { Logo } from "../../ui/Logo";
import { useKeptFocus } from "../../ui/useKeptFocus";
import { useFlow } from "../useFlow";
import { HiddenModePanel } from "./HiddenModePanel";
import { hiddenModeFlow } from "./wiring";

/** The logo, which opens the hidden mode when it is pressed seven times in a row. */
export function HiddenMode() {
  const hiddenMode = useFlow(hiddenModeFlow, undefined);
  const isOpen = useSelector(hiddenMode, (snapshot) => snapshot.matches("open"));
  useKeptFocus(isOpen ? "open" : "closed");
  return (
    <>
      {/* Fast presses must not zoom the page. */}
      <Button
        variant="text"
        color="onSurface"
        alignSelf="start"
        mx="-12px"
        px="12px"
        touchAction="manipulation"
        onClick={() => hiddenMode.send({ type: "logo.press" })}
      >
        <Logo size={44} />
      </Button>
      {isOpen && <HiddenModePanel onClose={() => hiddenMode.send({ type: "close" })} />}
    </>
  );
}
