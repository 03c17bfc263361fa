import type { PlannedExercise, PlannedSession, PlannedWeek } from "@/lib/plans/schema";
import { exerciseKey } from "@/lib/workouts/exercise-name";
import { removeExercise } from "@/lib/workouts/superset";

/** A day of a programme: the week from 0, the weekday from 1 for Monday. */
export interface DayPlace {
  readonly week: number;
  readonly weekday: number;
}

type Weeks = readonly PlannedWeek[];

export const sessionAt = (weeks: Weeks, { week, weekday }: DayPlace): PlannedSession | undefined =>
  weeks[week]?.sessions.find((session) => session.weekday === weekday);

/** The weeks with one day's session changed; null takes it out. */
export function withSession(weeks: Weeks, { week, weekday }: DayPlace, after: PlannedSession | null) {
  return weeks.map((one, index) => {
    if (index !== week) return one;
    const others = one.sessions.filter((session) => session.weekday !== weekday);
    const sessions = after ? [...others, { ...after, weekday }] : others;
    return { ...one, sessions: sessions.sort((a, b) => a.weekday - b.weekday) };
  });
}

/** A session on another day; the one that was there takes its place. */
export function moveSession(weeks: Weeks, from: DayPlace, to: DayPlace): PlannedWeek[] {
  const moved = sessionAt(weeks, from) ?? null;
  const there = sessionAt(weeks, to) ?? null;
  return withSession(withSession(weeks, from, there), to, moved);
}

/**
 * An exercise before another one, or with `before` null at a session's end; a day without a session gets one. Null
 * where that session has it already. It leaves its superset, and divides none.
 */
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

/** One exercise of a day with other sets, and with `later` the same one on that weekday of all later weeks. */
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
