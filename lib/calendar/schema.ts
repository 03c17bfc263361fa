import * as z from "zod/mini";
import { TIMEZONE_OFFSET_MINUTES } from "./local-date";

const { min, max } = TIMEZONE_OFFSET_MINUTES;

/**
 * Where the caller's clock stands, for the days in names of files: minutes as `Date.getTimezoneOffset()` gives them, and
 * UTC when left out.
 */
export const CallersClock = z.object({
  timezoneOffset: z._default(z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max)), 0),
});
export type CallersClock = z.output<typeof CallersClock>;
