import { isPaused } from "@/lib/body/forecast/pause";
import { addDays, DAYS_PER_WEEK, daysBetween, weekdayOf } from "@/lib/text/calendar/days";

/** Check-in every `everyWeeks` weeks on a weekday (1 is Monday), starting at the day the link was created. */
export type Schedule = { everyWeeks: number; weekday: number; since: string };

/** The longest interval is four weeks, and a check-in counts up to two weeks before its due day. */
export const LOOK_BACK_DAYS = 60;

const daysApart = ({ everyWeeks }: Schedule) => everyWeeks * DAYS_PER_WEEK;

function firstDue({ weekday, since }: Schedule): string {
  return addDays(since, (weekday - weekdayOf(since) + DAYS_PER_WEEK) % DAYS_PER_WEEK);
}

/**
 * The round of a day: the number of the nearest due day from 0, so a check-in may be a few days early or late. What was
 * sent by an earlier link is of no round of this one: -1.
 */
export function roundOf(schedule: Schedule, day: string): number {
  if (day < schedule.since) return -1;
  return Math.max(0, Math.round(daysBetween(firstDue(schedule), day) / daysApart(schedule)));
}

/** Consecutive answered rounds up to the current one, which may still be open. A pause neither counts nor breaks them. */
export function streakOf(
  schedule: Schedule,
  days: readonly string[],
  today: string,
  pause: Parameters<typeof isPaused>[0],
): number {
  const answered = new Set(days.map((day) => roundOf(schedule, day)));
  const present = roundOf(schedule, today);
  let streak = 0;
  for (let round = present; round >= 0; round--) {
    if (answered.has(round)) streak++;
    else if (round < present && !isPaused(pause, addDays(firstDue(schedule), round * daysApart(schedule))))
      break;
  }
  return streak;
}

/** The first due day after today that has no check-in yet. */
export function nextDue(schedule: Schedule, days: readonly string[], today: string): string {
  const first = firstDue(schedule);
  const answered = new Set(days.map((day) => roundOf(schedule, day)));
  let round = Math.max(0, Math.floor(daysBetween(first, today) / daysApart(schedule)));
  while (addDays(first, round * daysApart(schedule)) <= today || answered.has(round)) round++;
  return addDays(first, round * daysApart(schedule));
}

/** Today, or yesterday because some jobs run once a day. Null when nothing is due or the round is answered. */
export function dueLately(schedule: Schedule, days: readonly string[], today: string): string | null {
  const first = firstDue(schedule);
  const round = Math.floor(daysBetween(first, today) / daysApart(schedule));
  const due = addDays(first, round * daysApart(schedule));
  if (round < 0 || daysBetween(due, today) > 1) return null;
  return days.some((day) => roundOf(schedule, day) >= round) ? null : due;
}

/** The last past due day without a check-in since; null when nothing is overdue. */
export function overdueSince(schedule: Schedule, days: readonly string[], today: string): string | null {
  const first = firstDue(schedule);
  const passed = Math.ceil(daysBetween(first, today) / daysApart(schedule)) - 1;
  if (passed < 0 || days.some((day) => roundOf(schedule, day) >= passed)) return null;
  return addDays(first, passed * daysApart(schedule));
}
