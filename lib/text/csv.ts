import Papa from "papaparse";

/**
 * What a spreadsheet would take for a formula, and what is guarded already: an apostrophe goes in front, so that
 * the text stays text and can be told from one that began with an apostrophe by itself.
 */
export const FORMULA_LIKE = /^['=+\-@\t\r]/;

/** Takes the apostrophe away that guards a cell. */
export const unguarded = (cell: string): string => (/^'['=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

const LINE_BREAK = "\r\n";

/**
 * One record of RFC 4180, its line break included. A cell that a spreadsheet would run as a formula gets an
 * apostrophe in front, which makes it text (OWASP, CSV injection).
 */
export const csvLine = (cells: readonly string[]): string =>
  Papa.unparse([[...cells]], { newline: LINE_BREAK, quotes: true, escapeFormulae: FORMULA_LIKE }) +
  LINE_BREAK;
