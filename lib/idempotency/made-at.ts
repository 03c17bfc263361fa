import { DAY_MS } from "@/lib/calendar/days";

/** As long as a key is remembered a write may have waited on a device; an older moment is a wrong clock. */
const LONGEST_WAIT_MS = 30 * DAY_MS;

/** When something was done that a device tells of later: never in the future, and now where the device is wrong. */
export function madeAt(told: Date | undefined, now: Date): Date {
  if (told === undefined || told > now) return now;
  return now.getTime() - told.getTime() > LONGEST_WAIT_MS ? now : told;
}
