import type { MuscleGroup } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { type SetDraft, type SetValues, valuesOf } from "./draft";
import { nextHold } from "./hold";
import { loadsFor } from "./loads";
import { effortOf, isEffort, isTimed } from "./measure";
import { type NextTarget, nextTarget, type RepRange } from "./progression";
import type { ExerciseSummary, StoredSet } from "./schema";

/** What tells how an exercise went lately. */
export type Trend = Pick<ExerciseSummary, "exerciseName" | "lastWorkout" | "earlierWorkouts">;

/** What to aim for after the last workouts of an exercise; null without one. `sets` is how many are planned. */
export function targetAfter(
  { exerciseName, lastWorkout, earlierWorkouts }: Trend,
  range: RepRange,
  muscleGroup: MuscleGroup,
  system: UnitSystem,
  sets?: number,
): NextTarget | null {
  if (!lastWorkout) return null;
  const workouts = [lastWorkout, ...earlierWorkouts].map(({ setsData }) => setsData.filter(isHard));
  // Sets of a time or a distance have no repetitions to go up in: holds get longer, ways are left to the coach.
  const [latest = []] = workouts;
  if (latest.some(isTimed)) return nextHold(latest.filter(isEffort), sets);
  const done = workouts.map((hard) =>
    hard.map(({ reps, weight }) => ({ reps, weight: system.loadOf(weight) })),
  );
  const target = nextTarget(done, range, loadsFor(exerciseName, muscleGroup, system), sets);
  if (!target) return null;
  const { weight, ...rest } = target;
  // A load that stays is the one that was logged, also where it was logged in the other unit.
  const logged = workouts[0]?.find((set) => system.loadOf(set.weight) === weight);
  return { ...rest, weightLbs: logged?.weight ?? system.lbsOfLoad(weight) };
}

/** What a target makes of one set of a draft; null for a warm-up. Sets beyond the target are like its last. */
export function setOfTarget(
  { reps, weightLbs, efforts }: NextTarget,
  sets: readonly SetDraft[],
  set: SetDraft,
): SetValues | null {
  const work = sets.filter(({ kind }) => kind !== "warmup");
  const at = work.findIndex(({ id }) => id === set.id);
  const effort = efforts?.[at] ?? efforts?.at(-1);
  if (set.kind !== "warmup" && effort) return valuesOf({ reps: 0, weight: weightLbs, ...effortOf(effort) });
  const count = reps[at] ?? reps.at(-1);
  return set.kind === "warmup" || count === undefined ? null : { reps: count, weight: weightLbs };
}

/** Warm-ups and drop sets say nothing about what to aim for. */
const isHard = ({ kind }: Pick<StoredSet, "kind">): boolean => kind === "working" || kind === "failure";
