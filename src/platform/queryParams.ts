/**
 * The campaign parameters that a visit came with: an allow-list, kept 30 days, sent along as the client-query-params header.
 * Specification §3, §7; readings AMB-44, AMB-57.
 */
import * as v from "valibot";
import { store } from "./storage";

const MAX_VALUE = 100;
const MAX_TOTAL = 1_000;
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1_000;

const kept = v.object({
  keptAtMs: v.pipe(v.number(), v.finite()),
  params: v.array(v.tuple([v.pipe(v.string(), v.maxLength(MAX_VALUE)), v.pipe(v.string(), v.maxLength(MAX_VALUE))])),
});
export const queryParamsStore = store("queryParams", kept);

const isAllowed = (name: string) => /^utm_[a-z_]{1,30}$/.test(name) || name === "campaign" || name === "ref";

/** Keeps the allowed parameters of an address; a visit without any leaves what was kept. */
export function keepQueryParams(search: string): void {
  const params = [...new URLSearchParams(search)]
    .filter(([name, value]) => isAllowed(name) && value !== "")
    .map(([name, value]): [string, string] => [name, cut(value)]);
  if (params.length > 0) queryParamsStore.write({ keptAtMs: Date.now(), params: withinTotal(params) });
}

/** `a=b&c=d`, percent-encoded, or null when nothing is kept. */
export function queryParamsHeader(): string | null {
  const stored = queryParamsStore.read();
  if (stored === null || stored.params.length === 0) return null;
  if (Date.now() - stored.keptAtMs > KEPT_FOR_MS) {
    queryParamsStore.remove();
    return null;
  }
  return headerOf(stored.params);
}

/** What came for one customer doesn't follow the next (JWT-19). */
export const forgetQueryParams = (): void => queryParamsStore.remove();

const headerOf = (params: [string, string][]) =>
  params.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join("&");

const withinTotal = (params: [string, string][]): [string, string][] => {
  const fitting: [string, string][] = [];
  for (const param of params) if (headerOf([...fitting, param]).length <= MAX_TOTAL) fitting.push(param);
  return fitting;
};

/** At most 100 UTF-16 units, without splitting a character that takes two. */
const cut = (value: string) => value.slice(0, MAX_VALUE).replace(/[\uD800-\uDBFF]$/, "");
