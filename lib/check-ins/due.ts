import { addDays, DAYS_PER_WEEK, daysBetween, weekdayOf } from "@/lib/calendar/days";

/** When a client is to check in: every so many weeks on a weekday (1 is Monday), from the day the link was made. */
export type Schedule = { everyWeeks: number; weekday: number; since: string };

/** The longest round takes four weeks, and a check-in counts for it up to two weeks before it is due. */
export const LOOK_BACK_DAYS = 60;

const daysApart = ({ everyWeeks }: Schedule) => everyWeeks * DAYS_PER_WEEK;

function firstDue({ weekday, since }: Schedule): string {
  return addDays(since, (weekday - weekdayOf(since) + DAYS_PER_WEEK) % DAYS_PER_WEEK);
}

/** Which due day a day belongs to: the nearest one, counted from 0, so that a check-in may be some days early or late. */
export function roundOf(schedule: Schedule, day: string): number {
  return Math.max(0, Math.round(daysBetween(firstDue(schedule), day) / daysApart(schedule)));
}

/** How many rounds in a row were answered, up to the present one, which may still be open. */
export function streakOf(schedule: Schedule, days: readonly string[], today: string): number {
  const answered = new Set(days.map((day) => roundOf(schedule, day)));
  const present = roundOf(schedule, today);
  let round = answered.has(present) ? present : present - 1;
  let streak = 0;
  while (answered.has(round--)) streak++;
  return streak;
}

/**
 * The due day to remind of: today or, for jobs that run once a day, yesterday; null where nothing is due or where that
 * round has been answered.
 */
export function dueLately(schedule: Schedule, days: readonly string[], today: string): string | null {
  const first = firstDue(schedule);
  const round = Math.floor(daysBetween(first, today) / daysApart(schedule));
  const due = addDays(first, round * daysApart(schedule));
  if (round < 0 || daysBetween(due, today) > 1) return null;
  return days.some((day) => roundOf(schedule, day) >= round) ? null : due;
}

/** The last due day that has passed without a check-in since; null where nothing is late. */
export function overdueSince(schedule: Schedule, days: readonly string[], today: string): string | null {
  const first = firstDue(schedule);
  const passed = Math.ceil(daysBetween(first, today) / daysApart(schedule)) - 1;
  if (passed < 0 || days.some((day) => roundOf(schedule, day) >= passed)) return null;
  return addDays(first, passed * daysApart(schedule));
}
