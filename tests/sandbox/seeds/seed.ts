/** The worlds that one can begin with, named after what they hold. Made once a process: beginning a world costs nothing. */
import type { Person } from "../person";
import { emptyDashboard } from "./cards";
import { cast } from "./cast";
import { crowd, largeCast } from "./large";

export const SEEDS = ["default", "empty", "large"] as const;
export type SeedName = (typeof SEEDS)[number];

export type SeedData = {
  /** Those whom GET /sandbox/people tells of. */
  cast: Person[];
  withId(customerId: string): Person | undefined;
  withNumber(personalNumber: string): Person | undefined;
};

const makers: Record<SeedName, () => SeedData> = {
  default: () => dataOf(cast, []),
  empty: () => dataOf(cast.map(withNothing), []),
  large: () => dataOf(largeCast, crowd()),
};

const made = new Map<SeedName, SeedData>();

export function seedData(name: SeedName): SeedData {
  const data = made.get(name) ?? makers[name]();
  made.set(name, data);
  return data;
}

const withNothing = (person: Person): Person => ({ ...person, contracts: [], offers: [], dashboard: emptyDashboard });

function dataOf(cast: Person[], others: Person[]): SeedData {
  const everybody = [...cast, ...others];
  const byId = new Map(everybody.map((person) => [person.customerId, person]));
  const byNumber = new Map(everybody.map((person) => [person.personalNumber, person]));
  return {
    cast,
    withId: (customerId) => byId.get(customerId),
    withNumber: (personalNumber) => byNumber.get(personalNumber),
  };
}
