/** The documents say what the code says, and the tests prove only what somebody asked for. */
import { describe, expect, it } from "vitest";
import { stalePages } from "../tools/docs";
import { unknownClaims } from "../tools/trace";
import { files, read } from "./files";

it("generated documents are fresh: npm run docs", () => {
  expect(stalePages()).toEqual([]);
});

it("every id in a test's title is a requirement, a reading or a case", () => {
  expect(unknownClaims()).toEqual([]);
});

const pages = files.filter((file) => file.endsWith(".md") && !/^docs\/(spec|cases)\//.test(file));

describe.each(pages)("%s", (page) => {
  it("links only to what is there", () => {
    const folder = page.includes("/") ? page.slice(0, page.lastIndexOf("/")) : ".";
    const targets = [...read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = ""]) => target);
    const local = targets.filter((target) => !/^[a-z]+:/.test(target));
    expect(local.filter((target) => !isThere(new URL(target, `file:///${folder}/`).pathname.slice(1)))).toEqual([]);
  });
});

/** A file, or a folder that holds some. */
const isThere = (path: string): boolean => {
  const plain = decodeURIComponent(path).replace(/^\.?\/|\/$/g, "");
  return files.some((file) => file === plain || file.startsWith(`${plain}/`));
};

it("the index leads to every document", () => {
  const index = read("docs/README.md");
  const missing = files
    .filter((file) => /^docs\/[^/]+\.md$/.test(file) && file !== "docs/README.md")
    .filter((file) => !index.includes(file.slice("docs/".length)));
  expect(missing).toEqual([]);
});
