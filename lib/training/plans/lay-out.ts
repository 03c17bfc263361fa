import { addDays, DAYS_PER_WEEK, daysBetween, isoDay, mondayOf } from "@/lib/text/calendar/days";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { type DatedSession, datedId } from "@/lib/training/sessions/dated";
import { type PlanWeeks, plannedOn } from "./programme";
import type { PlannedSession } from "./schema";
import type { SessionMove } from "./stored";

const WEEKS_AHEAD = 4;

/** The Sunday four weeks ahead. */
export const laidOutEnd = (today: string): string =>
  addDays(mondayOf(today), (WEEKS_AHEAD + 1) * DAYS_PER_WEEK - 1);

type Dated = { readonly laidOutTo: string | null; readonly createdAt: Date | null };

/** The first day whose session is not stored; of a plan that never was, in this week at the earliest. Null without a plan. */
export function firstToLayOut({ laidOutTo, createdAt }: Dated, today: string): string | null {
  if (laidOutTo !== null) return addDays(laidOutTo, 1);
  const [made, monday] = [createdAt && isoDay(createdAt), mondayOf(today)];
  return made !== null && made < monday ? monday : made;
}

type Movable = PlanWeeks & { readonly moves: readonly SessionMove[] };

/** The plan's sessions of the days from the first to the last, those that moved on their new days. */
export function layOut(plan: Movable, clientId: string, from: string, to: string): DatedSession[] {
  const days = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, n) => addDays(from, n));
  return days.flatMap((day) => {
    const session = plannedOn(plan, day);
    const date = plan.moves.find((move) => move.from === day)?.to ?? day;
    return session ? { ...dated(session, clientId, day), date } : [];
  });
}

const dated = ({ weekday, name, exercises }: PlannedSession, clientId: string, plannedOn: string) => ({
  id: datedId(clientId, weekday, plannedOn),
  clientId,
  plannedOn,
  name,
  exercises: exercises.map(({ exerciseName, reps, weight, ...one }, position) => ({
    ...one,
    position,
    name: exerciseName,
    nameKey: exerciseKey(exerciseName),
    loadPercent: one.loadPercent ?? null,
    restSeconds: one.restSeconds ?? null,
    tempo: one.tempo ?? null,
    rpe: one.rpe ?? null,
    repsMin: reps.min,
    repsMax: reps.max,
    weightLbs: weight,
  })),
});
