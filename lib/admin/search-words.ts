/**
 * A search in PostgreSQL's full-text language: every word must begin a word of the name.
 * @returns null when the text has no word in it, which finds nothing
 */
export function prefixQuery(search: string): string | null {
  const words = search.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return words.length > 0 ? words.map((word) => `${word}:*`).join(" & ") : null;
}
