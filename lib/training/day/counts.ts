import { isPaused } from "@/lib/body/forecast/pause";
import { addDays, mondayOf } from "@/lib/text/calendar/days";
import { type Days, isDone, isOpen, type Standing } from "./standing";

export interface Counts {
  readonly planned: number;
  readonly done: number;
  readonly partly: number;
  readonly missed: number;
  readonly noShow: number;
  readonly leftOut: number;
  /** In progress, today or later: not due before the day is over. */
  readonly open: number;
  readonly due: number;
  /** Workouts for no planned session; they never fill a missed one. */
  readonly extra: number;
}

/** What is counted of a session. */
export type CountedSession = Pick<Standing, "date" | "state" | "skippedFor">;

type Countable = {
  readonly sessions: readonly CountedSession[];
  readonly extras: readonly { readonly date: string }[];
};

/** A session counts on its date, whenever it was done; both days are included. */
export function countsBetween({ sessions, extras }: Countable, from: string, to: string): Counts {
  const isWithin = ({ date }: { date: string }) => date >= from && date <= to;
  const within = sessions.filter(isWithin);
  const count = (test: (session: CountedSession) => boolean) => within.filter(test).length;
  const done = count(isDone);
  const partly = count(({ state }) => state === "partly");
  const missed = count(({ state }) => state === "missed");
  const noShow = count(({ state, skippedFor }) => state === "leftOut" && skippedFor === "noShow");
  return {
    planned: within.length,
    done,
    partly,
    missed,
    noShow,
    leftOut: count(({ state }) => state === "leftOut") - noShow,
    open: count(isOpen),
    // A no-show is due, since leaving sessions out must not improve the figure.
    due: done + partly + missed + noShow,
    extra: extras.filter(isWithin).length,
  };
}

export const weekCounts = (days: Days, monday: string): Counts =>
  countsBetween(days, monday, addDays(monday, 6));

export type Adherence = "nonePlanned" | "nothingDue" | { readonly done: number; readonly due: number };

/** Done of due; in words as long as there is nothing to divide. */
export function adherenceOf({
  planned,
  leftOut,
  done,
  due,
}: Pick<Counts, "planned" | "leftOut" | "done" | "due">): Adherence {
  if (planned === leftOut) return "nonePlanned";
  return due === 0 ? "nothingDue" : { done, due };
}

/**
 * Weeks in a row with something done and nothing missed. A week with nothing due or only parts neither counts nor breaks
 * it, and neither does a session that was planned in a pause.
 */
export function streakOf(days: Days): number {
  const thisMonday = mondayOf(days.clock.today);
  const sessions = days.sessions.filter(({ date }) => !isPaused(days.pause, date));
  const mondays = [...new Set(sessions.map(({ date }) => mondayOf(date)))]
    .filter((monday) => monday <= thisMonday)
    .sort()
    .reverse();
  let streak = 0;
  for (const monday of mondays) {
    const { done, missed, noShow, open } = weekCounts({ ...days, sessions }, monday);
    if (missed + noShow > 0) break;
    if (done > 0 && open === 0) streak++;
  }
  return streak;
}
