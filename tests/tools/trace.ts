/** `npm run trace`: which requirement rows, readings and cases are proven by a test that carries their id, and which are not. */
import { type Claim, claims } from "./trace/claims";
import { allRows, CASES, REQUIREMENTS, type Row, rowsOf } from "./trace/rows";

/** Ids that a test claims and no document has, one sentence each. */
export function unknownClaims(): string[] {
  const known = new Set(allRows().map(({ id }) => id));
  return claims()
    .filter(({ id }) => !known.has(id))
    .map(({ id, file, line }) => `${file}:${line} claims ${id}, which is neither a requirement nor a case.`);
}

export function main(args: string[]): void {
  const unknown = unknownClaims();
  for (const sentence of unknown) console.error(sentence);
  if (unknown.length > 0) process.exitCode = 1;
  if (args.includes("--check")) return;
  const proven = new Set(claims().map(({ id }: Claim) => id));
  for (const file of [REQUIREMENTS, ...CASES]) print(file, rowsOf(file), proven);
}

function print(file: string, rows: Row[], proven: Set<string>) {
  console.log(`\n${file}\n`);
  console.log("| Area | Rows | Proven | Not proven |\n|---|--:|--:|---|");
  for (const area of new Set(rows.map((row) => row.area))) {
    const mine = rows.filter((row) => row.area === area);
    const open = mine.filter(({ id }) => !proven.has(id));
    console.log(`| ${area} | ${mine.length} | ${mine.length - open.length} | ${numbersOf(open)} |`);
  }
  const count = rows.filter(({ id }) => proven.has(id)).length;
  console.log(`| **all** | ${rows.length} | ${count} | ${rows.length - count} not proven |`);
}

/** `01–03 07`: neighbours drawn together. */
function numbersOf(rows: Row[]): string {
  const numbers = rows.map(({ id }) => Number(/\d+$/.exec(id)?.[0])).sort((one, other) => one - other);
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length === 1 ? pad(run[0]) : `${pad(run[0])}–${pad(run.at(-1))}`)).join(" ");
}

const pad = (number: number | undefined) => String(number).padStart(2, "0");
