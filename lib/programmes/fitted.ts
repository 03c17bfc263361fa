import { BODY_WEIGHT_LBS } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { rounded } from "@/lib/plans/progress";
import type { PlannedWeek } from "@/lib/plans/schema";
import { exerciseKey } from "@/lib/workouts/exercise-name";

/**
 * The weeks with loads that begin at what somebody lifted last and go on in the programme's own proportions.
 * @param lastLbs the heaviest working set of the last time, by exercise key; what is not in it keeps its load
 */
export function fitted(
  weeks: readonly PlannedWeek[],
  lastLbs: ReadonlyMap<string, number>,
  system: UnitSystem,
): PlannedWeek[] {
  const firstLbs = new Map<string, number>();
  for (const { exerciseName, weight } of weeks.flatMap(({ sessions }) =>
    sessions.flatMap(({ exercises }) => exercises),
  )) {
    const key = exerciseKey(exerciseName);
    if (weight > BODY_WEIGHT_LBS && !firstLbs.has(key)) firstLbs.set(key, weight);
  }
  const loadOf = (exercise: PlannedWeek["sessions"][number]["exercises"][number]) => {
    const key = exerciseKey(exercise.exerciseName);
    const last = lastLbs.get(key);
    const first = firstLbs.get(key);
    if (!last || !first || exercise.weight <= BODY_WEIGHT_LBS) return exercise.weight;
    return rounded(exercise, system.loadOf(last) * (exercise.weight / first), system);
  };
  return weeks.map((week) => ({
    ...week,
    sessions: week.sessions.map((session) => ({
      ...session,
      exercises: session.exercises.map((one) => ({ ...one, weight: loadOf(one) })),
    })),
  }));
}
