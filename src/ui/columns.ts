/** Columns of a grid that are never wider than the page, whatever stands in them. */
export const ONE_COLUMN = "minmax(0, 1fr)";
export const TWO_COLUMNS = "repeat(2, minmax(0, 1fr))";
export const NARROW_AND_WIDE = "minmax(0, 2fr) minmax(0, 3fr)";
