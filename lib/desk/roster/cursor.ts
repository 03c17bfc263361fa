/** The last row of a page: its sort key, which is infinite for a missing value, and its name and id. */
export type RosterCursor = { key: number; name: string; id: string };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const cursorOf = ({ key, name, id }: RosterCursor): string => JSON.stringify([String(key), name, id]);

/** Parses a cursor; null for any other text. */
export function parseCursor(text: string): RosterCursor | null {
  const [key, name, id] = listIn(text);
  if (typeof key !== "string" || typeof name !== "string" || typeof id !== "string") return null;
  const isWhole = !Number.isNaN(Number(key)) && name.isWellFormed() && !name.includes("\0");
  return isWhole && ID.test(id) ? { key: Number(key), name, id } : null;
}

function listIn(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
