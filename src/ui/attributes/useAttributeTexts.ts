import type { AttributeValue } from "../../domain/attributes";
import type { Amount } from "../../domain/cards";
import { formatDate } from "../../domain/dates";
import { type AmountText, formatAmount, formatNumber } from "../../domain/numbers";
import type { Step } from "../../domain/offerComparison";
import type { Price } from "../../domain/prices";
import { useTexts } from "../../i18n";

/** What the lines of a contract say, in words: their data with the texts of its keys. */
export function useAttributeTexts() {
  const { t, serverText } = useTexts();
  const amountText = ({ value, unitKey }: AmountText): string => {
    const unit = serverText(unitKey, null);
    // The number and its unit stay on one line.
    return unit === "" ? value : `${value}\u00a0${unit}`;
  };
  const moneyText = (amount: Amount) => amountText(formatAmount(amount));

  const valueText = (value: AttributeValue): string => {
    switch (value.kind) {
      case "text":
        return value.text;
      case "named":
        return serverText(value.textKey, null) || value.text;
      case "word":
        return t(value.textKey);
      case "unlimited":
        return serverText(value.textKey, "contract.unlimited");
      case "phrase":
        return t(value.textKey, value.params);
      case "amount":
        return amountText(value.amount);
      case "price":
        return moneyText(value.price.now);
    }
  };

  /** Until when something is paid, and what then. */
  const thenText = ({ lastDay, months }: Ending, amount: Amount): string => {
    const price = moneyText(amount);
    const date = formatDate(lastDay);
    if (date !== null) return t("contract.price.until", { date, price });
    if (months === null) return t("contract.price.ordinary", { price });
    return t("contract.price.forMonths", { count: months, number: formatNumber(months), price });
  };

  /** What the price becomes once the discount has ended, and when; null when there is none. */
  const laterText = ({ later }: Price): string | null => later && thenText(later, later.amount);

  /** All that follows what is paid first, in one sentence; empty when nothing does. */
  const followingText = (steps: readonly Step[]): string =>
    steps
      .slice(1)
      .map(({ amount }, place) => thenText({ lastDay: steps[place]?.lastDay ?? null, months: null }, amount))
      .join(" ");

  return { valueText, laterText, followingText, moneyText };
}

type Ending = Omit<NonNullable<Price["later"]>, "amount">;
