import { addDays, mondayOf } from "@/lib/text/calendar/days";
import { weekCounts } from "@/lib/training/day/counts";
import type { Days } from "@/lib/training/day/standing";
import type { WorkoutWeek } from "./schema";

export type LoggedDay = { clientId: string; date: string; workouts: number };

const COUNTED = ["planned", "done", "due", "open", "leftOut", "extra"] as const;

/** Oldest first; the last is the current week. Sessions count in the week of their date, workouts in that of theirs. */
export function recentWeeks(
  clients: readonly Days[],
  loggedDays: readonly LoggedDay[],
  today: string,
  weeks: number,
): WorkoutWeek[] {
  const loggedIn = countBy(loggedDays, ({ date }) => mondayOf(date));
  return Array.from({ length: weeks }, (_, index) => {
    const monday = addDays(mondayOf(today), 7 * (index - weeks + 1));
    const none = { planned: 0, done: 0, due: 0, open: 0, leftOut: 0, extra: 0 };
    const week = { monday, logged: loggedIn.get(monday) ?? 0, ...none };
    for (const days of clients) {
      const counts = weekCounts(days, monday);
      for (const key of COUNTED) week[key] += counts[key];
    }
    return week;
  });
}

export function daysOfWeek(loggedDays: readonly LoggedDay[], today: string) {
  const loggedOn = countBy(loggedDays, ({ date }) => date);
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(mondayOf(today), index);
    return { date, logged: loggedOn.get(date) ?? 0 };
  });
}

function countBy(loggedDays: readonly LoggedDay[], keyOf: (day: LoggedDay) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const day of loggedDays) counts.set(keyOf(day), (counts.get(keyOf(day)) ?? 0) + day.workouts);
  return counts;
}
