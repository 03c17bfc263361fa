import type { MuscleGroup } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { type SetDraft, type SetValues, valuesOf } from "./draft";
import type { ExerciseSummary } from "./exercise-schema";
import { loadsFor } from "./loads";
import { effortOf, isEffort, isTimed, type SetFigures } from "./measure";
import { type NextTarget, nextTarget, type RepRange } from "./progression";
import type { StoredSet } from "./schema";
import { targetTexts } from "./texts";

/** Longer holds train patience: from here on a load or a harder variation comes first. */
const MAX_SECONDS = 120;
const MINUTE = 60;

/**
 * The next target of an exercise that is held: first every set as long as the longest, then all of them 5 seconds longer,
 * 10 from a minute on, up to two minutes. `sets` is how many are planned. Null where a way was gone, or nothing was held.
 */
export function nextHold(last: readonly SetFigures[], sets = last.length): NextTarget | null {
  const times = last.flatMap(({ seconds, meters }) => (meters == null && seconds ? seconds : []));
  const [weightLbs] = last.map(({ weight }) => weight);
  if (times.length === 0 || times.length < last.length || weightLbs === undefined) return null;
  const longest = Math.max(...times);
  const shortest = Math.min(...times);
  const target = (seconds: number, reason: string): NextTarget => ({
    weightLbs,
    reps: Array.from({ length: sets }, () => 0),
    efforts: Array.from({ length: sets }, () => ({ seconds })),
    reason,
  });
  if (shortest < longest || times.length < sets)
    return target(longest, targetTexts.holdEvenly(times, longest, sets));
  if (longest >= MAX_SECONDS) return target(longest, targetTexts.holdHarder(times));
  const next = longest + (longest < MINUTE ? 5 : 10);
  return target(Math.min(MAX_SECONDS, next), targetTexts.holdLonger(times));
}

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
  // An easy week says nothing about what can be lifted: what came before it counts.
  const normal = [lastWorkout, ...earlierWorkouts].filter(({ isDeload }) => !isDeload);
  const workouts = normal.map(({ setsData }) => setsData.filter(isHard));
  // Sets of a time or a distance have no repetitions to go up in: holds get longer, ways are left to the coach.
  const [latest = []] = workouts;
  const said = lastWorkout.isDeload ? targetTexts.beforeDeload : targetTexts.lastTime;
  if (latest.some(isTimed)) {
    const hold = nextHold(latest.filter(isEffort), sets);
    return hold && { ...hold, reason: said(hold.reason) };
  }
  const done = workouts.map((hard) =>
    hard.map(({ reps, weight }) => ({ reps, weight: system.loadOf(weight) })),
  );
  const target = nextTarget(done, range, loadsFor(exerciseName, muscleGroup, system), sets);
  if (!target) return null;
  const { weight, reps, reason } = target;
  // A load that stays is the one that was logged, also where it was logged in the other unit.
  const logged = workouts[0]?.find((set) => system.loadOf(set.weight) === weight);
  return { reps, reason: said(reason), weightLbs: logged?.weight ?? system.lbsOfLoad(weight) };
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
