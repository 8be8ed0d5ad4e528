/** What becomes of the providers that a person picks. */
import type { Provider } from "../../src/domain/cards";
import type { Category, ParentProvider } from "../../src/domain/providers";
import { addressIn, type SentAddress } from "./address-rules";
import type { Person } from "./person";
import { dashboardOf, uploadInvoiceCard } from "./seeds/cards";
import { CONTRACT_TYPES, type Contract, type ContractType, contractOf } from "./seeds/contracts";

export type Wanted = { serviceProviders: { id: string; address?: SentAddress | undefined }[]; providerIds: string[] };

type Shown = { contractIdToDisplay: string | null; contractHolderIdToDisplay: string | null };

/** All that one person has with one provider. */
export const holderIdOf = (customerId: string, providerId: string): string => `${customerId}-${providerId}`;

/** The person with the new contracts; null when something of it can't be had, or lacks its address. */
export function addContracts(
  person: Person,
  categories: Category[],
  wanted: Wanted,
  nowMs: number,
): { person: Person; shown: Shown } | null {
  const offers = categories.flatMap(offersOf);
  const chosen = wanted.serviceProviders.map(({ id, address }) => {
    const offer = offers.find((one) => one.id === id);
    return offer && (!offer.requiresAddress || address) ? offer : null;
  });
  const wholes = wanted.providerIds.map((id) => categories.flatMap(({ providers }) => providers).find((one) => one.id === id));
  if (chosen.length + wholes.length === 0 || chosen.includes(null) || wholes.includes(undefined)) return null;

  const before = person.contracts.length;
  const added = chosen.flatMap((offer, i): Contract[] =>
    offer === null
      ? []
      : [
          contractOf(person.customerId, offer.contractType, {
            contractId: `${person.customerId}-${offer.id}-${before + i + 1}`,
            provider: offer.provider,
            identifyingName: "",
            amount: null,
            address: keptAddress(wanted.serviceProviders[i]?.address),
            lastUpdatedAt: new Date(nowMs).toISOString(),
            isFresh: true,
          }),
        ],
  );
  const contracts = [...person.contracts, ...added];
  const holders = new Set([
    ...added.map(({ provider }) => provider.id ?? ""),
    ...wholes.flatMap((provider) => (provider ? [provider.id] : [])),
  ]);
  const [holder = ""] = holders;
  const isOne = added.length === 1 && wholes.length === 0;
  return {
    person: {
      ...person,
      contracts,
      awaited: withAwaited(
        person,
        wholes.filter((provider) => provider !== undefined),
      ),
      onboardingState: person.onboardingState === "MissingContracts" ? "MissingPoa" : person.onboardingState,
      dashboard: withNew(person, contracts, added),
    },
    shown: {
      contractIdToDisplay: isOne ? added[0]!.contractId : null,
      contractHolderIdToDisplay: holders.size === 1 ? holderIdOf(person.customerId, holder) : null,
    },
  };
}

const keptAddress = (sent: SentAddress | undefined) => (sent === undefined ? null : addressIn(sent));

/** A provider picked as a whole is awaited once, and not when something of it is known already. */
function withAwaited({ awaited = [], contracts }: Person, wholes: ParentProvider[]): Provider[] {
  const known = new Set([...awaited.map(({ id }) => id), ...contracts.map(({ provider }) => provider.id)]);
  const added = wholes.filter(({ id }) => !known.has(id)).map(({ id, name, logoImageUrl }) => ({ id, name, logoImageUrl }));
  return [...awaited, ...added];
}

/** What to do about the new ones comes last. */
function withNew({ dashboard }: Person, contracts: Contract[], added: Contract[]): Person["dashboard"] {
  const todos = added.filter(({ contractType }) => contractType === "Electricity").map(uploadInvoiceCard);
  return {
    ...dashboard,
    todoCards: [...dashboard.todoCards, ...todos],
    addMoreContractsCard: dashboardOf(contracts, {}).addMoreContractsCard,
  };
}

const isKnownType = (type: string): type is ContractType => CONTRACT_TYPES.some((one) => one === type);

/** Everything that may stand among `serviceProviders`. */
function offersOf({ contractType, requiresAddress, serviceProviders, providers, subCategories }: Category) {
  const own = isKnownType(contractType)
    ? serviceProviders.map(({ address: _, ...provider }) => ({ id: provider.id, provider, contractType, requiresAddress }))
    : [];
  const ofSubTypes = subCategories.flatMap((sub) =>
    sub.serviceProviders.flatMap(({ id, providerId }) => {
      const provider = providers.find((one) => one.id === providerId);
      if (!provider || !isKnownType(sub.contractType)) return [];
      const { selectSubCategories: _, ...plain } = provider;
      return [{ id, provider: plain, contractType: sub.contractType, requiresAddress: sub.requiresAddress }];
    }),
  );
  return [...own, ...ofSubTypes];
}
