/** Mutants of assigns: each property that they set, kept as it was. */
import ts from "typescript";
import { isObject, nameOf, plain, remove } from "./syntax.mjs";

/** Every `assign({…})` and `assign(() => ({…}))` at or under `node`. Where the whole assign is dropped too, its only property isn't. */
export function assignMutants({ node, where, label, isDroppedWhole = false }, add) {
  const visit = (inner) => {
    if (ts.isCallExpression(inner) && inner.expression.getText() === "assign") {
      for (const { properties } of assignedObjects(inner.arguments[0]))
        for (const property of isDroppedWhole && properties.length === 1 ? [] : properties)
          if (property.name)
            add({
              kind: "assign",
              where,
              what: `${label}, ${nameOf(property)} not assigned`,
              node: property,
              edits: [remove(property)],
            });
    }
    ts.forEachChild(inner, visit);
  };
  visit(node);
}

function assignedObjects(argument) {
  const node = plain(argument);
  if (isObject(node)) return [node];
  if (!node || !(ts.isArrowFunction(node) || ts.isFunctionExpression(node))) return [];
  return returnedBy(node).flatMap(objectsIn);
}

function returnedBy({ body }) {
  if (!ts.isBlock(body)) return [body];
  const returned = [];
  const visit = (node) => {
    if (ts.isReturnStatement(node) && node.expression) returned.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(body);
  return returned;
}

function objectsIn(expression) {
  const node = plain(expression);
  if (isObject(node)) return [node];
  if (node && ts.isConditionalExpression(node)) return [...objectsIn(node.whenTrue), ...objectsIn(node.whenFalse)];
  return [];
}
