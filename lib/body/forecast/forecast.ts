import { WEIGHT_LBS } from "@/lib/body/ranges";
import { type UnitSystem, unitSystem } from "@/lib/body/unit-system";
import { kgToLbs } from "@/lib/body/units";
import { isWithin } from "@/lib/text/number-range";
import { roundToTenth } from "@/lib/text/numbers";
import { bandOf, type HalfWidth } from "./band";
import { DAYS_PER_MONTH } from "./constants";
import { COURSE_RULES } from "./course-rules";
import type { BodyState } from "./energy";
import { forecastDays } from "./forecast-days";
import { goalDayOn, goalKindOn } from "./goal";
import { type LearnedCourse, learnedCourse } from "./learned-course";
import { bodyFatOf, modeOf } from "./plan";
import { type Course, simulate } from "./simulation";
import { centralVariant, eatenKcal, type IntakeStep, STEPS_PER_MONTH, startOf, type Variant } from "./step";
import { type ForecastInput, type Subject, subjectOf } from "./subject";
import { TARGET_RULES } from "./target-rules";
import type { Finding, ForecastStatus, WarningCode, WarningFacts } from "./warning-rule";

const CLOSE_BODY_FAT = 1;
const CLOSE_WEIGHT_SHARE = 0.02;

export function statusOf({ goal }: Subject, { end }: Pick<Course, "end">, final: BodyState): ForecastStatus {
  if (end === "already" || end === "reached") return end;
  const overKg = final.fatKg + final.leanKg - goal.weightKg;
  const closeKg = CLOSE_WEIGHT_SHARE * goal.weightKg;
  const isNear = Math.abs(bodyFatOf(final) - goal.bodyFat) <= CLOSE_BODY_FAT && Math.abs(overKg) <= closeKg;
  if (isNear) return "close";
  if (end !== "rest") return end;
  return overKg > closeKg ? "partial" : "leaner";
}

export type { ForecastInput } from "./subject";

/** Each number is rounded separately to one decimal. */
export interface ForecastValues {
  readonly bodyFatPercent: number;
  readonly leanMassLbs: number;
  readonly weightLbs: number;
}

/** About eight of ten clients end between `low` and `high`. */
export interface ForecastRow extends ForecastValues {
  readonly month: number;
  readonly low: ForecastValues;
  readonly high: ForecastValues;
}

/** Diet and training at the start of the forecast, in kcal per day. */
export interface ForecastPlan {
  readonly phase: IntakeStep["phase"];
  readonly restingKcal: number;
  readonly trainingKcal: number;
  readonly maintenanceKcal: number;
  readonly intakeKcal: number;
  /** The average intake at the client's adherence. */
  readonly expectedIntakeKcal: number;
  /** Change of body weight per week in the first month, in pounds. */
  readonly weeklyChangeLbs: number;
}

/** A cut first, for so many months, and then a gain of lean mass, of weight too where fat is wanted. */
export interface Turn {
  readonly months: number;
  readonly phase: "build" | "gain";
}

export interface Forecast {
  readonly status: ForecastStatus;
  /** Months 1, 2, 3 and so on, at most 36; empty for `already`. */
  readonly months: readonly ForecastRow[];
  /** First month within half a point of the target body fat, 0 for today, null for never. */
  readonly monthsToBodyFat: number | null;
  /** Days until the goal, or else the nearest body, more precise than the rows. Null if neither comes. */
  readonly goalDays: number | null;
  /** Days until the body nearest to the target, which is the goal's where the course comes there. */
  readonly nearestDays: number | null;
  readonly target: { readonly bodyFatPercent: number; readonly weightLbs: number };
  /** For `partial`: the weight that fits the target body fat and the expected lean mass; may be null. */
  readonly suggestedTargetWeightLbs: number | null;
  /** Where a plan that begins with a cut goes on to gain; null if it does not. */
  readonly turn: Turn | null;
  readonly plan: ForecastPlan;
  readonly warnings: readonly ForecastWarning[];
}

/**
 * Deterministic; the input must be within `lib/body/ranges.ts`. After Hall et al. 2011 (Lancet 378:826) and Chow & Hall
 * 2008 (PLoS Comput Biol 4:e1000045), see `docs/science.md`. @param system for the texts of the warnings
 */
export function forecast(input: ForecastInput, system: UnitSystem = unitSystem("imperial")): Forecast {
  const { subject, variant, kind, course, band, goalDays } = input.learned
    ? learnedCourse(input, input.learned)
    : publishedCourse(input);
  const final = course.months.at(-1) ?? startOf(subject);
  const status = statusOf(subject, course, final);
  const months = rowsOf(course, band);
  const plan = planOf(subject, variant, course, Boolean(input.learned) && kind === "build");
  const nearestDays = nearestDaysOf(course, status);
  const days = goalDays === null ? nearestDays : Math.round(goalDays);
  return {
    status,
    months,
    monthsToBodyFat: course.monthsToBodyFat,
    goalDays: days,
    nearestDays: isThere(status) ? days : nearestDays,
    target: { bodyFatPercent: input.targetBodyFat, weightLbs: input.targetWeightLbs },
    suggestedTargetWeightLbs: status === "partial" ? weightAtTargetFat(subject, course) : null,
    turn: kind === "build" ? turnOf(course) : null,
    plan,
    warnings: warningsFor(
      {
        system,
        input,
        subject: input.learned ? subjectOf(input) : subject,
        status,
        months: months.length,
        plan,
      },
      input.learned && { input: { ...input, ...bodyOf(input.learned.question) }, subject },
    ),
  };
}

const bodyOf = ({ weightLbs, bodyFat }: ForecastInput) => ({ weightLbs, bodyFat });

/** An average client from the entered body on. */
function publishedCourse(input: ForecastInput): LearnedCourse {
  const subject = subjectOf(input);
  const course = simulate(subject);
  const kind = goalKindOn(subject, course.steps);
  return {
    subject,
    variant: centralVariant(subject),
    kind,
    course,
    band: bandOf(subject, course),
    goalDays: goalDayOn(subject, kind, course.steps),
  };
}

/** Whether the course comes to the target, and not only near it. */
export const isThere = (status: ForecastStatus): boolean =>
  status === "already" || status === "reached" || status === "close";

const STOPS_SHORT: readonly ForecastStatus[] = ["limit", "stalled", "horizon"];

/** A course that ends near the goal has a nearest day. */
function nearestDaysOf({ intake, months }: Course, status: ForecastStatus): number | null {
  if (STOPS_SHORT.includes(status)) return null;
  const steps = intake.filter(({ phase }) => phase !== "hold").length;
  return forecastDays(Math.min(steps / STEPS_PER_MONTH, months.length - 1));
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

/** The values at -1, 0 or 1 half-widths from the centre, at least zero. */
function valuesOf(state: BodyState, half: HalfWidth, offset: -1 | 0 | 1): ForecastValues {
  const at = (value: number, halfWidth: number) => roundToTenth(Math.max(0, value + offset * halfWidth));
  return {
    bodyFatPercent: at(bodyFatOf(state), half.bodyFat),
    leanMassLbs: at(kgToLbs(state.leanKg), kgToLbs(half.leanKg)),
    weightLbs: at(kgToLbs(state.fatKg + state.leanKg), kgToLbs(half.weightKg)),
  };
}

/** @param isMean takes the mean of the first month, because near its turn a rebuild changes between cutting and building with the scale's noise */
function planOf(
  subject: Subject,
  variant: Variant,
  { intake, months }: Course,
  isMean: boolean,
): ForecastPlan {
  const maintenanceKcal = subject.balance.maintenanceKcal;
  const day = isMean ? meanOf(intake.slice(0, STEPS_PER_MONTH)) : intake[0];
  const first: IntakeStep = day ?? { phase: "hold", plannedKcal: maintenanceKcal };
  const [now, next] = months;
  const changeKg = now && next ? next.fatKg + next.leanKg - now.fatKg - now.leanKg : 0;
  return {
    phase: first.phase,
    restingKcal: Math.round(subject.restingKcal),
    trainingKcal: Math.round(subject.trainingKcal),
    maintenanceKcal: Math.round(maintenanceKcal),
    intakeKcal: Math.round(first.plannedKcal),
    expectedIntakeKcal: Math.round(eatenKcal(variant, first)),
    weeklyChangeLbs: roundToTenth((kgToLbs(changeKg) / DAYS_PER_MONTH) * 7),
  };
}

function meanOf(steps: readonly IntakeStep[]): IntakeStep | undefined {
  const middle = steps[Math.floor(steps.length / 2)];
  const sum = steps.reduce((kcal, { plannedKcal }) => kcal + plannedKcal, 0);
  return middle && { ...middle, plannedKcal: sum / steps.length };
}

/** Less than half a month of either is no phase of its own. */
const LEAST_PHASE_STEPS = STEPS_PER_MONTH / 2;

function turnOf({ intake, months }: Course): Turn | null {
  const shown = intake.slice(0, (months.length - 1) * STEPS_PER_MONTH);
  const at = shown.findIndex(({ phase }) => phase !== "cut");
  const later = shown.slice(at).filter(({ phase }) => phase === "build" || phase === "gain");
  if (at < LEAST_PHASE_STEPS || later.length < LEAST_PHASE_STEPS) return null;
  const phase = later.some((step) => step.phase === "gain") ? "gain" : "build";
  return { months: Math.max(1, Math.round(at / STEPS_PER_MONTH)), phase };
}

/** Null if that is no loss, or out of the app's range. */
function weightAtTargetFat(subject: Subject, { months }: Course): number | null {
  const distance = (state: BodyState) => Math.abs(bodyFatOf(state) - subject.goal.bodyFat);
  const nearest = months.reduce((best, state) => (distance(state) < distance(best) ? state : best));
  const weightLbs = roundToTenth(kgToLbs(nearest.leanKg) / (1 - subject.goal.bodyFat / 100));
  return modeOf(subject) === "cut" && isWithin(WEIGHT_LBS, weightLbs) ? weightLbs : null;
}

interface ForecastWarning extends Finding {
  readonly code: WarningCode;
}

/**
 * All warnings that apply, in a fixed order. They never change the forecast.
 * @param start the client on the day when the target was set, by which it is judged; without it that is today
 */
export function warningsFor(
  facts: WarningFacts,
  start?: Pick<WarningFacts, "input" | "subject"> | null,
): ForecastWarning[] {
  const found = (rules: typeof TARGET_RULES, of: WarningFacts) =>
    rules.flatMap(([code, rule]) => {
      const said = rule(of);
      return said ? [{ code, ...said }] : [];
    });
  return [...found(TARGET_RULES, { ...facts, ...start }), ...found(COURSE_RULES, facts)];
}
