import { Box, Text } from "@chakra-ui/react";
import type { ElectricityOffer } from "../../domain/electricityOffers";
import { formatAmount } from "../../domain/numbers";
import { annualSavingsOf } from "../../domain/offerLines";
import { useTexts } from "../../i18n";
import { Card } from "../../ui/Card";
import { Price } from "../../ui/Price";

type SavingsProps = {
  offer: ElectricityOffer;
  size?: "lg" | "xl";
  /** On a card with a colour of its own; else what is gained is green. */
  isOnColour?: boolean;
};

/** How much less it is a year, the number large. */
export function Savings({ offer, size = "xl", isOnColour = false }: SavingsProps) {
  const { serverText } = useTexts();
  const amount = annualSavingsOf(offer);
  if (amount === null) return null;
  const { value, unitKey } = formatAmount(amount);
  return (
    <Box css={{ "& > .tabular": { color: isOnColour ? "inherit" : "primary" } }}>
      <Price value={value} unit={serverText(unitKey, null) || null} size={size} />
      <Text mt="1" overflowWrap="anywhere">
        {serverText(offer.savings?.savingsTitleKey, "electricityOffer.savings")}
      </Text>
    </Box>
  );
}

/** The same as the one thing that matters. */
export function SavingsHero({ offer }: { offer: ElectricityOffer }) {
  if (annualSavingsOf(offer) === null) return null;
  return (
    <Card tone="highlight">
      <Savings offer={offer} isOnColour />
    </Card>
  );
}
