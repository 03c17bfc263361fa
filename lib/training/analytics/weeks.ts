import { addDays, DAYS_PER_WEEK, mondayOf } from "@/lib/text/calendar/days";
import { groupedBy } from "@/lib/text/groups";
import { type CountedSession, countsBetween } from "@/lib/training/day/counts";
import type { WorkoutWeek } from "./schema";

/** Workouts of one client in one week, and those of them that were for no planned session. */
export type LoggedWeek = { monday: string; logged: number; extra: number };

export type ClientWeeks = { sessions: readonly CountedSession[]; workouts: readonly LoggedWeek[] };

const sumOf = (weeks: readonly LoggedWeek[], key: "logged" | "extra"): number =>
  weeks.reduce((sum, week) => sum + week[key], 0);

/** The sums of some sessions of some days. */
function sumsOf({ sessions, workouts }: ClientWeeks, from: string, to: string) {
  const { planned, done, due, open, leftOut } = countsBetween({ sessions, extras: [] }, from, to);
  return { planned, done, due, open, leftOut, extra: sumOf(workouts, "extra") };
}

export const firstMonday = (today: string, weeks: number): string =>
  addDays(mondayOf(today), -DAYS_PER_WEEK * (weeks - 1));

const sundayOf = (monday: string): string => addDays(monday, DAYS_PER_WEEK - 1);

/** One client's sums of all weeks. */
export const clientSums = (client: ClientWeeks, today: string, weeks: number) =>
  sumsOf(client, firstMonday(today, weeks), sundayOf(mondayOf(today)));

/** Oldest first; the last is the current week. Sessions count in the week of their date, workouts in that of theirs. */
export function recentWeeks(clients: readonly ClientWeeks[], today: string, weeks: number): WorkoutWeek[] {
  const sessions = groupedBy(
    clients.flatMap((client) => client.sessions),
    ({ date }) => mondayOf(date),
  );
  const workouts = groupedBy(
    clients.flatMap((client) => client.workouts),
    ({ monday }) => monday,
  );
  return Array.from({ length: weeks }, (_, index) => {
    const monday = addDays(firstMonday(today, weeks), DAYS_PER_WEEK * index);
    const logged = workouts.get(monday) ?? [];
    const week = { sessions: sessions.get(monday) ?? [], workouts: logged };
    return { monday, logged: sumOf(logged, "logged"), ...sumsOf(week, monday, sundayOf(monday)) };
  });
}
