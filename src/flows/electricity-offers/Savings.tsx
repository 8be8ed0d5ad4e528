import { Box, Text } from "@chakra-ui/react";
import type { Contract } from "../../domain/contracts";
import type { ElectricityOffer } from "../../domain/electricityOffers";
import { formatAmount } from "../../domain/numbers";
import { annualSavingsOf } from "../../domain/offerLines";
import { type SavedYears, savedWith } from "../../domain/offerSavings";
import { useTexts } from "../../i18n";
import { useAttributeTexts } from "../../ui/attributes/useAttributeTexts";
import { Card } from "../../ui/Card";
import { Price } from "../../ui/Price";

type AboutSavings = { offer: ElectricityOffer; contract: Contract; nowMs: number };

type SavingsProps = AboutSavings & {
  size?: "lg" | "xl";
  /** On a card with a colour of its own; else what is gained is green. */
  isOnColour?: boolean;
};

/** How much less it is, the number large, and how much in the years after that. */
export function Savings({ offer, contract, nowMs, size = "xl", isOnColour = false }: SavingsProps) {
  const { t, serverText } = useTexts();
  const yearsText = useYearsText();
  const saved = savedWith(contract, offer, nowMs);
  if (saved === null) return null;
  const { value, unitKey } = formatAmount(saved.amount);
  return (
    <Box css={{ "& > .tabular": { color: isOnColour ? "inherit" : "primary" } }}>
      <Price value={value} unit={serverText(unitKey, null) || null} size={size} />
      <Text mt="1" overflowWrap="anywhere">
        {saved.isFirstYear
          ? t("electricityOffer.savings.firstYear")
          : serverText(offer.savings?.savingsTitleKey, "electricityOffer.savings")}
      </Text>
      {saved.later.length > 0 && (
        <Text mt="0.5" textStyle="small" color={isOnColour ? "inherit" : "onSurfaceVariant"} overflowWrap="anywhere">
          {saved.later.map(yearsText).join(" ")}
        </Text>
      )}
    </Box>
  );
}

/** Of so many years: `År 2: 728 kr lägre.` */
function useYearsText() {
  const { t } = useTexts();
  const { moneyText } = useAttributeTexts();
  return ({ from, to, kronor }: SavedYears): string => {
    const sum = moneyText({ value: Math.abs(kronor), unitKey: to === from ? "sek" : "sekPerYear" });
    const saves = (() => {
      if (kronor === 0) return t("electricityOffer.savings.same");
      return kronor > 0 ? t("electricityOffer.savings.lower", { sum }) : t("electricityOffer.savings.higher", { sum });
    })();
    if (to === null) return t("electricityOffer.savings.fromYear", { from, saves });
    return to === from
      ? t("electricityOffer.savings.year", { from, saves })
      : t("electricityOffer.savings.years", { from, to, saves });
  };
}

/** The same as the one thing that matters. */
export function SavingsHero(about: AboutSavings) {
  if (annualSavingsOf(about.offer) === null) return null;
  return (
    <Card tone="highlight">
      <Savings {...about} isOnColour />
    </Card>
  );
}
