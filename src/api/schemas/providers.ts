/** What can be picked, and the rules of an address. Specification §3 "Contract category (picker)", "Address". */
import * as v from "valibot";
import { addressSchema } from "./customers";
import { flag, listOf, maybe, maybeId, maybeText, text } from "./lenient";

/** A category may hold more than other lists do. */
const MAX_PROVIDERS = 5_000;

const id = () => v.pipe(v.union([text(64), v.pipe(v.number(), v.integer())]), v.transform(String), v.regex(/\S/));

const providerEntries = { id: id(), name: v.pipe(text(200), v.regex(/\S/)), logoImageUrl: maybeText() };

const serviceProviderSchema = v.object({ ...providerEntries, address: maybe(addressSchema) });

const parentProviderSchema = v.object({ ...providerEntries, selectSubCategories: maybe(v.boolean()) });

const subCategorySchema = v.object({
  contractType: v.pipe(text(100), v.regex(/\S/)),
  titleKey: maybeText(),
  iconImageUrl: maybeText(),
  requiresAddress: flag(),
  serviceProviders: listOf(v.object({ id: id(), providerId: id(), address: maybe(addressSchema) }), MAX_PROVIDERS),
});

const categorySchema = v.object({
  titleKey: maybeText(),
  headlineKey: maybeText(),
  descriptionKey: maybeText(),
  contractType: v.pipe(
    maybe(v.pipe(text(100), v.regex(/\S/))),
    v.transform((type) => type ?? "Insurance"),
  ),
  iconImageUrl: maybeText(),
  requiresAddress: flag(),
  serviceProviders: listOf(serviceProviderSchema, MAX_PROVIDERS),
  providers: listOf(parentProviderSchema, MAX_PROVIDERS),
  subCategories: listOf(subCategorySchema, 50),
  subSelectHeadlineKey: maybeText(),
  subSelectDescriptionKey: maybeText(),
});

/** GET {svc}/service-providers/categories: a list. */
export const categoriesSchema = v.pipe(v.unknown(), v.check(Array.isArray), listOf(categorySchema, 50));

const ruleSchema = v.object({
  regex: maybeText(),
  required: flag(),
  errorKey: maybeText(),
});

/** GET {svc}/address: the rules of each field (ADDR-02). */
export const addressRulesSchema = v.pipe(
  v.object({
    street: maybe(ruleSchema),
    streetNumber: maybe(ruleSchema),
    entrance: maybe(ruleSchema),
    co: maybe(ruleSchema),
    postalCode: maybe(ruleSchema),
    postalAddress: maybe(ruleSchema),
    apartmentNumber: maybe(ruleSchema),
  }),
  v.transform(({ ...rules }) => Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== null))),
);

/** POST {svc}/contracts. */
export const addedContractsSchema = v.object({ contractIdToDisplay: maybeId(), contractHolderIdToDisplay: maybeId() });
