/** Finds a Chromium to test with, and installs one where there is none. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The same Chromium without what only a window needs: a test takes half as long in it. */
const SHELL = "/usr/lib/chromium/chromium-headless-shell";

const USUAL_PLACES = [
  SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** `CHROMIUM_PATH`, the system's, or Playwright's own; null when there is none. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which isn't there.`);
    return named;
  }
  return [...USUAL_PLACES, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** As `findChromium`, after installing one if need be. @throws when that doesn't help */
export function ensureChromium() {
  if (process.env.CI && !process.env.CHROMIUM_PATH && isDebianRoot() && !existsSync(SHELL))
    installFromDebian("chromium-headless-shell");
  const found = findChromium();
  if (found) return found;
  if (isDebianRoot()) installFromDebian("chromium");
  else install("npx", ["playwright", "install", "chromium"]);
  const installed = findChromium();
  if (!installed)
    throw new Error("No Chromium could be installed. Install one, or name yours: CHROMIUM_PATH=/path/to/chromium npm test");
  return installed;
}

function installFromDebian(name) {
  const patience = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1"];
  install("apt-get", [...patience, "update"]);
  install("apt-get", [...patience, "install", "-y", "--no-install-recommends", name]);
}

function install(command, args) {
  console.log(`Chromium for the browser tests: ${command} ${args.join(" ")}`);
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** No sandbox of its own when we are root; and no traffic of its own. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
