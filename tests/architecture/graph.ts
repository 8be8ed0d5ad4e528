/** Who imports whom, types too, as dependency-cruiser reads it. */
import { cruise, type ICruiseResult, type IForbiddenRuleType } from "dependency-cruiser";
import { owners, zones } from "./zones";

export type Import = { from: string; to: string };
export type Graph = { imports: Import[]; violations: string[] };

/** The zones as rules: a file may import its own zone, those that the table names, and its packages. */
function zoneRules(): IForbiddenRuleType[] {
  return zones.flatMap(({ name, files, imports, packages }, i) => {
    const from = { path: files, pathNot: zones.slice(0, i).map((earlier) => earlier.files) };
    const allowed = zones.filter((zone) => zone.name === name || imports.includes(zone.name)).map((zone) => zone.files);
    const rules: IForbiddenRuleType[] = [
      { name: `${name}: imports`, severity: "error", from, to: { path: "^(src|machines|tests)/", pathNot: allowed } },
    ];
    if (packages)
      rules.push({
        name: `${name}: packages`,
        severity: "error",
        from,
        to: { path: "^node_modules/", pathNot: packages.map(placeOf) },
      });
    return rules;
  });
}

const ownerRules = (): IForbiddenRuleType[] =>
  owners.map((owner) => ({
    name: `only ${owner.files} imports ${owner.package}`,
    severity: "error",
    // What ships has an owner; tests may look behind it, unless a test's own file is the owner.
    from: { path: owner.files.startsWith("^tests/") ? "^(src|machines|tests)/" : "^(src|machines)/", pathNot: [owner.files] },
    to: { path: placeOf(owner.package) },
  }));

/** A package's folder, its types' too. */
const placeOf = (name: string): string => `^node_modules/(@types/)?${name}/`;

const noCycles: IForbiddenRuleType = { name: "no cycles", severity: "error", from: {}, to: { circular: true } };

export async function graph(): Promise<Graph> {
  const { output } = await cruise(["src", "machines", "tests"], {
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^\\.build/", "^dist/", "^virtual:"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
    ruleSet: { forbidden: [noCycles, ...zoneRules(), ...ownerRules()] },
  });
  const { modules, summary } = output as ICruiseResult;
  const ours = modules.filter(({ source }) => !source.startsWith("node_modules/"));
  return {
    imports: ours.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved }))),
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}
