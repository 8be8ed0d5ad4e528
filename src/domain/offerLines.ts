/** What is agreed on in an electricity offer, and what else its provider says for it, line by line (EL-06, EL-10). */

import type { Attribute, AttributeValue } from "./attributes";
import * as of from "./attributes";
import type { Amount } from "./cards";
import { cleanName } from "./cleanText";
import type { ElectricityOffer } from "./electricityOffers";
import { savedOf } from "./numbers";
import { amountOf } from "./prices";

type LabelKey = `contract.attribute.${"name" | "startDate" | "bindingTime" | "noticePeriod"}`;

/** Those that have something to say. */
export function agreedIn({ agreementDetails: details }: ElectricityOffer): Attribute<LabelKey>[] {
  if (details === null) return [];
  const lines: [field: keyof typeof details, labelKey: LabelKey, value: AttributeValue | null][] = [
    ["name", "contract.attribute.name", of.text(details.name)],
    ["startDate", "contract.attribute.startDate", of.date(details.startDate)],
    ["bindingPeriodMonths", "contract.attribute.bindingTime", of.months(details.bindingPeriodMonths)],
    ["noticePeriodDays", "contract.attribute.noticePeriod", of.days(details.noticePeriodDays)],
  ];
  return lines.flatMap(([field, labelKey, value]) =>
    value === null ? [] : [{ paths: [`agreementDetails.${field}`], labelKey, value }],
  );
}

/** One of which only a half is known stands as that; of none at all nothing is said. */
export function sellingPointsOf({ salesAttributes }: ElectricityOffer): { title: string | null; value: string }[] {
  return salesAttributes.flatMap((attribute) => {
    const title = cleanName(attribute.title);
    const value = cleanName(attribute.value);
    if (value !== null) return [{ title, value }];
    return title === null ? [] : [{ title: null, value: title }];
  });
}

/** How much less a year costs; null where it is no less, or nobody knows, or nobody could save as much. */
export const annualSavingsOf = ({ savings }: ElectricityOffer): Amount | null =>
  savedOf(amountOf(savings?.annualSavings ?? null, "sekPerYear"));

const OF_A_YEAR = new Set<string | null>(["sekPerYear", "sek"]);

/** The same in whole kronor; null too where it isn't said of a year. */
export function yearlyKronorOf(offer: ElectricityOffer): number | null {
  const amount = annualSavingsOf(offer);
  return amount !== null && OF_A_YEAR.has(amount.unitKey) ? Math.round(amount.value ?? 0) || null : null;
}
