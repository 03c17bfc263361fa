import { MINUTE_MS } from "@/lib/text/calendar/days";
import type { LocalTime } from "./local-time";
import type { SourceFile } from "./source-file";

type Figures = { readonly reps: number; readonly seconds?: number | null | undefined };

const LONGEST_PRINT = 150;

/**
 * What two copies of a workout have in common whatever the app, the language, the unit and the title: how many sets have
 * how many repetitions or seconds.
 */
export function printOf(sets: readonly Figures[]): string {
  const counts = new Map<string, number>();
  for (const { reps, seconds } of sets) {
    const figure = reps > 0 ? `${reps}` : `${Math.round(seconds ?? 0)}s`;
    counts.set(figure, (counts.get(figure) ?? 0) + 1);
  }
  const parts = [...counts].map(([figure, count]) => `${count}x${figure}`).toSorted();
  return `${sets.length}: ${parts.join(" ")}`.slice(0, LONGEST_PRINT).trim();
}

/** The instant at which a time on a wall was. */
export const startOf = ({ date, minutes, timezoneOffset }: LocalTime): Date =>
  new Date(Date.parse(date) + (minutes + timezoneOffset) * MINUTE_MS);

/** More names of one file are not looked up among the trainer's earlier answers. */
export const MAX_NAMES = 5000;

/** What the server is asked about a file before its preview. */
export function questionOf({ workouts, weighIns }: SourceFile) {
  const names = workouts.flatMap(({ exercises }) => exercises.map(({ name }) => name));
  return {
    workouts: workouts.map((workout) => ({
      key: workout.key,
      startsAt: startOf(workout).toISOString(),
      date: workout.date,
      print: printOf(workout.exercises.flatMap(({ sets }) => sets)),
    })),
    names: [...new Set(names)].slice(0, MAX_NAMES),
    hasWeighIns: weighIns.length > 0,
  };
}

interface Placed {
  readonly startsAt: Date;
  readonly date: string;
  readonly print: string;
}

/** The same sets at the same minute are the same workout. The same sets on one day, or other sets at that minute, may be. */
export function samenessOf(one: Placed, other: Placed): "same" | "similar" | null {
  const isSameMinute = Math.abs(one.startsAt.getTime() - other.startsAt.getTime()) < MINUTE_MS;
  const hasSameSets = one.print === other.print;
  if (isSameMinute && hasSameSets) return "same";
  return isSameMinute || (hasSameSets && one.date === other.date) ? "similar" : null;
}
