/** Whose insurances can be fetched, and the person who has begun to. Pure. */
import type { Category } from "../../src/domain/providers";
import type { Collection, Person } from "./person";

/** Whether insurances can be had from that provider. */
export const hasInsurer = (categories: Category[], providerId: string): boolean =>
  categories.some(({ contractType, providers }) => contractType === "Insurance" && providers.some(({ id }) => id === providerId));

export const withCollection = (person: Person, collection: Collection): Person => ({
  ...person,
  collections: [...(person.collections ?? []), collection],
});
