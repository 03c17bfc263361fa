import type { HistoryEntry } from "./schema";

/** The newest `limit` of the entries, and a cursor for those behind them. */
export function newestFirst(entries: HistoryEntry[], limit: number) {
  const sorted = entries.toSorted((a, b) => compare(b.at, a.at) || compare(b.id, a.id));
  const page = sorted.slice(0, limit);
  const last = page.at(-1);
  return { entries: page, nextCursor: last && sorted.length > limit ? `${last.at}_${last.id}` : null };
}

/** By code unit, as the database compares identifiers and instants of one length. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
