/** The people of a world: who they are at first is the seed's, what became of them since then is kept. */
import type { Person } from "./person";
import type { SeedData } from "./seeds/seed";
import type { Store } from "./store";

const KIND = "person";

export type People = ReturnType<typeof peopleOf>;

export function peopleOf(store: Store, worldId: string, seed: SeedData) {
  const withId = (customerId: string): Person | null =>
    store.read<Person>(worldId, KIND, customerId) ?? seed.withId(customerId) ?? null;
  return {
    withId,
    withNumber(personalNumber: string): Person | null {
      const seeded = seed.withNumber(personalNumber);
      return seeded ? withId(seeded.customerId) : null;
    },
    /** Those whom GET /sandbox/people tells of, in the seed's order. */
    cast: (): Person[] => seed.cast.map(({ customerId }) => withId(customerId)).filter((person) => person !== null),
    save: (person: Person): void => store.write(worldId, KIND, person.customerId, person),
  };
}
