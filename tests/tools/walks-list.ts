/** The first half of `npm run walks`: every path that is generated from the diagrams, by title, and what the browser must wait with. */
import { laterIn } from "../e2e/support/later";
import { models } from "../models/catalogue";
import { pathsOf } from "../support/paths";

export function main([slug]: string[]): void {
  const chosen = Object.entries(models).filter(([name]) => slug === undefined || name === slug);
  if (chosen.length === 0) throw new Error(`There is no tests/models/${slug}.model.ts.`);
  let paths = 0;
  let transitions = 0;
  let waits = 0;
  for (const [name, model] of chosen) {
    const made = pathsOf(model);
    const edges = new Set(made.paths.flatMap((path) => path.edges));
    paths += made.paths.length;
    transitions += edges.size;
    console.log(`\n${name}: ${made.paths.length} paths, ${edges.size} transitions`);
    for (const [i, { title }] of made.paths.entries()) console.log(`${String(i + 1).padStart(4)}  ${title}`);
    for (const edge of made.unwalked) console.log(`      not on any path: ${edge}`);
    if (made.unwalked.length > 0) process.exitCode = 1;
    waits += tellWhatWaits(name);
  }
  console.log(`\n${chosen.length} diagrams, ${paths} paths, ${transitions} transitions; ${waits} come later in the browser.\n`);
}

/** The transitions that no walk in the browser takes for now; how many. */
function tellWhatWaits(slug: string): number {
  const later = laterIn(slug);
  const { waiting } = pathsOf(models[slug]!, later);
  if (later) console.log(`      later in the browser, since ${later.because}:`);
  for (const edge of waiting) console.log(`        ${edge}`);
  return waiting.length;
}
