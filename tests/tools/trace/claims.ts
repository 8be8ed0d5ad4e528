/** Which ids the tests claim to prove: those in square brackets in the title of a test or group, and those in a diagram's `meta.proves`. */
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";

export type Claim = { id: string; file: string; line: number };

const TITLED = ["describe", "it", "test"];
const BRACKETS = /\[([^\]]+)\]/g;
const ID = /^(?:[A-Z][A-Z0-9]{0,4}-\d+|[AFTI]\d{1,2})$/;

export function claims(): Claim[] {
  const tests = filesUnder("tests", /\.(test|spec)\.tsx?$/);
  const models = filesUnder("tests/models", /\.model\.ts$/);
  return [...tests, ...models].flatMap(claimsIn);
}

const filesUnder = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();

function claimsIn(fileName: string): Claim[] {
  const file = ts.createSourceFile(fileName, readFileSync(fileName, "utf8"), ts.ScriptTarget.Latest, true);
  const found: Claim[] = [];
  const claim = (node: ts.Node, ids: string[]) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(...ids.map((id) => ({ id, file: fileName, line: line + 1 })));
  };
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTitled(node)) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) claim(title, idsIn(title.getText()));
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === "proves" && ts.isArrayLiteralExpression(node.initializer))
      for (const element of node.initializer.elements) if (ts.isStringLiteralLike(element)) claim(element, [element.text]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** `it(…)`, `it.each(…)(…)`, `test.describe(…)`, `describe.skipIf(…)(…)`. */
function isTitled(call: ts.CallExpression): boolean {
  let callee: ts.Expression = call.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee) || ts.isTaggedTemplateExpression(callee))
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression;
  return ts.isIdentifier(callee) && TITLED.includes(callee.text);
}

const idsIn = (title: string): string[] =>
  [...title.matchAll(BRACKETS)].flatMap(([, inside = ""]) => inside.split(/[,\s]+/)).filter((word) => ID.test(word));
