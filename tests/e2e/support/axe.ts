/** Accessibility by axe-core: WCAG 2.2 A and AA, target size too, which is off by default. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

export type A11yOptions = {
  /** Selectors of what isn't ours. */
  exclude?: string[];
};

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const RULES = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
} satisfies RunOptions;

/** One line for each element that breaks a rule. */
export async function violationsOn(page: Page, { exclude = [] }: A11yOptions = {}): Promise<string[]> {
  await page.evaluate(settled);
  // Through the debugger: the policy allows no script of ours on the page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    ({ rules, excluded }) => (window as unknown as { axe: Axe }).axe.run({ exclude: excluded.map((one) => [one]) }, rules),
    { rules: RULES, excluded: exclude },
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`));
}

/** Contrast is judged when nothing fades any more; what moves for ever isn't waited for. */
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
}

type Axe = { run(context: object, options: object): Promise<AxeResults> };
