import { DAYS_PER_WEEK } from "@/lib/calendar/days";

/** For a plan without days. Not null: PostgreSQL reads an element of an array at once only where the array has no nulls. */
const NEVER = -1;

/**
 * How many days lie before the next planned one, for each set of planned days; -1 for the empty one. A set is a sum:
 * 1 for Monday, 2 for Tuesday, 4 for Wednesday and so on.
 * @param weekday today, 1 for Monday
 * @param from 0 where today counts, 1 where it is over
 */
export function daysToNext(weekday: number, from: 0 | 1): number[] {
  return Array.from({ length: 2 ** DAYS_PER_WEEK }, (_, days) => {
    for (let ahead = from; ahead < DAYS_PER_WEEK + from; ahead++)
      if (days & (1 << ((weekday - 1 + ahead) % DAYS_PER_WEEK))) return ahead;
    return NEVER;
  });
}
