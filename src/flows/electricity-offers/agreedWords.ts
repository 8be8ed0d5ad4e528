import { cleanName, isolated } from "../../domain/cleanText";
import { formatDate } from "../../domain/dates";
import { dayOf } from "../../domain/days";
import { type ElectricityOffer, isLowerPrice, type Yes, yesTo } from "../../domain/electricityOffers";
import { type TextKey, useTexts } from "../../i18n";

const TITLES = {
  accept: { now: "electricityOffer.agreed.title", before: "electricityOffer.agreed.before" },
  acknowledge: { now: "electricityOffer.agreed.discount", before: "electricityOffer.agreed.discountBefore" },
} satisfies Record<Yes, Record<"now" | "before", TextKey>>;

const STARTS = {
  accept: "electricityOffer.agreed.starts",
  acknowledge: "electricityOffer.agreed.discountStarts",
} satisfies Record<Yes, TextKey>;

/** In which words the person hears that it is agreed on: just now or before, an agreement or a discount, with whom. */
export function useAgreedWords(offer: ElectricityOffer, isNew: boolean): { title: string; body: string } {
  const { t } = useTexts();
  const way = yesTo(offer);
  const provider = cleanName(offer.provider?.name);
  const name = provider === null ? t("electricityOffer.provider") : isolated(provider);
  return {
    title: t(TITLES[way][isNew ? "now" : "before"]),
    body: t(way === "acknowledge" ? "electricityOffer.agreed.discountBody" : "electricityOffer.agreed.body", { name }),
  };
}

/** From when it holds, by the day in Sweden; null where nobody says. */
export function useStartWords(offer: ElectricityOffer, nowMs: number): string | null {
  const { t } = useTexts();
  const startDate = offer.agreementDetails?.startDate ?? null;
  const [date, day] = [formatDate(startDate), dayOf(startDate)];
  if (date === null || day === null) return null;
  const hasBegun = day <= dayOf(nowMs)!;
  if (hasBegun) return t("electricityOffer.agreed.began", { date });
  return t(isLowerPrice(offer) ? "electricityOffer.agreed.priceStarts" : STARTS[yesTo(offer)], { date });
}
