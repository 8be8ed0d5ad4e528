/** Files stay small enough to be read at once. */
import { expect, it } from "vitest";
import { files, read } from "./files";

const MAX_LINES = 300;
const MAX_MACHINE_LINES = 400;

const linesOf = (file: string) => read(file).split("\n").length - 1;
const isMachine = (file: string) => /^machines\/[^/]+\.ts$/.test(file);
const isCode = (file: string) => /\.(tsx?|mjs|js|css)$/.test(file);

it("a machine has at most 400 lines: beyond that a child machine wants out", () => {
  expect(files.filter((file) => isMachine(file) && linesOf(file) > MAX_MACHINE_LINES)).toEqual([]);
});

it("any other file has at most 300 lines", () => {
  const long = files.filter((file) => isCode(file) && !isMachine(file) && linesOf(file) > MAX_LINES);
  expect(long.map((file) => `${file}: ${linesOf(file)}`)).toEqual([]);
});
