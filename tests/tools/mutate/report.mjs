/** What `npm run mutate` prints: a table by kind, then what stands out, one line each. */
import { basename } from "node:path";

/** @returns {{ lines: string[], survivors: number }} */
export function report({ slug, mutants, caughtBy, equivalents, isFull }) {
  const missed = mutants.filter((mutant) => caughtBy.get(mutant) === null);
  const survivors = missed.filter(({ id }) => !equivalents[id]);
  const equivalent = missed.filter(({ id }) => equivalents[id]);
  const stale = mutants.filter((mutant) => equivalents[mutant.id] && !missed.includes(mutant));

  const row = (name, isMeant) => {
    const [tried, alike, survived] = [mutants, equivalent, survivors].map((list) => list.filter(isMeant).length);
    return `| ${name} | ${tried} | ${tried - alike - survived} | ${alike} | ${survived} |`;
  };
  const kinds = [...new Set(mutants.map(({ kind }) => kind))];
  const lines = ["| Kind | Tried | Caught | Equivalent | Survived |", "|---|--:|--:|--:|--:|"];
  lines.push(...kinds.map((kind) => row(kind, (mutant) => mutant.kind === kind)));
  lines.push(
    row(`**${slug}**`, () => true),
    "",
  );
  if (isFull)
    lines.push(...mutants.filter((one) => !missed.includes(one)).map((one) => line("caught", one, `by: ${caughtBy.get(one)}`)));
  lines.push(...equivalent.map((one) => line("equivalent", one, equivalents[one.id])));
  lines.push(...stale.map((one) => line("caught", one, "no longer equivalent: take it off the list")));
  lines.push(...survivors.map((one) => line("SURVIVED", one)));
  return { lines, survivors: survivors.length };
}

const line = (outcome, { file, line: number, id }, note) =>
  `${outcome.padEnd(11)} ${basename(file)}:${number}  ${id}${note ? `\n            ${note}` : ""}`;
