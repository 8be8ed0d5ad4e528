/**
 * Every route of the specification (§2 "Routes") as data: who may see it, whether the bottom menu stands below it, what it is
 * called. `routes.tsx` makes the router's routes of it; docs and tests read it.
 */
import type { Access, PageRules } from "../domain/access";
import type { TextKey } from "../i18n";

export type RouteRow = PageRules & {
  /** The page's name, in the window title and for screen readers. */
  titleKey: TextKey;
  hasNavbar?: boolean;
  /** The page that it opens over, and closes to: that one stays as it was. */
  liesOver?: string;
  /** The consent view stays away: the person needs this page to decide (CNS-07). */
  isFreeOfConsent?: boolean;
};

const row = (titleKey: TextKey, rest: Omit<RouteRow, "titleKey"> = {}): RouteRow => ({ titleKey, ...rest });
const open = { access: "NON_AUTHENTICATED" } satisfies { access: Access };
const any = { access: "ANY" } satisfies { access: Access };

/** Optional parts of the specification's paths (`{step?}`) stand as two routes: without and with. */
export const routeTable = {
  "/": row("page.landing", open),
  "/about": row("page.about", open),
  "/login": row("page.login", open),
  "/login/bank-id": row("page.loginBankId", open),
  "/sign/poa/$options": row("page.signPoa", { isFreeOfConsent: true }),
  "/onboarding": row("page.onboarding"),
  "/home": row("page.home", { hasNavbar: true }),
  "/contracts": row("page.contracts", { hasNavbar: true }),
  "/contracts/$selectedPlaceholder": row("page.contractGroup", { hasNavbar: true, liesOver: "/contracts" }),
  "/contracts/add": row("page.addContract"),
  "/contracts/add/$type": row("page.addContract"),
  "/contract/$id": row("page.contract"),
  "/contract/$type/provider/$providerId": row("page.contractGroup"),
  "/more": row("page.more", { hasNavbar: true }),
  "/more/power-of-attorney": row("page.powerOfAttorneyStatus"),
  "/more/faq": row("page.faq"),
  "/settings": row("page.settings"),
  "/settings/notifications": row("page.notifications"),
  "/terms-and-conditions": row("page.terms", { ...any, isFreeOfConsent: true }),
  "/power-of-attorney": row("page.powerOfAttorney", { isFreeOfConsent: true }),
  "/contact": row("page.contact", any),
  "/dev": row("page.dev", any),
  "/car-insurance/$contractId/offers": row("page.carOffers"),
  "/car-insurance/$contractId/completion": row("page.carCompletion"),
  "/car-insurance/offer/$offerId/checkout": row("page.checkout"),
  "/car-insurance/offer/$offerId/checkout/$step": row("page.checkout"),
  "/insurance/collect/$collectionId/$providerName": row("page.collect"),
  "/electricity/$contractId/offers": row("page.electricityOffers"),
  "/electricity/$contractId/offer/$offerId": row("page.electricityOffer"),
  "/create-offer/$id": row("page.createOffer"),
  "/private-loan/application": row("page.privateLoan"),
  "/private-loan/application/$step": row("page.privateLoan"),
  "/represent-customer": row("page.representCustomer", { isForAdmins: true }),
} as const satisfies Record<string, RouteRow>;

export type RoutePath = keyof typeof routeTable;

/** The routes whose own screen is there; every other one says plainly that it isn't yet. */
export const builtRoutes = [
  "/login",
  "/login/bank-id",
  "/sign/poa/$options",
  "/onboarding",
  "/home",
  "/contracts",
  "/contracts/$selectedPlaceholder",
  "/contracts/add",
  "/contracts/add/$type",
  "/terms-and-conditions",
  "/power-of-attorney",
  "/contract/$id",
  "/contract/$type/provider/$providerId",
  "/electricity/$contractId/offers",
  "/electricity/$contractId/offer/$offerId",
  "/create-offer/$id",
] as const satisfies RoutePath[];
