import { Box, chakra, Text } from "@chakra-ui/react";
import { otherAgreedIn } from "../../../machines/shared/electricity-offers-page";
import { cleanName, isolated } from "../../domain/cleanText";
import { canDecline, type ElectricityOffer, type ProviderLinks, type Yes, yesTo } from "../../domain/electricityOffers";
import { type TextKey, useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { StickyActions } from "../../ui/StickyActions";
import { answerUnderWay, type Detail, isAnswerSlow, type Offers, type OffersSnapshot } from "./flow";
import { TermsOfYes } from "./TermsOfYes";
import { type Leaving, WayToContract } from "./WayToContract";

const YES = {
  accept: "electricityOffer.accept",
  acknowledge: "electricityOffer.acknowledge",
} satisfies Record<Yes, TextKey>;

type OfferActionsProps = { offers: Offers; snapshot: OffersSnapshot; offer: ElectricityOffer; links: ProviderLinks };

/** What one may answer (EL-14 to EL-16). While an answer is on its way they stay where they are, and do nothing (UX-03). */
export function OfferActions({ offers, snapshot, offer, links }: OfferActionsProps) {
  const { t } = useTexts();
  const underWay = answerUnderWay(snapshot);
  const isBusy = underWay !== null;
  const isSlow = isAnswerSlow(snapshot);
  const busyText = underWay && t(underWay === "yes" ? "electricityOffer.accepting" : "electricityOffer.declining");
  return (
    <StickyActions>
      {/* Above the buttons, which stay where they are. */}
      <Box role="status" mb={isSlow ? "0" : "-2"}>
        {isSlow ? (
          <Text textStyle="small" textAlign="center">
            {t("electricityOffer.answering.slow")}
          </Text>
        ) : (
          <chakra.span srOnly>{busyText}</chakra.span>
        )}
      </Box>
      <TermsOfYes offer={offer} links={links} />
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
    </StickyActions>
  );
}

/** In their place where another offer of the contract is agreed on: with whom, and the way to the contract. */
export function OtherAgreed({ detail, ...leaving }: Leaving & { detail: Detail }) {
  const { t } = useTexts();
  const name = cleanName(otherAgreedIn(detail)?.provider?.name);
  return (
    <StickyActions>
      <Text role="status" textAlign="center" overflowWrap="anywhere">
        {name === null ? t("electricityOffer.otherAgreed") : t("electricityOffer.otherAgreed.of", { name: isolated(name) })}
      </Text>
      <WayToContract {...leaving} />
    </StickyActions>
  );
}
