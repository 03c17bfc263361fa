import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import type { PlannedExercise, PlannedSession, PlannedWeek } from "@/lib/training/plans/schema";
import { removeExercise } from "@/lib/training/workouts/superset";

/** A day of a programme: week from 0, weekday from 1 for Monday. */
export interface DayPlace {
  readonly week: number;
  readonly weekday: number;
}

type Weeks = readonly PlannedWeek[];

export const sessionAt = (weeks: Weeks, { week, weekday }: DayPlace): PlannedSession | undefined =>
  weeks[week]?.sessions.find((session) => session.weekday === weekday);

export function withSession(weeks: Weeks, { week, weekday }: DayPlace, after: PlannedSession | null) {
  return weeks.map((one, index) => {
    if (index !== week) return one;
    const others = one.sessions.filter((session) => session.weekday !== weekday);
    const sessions = after ? [...others, { ...after, weekday }] : others;
    return { ...one, sessions: sessions.sort((a, b) => a.weekday - b.weekday) };
  });
}

/** Moves a session to another day; swaps the two if that day has one. */
export function moveSession(weeks: Weeks, from: DayPlace, to: DayPlace): PlannedWeek[] {
  const moved = sessionAt(weeks, from) ?? null;
  const there = sessionAt(weeks, to) ?? null;
  return withSession(withSession(weeks, from, there), to, moved);
}

/** Null if the session already has the exercise. It leaves its superset and never splits one. */
export function moveExercise(
  weeks: Weeks,
  from: DayPlace & { readonly name: string },
  to: DayPlace & { readonly before: string | null },
  newName: string,
): PlannedWeek[] | null {
  const source = sessionAt(weeks, from);
  const moved = source?.exercises.find(({ exerciseName }) => exerciseName === from.name);
  if (!source || !moved) return null;
  const isSame = from.week === to.week && from.weekday === to.weekday;
  const without = withSession(weeks, from, {
    ...source,
    exercises: removeExercise(source.exercises, from.name),
  });
  const target = sessionAt(without, to) ?? { weekday: to.weekday, name: newName, exercises: [] };
  if (!isSame && has(target, from.name)) return null;
  return withSession(without, to, { ...target, exercises: inserted(target.exercises, moved, to.before) });
}

export const has = ({ exercises }: PlannedSession, name: string): boolean =>
  exercises.some(({ exerciseName }) => exerciseKey(exerciseName) === exerciseKey(name));

function inserted(exercises: readonly PlannedExercise[], moved: PlannedExercise, before: string | null) {
  const found = exercises.findIndex(({ exerciseName }) => exerciseName === before);
  let at = found < 0 ? exercises.length : found;
  while (exercises[at - 1]?.withNext) at++;
  return exercises.toSpliced(at, 0, { ...moved, withNext: false });
}

/** Replaces an exercise on one day; with `later` also on the same weekday of all later weeks. */
export function changeExercise(
  weeks: Weeks,
  { week, weekday, name }: DayPlace & { readonly name: string },
  after: PlannedExercise,
  later: boolean,
): PlannedWeek[] {
  return weeks.map((one, index) =>
    index === week || (later && index > week)
      ? {
          ...one,
          sessions: one.sessions.map((session) =>
            session.weekday === weekday
              ? {
                  ...session,
                  exercises: session.exercises.map((exercise) =>
                    exercise.exerciseName === name ? { ...after, withNext: exercise.withNext } : exercise,
                  ),
                }
              : session,
          ),
        }
      : one,
  );
}
