/** The shape of the repository itself. */
import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { files, read } from "./files";

const TOP =
  /^(package(-lock)?\.json|(vite|vitest|playwright)\.config\.ts|tsconfig(\.[a-z]+)?\.json|index\.html|biome\.jsonc?|README\.md|LICENSE|src|machines|public|tests|docs|\..*)$/;

it("the top level holds what belongs there", () => {
  const top = new Set(files.map((file) => file.split("/")[0]!));
  expect([...top].filter((name) => !TOP.test(name))).toEqual([]);
});

describe("what is installed", () => {
  const lock = read("package-lock.json");
  const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<string, Record<string, string>>;

  it("comes from whatever registry installs it: the lock file holds no addresses", () => {
    expect(lock).not.toMatch(/"resolved": "/);
  });

  it("is pinned to a version", () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it("has its reason written down", () => {
    const reasons = read("docs/adr/0004-dependencies.md");
    const unexplained = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !reasons.includes(`\`${name}\``));
    expect(unexplained).toEqual([]);
  });
});

it("CI runs what the README says", () => {
  const run = read(".ci/run");
  expect(statSync(".ci/run").mode & 0o111).not.toBe(0);
  expect(run).toContain("npm ci\nnpm test\n");
  expect(read("README.md")).toContain("npm ci && npm test");
  expect(read("README.md")).toContain("npm ci && npm start");
});

it("nothing is left for later without an issue", () => {
  const marks = files.filter((file) => /\.(tsx?|mjs|css)$/.test(file) && file !== "tests/architecture/repository.test.ts");
  expect(marks.filter((file) => /\b(TODO|FIXME|XXX)\b(?!-\d)/.test(read(file)) && !/TODO \(#\d+\)/.test(read(file)))).toEqual([]);
});

it("no test is left alone or out", () => {
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file) && file !== "tests/architecture/repository.test.ts");
  expect(tests.filter((file) => /\b(it|test|describe)\.(only|todo|fixme)\(|\bxit\(|\bfdescribe\(/.test(read(file)))).toEqual([]);
});
