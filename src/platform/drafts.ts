/** What people were about to send, kept on this device until it is sent. Specification §3 "Local storage"; reading AMB-52. */
import * as v from "valibot";
import { draftKey } from "./draftKeys";
import { readRaw, type Store, store } from "./storage";

const short = v.pipe(v.string(), v.maxLength(200));
const typed = v.pipe(v.string(), v.maxLength(300));
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5_000));

const addressSchema = v.object({
  street: typed,
  streetNumber: v.nullable(v.number()),
  entrance: v.nullable(typed),
  co: v.nullable(typed),
  postalCode: v.nullable(v.number()),
  postalAddress: typed,
  apartmentNumber: v.nullable(v.number()),
});

export const wantedSchema = v.object({
  categoriesHash: short,
  contractTypes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(50)),
});

const formSchema = v.object({
  street: typed,
  streetNumber: typed,
  entrance: typed,
  apartmentNumber: typed,
  co: typed,
  postalCode: typed,
  postalAddress: typed,
});

const entrySchema = v.pipe(
  v.object({
    categoryType: short,
    contractType: short,
    provider: v.object({ id: short, name: short, logoImageUrl: v.nullable(v.pipe(v.string(), v.maxLength(2_000))) }),
    serviceProviderId: v.nullable(short),
    requiresAddress: v.boolean(),
    address: v.nullable(addressSchema),
  }),
  // Nothing goes on without the address that it needs (PICK-11).
  v.check(({ requiresAddress, address }) => !requiresAddress || address !== null),
);

const many = 5_000;

const pickerDraft = v.object({
  categoriesHash: short,
  selection: v.pipe(v.array(entrySchema), v.maxLength(many)),
  panel: v.nullable(
    v.object({
      category: place,
      picks: v.object({
        providerIds: v.pipe(v.array(short), v.maxLength(many)),
        subTypes: v.pipe(v.array(v.object({ providerId: short, contractType: short })), v.maxLength(many)),
        addresses: v.pipe(v.array(v.object({ key: typed, address: addressSchema })), v.maxLength(many)),
      }),
      at: place,
      form: formSchema,
      step: v.picklist(["providers", "subTypes", "addresses"]),
    }),
  ),
});

/** What a customer is picking; `where` names the page that it belongs to (LS-01). */
export const pickerDraftStore = (userId: string, where: string) => store(draftKey(userId, `picker.${where}`), pickerDraft);

/** What stands in the fields of an address that isn't saved yet; `where` names the page. */
export const addressDraftStore = (userId: string, where: string) => store(draftKey(userId, `address.${where}`), formSchema);

const contactSchema = v.object({ email: typed, phoneNumber: typed });

const onboardingDraft = v.object({
  version: v.literal(1),
  step: v.picklist(["contact", "address", "contracts"]),
  contact: contactSchema,
  address: v.nullable(formSchema),
  savedContact: v.nullable(contactSchema),
  wanted: v.nullable(wantedSchema),
});

/** Where a customer is in the onboarding, and what stands in its fields; what is picked in step 3 is `pickerDraftStore`'s. */
export const onboardingDraftStore = (userId: string) => store(draftKey(userId, "onboarding"), onboardingDraft);

/** What was kept, and whether something was that can't be used (F49). */
export function readDraft<Value>(kept: Store<Value>): { draft: Value | null; isBroken: boolean } {
  const draft = kept.read();
  return { draft, isBroken: draft === null && readRaw(kept.key) !== null };
}
