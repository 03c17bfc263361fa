import * as z from "zod/mini";
import { TIMEZONE_OFFSET_MINUTES } from "@/lib/calendar/local-date";
import { parseCursor } from "./cursor";

/** The place of a row in such a list, as the page before told it. */
export const Cursor = z.pipe(
  z.string(),
  z.transform((value, context) => {
    const cursor = parseCursor(value);
    if (cursor) return cursor;
    context.issues.push({ code: "custom", message: "Invalid cursor", input: value });
    return z.NEVER;
  }),
);

/**
 * A part of a list from new to old. Without any of these the whole list is the answer; a page is the last one
 * when it has fewer rows than its limit.
 */
export const Page = z.object({
  /** The cursor of the last row of the page before. */
  after: z.optional(Cursor),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
});
export type Page = z.output<typeof Page>;

const { min, max } = TIMEZONE_OFFSET_MINUTES;

/**
 * The caller's time zone for the dates in file names: minutes as in `Date.getTimezoneOffset()`, default UTC.
 */
export const CallersClock = z.object({
  timezoneOffset: z._default(z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max)), 0),
});
export type CallersClock = z.output<typeof CallersClock>;
