/** The routes that show a plain page for now, because their flow isn't built yet. */
import { builtRoutes, routeTable } from "../../../src/app/routeTable";
import sv from "../../../src/i18n/sv.json";
import type { Page } from "./page";

export function notBuilt(): Page {
  const built: string[] = [...builtRoutes];
  const texts: Record<string, string> = sv;
  const rows = Object.entries(routeTable)
    .filter(([path]) => !built.includes(path))
    .map(([path, { titleKey }]) => `| \`${path}\` | ${texts[titleKey] ?? titleKey} |`);
  return {
    path: "docs/not-built.md",
    skeleton:
      "# Not built yet\n\nThese routes exist and are guarded, but show a plain page that says so, with a way home. The list shrinks with each flow.",
    generated: [`${rows.length} of ${Object.keys(routeTable).length} routes:`, "", "| Route | Page |", "|---|---|", ...rows].join(
      "\n",
    ),
  };
}
