import { FIRST_INSTANT } from "@/lib/text/schema";

/** The last row of a page in a list sorted from new to old. */
export type Cursor = { at: Date; id: string };

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The cursor of a row, for use in a URL. `createdAt` is ISO in UTC with milliseconds. */
export function cursorAfter({ createdAt, id }: { createdAt: string; id: string }): string {
  return `${createdAt}_${id}`;
}

/** Parses a cursor; null for any other text. */
export function parseCursor(text: string): Cursor | null {
  const [, at = "", id = ""] = CURSOR.exec(text) ?? [];
  const date = new Date(at);
  return id && date >= FIRST_INSTANT ? { at: date, id } : null;
}
