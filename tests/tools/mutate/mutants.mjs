/**
 * Everything that can be taken out of, or changed in, a machine's source, one thing at a time: what `npm run mutate` tries.
 * Works on the text by the positions of TypeScript's syntax tree, so that whatever a mutant doesn't touch stays as written.
 */
import ts from "typescript";
import { chartMutants, sharedTransitionMutants, stateConfigMutants } from "./chart.mjs";
import { expressionMutants } from "./expressions.mjs";
import { setupMutants } from "./setup.mjs";

/** A name for the guard helper that no machine has taken. */
const PREAMBLE = 'import { not as __mutantNot } from "xstate";';

/** Finer than what a chart says: the order of actions, boundaries, operands, members of lists. */
const DEEP_KINDS = ["order", "boundary", "operand", "list"];

/**
 * @param {string} fileName for messages only
 * @param {string} source the machine's TypeScript
 * @param {{ isDeep: boolean }} options deep: the finer kinds too
 * @returns {{ id: string, kind: string, line: number, code: string }[]} `id` names the place and the change, without line numbers
 */
export function mutantsOf(fileName, source, { isDeep }) {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const seen = new Map();
  const add = ({ kind, where, what, node, edits }) => {
    const name = where ? `${where}: ${what}` : what;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ id: count === 1 ? name : `${name} (${count})`, kind, line: line + 1, code: edited(source, edits) });
  };
  for (const object of argumentsOf(file, "setup")) setupMutants(object, add);
  const charts = argumentsOf(file, "createMachine");
  for (const chart of charts) chartMutants(chart, add);
  for (const state of argumentsOf(file, "createStateConfig")) stateConfigMutants(state, add);
  sharedTransitionMutants(file, charts[0], add);
  expressionMutants(file, add);
  return found.filter(({ kind }) => isDeep || !DEEP_KINDS.includes(kind));
}

function edited(source, edits) {
  const changed = [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source);
  // On the first line, so that line numbers in stack traces stay true.
  return `${PREAMBLE} ${changed}`;
}

/** The object that each call of `name` is given, `x.name({…})` too. */
function argumentsOf(file, name) {
  const objects = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && calledName(node) === name)
      objects.push(...node.arguments.filter(ts.isObjectLiteralExpression));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return objects;
}

const calledName = ({ expression }) => (ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText());
