/** Mutants of a chart: its transitions, targets, guards, actions and invocations. */
import ts from "typescript";
import { assignMutants } from "./assigns.mjs";
import {
  initializerOf,
  isArray,
  isObject,
  isText,
  listOf,
  nameOf,
  plain,
  propertyOf,
  remove,
  replace,
  titleOf,
} from "./syntax.mjs";

export function chartMutants(chart, add) {
  const output = propertyOf(chart, "output");
  if (output) add({ kind: "output", where: "machine", what: "output dropped", node: output, edits: [remove(output)] });
  stateMutants({ node: chart, path: [], siblings: [] }, topStates(chart), add);
}

/** A state that stands by itself, to be used in several places: `const asking = setup.createStateConfig({…})`. */
export function stateConfigMutants(state, add) {
  stateMutants({ node: state, path: [ownerOf(state)], siblings: [] }, [], add);
}

/** Lists of transitions that several states share: `const overtaken = [{ guard, target }, …]`. */
export function sharedTransitionMutants(file, chart, add) {
  const siblings = chart ? topStates(chart) : [];
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && isArray(plain(node.initializer)) && plain(node.initializer).elements.some(isTransition))
      branchesMutants(
        { property: node, where: node.name.getText(), label: "shared", siblings, tops: siblings, children: [] },
        add,
      );
    ts.forEachChild(node, visit);
  };
  visit(file);
}

const isTransition = (node) => isObject(node) && ["guard", "target", "actions"].some((name) => propertyOf(node, name));

function ownerOf(node) {
  let owner = node;
  while (owner && !ts.isVariableDeclaration(owner) && !ts.isPropertyAssignment(owner)) owner = owner.parent;
  return owner ? owner.name.getText() : "state";
}

const topStates = (chart) => statesOf(chart).map(({ name }) => name);

function statesOf(state) {
  const states = plain(initializerOf(state, "states"));
  if (!isObject(states)) return [];
  return states.properties.flatMap((property) => {
    const node = ts.isPropertyAssignment(property) ? plain(property.initializer) : undefined;
    return isObject(node) ? [{ name: nameOf(property), node }] : [];
  });
}

function stateMutants({ node, path, siblings }, tops, add) {
  const where = path.join(".") || "machine";
  const children = statesOf(node);
  const names = children.map(({ name }) => name);

  const initial = plain(initializerOf(node, "initial"));
  const otherStart = isText(initial) ? nextOf(names, initial.text) : undefined;
  if (otherStart)
    add({
      kind: "initial",
      where,
      what: `initial "${otherStart}"`,
      node: initial,
      edits: [replace(initial, JSON.stringify(otherStart))],
    });

  const type = propertyOf(node, "type");
  if (type && isText(type.initializer) && type.initializer.text === "final")
    add({ kind: "final", where, what: "no longer final", node: type, edits: [remove(type)] });

  for (const moment of ["entry", "exit"]) {
    const property = propertyOf(node, moment);
    if (property) actionMutants({ property, where, label: moment }, add);
  }
  const context = { siblings, tops, children: names };
  for (const group of ["on", "after"]) {
    const object = plain(initializerOf(node, group));
    if (!isObject(object)) continue;
    for (const property of object.properties)
      if (ts.isPropertyAssignment(property))
        transitionMutants({ property, where, label: `${group} ${nameOf(property)}`, ...context }, add);
  }
  for (const group of ["always", "onDone"]) {
    const property = propertyOf(node, group);
    if (property) transitionMutants({ property, where, label: group, ...context }, add);
  }
  for (const invoke of listOf(plain(initializerOf(node, "invoke"))))
    if (isObject(invoke)) invokeMutants(invoke, { where, ...context }, add);
  for (const child of children) stateMutants({ node: child.node, path: [...path, child.name], siblings: names }, tops, add);
}

function invokeMutants(invoke, { where, ...context }, add) {
  const title = titleOf(invoke);
  const input = propertyOf(invoke, "input");
  if (input) add({ kind: "invoke", where, what: `invoke ${title} without input`, node: input, edits: [remove(input)] });
  for (const group of ["onDone", "onError", "onSnapshot"]) {
    const property = propertyOf(invoke, group);
    if (property) transitionMutants({ property, where, label: `${title} ${group}`, ...context }, add);
  }
}

/** A transition by itself goes with its property; one of several goes alone. */
function transitionMutants({ property, where, label, ...context }, add) {
  const value = plain(property.initializer);
  if (isArray(value) && value.elements.length > 1) return branchesMutants({ property, where, label, ...context }, add);
  const branch = plain(listOf(value)[0]);
  if (!branch) return;
  add({ kind: "transition", where, what: `${label} dropped`, node: branch, edits: [remove(property)] });
  branchMutants({ branch, where, label, ...context }, add);
}

function branchesMutants({ property, where, label, ...context }, add) {
  plain(property.initializer).elements.forEach((branch, index) => {
    const name = `${label}[${index}]`;
    add({ kind: "transition", where, what: `${name} dropped`, node: branch, edits: [remove(branch)] });
    branchMutants({ branch: plain(branch), where, label: name, ...context }, add);
  });
}

function branchMutants({ branch, where, label, ...context }, add) {
  if (isText(branch)) return targetMutants({ target: branch, where, label, ...context }, add);
  if (!isObject(branch)) return;
  const guard = propertyOf(branch, "guard");
  if (guard) {
    const title = titleOf(guard.initializer);
    add({ kind: "guard", where, what: `${label}, guard ${title} dropped`, node: guard, edits: [remove(guard)] });
    const negated = replace(guard.initializer, `__mutantNot(${guard.initializer.getText()} as never)`);
    add({ kind: "guard", where, what: `${label}, guard ${title} negated`, node: guard, edits: [negated] });
  }
  const actions = propertyOf(branch, "actions");
  if (actions) actionMutants({ property: actions, where, label: `${label}, action` }, add);
  const reenter = propertyOf(branch, "reenter");
  if (reenter) add({ kind: "target", where, what: `${label} doesn't re-enter`, node: reenter, edits: [remove(reenter)] });
  const target = propertyOf(branch, "target");
  if (!target) return;
  // Without actions, a transition that goes nowhere is one that isn't there.
  if (actions) add({ kind: "target", where, what: `${label}, target dropped`, node: target, edits: [remove(target)] });
  targetMutants({ target: plain(target.initializer), where, label, ...context }, add);
}

/** Another state of the same family: a sibling, a child for `.child`, a top state for `#machine.state`. */
function targetMutants({ target, where, label, siblings, children, tops }, add) {
  if (!isText(target)) return;
  const { prefix, name, family } = familyOf(target.text, { siblings, children, tops });
  const other = nextOf(family, name);
  if (other === undefined) return;
  const text = prefix + other;
  add({ kind: "target", where, what: `${label} to "${text}"`, node: target, edits: [replace(target, JSON.stringify(text))] });
}

function familyOf(target, { siblings, children, tops }) {
  if (target.startsWith(".")) return { prefix: ".", name: target.slice(1), family: children };
  const root = /^(#[^.]+\.)(.+)$/.exec(target);
  if (root) return { prefix: root[1], name: root[2], family: tops };
  return { prefix: "", name: target, family: siblings.length > 0 ? siblings : tops };
}

function nextOf(family, name) {
  const others = family.filter((other) => other !== name);
  if (others.length === 0) return undefined;
  const at = family.indexOf(name);
  return family[(at + 1) % family.length] === name ? others[0] : family[(at + 1) % family.length];
}

function actionMutants({ property, where, label }, add) {
  const value = plain(property.initializer);
  const actions = listOf(value);
  actions.forEach((action, index) => {
    const edits = [actions.length === 1 ? remove(property) : remove(action)];
    add({ kind: "action", where, what: `${label} ${titleOf(action)} dropped`, node: action, edits });
    assignMutants({ node: action, where, label, isDroppedWhole: true }, add);
    const next = actions[index + 1];
    if (isArray(value) && next)
      add({
        kind: "order",
        where,
        what: `${label} ${titleOf(next)} before ${titleOf(action)}`,
        node: action,
        edits: [replace(action, next.getText()), replace(next, action.getText())],
      });
  });
}
