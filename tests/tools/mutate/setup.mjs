/** Mutants of what `setup()` declares: the properties that its assigns set, and its delays. */
import ts from "typescript";
import { assignMutants } from "./assigns.mjs";
import { initializerOf, isObject, nameOf, plain, replace } from "./syntax.mjs";

export function setupMutants(setup, add) {
  for (const action of propertiesOf(setup, "actions"))
    assignMutants({ node: action.initializer, where: "setup", label: `action "${nameOf(action)}"` }, add);
  for (const delay of propertiesOf(setup, "delays")) delayMutants(delay, add);
}

function propertiesOf(setup, group) {
  const object = plain(initializerOf(setup, group));
  return isObject(object) ? object.properties.filter(ts.isPropertyAssignment) : [];
}

function delayMutants(delay, add) {
  const text = delay.initializer.getText();
  const value = plain(delay.initializer);
  const isFunction = ts.isArrowFunction(value) || ts.isFunctionExpression(value);
  const doubled = isFunction ? `(...args: never[]) => 2 * ((${text}) as (...args: never[]) => number)(...args)` : `2 * (${text})`;
  const label = `delay "${nameOf(delay)}"`;
  add({ kind: "delay", where: "setup", what: `${label} doubled`, node: delay, edits: [replace(delay.initializer, doubled)] });
  add({ kind: "delay", where: "setup", what: `${label} gone`, node: delay, edits: [replace(delay.initializer, "0")] });
}
