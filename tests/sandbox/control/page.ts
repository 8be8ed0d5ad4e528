/** The control page, where a person plays the phone, and the logos of the made-up companies. */
import { type Context, Hono } from "hono";
import type { SandboxEnv } from "../env";
import { logoOf } from "../seeds/providers";
import style from "./page/control.css?raw";
import script from "./page/control.js?raw";
import html from "./page/index.html?raw";

/** Stricter than the app's own in what it loads, without its trusted types: the page has no such script. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
].join("; ");

const served = (type: string) => ({
  "content-type": `${type}; charset=utf-8`,
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
});

export const controlPage = (c: Context<SandboxEnv>) =>
  c.body(html, 200, {
    ...served("text/html"),
    "content-security-policy": CSP,
    "referrer-policy": "strict-origin-when-cross-origin",
  });

export const controlPageFiles = new Hono<SandboxEnv>()
  .get("/control.js", (c) => c.body(script, 200, served("text/javascript")))
  .get("/control.css", (c) => c.body(style, 200, served("text/css")))
  .get("/logos/:file{.+\\.svg}", (c) => {
    const logo = logoOf(c.req.param("file").replace(/\.svg$/, ""));
    return logo === null ? c.notFound() : c.body(logo, 200, served("image/svg+xml"));
  });
