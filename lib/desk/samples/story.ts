import { MUSCLE_GROUP_LABELS, NEW_CLIENT_DEFAULTS } from "@/lib/body/ranges";
import type { NewClient } from "@/lib/clients/record/schema";
import { addDays, DAY_MS, HOUR_MS, mondayOf } from "@/lib/text/calendar/days";
import { localDate, startOfDay } from "@/lib/text/calendar/local-date";
import type { NewWeeklyPlan } from "@/lib/training/plans/schema";
import type { NewWorkout } from "@/lib/training/workouts/schema";
import type { SampleClient } from "./people";

const WEEKS = 5;

export type Chapter = { at: Date } & (
  | { workout: NewWorkout }
  | { weighIn: { weight: number; bodyFat: number } }
);

type Week = SampleClient["week"];

/** The last five whole weeks, Monday to Sunday, in local time; offset as in `Date.getTimezoneOffset()`. */
export function storyOf(
  { fields, start, note, week, weeks = WEEKS }: SampleClient,
  now: Date,
  timezoneOffset: number,
) {
  const begin = mondayBefore(now, timezoneOffset, WEEKS);
  const at = (days: number, hour: number) => new Date(begin.getTime() + days * DAY_MS + hour * HOUR_MS);
  const client: NewClient = { ...NEW_CLIENT_DEFAULTS, ...fields, ...start, notes: note ?? null };
  const chapters = Array.from({ length: weeks }, (_, index): Chapter[] => [
    ...week.map((session) => ({
      at: at(index * 7 + session.day, 17.5),
      workout: performed(session, index, timezoneOffset),
    })),
    { at: at(index * 7 + 6, 8), weighIn: between(start, fields, (index + 1) / weeks) },
  ]).flat();
  return {
    begin,
    client,
    plan: { sessions: week.map(planned), timezoneOffset } satisfies NewWeeklyPlan,
    chapters,
  };
}

/** Local midnight of this week's Monday, some weeks earlier. */
function mondayBefore(now: Date, timezoneOffset: number, weeks: number): Date {
  const monday = mondayOf(localDate(now, timezoneOffset));
  return startOfDay(addDays(monday, -7 * weeks), timezoneOffset);
}

const planned = ({ day, muscleGroup, exercises }: Week[number]) => ({
  weekday: day + 1,
  name: MUSCLE_GROUP_LABELS[muscleGroup],
  exercises: exercises.map(({ name, weight, reps, sets }) => ({
    exerciseName: name,
    muscleGroup,
    sets,
    reps: { min: reps - 2, max: reps + 2 },
    weight,
    isFixed: false,
    withNext: false,
  })),
});

function performed({ muscleGroup, exercises }: Week[number], week: number, timezoneOffset: number) {
  return {
    muscleGroup,
    timezoneOffset,
    exercises: exercises.map(({ name, weight, reps, sets, weeklyGain }) => ({
      exerciseName: name,
      notes: null,
      setsData: Array.from({ length: sets }, (_, set) => ({
        weight: weight + Math.floor((week * weeklyGain) / 2.5) * 2.5,
        reps: reps + (week % 2) - Math.max(0, set - 1),
      })),
    })),
  };
}

function between(start: SampleClient["start"], { weight, bodyFat }: SampleClient["fields"], share: number) {
  const on = (from: number, to: number) => Math.round((from + (to - from) * share) * 10) / 10;
  return { weight: on(start.weight, weight), bodyFat: on(start.bodyFat, bodyFat) };
}
