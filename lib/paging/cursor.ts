import { FIRST_INSTANT } from "@/lib/text/schema";

/** Where a page of a list that runs from new to old ends. */
export type Cursor = { at: Date; id: string };

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The cursor after a row, as text for an address. `createdAt` is ISO in UTC with milliseconds. */
export function cursorAfter({ createdAt, id }: { createdAt: string; id: string }): string {
  return `${createdAt}_${id}`;
}

/** Reads such a text; null for any other. */
export function parseCursor(text: string): Cursor | null {
  const [, at = "", id = ""] = CURSOR.exec(text) ?? [];
  const date = new Date(at);
  return id && date >= FIRST_INSTANT ? { at: date, id } : null;
}
