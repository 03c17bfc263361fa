import Papa from "papaparse";

/** Full-width signs too, because spreadsheets in East Asia run them. An apostrophe makes unescaping exact. */
export const FORMULA_LIKE = /^['=+\-@\t\r＝＋－＠]/;

export const unescaped = (cell: string): string =>
  cell.startsWith("'") && FORMULA_LIKE.test(cell.slice(1)) ? cell.slice(1) : cell;

const LINE_BREAK = "\r\n";

/** RFC 4180. A cell that a spreadsheet would run as a formula gets an apostrophe (OWASP, CSV injection). */
export const csvLine = (cells: readonly string[]): string =>
  Papa.unparse([[...cells]], { newline: LINE_BREAK, quotes: true, escapeFormulae: FORMULA_LIKE }) +
  LINE_BREAK;
