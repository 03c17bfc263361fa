/** What a spreadsheet would read as the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * One record of RFC 4180, its line break included. A cell that a spreadsheet would run as a formula gets an
 * apostrophe in front, which makes it text (OWASP, CSV injection).
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
