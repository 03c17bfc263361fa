/**
 * What a spreadsheet would take for a formula, and what is guarded already: an apostrophe goes in front, so that
 * the text stays text and can be told from one that began with an apostrophe by itself.
 */
export const FORMULA_LIKE = /^['=+\-@\t\r]/;

/** Takes the apostrophe away that guards a cell. */
export const unguarded = (cell: string): string => (/^'['=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** A text that LIKE takes as it stands: Prisma hands `contains` on with its wildcards. */
export function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
