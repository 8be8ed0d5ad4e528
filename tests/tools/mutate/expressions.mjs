/**
 * Mutants outside the chart's own grammar: the numbers of the module's constants and the members of its
 * lists, and everywhere the boundaries and operands of its expressions.
 */
import ts from "typescript";
import { isArray, nameOf, plain, remove, replace } from "./syntax.mjs";

export function expressionMutants(file, add) {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) constantMutants(declaration, add);
  }
  deepMutants(file, add);
}

/** Numbers that stand in a constant itself, not in a function that it holds. */
function constantMutants(declaration, add) {
  const name = declaration.name.getText();
  const visit = (node, path) => {
    if (ts.isFunctionLike(node) || ts.isCallExpression(node)) return;
    if (ts.isNumericLiteral(node)) numberMutants(node, path, add);
    if (isArray(node) && node.elements.length > 1)
      for (const element of node.elements)
        add({ kind: "list", where: path, what: `without ${element.getText()}`, node: element, edits: [remove(element)] });
    ts.forEachChild(node, (child) => visit(child, ts.isPropertyAssignment(child) ? `${path}.${nameOf(child)}` : path));
  };
  const value = plain(declaration.initializer);
  if (value) visit(value, name);
}

function numberMutants(node, where, add) {
  const value = Number(node.text);
  const others = value === 0 ? [1] : [2 * value, 0];
  for (const other of others)
    add({ kind: "constant", where, what: `${node.getText()} is ${other}`, node, edits: [replace(node, String(other))] });
}

const SWAPS = new Map([
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
]);
const LOGIC = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken];

function deepMutants(file, add) {
  const visit = (node) => {
    if (ts.isTypeNode(node)) return;
    if (ts.isBinaryExpression(node)) binaryMutants(node, add);
    ts.forEachChild(node, visit);
  };
  visit(file);
}

function binaryMutants(node, add) {
  const { left, operatorToken, right } = node;
  const where = short(node);
  const swap = SWAPS.get(operatorToken.kind);
  if (swap)
    add({ kind: "boundary", where, what: `${swap} for ${operatorToken.getText()}`, node, edits: [replace(operatorToken, swap)] });
  if (!LOGIC.includes(operatorToken.kind)) return;
  for (const [side, operand] of [
    ["left", left],
    ["right", right],
  ])
    add({
      kind: "operand",
      where,
      what: `only its ${side} side`,
      node,
      edits: [replace(node, `(${operand.getText()} as never)`)],
    });
}

const short = (node) => {
  const text = node.getText().replace(/\s+/g, " ");
  return text.length <= 70 ? text : `${text.slice(0, 69)}…`;
};
