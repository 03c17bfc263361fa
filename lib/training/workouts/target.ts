import type { MuscleGroup } from "@/lib/body/ranges";
import type { UnitSystem } from "@/lib/body/unit-system";
import { effortOf, isEffort, isTimed, type SetFigures } from "@/lib/training/catalogue/measure";
import { type SetDraft, type SetValues, valuesOf } from "./draft";
import type { ExerciseSummary } from "./exercise-schema";
import { weakerLimb } from "./limbs";
import { loadsFor } from "./loads";
import { type NextTarget, nextTarget, type RepRange } from "./progression";
import { reasons } from "./reasons";
import type { StoredSet } from "./schema";

/** Above this a load or a harder variation trains better than a longer hold. */
const MAX_SECONDS = 120;
const MINUTE = 60;

/** All sets as long as the longest, then 5 s longer (10 s from a minute on). Null without a time. */
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
    return target(longest, reasons.holdEvenly(times, longest, sets));
  if (longest >= MAX_SECONDS) return target(longest, reasons.holdHarder(times));
  const next = longest + (longest < MINUTE ? 5 : 10);
  return target(Math.min(MAX_SECONDS, next), reasons.holdLonger(times));
}

export type Trend = Pick<ExerciseSummary, "exerciseName" | "lastWorkout" | "earlierWorkouts">;

export function targetAfter(
  { exerciseName, lastWorkout, earlierWorkouts }: Trend,
  range: RepRange,
  muscleGroup: MuscleGroup,
  system: UnitSystem,
  sets?: number,
): NextTarget | null {
  if (!lastWorkout) return null;
  // Loads of a deload week are reduced on purpose, so the workouts before it count.
  const normal = [lastWorkout, ...earlierWorkouts].filter(({ isDeload }) => !isDeload);
  const workouts = normal.map(({ setsData }) => weakerLimb(setsData.filter(isHard)));
  // Holds get longer. Distances have no rule; the coach decides.
  const [latest = []] = workouts;
  const eachLimb = lastWorkout.setsData.some(({ limb }) => limb) || undefined;
  const said = lastWorkout.isDeload
    ? (why: string) => `Before the easy week ${why}`
    : (why: string) => `Last time ${why}`;
  if (latest.some(isTimed)) {
    const hold = nextHold(latest.filter(isEffort), sets);
    return hold && { ...hold, eachLimb, reason: said(hold.reason) };
  }
  const done = workouts.map((hard) =>
    hard.map(({ reps, weight }) => ({ reps, weight: system.loadOf(weight) })),
  );
  const target = nextTarget(done, range, loadsFor(exerciseName, muscleGroup, system), sets);
  if (!target) return null;
  const { weight, reps, reason } = target;
  // An unchanged load keeps its logged value, so that the unit conversion adds no error.
  const logged = workouts[0]?.find((set) => system.loadOf(set.weight) === weight);
  return { reps, eachLimb, reason: said(reason), weightLbs: logged?.weight ?? system.lbsOfLoad(weight) };
}

/** The target's values for one set of a draft; null for a warm-up. Additional sets take the last value. */
export function setOfTarget(
  { reps, weightLbs, efforts }: NextTarget,
  sets: readonly SetDraft[],
  set: SetDraft,
): SetValues | null {
  const work = sets.filter(({ kind, limb }) => kind !== "warmup" && limb === set.limb);
  const at = work.findIndex(({ id }) => id === set.id);
  const effort = efforts?.[at] ?? efforts?.at(-1);
  if (set.kind !== "warmup" && effort) return valuesOf({ reps: 0, weight: weightLbs, ...effortOf(effort) });
  const count = reps[at] ?? reps.at(-1);
  return set.kind === "warmup" || count === undefined ? null : { reps: count, weight: weightLbs };
}

/** Warm-ups and drop sets do not count for the target. */
const isHard = ({ kind }: Pick<StoredSet, "kind">): boolean => kind === "working" || kind === "failure";
