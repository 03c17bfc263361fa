import * as z from "zod/mini";
import { parseCursor } from "./cursor";

export const Cursor = z.pipe(
  z.string(),
  z.transform((value, context) => {
    const cursor = parseCursor(value);
    if (cursor) return cursor;
    context.issues.push({ code: "custom", message: "Invalid cursor", input: value });
    return z.NEVER;
  }),
);

/** Without parameters the reply is the whole list; a page with fewer rows than its limit is the last one. */
export const Page = z.object({
  after: z.optional(Cursor),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
});
export type Page = z.output<typeof Page>;
