/**
 * Offers for an electricity contract. Specification §3 "Electricity offer"; what is odd becomes null, and what can't be read at all
 * is left out (F17).
 */
import * as v from "valibot";
import { providerSchema } from "./cards";
import { maybeMoney } from "./contracts";
import { listOf, maybe, maybeNumber, maybeText, text, usableId } from "./lenient";

const MAX_ATTRIBUTES = 50;
/** Terms and explanations are longer than what stands on a card. */
const MAX_MARKUP = 20_000;

const maybeMarkup = () => maybe(text(MAX_MARKUP));

const discountSavingsSchema = v.object({ amount: maybeMoney(), startDate: maybeText(), endDate: maybeText() });

const informationSchema = v.object({ title: maybeText(), description: maybeMarkup() });

const offerSchema = v.object({
  offerId: usableId(),
  offerType: maybeText(),
  status: maybeText(),
  contractType: maybeText(),
  provider: maybe(providerSchema),
  offerDescription: maybeMarkup(),
  savings: maybe(
    v.object({
      annualSavings: maybeMoney(),
      savingsTitleKey: maybeText(),
      priceDiscountSavings: maybe(discountSavingsSchema),
      monthlyCostDiscountSavings: maybe(discountSavingsSchema),
    }),
  ),
  agreementDetails: maybe(
    v.object({
      name: maybeText(),
      startDate: maybeText(),
      bindingPeriodMonths: maybeNumber(),
      noticePeriodDays: maybeNumber(),
    }),
  ),
  salesAttributes: listOf(v.object({ title: maybeText(), value: maybeText() }), MAX_ATTRIBUTES),
  providerInformation: maybe(informationSchema),
  contractChangeInformation: maybe(informationSchema),
});

/**
 * GET {svc}/electricity/contracts/{id}/offers. That there are none is something that people are told, so an answer without a list,
 * or with one of which nothing can be read, is none.
 */
export const offersSchema = v.pipe(
  v.object({ offers: v.array(v.unknown()) }),
  v.transform(({ offers: sent }) => ({ sent: sent.length, offers: v.parse(listOf(offerSchema), sent) })),
  v.check(({ sent, offers }) => sent === 0 || offers.length > 0, "There are offers, and none of them can be read."),
  v.transform(({ offers }) => ({ offers })),
);

/** GET {svc}/electricity/offers/{id}. */
export const offerDetailSchema = v.pipe(
  v.object({
    offer: offerSchema,
    providerInformation: maybe(v.object({ termsAndConditionsLink: maybeText(), privacyPolicyLink: maybeText() })),
  }),
  v.transform(({ offer, providerInformation: links }) => ({
    offer,
    links: links ?? { termsAndConditionsLink: null, privacyPolicyLink: null },
  })),
);
