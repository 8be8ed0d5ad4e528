/** How much of each diagram is walked: on the machine always, in the browser where there is a walk. */
import { existsSync } from "node:fs";
import { catalogue } from "../../../machines/catalogue";
import { models } from "../../models/catalogue";
import { pathsOf } from "../../support/paths";
import type { Page } from "./page";

export function coverage(): Page {
  const rows = Object.entries(models)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([slug, model]) => {
      const { paths, unwalked } = pathsOf(model);
      const transitions = new Set(paths.flatMap(({ edges }) => edges)).size + unwalked.length;
      const walkedBy = (file: string) =>
        existsSync(file) ? `${transitions - unwalked.length} of ${transitions}` : "no walk yet";
      return `| ${slug in catalogue ? `[${slug}](flows/${slug}.md)` : slug} | ${Object.keys(model.states).length} | ${transitions} | ${paths.length} | ${walkedBy(`tests/walks/${slug}.test.ts`)} | ${walkedBy(`tests/e2e/${slug}.walk.spec.ts`)} |`;
    });
  return {
    path: "docs/coverage.md",
    skeleton:
      "# Coverage of the diagrams\n\nEach path is a test of its own: the shortest way to a transition's source, then the transition.",
    generated: [
      "| Flow | States | Transitions | Paths | Walked on the machine | Walked in the browser |",
      "|---|--:|--:|--:|---|---|",
      ...rows,
    ].join("\n"),
  };
}
