import { isWithin } from "@/lib/body/number-range";
import { WEIGHT_LBS } from "@/lib/body/ranges";
import { type UnitSystem, unitSystem } from "@/lib/body/unit-system";
import { kgToLbs } from "@/lib/body/units";
import { roundToTenth } from "@/lib/text/numbers";
import { bandOf, type HalfWidth } from "./band";
import { DAYS_PER_MONTH } from "./constants";
import { COURSE_RULES } from "./course-rules";
import type { BodyState } from "./energy";
import type { ForecastStatus } from "./forecast-status";
import { bodyFatOf, modeOf } from "./plan";
import { type Course, simulate } from "./simulation";
import { centralVariant, eatenKcal, type IntakeStep, STEPS_PER_MONTH, startOf } from "./step";
import { type ForecastInput, type Subject, subjectOf } from "./subject";
import { TARGET_RULES } from "./target-rules";
import type { Finding, WarningCode, WarningFacts } from "./warning-rule";

const CLOSE_BODY_FAT = 1;
const CLOSE_WEIGHT_SHARE = 0.02;

/** Names the end of a course; being close counts before the reason for stopping. */
export function statusOf({ goal }: Subject, { end }: Course, final: BodyState): ForecastStatus {
  if (end === "already" || end === "reached") return end;
  const overKg = final.fatKg + final.leanKg - goal.weightKg;
  const closeKg = CLOSE_WEIGHT_SHARE * goal.weightKg;
  const isNear = Math.abs(bodyFatOf(final) - goal.bodyFat) <= CLOSE_BODY_FAT && Math.abs(overKg) <= closeKg;
  if (isNear) return "close";
  if (end !== "rest") return end;
  return overKg > closeKg ? "partial" : "leaner";
}

export type { ForecastInput } from "./subject";

/** A body in a forecast, each number rounded to one decimal by itself. */
export interface ForecastValues {
  readonly bodyFatPercent: number;
  readonly leanMassLbs: number;
  readonly weightLbs: number;
}

/** One month of a forecast; about eight in ten clients end up between `low` and `high`. */
export interface ForecastRow extends ForecastValues {
  readonly month: number;
  readonly low: ForecastValues;
  readonly high: ForecastValues;
}

/** The diet and training that the forecast assumes at its start, in kcal per day. */
export interface ForecastPlan {
  readonly phase: IntakeStep["phase"];
  readonly restingKcal: number;
  readonly trainingKcal: number;
  readonly maintenanceKcal: number;
  /** What the client is asked to eat. */
  readonly intakeKcal: number;
  /** What the client eats on average at the given adherence. */
  readonly expectedIntakeKcal: number;
  /** Change of body weight per week over the first month, in pounds. */
  readonly weeklyChangeLbs: number;
}

export interface Forecast {
  readonly status: ForecastStatus;
  /** Months 1, 2, 3 and so on, at most 36; empty when the target is today's body. */
  readonly months: readonly ForecastRow[];
  /** First month within half a point of the target body fat, 0 for today; null when it never is. */
  readonly monthsToBodyFat: number | null;
  /**
   * Days until the goal, or until the forecast ends as near to it as it gets (`close`, `leaner`, `partial`).
   * Null where it stops short of it. Finer than the rows: a plan is done between two months.
   */
  readonly goalDays: number | null;
  readonly target: { readonly bodyFatPercent: number; readonly weightLbs: number };
  /** For `partial`: the weight at which the target body fat fits the expected lean mass, if there is one. */
  readonly suggestedTargetWeightLbs: number | null;
  readonly plan: ForecastPlan;
  readonly warnings: readonly ForecastWarning[];
}

/**
 * Forecasts body fat, lean mass and weight month by month, with a likely range, until the target, a plateau,
 * the limit of safe body fat or 36 months. Deterministic; inputs lie in the ranges of `lib/body/ranges.ts`.
 * The energy balance is that of Hall et al. 2011 (Lancet 378:826), training acts by the exchange term of
 * Chow & Hall 2008 (PLoS Comput Biol 4:e1000045); `docs/science.md` explains both and their limits.
 * @param system what the warnings are told in; all figures are in pounds
 */
export function forecast(input: ForecastInput, system: UnitSystem = unitSystem("imperial")): Forecast {
  const subject = subjectOf(input);
  const course = simulate(subject);
  const final = course.months.at(-1) ?? startOf(subject);
  const status = statusOf(subject, course, final);
  const months = rowsOf(course, bandOf(subject, course));
  const plan = planOf(subject, course);
  return {
    status,
    months,
    monthsToBodyFat: course.monthsToBodyFat,
    goalDays: goalDaysOf(course, status),
    target: { bodyFatPercent: input.targetBodyFat, weightLbs: input.targetWeightLbs },
    suggestedTargetWeightLbs: status === "partial" ? weightAtTargetFat(subject, course) : null,
    plan,
    warnings: warningsFor({ system, input, subject, status, months: months.length, plan }),
  };
}

const STOPS_SHORT: readonly ForecastStatus[] = ["limit", "stalled", "horizon"];

/** The steps of a course that are not spent on holding what was reached, as days. */
function goalDaysOf({ intake, months }: Course, status: ForecastStatus): number | null {
  if (STOPS_SHORT.includes(status)) return null;
  const steps = intake.filter(({ phase }) => phase !== "hold").length;
  return Math.round(Math.min(steps / STEPS_PER_MONTH, months.length - 1) * DAYS_PER_MONTH);
}

function rowsOf(course: Course, band: readonly HalfWidth[]): ForecastRow[] {
  return course.months.flatMap((state, month) => {
    const half = band[month];
    if (month === 0 || !half) return [];
    return [
      { month, ...valuesOf(state, half, 0), low: valuesOf(state, half, -1), high: valuesOf(state, half, 1) },
    ];
  });
}

/** The values at a number of half-widths from the central ones; nothing falls below zero. */
function valuesOf(state: BodyState, half: HalfWidth, offset: -1 | 0 | 1): ForecastValues {
  const at = (value: number, halfWidth: number) => roundToTenth(Math.max(0, value + offset * halfWidth));
  return {
    bodyFatPercent: at(bodyFatOf(state), half.bodyFat),
    leanMassLbs: at(kgToLbs(state.leanKg), kgToLbs(half.leanKg)),
    weightLbs: at(kgToLbs(state.fatKg + state.leanKg), kgToLbs(half.weightKg)),
  };
}

function planOf(subject: Subject, { intake, months }: Course): ForecastPlan {
  const maintenanceKcal = subject.balance.maintenanceKcal;
  const first: IntakeStep = intake[0] ?? { phase: "hold", plannedKcal: maintenanceKcal };
  const [now, next] = months;
  const changeKg = now && next ? next.fatKg + next.leanKg - now.fatKg - now.leanKg : 0;
  return {
    phase: first.phase,
    restingKcal: Math.round(subject.restingKcal),
    trainingKcal: Math.round(subject.trainingKcal),
    maintenanceKcal: Math.round(maintenanceKcal),
    intakeKcal: Math.round(first.plannedKcal),
    expectedIntakeKcal: Math.round(eatenKcal(centralVariant(subject), first)),
    weeklyChangeLbs: roundToTenth((kgToLbs(changeKg) / DAYS_PER_MONTH) * 7),
  };
}

/**
 * The target body fat with the lean mass of the month that comes nearest to it. Null where that would be no
 * loss, or a weight that the app does not take.
 */
function weightAtTargetFat(subject: Subject, { months }: Course): number | null {
  const distance = (state: BodyState) => Math.abs(bodyFatOf(state) - subject.goal.bodyFat);
  const nearest = months.reduce((best, state) => (distance(state) < distance(best) ? state : best));
  const weightLbs = roundToTenth(kgToLbs(nearest.leanKg) / (1 - subject.goal.bodyFat / 100));
  return modeOf(subject) === "cut" && isWithin(WEIGHT_LBS, weightLbs) ? weightLbs : null;
}

/** Something that a trainer should look at. */
interface ForecastWarning extends Finding {
  readonly code: WarningCode;
}

/** All warnings that apply, in a fixed order. None of them blocks, and the curve is never bent to please one. */
export function warningsFor(facts: WarningFacts): ForecastWarning[] {
  return [...TARGET_RULES, ...COURSE_RULES].flatMap(([code, rule]) => {
    const found = rule(facts);
    return found ? [{ code, ...found }] : [];
  });
}
