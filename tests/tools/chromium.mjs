/** Finds a Chromium to test with, and installs one where there is none. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const USUAL_PLACES = [
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
  const found = findChromium();
  if (found) return found;
  const installers = isDebianRoot()
    ? [
        ["apt-get", ["update"]],
        ["apt-get", ["install", "-y", "--no-install-recommends", "chromium"]],
      ]
    : [["npx", ["playwright", "install", "chromium"]]];
  for (const [command, args] of installers) {
    console.log(`No Chromium found: ${command} ${args.join(" ")}`);
    spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  }
  const installed = findChromium();
  if (!installed)
    throw new Error("No Chromium could be installed. Install one, or name yours: CHROMIUM_PATH=/path/to/chromium npm test");
  return installed;
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
