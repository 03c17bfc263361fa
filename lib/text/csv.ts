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

/** A file for download, whose name has the day. Begins with a byte order mark, without which Excel breaks accents. */
export const csvFile = (name: string, day: string, lines: readonly (readonly string[])[]) => ({
  body: new TextEncoder().encode(`\uFEFF${lines.map(csvLine).join("")}`),
  contentType: "text/csv; charset=utf-8",
  downloadName: `${name}_${day}.csv`,
});
