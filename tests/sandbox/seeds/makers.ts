/** People from what is their own. */
import type { Person } from "../person";
import { dashboardOf, emptyDashboard } from "./cards";
import { type ContractType, contractOf, KALLGATAN } from "./contracts";

export type Own = Pick<Person, "personalNumber" | "firstName" | "lastName" | "note"> & Partial<Person>;

const slugOf = (name: string) => name.toLowerCase().replace(/å|ä/g, "a").replace(/ö/g, "o").replace(/é/g, "e").replace(/ /g, "-");

/** A complete customer without contracts, but for what is their own. */
export const person = (own: Own): Person => {
  const slug = slugOf(`${own.firstName} ${own.lastName}`);
  return {
    customerId: slug,
    role: "CUSTOMER",
    supportsImpersonation: false,
    isEnabled: true,
    onboardingState: "Complete",
    email: `${slug.replace("-", ".")}@example.com`,
    mobileNumber: "+46701740635",
    address: KALLGATAN,
    accountCreatedAt: "2024-03-18T09:24:00.000Z",
    poaSignedAt: "2024-03-18T09:31:00.000Z",
    consentReason: null,
    contracts: [],
    dashboard: emptyDashboard,
    ...own,
  };
};

/** A person whose contracts are of these types, with the cards made from the first one. */
export const holder = (
  own: Own,
  types: ContractType[],
  cards: (first: Person["contracts"][number]) => Partial<Person["dashboard"]>,
): Person => {
  const contracts = types.map((type) => contractOf(slugOf(`${own.firstName} ${own.lastName}`), type));
  return person({ contracts, dashboard: dashboardOf(contracts, cards(contracts[0]!)), ...own });
};
