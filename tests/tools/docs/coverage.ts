/** How much of each diagram is walked: on the machine always, in the browser as far as the screens go. */
import { existsSync } from "node:fs";
import type { AnyStateMachine } from "xstate";
import { catalogue } from "../../../machines/catalogue";
import { laterIn } from "../../e2e/support/later";
import { models } from "../../models/catalogue";
import { pathsOf } from "../../support/paths";
import type { Page } from "./page";

export const coverage = (): Page => ({
  path: "docs/coverage.md",
  skeleton:
    "# Coverage of the diagrams\n\nEach path is a test of its own: the shortest way to a transition's source, then the transition.",
  generated: [
    "| Flow | States | Transitions | Paths | Walked on the machine | Walked in the browser |",
    "|---|--:|--:|--:|---|---|",
    ...Object.entries(models)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([slug, model]) => row(slug, model)),
    "",
    ...Object.keys(models).flatMap(waits),
  ].join("\n"),
});

function row(slug: string, model: AnyStateMachine): string {
  const onMachine = pathsOf(model);
  const inBrowser = pathsOf(model, laterIn(slug));
  const transitions = walkedBy(onMachine) + onMachine.unwalked.length;
  const share = (file: string, walked: number) => (existsSync(file) ? `${walked} of ${transitions}` : "–");
  return `| ${[
    slug in catalogue ? `[${slug}](flows/${slug}.md)` : slug,
    Object.keys(model.states).length,
    transitions,
    onMachine.paths.length,
    share(`tests/walks/${slug}.test.ts`, walkedBy(onMachine)),
    share(`tests/e2e/${slug}.walk.spec.ts`, walkedBy(inBrowser)),
  ].join(" | ")} |`;
}

const walkedBy = ({ paths }: ReturnType<typeof pathsOf>): number => new Set(paths.flatMap(({ edges }) => edges)).size;

function waits(slug: string): string[] {
  const later = laterIn(slug);
  return later ? [`- The rest of ${slug} comes later in the browser: ${later.because}.`] : [];
}
