import { KG_PER_LB } from "@/lib/body/units";
import { type BodyState, intakeForStored } from "./energy";
import { bodyFatOf, type PlanStep, planStep } from "./plan";
import {
  advance,
  centralVariant,
  eatenKcal,
  type IntakeStep,
  STEP_DAYS,
  STEPS_PER_MONTH,
  startOf,
  trainingEffect,
} from "./step";
import type { Subject } from "./subject";

export type CourseEnd = "already" | "reached" | "limit" | "partial" | "rest" | "stalled" | "horizon";

export interface Course {
  readonly end: CourseEnd;
  readonly months: readonly BodyState[];
  /** The body before the first and after each step. */
  readonly steps: readonly BodyState[];
  /** The planned intake of each step, also of months that were cut off after a plateau. */
  readonly intake: readonly IntakeStep[];
  readonly monthsToBodyFat: number | null;
}

export const HORIZON_MONTHS = 36;

export const STALL_MONTHS = 4;
const STALL_KG = 0.25;
const HOLD = { phase: "hold", storedKcal: 0 } as const;

export function simulate(subject: Subject): Course {
  let state = startOf(subject);
  const months = [state];
  const steps = [state];
  const intake: IntakeStep[] = [];
  if (isReached(subject, state)) return { end: "already", months, steps, intake, monthsToBodyFat: 0 };

  const variant = centralVariant(subject);
  let monthsToBodyFat = isNearBodyFat(subject, state) ? 0 : null;
  let end: CourseEnd | null = null;
  for (let month = 1; month <= HORIZON_MONTHS; month++) {
    for (let step = 0; step < STEPS_PER_MONTH; step++) {
      const before = state;
      const training = trainingEffect(subject, variant, before, intake.length * STEP_DAYS, end !== null);
      const plan: PlanStep = end === null ? planStep(subject, before, training) : HOLD;
      if (plan.phase === "stop") end = plan.reason;
      const { phase, storedKcal } = plan.phase === "stop" ? HOLD : plan;
      const asked = { phase, plannedKcal: intakeForStored(subject.balance, before, storedKcal, training) };
      intake.push(asked);
      state = advance(variant, before, eatenKcal(variant, asked), training);
      steps.push(state);
      if (isNearBodyFat(subject, state)) monthsToBodyFat ??= month;
      end ??= endAfter(subject, before, state);
    }
    months.push(state);
    if (end) return { end, months, steps, intake, monthsToBodyFat };
    if (isFlat(months)) {
      return { end: "stalled", months: months.slice(0, -STALL_MONTHS), steps, intake, monthsToBodyFat };
    }
  }
  return { end: "horizon", months, steps, intake, monthsToBodyFat };
}

function endAfter(subject: Subject, before: BodyState, after: BodyState): CourseEnd | null {
  if (isReached(subject, after)) return "reached";
  // Building lean mass at a low adherence can also use up fat.
  return bodyFatOf(after) <= subject.bodyFatFloor && after.fatKg < before.fatKg ? "limit" : null;
}

export function isReached({ goal }: Subject, state: BodyState): boolean {
  const weightGap = Math.abs(state.fatKg + state.leanKg - goal.weightKg);
  const bodyFatGap = Math.abs(bodyFatOf(state) - goal.bodyFat);
  return bodyFatGap <= 0.25 && weightGap <= Math.max(0.005 * goal.weightKg, KG_PER_LB);
}

export const isNearBodyFat = ({ goal }: Subject, state: BodyState): boolean =>
  Math.abs(bodyFatOf(state) - goal.bodyFat) <= 0.5;

/** Whether the last four months changed almost nothing. The first four months do not count. */
export function isFlat(months: readonly BodyState[]): boolean {
  const now = months.at(-1);
  const before = months.at(-1 - STALL_MONTHS);
  if (months.length <= STALL_MONTHS + 1 || !now || !before) return false;
  return Math.abs(now.fatKg - before.fatKg) + Math.abs(now.leanKg - before.leanKg) < STALL_KG;
}
