import Papa from "papaparse";

/**
 * A text that a spreadsheet would run as a formula, or that is escaped already. It gets a leading apostrophe, also if
 * it begins with one, so that unescaping is exact.
 */
export const FORMULA_LIKE = /^['=+\-@\t\r]/;

/** Removes the apostrophe of an escaped cell. */
export const unescaped = (cell: string): string => (/^'['=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

const LINE_BREAK = "\r\n";

/**
 * One record of RFC 4180 with its line break. A cell that a spreadsheet would run as a formula gets a leading
 * apostrophe (OWASP, CSV injection).
 */
export const csvLine = (cells: readonly string[]): string =>
  Papa.unparse([[...cells]], { newline: LINE_BREAK, quotes: true, escapeFormulae: FORMULA_LIKE }) +
  LINE_BREAK;
