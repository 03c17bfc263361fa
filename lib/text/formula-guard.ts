/**
 * What a spreadsheet would take for a formula, and what is guarded already: an apostrophe goes in front, so that
 * the text stays text and can be told from one that began with an apostrophe by itself.
 */
export const FORMULA_LIKE = /^['=+\-@\t\r]/;

/** Takes the apostrophe away that guards a cell. */
export const unguarded = (cell: string): string => (/^'['=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
