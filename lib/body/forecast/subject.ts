import type { Sex } from "@/lib/body/ranges";
import { inchesToMetres, lbsToKg } from "@/lib/body/units";
import { type EnergyBalance, energyBalance } from "./energy";
import { type TrainingHabits, type TrainingProfile, trainingProfile } from "./training";

/** Weights in pounds, body fat in percent. */
export interface ForecastInput extends TrainingHabits {
  readonly sex: Sex;
  readonly heightInches: number;
  readonly weightLbs: number;
  readonly bodyFat: number;
  readonly targetWeightLbs: number;
  readonly targetBodyFat: number;
}

/** The client in the units of the model: kg, metres and kcal per day. */
export interface Subject {
  readonly sex: Sex;
  readonly heightM: number;
  readonly fatKg: number;
  readonly leanKg: number;
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
