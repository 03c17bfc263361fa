import type { Experience, Sex } from "@/lib/body/ranges";
import { clamp, DAYS_PER_MONTH } from "./constants";
import type { Medicated } from "./medicine";

export interface TrainingProfile {
  /** Months of training before the start. */
  readonly ageMonths: number;
  /** Effect of the weekly volume: 1 is about ten hard sets per muscle. */
  readonly dose: number;
  /** Factor of the gain that an irregular diet causes. */
  readonly dietFactor: number;
  /** Share of a lean loss that training prevents, without a medicine. */
  readonly leanRetention: number;
}

export interface TrainingHabits extends Medicated {
  readonly workoutsPerWeek: number;
  readonly hoursPerWorkout: number;
  readonly experience: Experience;
  /** Share of days on the diet plan, 0 to 1. */
  readonly dietAdherence: number;
}

const MONTHS_BEHIND = { beginner: 0, intermediate: 12, advanced: 36 } as const satisfies Record<
  Experience,
  number
>;

// Lean gain in percent of lean mass per month, at energy balance and dose 1, by months of training:
// calibrated to the mean of 111 trials (Benito et al. 2020, IJERPH 17:1285).
const GAIN_BY_AGE = [
  { months: 0, percent: 1.35 },
  { months: 12, percent: 0.42 },
  { months: 36, percent: 0.18 },
  { months: 84, percent: 0.1 },
] as const;

const HARD_SETS_PER_HOUR = 3.3;
const FULL_HOURS = 1.5;
const HIGHEST_DOSE = 1.2;
const ONCE_A_WEEK_FACTOR = 0.85;
const MIN_DIET_FACTOR = 0.79;
const FULL_RETENTION = 0.85;
const HIGHEST_RETENTION = 0.97;
const RETENTION_LOST_WITHOUT_DIET = 0.9;
const CEILING_SPAN = 4;

/** Effect of the weekly volume, with diminishing returns (Schoenfeld 2017; Pelland 2024). */
export function trainingDose(workoutsPerWeek: number, hoursPerWorkout: number): number {
  const hours = Math.min(hoursPerWorkout, FULL_HOURS) + 0.5 * Math.max(0, hoursPerWorkout - FULL_HOURS);
  const weeklySets = HARD_SETS_PER_HOUR * workoutsPerWeek * hours;
  const dose = Math.min(HIGHEST_DOSE, (1.45 * weeklySets) / (weeklySets + 4.5));
  return workoutsPerWeek < 2 ? dose * ONCE_A_WEEK_FACTOR : dose;
}

/** Training and diet protect lean mass only together, so their factors are multiplied. */
export function trainingProfile(habits: TrainingHabits): TrainingProfile {
  const dose = trainingDose(habits.workoutsPerWeek, habits.hoursPerWorkout);
  const kept = 1 - RETENTION_LOST_WITHOUT_DIET * (1 - habits.dietAdherence);
  return {
    ageMonths: MONTHS_BEHIND[habits.experience],
    dose,
    dietFactor: MIN_DIET_FACTOR + (1 - MIN_DIET_FACTOR) * (2 * habits.dietAdherence - 1),
    leanRetention: clamp(FULL_RETENTION * Math.min(1, dose) * kept, 0, HIGHEST_RETENTION),
  };
}

/** Lean gain in percent of lean mass per month after `ageMonths` of training; geometric interpolation. */
export function monthlyGainPercent(ageMonths: number): number {
  const next = GAIN_BY_AGE.findIndex(({ months }) => months > ageMonths);
  const to = GAIN_BY_AGE[next];
  const from = GAIN_BY_AGE[next - 1];
  if (!to || !from) return next === 0 ? GAIN_BY_AGE[0].percent : GAIN_BY_AGE[3].percent;
  const share = (ageMonths - from.months) / (to.months - from.months);
  return from.percent * (to.percent / from.percent) ** share;
}

/** 1 to 0 over four points of fat-free mass index (men: between Kouri 1995 and Currier; women: Harty 2019). */
export function leanCeiling(sex: Sex, heightM: number, fatKg: number, leanKg: number): number {
  const highest = sex === "male" ? 26.5 : 22.5;
  const leanFatIndex = sex === "male" ? 6 : 8;
  const fatExcess = Math.max(0, fatKg / heightM ** 2 - leanFatIndex);
  const index = leanKg / heightM ** 2 + 6.3 * (1.8 - heightM) - 0.2 * fatExcess;
  return clamp((highest - index) / CEILING_SPAN, 0, 1);
}

/** Lean gain in kg per day at energy balance, `months` after the start. */
export function leanGainKgPerDay(
  profile: TrainingProfile,
  leanKg: number,
  months: number,
  ceiling: number,
): number {
  const share = monthlyGainPercent(profile.ageMonths + months) / 100 / DAYS_PER_MONTH;
  return share * leanKg * profile.dose * profile.dietFactor * ceiling;
}
