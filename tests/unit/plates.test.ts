import { expect, it } from "vitest";
import { formatPlate } from "../../src/domain/plates";

it.each([
  ["abc12a", "ABC\u00a012A"],
  ["ABC 123", "ABC\u00a0123"],
  ["abc-12a", "ABC\u00a012A"],
  ["ÅÄÖ 1", "ÅÄÖ1"],
  ["minbil7", "MINBIL7"],
])("the plate %s is shown as %s", (plate, text) => expect(formatPlate(plate)).toBe(text));
