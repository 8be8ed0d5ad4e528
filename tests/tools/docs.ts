/**
 * `npm run docs [-- --check]`: the parts of the documents that follow from the code. Everything between the two markers is
 * made anew; what stands around them is written by hand and stays.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { coverage } from "./docs/coverage";
import { flowPages } from "./docs/flowPages";
import { notBuilt } from "./docs/notBuilt";
import type { Page } from "./docs/page";

const BEGIN = "<!-- generated -->";
const END = "<!-- /generated -->";

const pages = (): Page[] => [...flowPages(), coverage(), notBuilt()];

function rendered({ path, skeleton, generated }: Page): string {
  const text = existsSync(path) ? readFileSync(path, "utf8") : `${skeleton.trim()}\n\n${BEGIN}\n${END}\n`;
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${path} lacks the markers ${BEGIN} and ${END}.`);
  return `${text.slice(0, begin + BEGIN.length)}\n\n${generated.trim()}\n\n${text.slice(end)}`;
}

/** The documents that no longer say what the code says. */
export const stalePages = (): string[] =>
  pages()
    .filter((page) => !existsSync(page.path) || readFileSync(page.path, "utf8") !== rendered(page))
    .map(({ path }) => path);

export function main(args: string[]): void {
  const stale = stalePages();
  if (args.includes("--check")) {
    for (const path of stale) console.error(`${path} is stale: npm run docs`);
    process.exitCode = stale.length > 0 ? 1 : 0;
    return;
  }
  for (const page of pages()) {
    mkdirSync(dirname(page.path), { recursive: true });
    writeFileSync(page.path, rendered(page));
  }
  console.log(stale.length === 0 ? "All documents were fresh." : `Renewed: ${stale.join(", ")}`);
}
