/** One page a flow: the specification's diagram, the machine's outermost states, and what it does with each event. */
import { existsSync, readFileSync } from "node:fs";
import type { AnyStateMachine } from "xstate";
import { catalogue } from "../../../machines/catalogue";
import { models } from "../../models/catalogue";
import { diagram } from "./diagram";
import { eventTable } from "./eventTable";
import type { Page } from "./page";

export const flowPages = (): Page[] =>
  Object.entries<AnyStateMachine>(catalogue).map(([slug, machine]) => ({
    path: `docs/flows/${slug}.md`,
    skeleton: `# ${slug}\n\n${intentOf(slug)}`,
    generated: [said(slug), drawn(machine)].filter((part) => part !== "").join("\n\n"),
  }));

function said(slug: string): string {
  const model = models[slug];
  if (!model) return "";
  const { proves = [] } = (model.root.meta ?? {}) as { proves?: string[] };
  const rows = proves.length > 0 ? `\n\nWalking it proves ${proves.join(", ")}.` : "";
  return `## What the specification says\n\nFrom [its diagram](../../tests/models/${slug}.model.ts).${rows}\n\n${diagram(model)}`;
}

const drawn = (machine: AnyStateMachine): string =>
  `## What the machine does\n\nIts outermost states; the table has the rest.\n\n${diagram(machine)}\n\n${eventTable(machine)}`;

/** What the machine's own file says that it is for. */
function intentOf(slug: string): string {
  const file = `machines/${slug}.ts`;
  const comment = existsSync(file) ? /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(file, "utf8"))?.[1] : undefined;
  return (comment ?? "").replace(/^\s*\* ?/gm, "").trim();
}
