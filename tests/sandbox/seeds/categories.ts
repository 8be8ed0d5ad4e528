/** What can be picked: every contract type, and insurers over sub-types. Specification §3 "Contract category (picker)". */
import type { Provider } from "../../../src/domain/cards";
import type { Category, PickerProvider, SubCategory } from "../../../src/domain/providers";
import { providers } from "./providers";
import type { SeedName } from "./seed";

const picker = ({ id, name, logoImageUrl }: Provider): PickerProvider => ({ id: id!, name, logoImageUrl });

/** The same company under another contract has another id: what is sent is the service, not the company. */
const service = (provider: Provider) => ({ ...picker(provider), address: null });
const named = (id: string, name: string) => ({ id, name, logoImageUrl: null, address: null });

const category = (own: Pick<Category, "contractType"> & Partial<Category>): Category => ({
  titleKey: `contractType.${own.contractType}`,
  headlineKey: `category.${own.contractType}.headline`,
  descriptionKey: null,
  iconImageUrl: null,
  requiresAddress: false,
  serviceProviders: [],
  providers: [],
  subCategories: [],
  subSelectHeadlineKey: null,
  subSelectDescriptionKey: null,
  ...own,
});

const electricity = category({
  contractType: "Electricity",
  requiresAddress: true,
  serviceProviders: [
    service(providers.norrsken),
    service(providers.fjallkraft),
    service(providers.granby),
    service(providers.akraft),
    named("osterlen-el", "Österlen El"),
  ],
});

const INSURERS: { provider: PickerProvider; types: ("CarInsurance" | "HomeInsurance")[]; isWhole?: boolean }[] = [
  { provider: picker(providers.hemtrygg), types: ["CarInsurance", "HomeInsurance"] },
  { provider: picker(providers.vagtrygg), types: ["CarInsurance", "HomeInsurance"] },
  { provider: picker(providers.bilskydd), types: ["CarInsurance"] },
  { provider: picker(providers.hansa), types: ["CarInsurance"], isWhole: true },
];

const subCategory = (contractType: "CarInsurance" | "HomeInsurance", requiresAddress: boolean): SubCategory => ({
  contractType,
  titleKey: `contractType.${contractType}`,
  iconImageUrl: null,
  requiresAddress,
  serviceProviders: INSURERS.filter(({ types }) => types.includes(contractType)).map(({ provider: { id } }) => ({
    id: `${id}-${contractType.toLowerCase()}`,
    providerId: id,
    address: null,
  })),
});

const insurance = category({
  contractType: "Insurance",
  providers: INSURERS.map(({ provider, isWhole = false }) => ({ ...provider, selectSubCategories: !isWhole })),
  subCategories: [subCategory("CarInsurance", false), subCategory("HomeInsurance", true)],
  subSelectHeadlineKey: "category.Insurance.subHeadline",
  subSelectDescriptionKey: "category.Insurance.subDescription",
});

const others = [
  category({ contractType: "Mobile", serviceProviders: [service(providers.telnord), named("pratmobil", "Pratmobil")] }),
  category({
    contractType: "Broadband",
    requiresAddress: true,
    serviceProviders: [service(providers.bredbo), service(providers.ljusnat)],
  }),
  category({ contractType: "Tv", serviceProviders: [service(providers.kvallsbio), named("bildrutan", "Bildrutan")] }),
  category({ contractType: "Mortgage", serviceProviders: [service(providers.bolanebanken), named("husbanken", "Husbanken")] }),
  category({ contractType: "PrivateLoan", serviceProviders: [service(providers.lanhuset)] }),
];

const MANY = 2_000;
const FIRST = ["Norra", "Södra", "Östra", "Västra", "Fjäll", "Älv", "Skogs", "Kust", "Åker", "Dal"];
const SECOND = ["kraft", "ljus", "energi", "el", "ström", "bygdens el", "vind", "sol", "vatten", "nät"];

/** Two thousand companies, each with a name of its own. */
const crowd = Array.from({ length: MANY }, (_, i) => {
  const stem = `${FIRST[i % FIRST.length]}${SECOND[Math.floor(i / FIRST.length) % SECOND.length]}`;
  return named(`el-${i + 1}`, `${stem} ${i + 1}`);
});

const usual = [electricity, insurance, ...others];

export const categoriesOf = (seed: SeedName): Category[] =>
  seed === "large"
    ? usual.map((one) =>
        one === electricity ? { ...one, serviceProviders: [...one.serviceProviders, ...crowd].slice(0, MANY) } : one,
      )
    : usual;
