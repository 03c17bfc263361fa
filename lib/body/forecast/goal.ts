import type { BodyState } from "./energy";
import { STEP_DAYS } from "./step";
import type { Subject } from "./subject";

/**
 * `fat`: reached on the first day on which the fat mass of the target is reached; a date that waited for the last
 * pound of lean mass would wait for noise. `weight`: a gain, reached with the target weight. `build`: much lean mass is
 * missing when the fat is gone, so the weight must come back too. `trim`: more lean mass is expected then than the
 * target has, so that the weight must come down too.
 */
export type GoalKind = "fat" | "weight" | "build" | "trim";

/** A quarter of a point of body fat and one percent of weight: what a chart can show. Shares of the target weight. */
const NEAR_FAT = 0.0025;
const NEAR_WEIGHT = 0.01;

/** @param shown the body on the scale of the client's own method */
export function isGoalReached({ goal }: Subject, shown: BodyState, kind: GoalKind): boolean {
  const isFatGone = shown.fatKg <= goal.fatKg + NEAR_FAT * goal.weightKg;
  const isHeavy = shown.fatKg + shown.leanKg >= (1 - NEAR_WEIGHT) * goal.weightKg;
  if (kind === "fat") return isFatGone;
  if (kind === "trim") return isFatGone && shown.fatKg + shown.leanKg <= (1 + NEAR_WEIGHT) * goal.weightKg;
  return kind === "weight" ? isHeavy : isFatGone && isHeavy;
}

/** A smaller difference of lean mass when the fat is gone, as a share of the target weight, is not waited for. */
const NEAR_LEAN = 0.02;

/** By the planned course, one body a step, so that no weigh-in changes what the goal means. */
export function goalKindOn(subject: Subject, states: readonly BodyState[]): GoalKind {
  const { goal, fatKg, leanKg } = subject;
  const isFatEnough = goal.fatKg >= fatKg - NEAR_FAT * goal.weightKg;
  if (isFatEnough && goal.weightKg > (1 + NEAR_WEIGHT) * (fatKg + leanKg)) return "weight";
  const day = goalDayOn(subject, "fat", states);
  const there = day === null ? undefined : states[Math.round(day / STEP_DAYS)];
  const missingLeanKg = there ? goal.leanKg - there.leanKg : 0;
  if (Math.abs(missingLeanKg) <= NEAR_LEAN * goal.weightKg) return "fat";
  return missingLeanKg > 0 ? "build" : "trim";
}

/** Days until the goal on a course with one body a step; null if it does not come. */
export function goalDayOn(subject: Subject, kind: GoalKind, states: readonly BodyState[]): number | null {
  const step = states.findIndex((shown) => isGoalReached(subject, shown, kind));
  const [before, after] = [states[step - 1], states[step]];
  if (!after) return null;
  return before ? (step - 1 + shareOfStep(subject, kind, before, after)) * STEP_DAYS : 0;
}

/** The share of a step at which the goal is reached, by bisection on the straight line. */
function shareOfStep(subject: Subject, kind: GoalKind, from: BodyState, to: BodyState): number {
  let [low, high] = [0, 1];
  for (let round = 0; round < 5; round++) {
    const share = (low + high) / 2;
    const between = (measure: "fatKg" | "leanKg") => from[measure] + share * (to[measure] - from[measure]);
    const middle = { fatKg: between("fatKg"), leanKg: between("leanKg"), adaptationKcal: 0 };
    if (isGoalReached(subject, middle, kind)) high = share;
    else low = share;
  }
  return high;
}
