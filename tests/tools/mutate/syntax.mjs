/** Small readings and edits of TypeScript's syntax tree, shared by the kinds of mutants. */
import ts from "typescript";

export const nameOf = (property) =>
  property.name === undefined
    ? "…"
    : ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name)
      ? property.name.text
      : property.name.getText();

/** The value of `object.name`, if it is written out there. */
export const initializerOf = (object, name) => propertyOf(object, name)?.initializer;

export const propertyOf = (object, name) =>
  object.properties.find((property) => ts.isPropertyAssignment(property) && nameOf(property) === name);

export const isObject = (node) => node !== undefined && ts.isObjectLiteralExpression(node);
export const isArray = (node) => node !== undefined && ts.isArrayLiteralExpression(node);
export const isText = (node) => node !== undefined && ts.isStringLiteralLike(node);

/** One value or a list of values, as a list. */
export const listOf = (node) => (node === undefined ? [] : isArray(node) ? [...node.elements] : [node]);

export const replace = (node, text) => ({ start: node.getStart(), end: node.getEnd(), text });

/** Takes an element out of an object, an array or an argument list, with its comma. */
export function remove(node) {
  const { text } = node.getSourceFile();
  const start = node.getStart();
  const end = node.getEnd();
  const comma = /^\s*,/.exec(text.slice(end));
  // The last one may leave the comma before it behind: it is a trailing comma then.
  return { start, end: end + (comma?.[0].length ?? 0), text: "" };
}

/** How a guard, action or target is called in a mutant's name. */
export function titleOf(written) {
  const node = plain(written);
  if (isText(node)) return `"${node.text}"`;
  if (isObject(node)) {
    const type = plain(initializerOf(node, "type") ?? initializerOf(node, "src"));
    if (isText(type)) return `"${type.text}"`;
  }
  if (ts.isCallExpression(node)) return `${node.expression.getText()}(…)`;
  const text = node.getText().replace(/\s+/g, " ");
  return text.length <= 50 ? text : `${text.slice(0, 49)}…`;
}

/** Looks through `as`, `satisfies` and brackets. */
export function plain(node) {
  let inner = node;
  while (
    inner &&
    (ts.isParenthesizedExpression(inner) ||
      ts.isAsExpression(inner) ||
      ts.isSatisfiesExpression(inner) ||
      ts.isNonNullExpression(inner))
  )
    inner = inner.expression;
  return inner;
}
