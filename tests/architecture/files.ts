/** The repository's own files, as git would take them. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Tracked, and new ones that aren't ignored. */
export const files: string[] = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(file));

export const filesIn = (folder: string, name = /\.tsx?$/): string[] =>
  files.filter((file) => file.startsWith(`${folder}/`) && name.test(file));

export const read = (file: string): string => readFileSync(file, "utf8");

/** `file:line  text` for each line of code (not of comments) that fits. */
export function linesWith(pattern: RegExp, where: string[]): string[] {
  return where.flatMap((file) =>
    code(read(file))
      .split("\n")
      .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}  ${line.trim()}`] : [])),
  );
}

/** Comments blanked out, line for line. */
const code = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " ")).replace(/(^|\s)\/\/.*$/gm, "$1");
