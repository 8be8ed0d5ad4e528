import { cleanName } from "../../domain/cleanText";
import { type ElectricityOffer, yesTo } from "../../domain/electricityOffers";
import { type TextKey, useTexts } from "../../i18n";

const TITLES = {
  accept: { now: "electricityOffer.agreed.title", before: "electricityOffer.agreed.before" },
  acknowledge: { now: "electricityOffer.agreed.discount", before: "electricityOffer.agreed.discountBefore" },
} satisfies Record<string, Record<string, TextKey>>;

/** In which words the person hears that it is agreed on: just now or before, an agreement or a discount, with whom. */
export function useAgreedWords(offer: ElectricityOffer, isNew: boolean): { title: string; body: string } {
  const { t } = useTexts();
  const way = yesTo(offer);
  const name = cleanName(offer.provider?.name) ?? t("electricityOffer.provider");
  return {
    title: t(TITLES[way][isNew ? "now" : "before"]),
    body: t(way === "acknowledge" ? "electricityOffer.agreed.discountBody" : "electricityOffer.agreed.body", { name }),
  };
}
