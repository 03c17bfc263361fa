/**
 * A search in PostgreSQL's full-text language: every word must begin a word of the name.
 * @returns null when the text has no word in it, which finds nothing
 */
export function prefixQuery(search: string): string | null {
  const words = search.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return words.length > 0 ? words.map((word) => `${word}:*`).join(" & ") : null;
}

/** A text that LIKE takes as it stands: Prisma hands `contains` on with its wildcards. */
export function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
