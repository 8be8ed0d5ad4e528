/** Addresses: the person's own, the register's, and those that a place lookup finds. Specification §7; reading AMB-18. */
import type { FoundAddress } from "../domain/addressLine";
import type { Address } from "../domain/customer";
import { CUSTOMER_API, call } from "./client";
import { addressSchema } from "./schemas/customers";
import { foundAddressesSchema } from "./schemas/places";

const CUSTOMER = `${CUSTOMER_API}/customers/current`;

/** Where the population register has this person; null when it tells of no place. */
export async function readRegisteredAddress({ signal }: { signal: AbortSignal }): Promise<Address | null> {
  const address = await call({ method: "GET", path: `${CUSTOMER}/registered-address`, schema: addressSchema, signal });
  return address.street === "" ? null : address;
}

/** Where the person lives, from now on. */
export const saveCustomerAddress = async (address: Address): Promise<void> => {
  await call({ method: "PATCH", path: `${CUSTOMER}/address`, schema: null, json: filled(address) });
};

/** An address as it is sent: optional parts that are empty are left out (FMT-09). */
export const filled = (address: Address): Partial<Address> =>
  Object.fromEntries(Object.entries(address).filter(([, part]) => part !== null));

/** The lookup's path on our own origin, if the build names one. */
const LOOKUP_PATH = lookupPathOf(import.meta.env.VITE_PLACE_LOOKUP_PATH);

/** Whether the build names a lookup; without one every address is typed by hand. */
export const hasPlaceLookup = LOOKUP_PATH !== null;

/** Only a path of our own origin: what people type of where they live goes nowhere else. */
export function lookupPathOf(named: unknown): string | null {
  return typeof named === "string" && /^(\/[\w.~-]+)+\/?$/.test(named) && !/\/\.\.?(\/|$)/.test(named) ? named : null;
}

/** Swedish addresses that `query` may mean; none when there is no lookup. */
export const findPlaces = async (query: string, { signal }: { signal: AbortSignal }): Promise<FoundAddress[]> =>
  LOOKUP_PATH === null
    ? []
    : call({ method: "GET", path: LOOKUP_PATH, query: { query }, schema: foundAddressesSchema, isAuthenticated: false, signal });
