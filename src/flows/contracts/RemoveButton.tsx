import { useSelector } from "@xstate/react";
import { shownGroup } from "../../../machines/contracts";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Spinner } from "../../ui/CenteredLoader";
import type { Contracts } from "./flow";

/** Takes all of it off the pages here (CON-11). It keeps the focus while it works, so it is never disabled outright. */
export function RemoveButton({ contracts }: { contracts: Contracts }) {
  const { t } = useTexts();
  const hasHolder = useSelector(contracts, ({ context }) => (shownGroup(context)?.holderId ?? null) !== null);
  const isBusy = useSelector(
    contracts,
    (snapshot) => snapshot.matches({ removal: "removing" }) || snapshot.matches({ removal: "doubtful" }),
  );
  if (!hasHolder) return null;
  return (
    <Button
      variant="text"
      alignSelf="flex-start"
      mx="-20px"
      px="20px"
      color="error"
      aria-disabled={isBusy}
      onClick={() => contracts.send({ type: "holder.remove" })}
    >
      {isBusy && <Spinner size="20px" />}
      {t(isBusy ? "contracts.remove.busy" : "contracts.remove.button")}
    </Button>
  );
}
