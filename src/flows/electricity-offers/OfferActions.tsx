import { Box } from "@chakra-ui/react";
import { canDecline, type ElectricityOffer, yesTo } from "../../domain/electricityOffers";
import { type TextKey, useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { StickyActions } from "../../ui/StickyActions";
import { answerUnderWay, type Offers, type OffersSnapshot } from "./flow";

const YES = {
  accept: "electricityOffer.accept",
  acknowledge: "electricityOffer.acknowledge",
} satisfies Record<ReturnType<typeof yesTo>, TextKey>;

type OfferActionsProps = { offers: Offers; snapshot: OffersSnapshot; offer: ElectricityOffer };

/** What one may answer (EL-14 to EL-16). While an answer is on its way they stay where they are, and do nothing (UX-03). */
export function OfferActions({ offers, snapshot, offer }: OfferActionsProps) {
  const { t } = useTexts();
  const underWay = answerUnderWay(snapshot);
  const isBusy = underWay !== null;
  const busyText = underWay && t(underWay === "yes" ? "electricityOffer.accepting" : "electricityOffer.declining");
  return (
    <StickyActions>
      <Button aria-disabled={isBusy} aria-busy={underWay === "yes"} onClick={() => offers.send({ type: "offer.yes" })}>
        {underWay === "yes" ? busyText : t(YES[yesTo(offer)])}
      </Button>
      {canDecline(offer) && (
        <Button
          variant="text"
          aria-disabled={isBusy}
          aria-busy={underWay === "no"}
          onClick={() => offers.send({ type: "offer.decline" })}
        >
          {underWay === "no" ? busyText : t("electricityOffer.decline.confirm")}
        </Button>
      )}
      <Box role="status" srOnly>
        {busyText}
      </Box>
    </StickyActions>
  );
}
