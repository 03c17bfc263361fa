import { type Columns, FIELDS } from "@/lib/training/imports/columns";

const KEY = "formcast-import-columns";
const MOST_HEADERS = 50;

const keyOf = (header: readonly string[]): string => JSON.stringify(header);

function all(): [string, Columns][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one) => Array.isArray(one) && one.length === 2) : [];
  } catch {
    return [];
  }
}

/** What the trainer once said about a file with this header on this device; null if nothing. */
export function columnsOf(header: readonly string[]): Columns | null {
  const found = all().find(([key]) => key === keyOf(header))?.[1];
  if (!found) return null;
  const valid = FIELDS.filter(
    (field) => Number.isInteger(found[field]) && (found[field] ?? -1) < header.length,
  );
  return Object.fromEntries(valid.map((field) => [field, found[field]]));
}

export function rememberColumns(header: readonly string[], columns: Columns): void {
  const others = all().filter(([key]) => key !== keyOf(header));
  try {
    localStorage.setItem(KEY, JSON.stringify([[keyOf(header), columns], ...others].slice(0, MOST_HEADERS)));
  } catch (error) {
    console.warn("The columns of a file could not be remembered.", error);
  }
}
