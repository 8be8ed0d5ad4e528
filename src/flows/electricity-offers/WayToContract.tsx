import type { ComponentProps } from "react";
import { contractPathOf } from "../../domain/offerPaths";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { PressLink } from "../../ui/PressLink";

export type Leaving = { contractId: string; onLeave: () => void };

/** To the page of the contract that all this is about. */
export function WayToContract({
  contractId,
  onLeave,
  variant = "filled",
}: Leaving & { variant?: ComponentProps<typeof Button>["variant"] }) {
  const { t } = useTexts();
  return (
    <Button asChild variant={variant}>
      <PressLink href={contractPathOf(contractId)} onPress={onLeave}>
        {t("electricityOffers.toContract")}
      </PressLink>
    </Button>
  );
}
