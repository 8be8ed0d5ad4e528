/** The ids that a test may claim to prove: requirement rows, readings, and cases, as the documents list them. */
import { readFileSync } from "node:fs";

export type Row = { id: string; area: string; text: string };

const ID = /^\|\s*([A-Z][A-Z0-9]{0,4}-\d+|[AFT]\d{1,2})\s*(?:◆\s*)?\|\s*(.*)$/;
const INVARIANT = /^- (I\d{1,2}) (.*)$/;

export const REQUIREMENTS = "docs/spec/requirements.md";
export const CASES = ["docs/cases/bugs.md", "docs/cases/faults.md", "docs/cases/hostile.md"];
/** Facts aren't asked for, but a test may pin one. */
const FACTS = "docs/cases/library-facts.md";

/** Rows in the order of the documents. */
export const rowsOf = (file: string): Row[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, id, text] = ID.exec(line) ?? INVARIANT.exec(line) ?? [];
      return id === undefined || text === undefined ? [] : [{ id, area: areaOf(id), text: text.split(" | ")[0]?.trim() ?? "" }];
    });

export const allRows = (): Row[] => [REQUIREMENTS, ...CASES, FACTS].flatMap(rowsOf);

const areaOf = (id: string): string => (id.includes("-") ? id.slice(0, id.lastIndexOf("-")) : id.replace(/\d+$/, ""));
