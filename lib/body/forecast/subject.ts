import type { BodyFatMethod } from "@/lib/body/body-fat-method";
import type { Sex } from "@/lib/body/ranges";
import { inchesToMetres, lbsToKg } from "@/lib/body/units";
import { type EnergyBalance, energyBalance } from "./energy";
import type { Matrix, Vector } from "./matrix";
import { type TrainingHabits, type TrainingProfile, trainingProfile } from "./training";

/** The figures as entered: weights in pounds, body fat in percent. */
export interface Entered extends TrainingHabits {
  readonly sex: Sex;
  readonly heightInches: number;
  readonly weightLbs: number;
  readonly bodyFat: number;
  readonly targetWeightLbs: number;
  readonly targetBodyFat: number;
  /** Absent when it is not known. */
  readonly bodyFatMethod?: BodyFatMethod | undefined;
  /** Completed years; absent when the birth date is not known. */
  readonly ageYears?: number | undefined;
}

export interface ForecastInput extends Entered {
  /** Without it the forecast is that of an average client from the entered body on. */
  readonly learned?: Learned | null;
}

/** What weigh-ins have taught since the start of a plan, and when its goal is expected now. */
export interface Learned {
  /** Version of the model that made it. */
  readonly model: number;
  /** ISO time of the start. */
  readonly startedAt: string;
  /** The plan's input on its first day. */
  readonly question: Entered;
  readonly estimate: Estimate;
  /** What earlier plans had taught by the plan's first day; absent when they taught nothing. */
  readonly outset?: Taught | undefined;
  /** The client's present training and diet, for which `goal` is worked out. */
  readonly habits: TrainingHabits;
  readonly goal: GoalSpan;
  /** Days by which the newest weigh-in brought the goal nearer; null when it came in sight or went out of it. */
  readonly daysCloser: number | null;
}

/** What was known before a plan began, on its own scale of days, and from how many days of weigh-ins. */
export interface Taught {
  readonly estimate: Estimate;
  readonly days: number;
}

/** Days since the start of the plan; an open end is null: later, or not at all. */
export interface DaySpan {
  readonly from: number;
  readonly to: number | null;
}

/** When the goal is expected. */
export interface GoalSpan {
  /** The one day for captions; null when the goal is not in sight. */
  readonly day: number | null;
  /** Half of such clients get there in this span, and eight of ten in `most`. */
  readonly half: DaySpan;
  readonly most: DaySpan;
  /** Without a day: days within which too few get there. */
  readonly within: number;
  /** Day of the weigh-in after which the span was worked out. */
  readonly asOf: number;
}

/** What is known of a client on a day. Can be stored as JSON. */
export interface Estimate {
  /** Days since the start of the plan. */
  readonly day: number;
  readonly mean: Vector;
  readonly covariance: Matrix;
  /** Relative deficit, with the lag of water. */
  readonly drive: number;
  /** Whether the plan is at its end, so that the body is held. */
  readonly isDone: boolean;
  /** Day of the last weigh-in that counted. */
  readonly seenOn: number;
  /** The method of the last reading that was not the client's own, `tape` or `unknown`; absent before the first. */
  readonly otherMethod?: OtherMethod;
  /** Day from which weigh-ins came without a stop of more than two weeks. */
  readonly since: number;
  /** Weigh-ins that no other one has confirmed. */
  readonly aside: readonly { readonly day: number; readonly weightKg: number }[];
}

/** A method that is not the one of the plan's start. */
export type OtherMethod = BodyFatMethod | "tape" | "unknown";

/** The client in the units of the model: kg, metres and kcal per day. */
export interface Subject {
  readonly sex: Sex;
  readonly heightM: number;
  readonly fatKg: number;
  readonly leanKg: number;
  readonly bodyFatMethod: BodyFatMethod | undefined;
  readonly goal: Goal;
  readonly habits: TrainingHabits;
  readonly training: TrainingProfile;
  readonly restingKcal: number;
  /** Energy for training sessions, averaged over the week. */
  readonly trainingKcal: number;
  readonly balance: EnergyBalance;
  /** Body fat in percent below which nothing is forecast: essential fat (American Council on Exercise). */
  readonly bodyFatFloor: number;
}

export interface Goal {
  readonly bodyFat: number;
  readonly weightKg: number;
  readonly fatKg: number;
  readonly leanKg: number;
}

/** Daily activity without training, and digestion, as a multiple of resting expenditure. */
const DAILY_LIFE_FACTOR = 1.45;
/** Net cost of a gym session in kcal per kg and hour: 5 MET minus 1 for rest (2024 Compendium, 02052). */
const SESSION_KCAL_PER_KG_HOUR = 4;
const BODY_FAT_FLOOR = { male: 5, female: 12 } as const satisfies Record<Sex, number>;

export function subjectOf(input: ForecastInput): Subject {
  const weightKg = lbsToKg(input.weightLbs);
  const fatKg = (weightKg * input.bodyFat) / 100;
  const leanKg = weightKg - fatKg;
  // Katch-McArdle needs no age, because lean mass explains most of its effect.
  const restingKcal = 370 + 21.6 * leanKg;
  const weeklyHours = input.workoutsPerWeek * input.hoursPerWorkout;
  const trainingKcal = (SESSION_KCAL_PER_KG_HOUR * weightKg * weeklyHours) / 7;
  const maintenanceKcal = DAILY_LIFE_FACTOR * restingKcal + trainingKcal;
  return {
    sex: input.sex,
    heightM: inchesToMetres(input.heightInches),
    fatKg,
    leanKg,
    bodyFatMethod: input.bodyFatMethod,
    goal: goalOf(input),
    habits: input,
    training: trainingProfile(input),
    restingKcal,
    trainingKcal,
    balance: energyBalance({ fatKg, leanKg, restingKcal, maintenanceKcal }),
    bodyFatFloor: BODY_FAT_FLOOR[input.sex],
  };
}

function goalOf({ targetWeightLbs, targetBodyFat }: ForecastInput): Goal {
  const weightKg = lbsToKg(targetWeightLbs);
  const fatKg = (weightKg * targetBodyFat) / 100;
  return { bodyFat: targetBodyFat, weightKg, fatKg, leanKg: weightKg - fatKg };
}
