/** Every call of the product, under the paths of specification §7: one file a service. */
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { refuse } from "../answer";
import type { SandboxEnv } from "../env";
import { auth } from "./auth";
import { consent } from "./consent";
import { contracts } from "./contracts";
import { customers } from "./customers";
import { electricity } from "./electricity";
import { general } from "./general";
import { home } from "./home";
import { insurance } from "./insurance";
import { invoices } from "./invoices";
import { offers } from "./offers";
import { placeholders } from "./placeholders";
import { placeService, providerService } from "./providers";
import { texts } from "./texts";

const CUSTOMER_API = "/customer-service/api/v1";
const TEXT_API = "/text-resource-service/api/v1";
const PLACE_API = "/place-service/api/v1";
/** All that belongs to a service, known to it or not. */
export const API_PATHS = ["/customer-service/*", "/text-resource-service/*", "/place-service/*"];

const uncached = createMiddleware<SandboxEnv>(async (c, next) => {
  await next();
  c.res.headers.set("cache-control", "no-store");
});

export const services = ({ textsFile }: { textsFile: string }) =>
  new Hono<SandboxEnv>()
    .on("ALL", API_PATHS, uncached)
    .route(`${CUSTOMER_API}/auth`, auth)
    .route(`${CUSTOMER_API}/consent`, consent)
    .route(`${CUSTOMER_API}/customers`, customers)
    .route(`${CUSTOMER_API}/contracts`, placeholders)
    .route(`${CUSTOMER_API}/contracts`, contracts)
    .route(`${CUSTOMER_API}/contracts`, invoices)
    .route(`${CUSTOMER_API}/electricity`, electricity)
    .route(CUSTOMER_API, offers)
    .route(`${CUSTOMER_API}/insurance`, insurance)
    .route(`${CUSTOMER_API}/home`, home)
    .route(CUSTOMER_API, providerService)
    .route(CUSTOMER_API, general)
    .route(`${TEXT_API}/text-resource`, texts(textsFile))
    .route(PLACE_API, placeService)
    .on("ALL", API_PATHS, (c) => refuse(c, 404, "NOT_FOUND"));
