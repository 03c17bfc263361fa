import { DAY_MS } from "@/lib/calendar/days";

/** A write may wait on a device as long as its key is remembered; an older moment comes from a wrong clock. */
const LONGEST_WAIT_MS = 30 * DAY_MS;

/** When something was done, as a device tells afterwards: never in the future, and now where its clock is wrong. */
export function madeAt(told: Date | undefined, now: Date): Date {
  if (told === undefined || told > now) return now;
  return now.getTime() - told.getTime() > LONGEST_WAIT_MS ? now : told;
}
