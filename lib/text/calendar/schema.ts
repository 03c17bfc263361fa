import * as z from "zod/mini";
import { wholeWithin } from "@/lib/text/schema";
import { TIMEZONE_OFFSET_MINUTES } from "./local-date";

/** Minutes as in `Date.getTimezoneOffset()`, in a body. */
export const TimezoneOffset = wholeWithin(TIMEZONE_OFFSET_MINUTES);

/** The same in an address; UTC when it is absent. */
export const QueryOffset = z._default(
  z.coerce
    .number()
    .check(z.int(), z.minimum(TIMEZONE_OFFSET_MINUTES.min), z.maximum(TIMEZONE_OFFSET_MINUTES.max)),
  0,
);

/** The caller's time zone for dates in file names. */
export const CallersClock = z.object({ timezoneOffset: QueryOffset });
export type CallersClock = z.output<typeof CallersClock>;
