/**
 * The folder table of docs/architecture.md as data: what lives where may import what. The first zone that a file fits is its own.
 * `packages` are those of npm; null: any but the ones that belong to somebody (`owners`).
 */
export type Zone = {
  name: string;
  /** Regular expression over the path. */
  files: string;
  /** Names of other zones. */
  imports: string[];
  packages: string[] | null;
};

const FLOW_PARTS = ["ui", "i18n", "domain", "api", "platform", "ports", "flow helpers"];

export const zones: Zone[] = [
  { name: "shared machine parts", files: "^machines/shared/", imports: ["domain", "machines"], packages: ["xstate"] },
  { name: "machine catalogue", files: "^machines/catalogue\\.ts$", imports: ["machines"], packages: ["xstate"] },
  { name: "machines", files: "^machines/", imports: ["shared machine parts", "domain"], packages: ["xstate"] },
  { name: "domain", files: "^src/domain/", imports: [], packages: ["jwt-decode", "date-fns"] },
  { name: "api", files: "^src/api/", imports: ["domain", "platform"], packages: ["ky", "valibot"] },
  { name: "platform", files: "^src/platform/", imports: ["domain"], packages: ["react", "valibot"] },
  { name: "i18n", files: "^src/i18n/", imports: ["platform"], packages: ["react", "i18next", "react-i18next"] },
  {
    name: "ui",
    files: "^src/ui/",
    imports: ["domain", "i18n", "platform"],
    packages: [
      "react",
      "@chakra-ui/react",
      "@emotion/react",
      "framer-motion",
      "lucide-react",
      "qrcode",
      "mdast-util-from-markdown",
      "mdast",
    ],
  },
  // Types only: whoever binds it brings the code.
  { name: "ports", files: "^src/ports\\.ts$", imports: ["shared machine parts", "domain"], packages: [] },
  {
    name: "flow helpers",
    files: "^src/flows/[^/]+\\.tsx?$",
    imports: ["platform", "domain", "api", "ports", "shared machine parts"],
    packages: ["react", "xstate", "@xstate/react"],
  },
  {
    name: "flows",
    files: "^src/flows/[^/]+/",
    imports: [...FLOW_PARTS, "machines", "shared machine parts"],
    packages: ["react", "xstate", "@xstate/react", "@chakra-ui/react", "lucide-react"],
  },
  {
    name: "pages",
    files: "^src/pages/",
    imports: ["flows", "ui", "i18n", "domain", "api"],
    packages: ["react", "@chakra-ui/react", "lucide-react"],
  },
  {
    name: "app",
    files: "^src/app/",
    imports: [...FLOW_PARTS, "flows", "pages", "machines", "shared machine parts"],
    packages: null,
  },
  { name: "diagrams", files: "^tests/models/", imports: [], packages: ["xstate"] },
  { name: "sandbox", files: "^tests/sandbox/", imports: ["domain", "api"], packages: null },
];

/** Packages that only one place may import, so that the rest can't notice a change of it. */
export const owners: { package: string; files: string }[] = [
  { package: "ky", files: "^src/api/" },
  { package: "@xstate/test", files: "^tests/support/paths\\.ts$" },
  { package: "i18next", files: "^src/i18n/" },
  { package: "@tanstack/react-router", files: "^src/app/" },
  { package: "qrcode", files: "^src/ui/" },
  { package: "mdast-util-from-markdown", files: "^src/ui/" },
  { package: "libsql", files: "^tests/sandbox/store\\.ts$" },
];

/** Flows that every flow or page may use: a shape rather than a journey, and the cards that stand on several pages. */
export const sharedFlows = ["page", "todo-card"];
