/** The app's calls, by name, and how often a world has heard each. */
import type { Page } from "@playwright/test";
import type { World } from "./world";

const API = "/customer-service/api/v1";
export const AUTH = `${API}/auth`;
export const COLLECT = `${AUTH}/collect`;
export const DASHBOARD = `${API}/home/dashboard`;
export const INFO = `${API}/customers/current/info`;
export const CONTACT_DETAILS = `${API}/customers/current/contact-details`;
export const CURRENT_ADDRESS = `${API}/customers/current/address`;
export const CONTRACTS = `${API}/contracts`;
export const CONSENT = `${API}/consent`;
export const LOCATIONS = `${CONSENT}/locations`;
export const POA = `${CONSENT}/poa`;
export const SIGN = `${CONSENT}/sign`;
export const COLLECT_SIGNATURE = `${CONSENT}/collect`;
export const TERMS = `${CONSENT}/composite`;
export const ACCEPT = `${CONSENT}/accept`;
export const PLACEHOLDERS = `${API}/contracts/placeholders`;
/** Removing all that a provider holds. */
export const holderCall = (holderId: string): string => `${API}/contracts/contract-holders/${holderId}`;
export const COLLECTION = `${API}/insurance/collection`;
export const CATEGORIES = `${API}/service-providers/categories`;
export const ADDRESS = `${API}/address`;
export const TEXTS = "/text-resource-service/api/v1/text-resource/app/sv/entries";

/** How often the app has asked for `path`. */
export const countOf = async (world: World, path: string): Promise<number> => (await callsTo(world, path)).length;

/** What the app asked of `path`, whatever the query. */
export const callsTo = async (world: World, path: string) =>
  (await world.calls()).filter((call) => call.path.split("?")[0] === path);

/** What the page has sent so far has come in: it has had time for a whole call of its own since. */
export const allHasCome = (page: Page): Promise<void> => page.evaluate(async () => void (await fetch("/sandbox/people")));
