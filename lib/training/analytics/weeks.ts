import { addDays, daysBetween, mondayOf } from "@/lib/text/calendar/days";
import type { PlannedClient } from "./quiet";

export type LoggedDay = { clientId: string; date: string; workouts: number };

export type WeekOfWorkouts = {
  monday: string;
  logged: number;
  planned: number;
  /** Planned workouts that are logged. One client's extra workouts do not count for another client. */
  met: number;
};

export function recentWeeks(
  clients: readonly (PlannedClient & { isArchived?: boolean })[],
  loggedDays: readonly LoggedDay[],
  today: string,
  weeks: number,
): WeekOfWorkouts[] {
  const loggedIn = countBy(loggedDays, ({ clientId, date }) => `${mondayOf(date)} ${clientId}`);
  const current = mondayOf(today);
  return Array.from({ length: weeks }, (_, index) => {
    const week = { monday: addDays(current, 7 * (index - weeks + 1)), logged: 0, planned: 0, met: 0 };
    for (const client of clients) {
      const logged = loggedIn.get(`${week.monday} ${client.clientId}`) ?? 0;
      const ofPlan = plannedIn(week.monday, client);
      // Archived clients have no expected workouts; logged ones count.
      const planned = client.isArchived ? Math.min(logged, ofPlan) : ofPlan;
      week.logged += logged;
      week.planned += planned;
      week.met += Math.min(logged, planned);
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

/** Planned workouts of a week; in the week of creation, only for the days left. */
function plannedIn(monday: string, { addedDate, workoutsPerWeek }: PlannedClient): number {
  const missedDays = Math.max(0, daysBetween(monday, addedDate));
  return missedDays >= 7 ? 0 : Math.ceil((workoutsPerWeek * (7 - missedDays)) / 7);
}

function countBy(loggedDays: readonly LoggedDay[], keyOf: (day: LoggedDay) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const day of loggedDays) counts.set(keyOf(day), (counts.get(keyOf(day)) ?? 0) + day.workouts);
  return counts;
}
