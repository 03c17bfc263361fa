import { DAYS_PER_WEEK } from "@/lib/text/calendar/days";

/** For an empty plan. Not null, because PostgreSQL reads array elements directly only without nulls. */
const NEVER = -1;

/**
 * By bit mask of planned days: 1 for Monday, 2 for Tuesday, 4 for Wednesday; -1 for the empty set.
 * @param weekday today, 1 for Monday
 * @param from 0 to include today, 1 to exclude it
 */
export function daysToNext(weekday: number, from: 0 | 1): number[] {
  return Array.from({ length: 2 ** DAYS_PER_WEEK }, (_, days) => {
    for (let ahead = from; ahead < DAYS_PER_WEEK + from; ahead++)
      if (days & (1 << ((weekday - 1 + ahead) % DAYS_PER_WEEK))) return ahead;
    return NEVER;
  });
}
