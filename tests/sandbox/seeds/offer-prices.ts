/** What one would pay with an offer, in words: what the contract ordinarily costs, less what the offer takes off. */
import { formatNumber } from "../../../src/domain/numbers";
import type { TakenOff } from "../person";
import { MONTHLY_FEE } from "./agreements";
import type { Contract } from "./contracts";

const ORE_PER_KRONA = 100;

const oreOff = ({ amount, unitKey }: TakenOff) => (unitKey === "sekPerKwh" ? amount * ORE_PER_KRONA : amount);

const ore = (value: number) => `${formatNumber(value, 2)} öre/kWh`;
const kronor = (value: number) => `${formatNumber(value)} kr/mån`;

/** @param reckoned By which price of the market, where it isn't fixed. Null: nobody knows what is paid now. */
export function priceWith({ amount }: Contract, off: TakenOff | null, reckoned: string | null = null): string | null {
  const usual = amount?.value ?? null;
  if (usual === null) return null;
  const words = off === null ? ore(usual) : lowered(ore(usual - oreOff(off)), off, ore(usual));
  return reckoned === null ? words : `${words}, ${reckoned}`;
}

export const feeWith = (off: TakenOff | null): string =>
  off === null ? kronor(MONTHLY_FEE) : lowered(kronor(MONTHLY_FEE - off.amount), off, kronor(MONTHLY_FEE));

const lowered = (price: string, { months }: TakenOff, then: string) =>
  months === null ? price : `${price} i ${months} månader, sedan ${then}`;
