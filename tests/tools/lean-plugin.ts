/**
 * Ships of some libraries only what the app names (ADR 9). The style engine knows every property of CSS, every attribute of HTML and
 * SVG, and some hundred short forms and states; the app writes a third of them. An entry stays when its name stands anywhere in `src`
 * or in the widgets' own code, even by chance: one can be kept in vain, never missed. Only the build leaves entries out, so a name
 * that is new while one develops is there at once.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const STYLING = ["src", "node_modules/@chakra-ui/react/dist/esm/components"];
/** Widgets hand attributes to elements that Emotion draws. */
const MARKING = [...STYLING, "node_modules/@ark-ui/react/dist", "node_modules/@zag-js"];

type Names = ReadonlySet<string>;

const PARTS: { file: RegExp; leaner: (code: string) => string }[] = [
  { file: /\/@pandacss\/is-valid-prop\/dist\/index\.mjs$/, leaner: (code) => shortenProperties(code, namesIn(STYLING)) },
  { file: /\/@emotion\/is-prop-valid\/dist\/[\w-]+\.esm\.js$/, leaner: (code) => shortenAttributes(code, namesIn(MARKING)) },
  { file: /\/@chakra-ui\/react\/dist\/esm\/preset-base\.js$/, leaner: (code) => shortenPreset(code, namesIn(STYLING)) },
  { file: /\/@tanstack\/react-router\/dist\/esm\/route\.js$/, leaner: withoutRouteLinks },
];

export function lean(): Plugin {
  return {
    name: "avtalsbo:lean",
    apply: "build",
    transform: {
      filter: { id: PARTS.map(({ file }) => file) },
      handler(code, id) {
        const part = PARTS.find(({ file }) => file.test(id));
        return part ? { code: part.leaner(code), map: null } : null;
      },
    },
  };
}

/** Every word of the code in some folders. */
function namesIn(folders: string[]): Names {
  const files = folders.flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" }).map((name) => `${ROOT}${folder}/${name}`),
  );
  const code = files.filter((file) => /(?<!\.d)\.(tsx?|m?js)$/.test(file)).map((file) => readFileSync(file, "utf8"));
  return new Set(code.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));
}

/** CSS: one string, names divided by commas. */
export function shortenProperties(code: string, names: Names): string {
  return replaced(code, /(?<=cssPropertiesStr = ")[^"]+/, (list) => kept(list, ",", names));
}

/** HTML and SVG: one expression, names divided by bars. */
export function shortenAttributes(code: string, names: Names): string {
  return replaced(code, /(?<=\/\^\(\()[\w|]+/, (list) => kept(list, "|", names));
}

/** Chakra: two objects, of the states (`_hover`) and of what properties mean and are called for short (`bg`). */
export function shortenPreset(code: string, names: Names): string {
  const unnamed: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const table = tableIn(node);
    if (table === null) ts.forEachChild(node, visit);
    unnamed.push(...(table?.entries.filter((entry) => !table.namesOf(entry).some((name) => names.has(name))) ?? []));
  };
  visit(ts.createSourceFile("preset.js", code, ts.ScriptTarget.Latest, true));
  if (unnamed.length === 0) throw new Error("Chakra's tables aren't where they were.");
  return unnamed.reduceRight((rest, entry) => rest.slice(0, entry.getStart()) + rest.slice(entry.end).replace(/^,/, ""), code);
}

function tableIn(node: ts.Node) {
  if (ts.isCallExpression(node) && node.expression.getText() === "defineConditions")
    return { entries: entriesOf(node.arguments[0]), namesOf: (entry: ts.Node) => [`_${keyOf(entry)}`] };
  if (ts.isPropertyAssignment(node) && node.name.getText() === "utilities")
    return { entries: entriesOf(node.initializer), namesOf: (entry: ts.Node) => [keyOf(entry), ...shorthandsOf(entry)] };
  return null;
}

const entriesOf = (node: ts.Node | undefined): ts.Node[] =>
  node && ts.isObjectLiteralExpression(node) ? [...node.properties] : [];

const keyOf = (entry: ts.Node): string => (ts.isPropertyAssignment(entry) ? entry.name.getText() : "");

const shorthandsOf = (entry: ts.Node): string[] => /shorthand: \[([^\]]*)\]/.exec(entry.getText())?.[1]?.match(/\w+/g) ?? [];

/** Each route carries a link component of its own, with all that it needs. The app's links are `InternalLink`s. */
export function withoutRouteLinks(code: string): string {
  return replaced(code, /import \{ Link \} from "\.\/link\.js";/, () => "const Link = null;");
}

const kept = (list: string, divider: string, names: Names): string =>
  list
    .split(divider)
    .filter((name) => names.has(name))
    .join(divider);

/** Replaces what matches; a library whose code has changed is to be looked at anew. */
function replaced(code: string, pattern: RegExp, by: (found: string) => string): string {
  if (!pattern.test(code)) throw new Error(`No ${pattern} in the library's code.`);
  return code.replace(pattern, by);
}
