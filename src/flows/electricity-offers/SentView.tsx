import { Box } from "@chakra-ui/react";
import { cleanName } from "../../domain/cleanText";
import type { ElectricityOffer } from "../../domain/electricityOffers";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Paper } from "../../ui/drawings/Paper";
import { StateView } from "../../ui/StateView";
import { type Leaving, WayToContract } from "./WayToContract";

type SentViewProps = Leaving & { offer: ElectricityOffer; isLooking: boolean; onLook: () => void };

/** The answer has arrived, and nobody has said yet what became of it: nothing more is asked of the person. */
export function SentView({ offer, isLooking, onLook, ...leaving }: SentViewProps) {
  const { t } = useTexts();
  const name = cleanName(offer.provider?.name);
  return (
    <StateView
      drawing={<Paper />}
      title={t("electricityOffer.sent.title")}
      body={name === null ? t("electricityOffer.sent.body") : t("electricityOffer.sent.bodyOf", { name })}
    >
      <Button aria-disabled={isLooking} aria-busy={isLooking} onClick={onLook}>
        {t(isLooking ? "electricityOffer.sent.looking" : "electricityOffer.sent.look")}
      </Button>
      <WayToContract {...leaving} variant="text" />
      <Box role="status" srOnly>
        {isLooking && t("electricityOffer.sent.looking")}
      </Box>
    </StateView>
  );
}
