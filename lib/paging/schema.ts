import * as z from "zod";
import { parseCursor } from "./cursor";

/** The place of a row in such a list, as the page before told it. */
export const Cursor = z.string().transform((value, context) => {
  const cursor = parseCursor(value);
  if (cursor) return cursor;
  context.addIssue({ code: "custom", message: "Invalid cursor" });
  return z.NEVER;
});

/**
 * A part of a list from new to old. Without any of these the whole list is the answer; a page is the last one
 * when it has fewer rows than its limit.
 */
export const Page = z.object({
  /** The cursor of the last row of the page before. */
  after: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});
export type Page = z.output<typeof Page>;
