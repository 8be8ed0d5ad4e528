/**
 * Watches every page of a test and fails it for what nobody may ever see: console errors, uncaught errors, unhandled
 * rejections, violations of the content security policy, calls to another origin, raw text keys.
 */
import { readFileSync } from "node:fs";
import type { BrowserContext, ConsoleMessage, Page } from "@playwright/test";

/** What Chromium itself says of a call that was answered with an error or broke off. */
const NETWORK_LINE = /^Failed to load resource/;
/** No ID app is installed where the tests run. */
const NO_ID_APP = /^Failed to launch 'bankid:/;
const VIOLATION = "Content security policy violated:";
/** The ID app's own address: opening it leaves the page where it is. */
const ID_APP = "https://app.bankid.com";

export type Guard = ReturnType<typeof createGuard>;

export function createGuard(baseURL: string) {
  const troubles: string[] = [];
  const allowed: RegExp[] = [NO_ID_APP];
  const { origin } = new URL(baseURL);
  let isOver = false;

  const hear = (message: ConsoleMessage) => {
    if (isOver || message.type() !== "error") return;
    const text = message.text();
    if (allowed.some((pattern) => pattern.test(text))) return;
    troubles.push(`console error: ${text}`);
  };
  const watch = (page: Page) => {
    page.on("console", hear);
    page.on("pageerror", (error) => troubles.push(`uncaught: ${error.stack ?? error.message}`));
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== origin && url.origin !== ID_APP)
        troubles.push(`call to another origin: ${url.href}`);
    });
  };

  return {
    /** To be called before the first page of the context. */
    async watch(context: BrowserContext) {
      context.on("page", watch);
      await context.route(`${ID_APP}/**`, (route) => route.fulfill({ status: 204 }));
      await context.addInitScript((prefix) => {
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
          console.error(`${prefix} ${violatedDirective} ${blockedURI} (${sourceFile}:${lineNumber})`),
        );
      }, VIOLATION);
    },
    /** A test that breaks calls by itself (`route.abort`, `setOffline`) says so; `world.faults` does it on its own. */
    expectNetworkErrors: () => void (allowed.includes(NETWORK_LINE) || allowed.push(NETWORK_LINE)),
    /** For a line that the test is about. */
    allow: (pattern: RegExp) => void allowed.push(pattern),
    async lookForRawKeys(page: Page) {
      if (page.isClosed() || !page.url().startsWith(origin)) return;
      const seen = await page.evaluate(visibleTexts).catch(() => []);
      for (const text of seen) for (const key of rawKeysIn(text)) troubles.push(`raw text key on ${page.url()}: ${key}`);
    },
    stop: () => void (isOver = true),
    troubles: () => [...new Set(troubles)],
  };
}

/** Everything that a person can read or hear on the page. */
function visibleTexts(): string[] {
  const spoken = [...document.querySelectorAll("[aria-label],[placeholder],[alt],[title]")].flatMap((element) =>
    ["aria-label", "placeholder", "alt", "title"].map((name) => element.getAttribute(name) ?? ""),
  );
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden can't be seen
  return [document.title, document.body?.innerText ?? "", ...spoken];
}

const KEYS = new Set(Object.keys(JSON.parse(readFileSync(new URL("../../../src/i18n/sv.json", import.meta.url), "utf8"))));
const NAMESPACES = new Set([...KEYS].map((key) => key.split(".")[0]));
const TOKEN = /(?<![\w@/.-])[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_]+)+(?![\w@/-])/g;

/** A key of ours, or one of a family of ours that has no text. */
export const rawKeysIn = (text: string): string[] =>
  (text.match(TOKEN) ?? []).filter((token) => KEYS.has(token) || NAMESPACES.has(token.split(".")[0]));
