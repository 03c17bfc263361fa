import type { Experience, Sex } from "@/lib/body/ranges";
import { clamp, FAT_KCAL_PER_KG, LEAN_KCAL_PER_KG } from "./constants";
import { type BodyState, expenditureKcal, intakeForStored, storedFromIntake } from "./energy";
import { leanShare, sparedLeanShare, type TrainingEffect } from "./partition";
import type { Subject } from "./subject";

/** The coach's instruction at a moment: store `storedKcal` per day (negative: a deficit), or stop. */
export type PlanStep =
  | { readonly phase: "cut" | "build" | "gain" | "hold"; readonly storedKcal: number }
  | { readonly phase: "stop"; readonly reason: "limit" | "partial" | "rest" };

// Smaller differences in kg need no phase of their own.
const NEGLIGIBLE_KG = 0.1;
const NEGLIGIBLE_WEIGHT_KG = 0.05;
/** Points of body fat below the target at which weight loss stops. */
const PASSED_TARGET = 3;

const FASTEST_LOSS_KG_PER_WEEK = 0.907;
const MAX_DEFICIT_KCAL = 1000;
const MAX_DEFICIT_SHARE = 0.3;
/** Largest deficit that keeps lean mass (Murphy & Koehler 2022, Scand J Med Sci Sports 32:125). */
const LEAN_KEEPING_DEFICIT_KCAL = 500;
/** Energy that a kg of fat can release per day (Alpert 2005, J Theor Biol 233:1). */
const RELEASED_KCAL_PER_KG_FAT = 69.3;
const MIN_KCAL_PER_KG_LEAN = 25;
const WANTED_KCAL_PER_KG_LEAN = 30;

const MIN_INTAKE_KCAL = { male: 1500, female: 1200 } as const satisfies Record<Sex, number>;
/** In percent: below the first, energy availability limits the diet; over the second the pace of loss rises. */
const AVAILABILITY_FAT = { male: 25, female: 35 } as const satisfies Record<Sex, number>;
const PACE_FAT = {
  male: { slow: 12, fast: 30 },
  female: { slow: 20, fast: 38 },
} as const satisfies Record<Sex, { slow: number; fast: number }>;

const MAX_SURPLUS_KCAL = 500;
const MAX_SURPLUS_SHARE = 0.15;
const GAIN_PERCENT_PER_WEEK = {
  beginner: 0.5,
  intermediate: 0.35,
  advanced: 0.2,
} as const satisfies Record<Experience, number>;

export const bodyFatOf = (body: { fatKg: number; leanKg: number }): number =>
  (100 * body.fatKg) / (body.fatKg + body.leanKg);

export function modeOf({ goal, fatKg, leanKg }: Subject): "cut" | "gain" | "recomposition" {
  if (goal.fatKg < fatKg - NEGLIGIBLE_KG) return "cut";
  return goal.weightKg > fatKg + leanKg + 0.2 ? "gain" : "recomposition";
}

/** The next step: first fat, then lean mass, never below the body fat floor. */
export function planStep(subject: Subject, state: BodyState, training: TrainingEffect): PlanStep {
  const { goal, bodyFatFloor } = subject;
  const mode = modeOf(subject);
  const bodyFat = bodyFatOf(state);
  const missingFat = goal.fatKg - state.fatKg;
  const missingLean = goal.leanKg - state.leanKg;
  const tooFat = missingFat < -NEGLIGIBLE_KG;
  const tooHeavy = mode === "cut" && state.fatKg + state.leanKg > goal.weightKg + NEGLIGIBLE_WEIGHT_KG;

  if (tooFat || tooHeavy) {
    if (bodyFat <= bodyFatFloor) return { phase: "stop", reason: "limit" };
    const passed = Math.max(goal.bodyFat - PASSED_TARGET, bodyFatFloor);
    if (!tooFat && bodyFat <= passed) return { phase: "stop", reason: "partial" };
    return { phase: "cut", storedKcal: -deficitKcal(subject, state, training) };
  }
  if (missingLean > NEGLIGIBLE_KG && missingFat > NEGLIGIBLE_KG) {
    return { phase: "gain", storedKcal: surplusForBoth(subject, state, training, missingFat / missingLean) };
  }
  if (missingLean > NEGLIGIBLE_KG) return { phase: "build", storedKcal: fatHoldingKcal(state, training) };
  if (missingFat > NEGLIGIBLE_KG && mode === "gain") {
    return { phase: "gain", storedKcal: largestSurplusKcal(subject, state, training) };
  }
  return { phase: "stop", reason: "rest" };
}

function deficitKcal(subject: Subject, state: BodyState, training: TrainingEffect): number {
  const { balance, sex, goal } = subject;
  const kgPerWeek = Math.min(
    (lossPercentPerWeek(sex, state) / 100) * weightOf(state),
    FASTEST_LOSS_KG_PER_WEEK,
  );
  const share = sparedLeanShare(state.fatKg, -1, training.leanRetention);
  const keepsLean = goal.leanKg >= 0.99 * subject.leanKg;
  const deficit = Math.min(
    kgPerWeek / 7 / kgPerStoredKcal(share),
    MAX_DEFICIT_SHARE * expenditureKcal(balance, state, balance.maintenanceKcal),
    keepsLean ? LEAN_KEEPING_DEFICIT_KCAL : MAX_DEFICIT_KCAL,
    RELEASED_KCAL_PER_KG_FAT * state.fatKg,
  );
  const leastIntake = leastIntakeKcal(subject, state);
  if (intakeForStored(balance, state, -deficit, training) >= leastIntake) return deficit;
  return Math.max(0, -storedFromIntake(balance, state, leastIntake, training));
}

/** 0.5 % of body weight per week for lean clients up to 1 % for others (Helms 2014; Garthe 2011). */
function lossPercentPerWeek(sex: Sex, state: BodyState): number {
  const { slow, fast } = PACE_FAT[sex];
  return 0.5 + 0.5 * clamp((bodyFatOf(state) - slow) / (fast - slow), 0, 1);
}

/** The usual calorie minimum, or the energy availability that a lean body needs, whichever is higher. */
function leastIntakeKcal({ sex, trainingKcal }: Subject, state: BodyState): number {
  const leastOfLean = MIN_KCAL_PER_KG_LEAN * state.leanKg + trainingKcal;
  return Math.max(MIN_INTAKE_KCAL[sex], leannessOf(sex, state) * leastOfLean);
}

/** How far the limits of energy availability apply, 0 to 1: they were found in lean people. */
const leannessOf = (sex: Sex, state: BodyState): number =>
  clamp((AVAILABILITY_FAT[sex] + 5 - bodyFatOf(state)) / 10, 0, 1);

/** Less energy availability than this, in kcal per kg of lean mass and day, deserves a warning; 0 for a body that is not lean. */
export const wantedAvailability = (sex: Sex, state: BodyState): number =>
  WANTED_KCAL_PER_KG_LEAN * leannessOf(sex, state);

function surplusForBoth(
  subject: Subject,
  state: BodyState,
  training: TrainingEffect,
  fatPerLean: number,
): number {
  const share = leanShare(state.fatKg);
  // Fat per stored kcal, minus the fat that is wanted for the lean mass of this kcal.
  const spareFatPerKcal = (1 - share) / FAT_KCAL_PER_KG - (fatPerLean * share) / LEAN_KCAL_PER_KG;
  const surplus =
    spareFatPerKcal > 1e-9
      ? (training.gainKgPerDay * (fatPerLean + LEAN_KCAL_PER_KG / FAT_KCAL_PER_KG)) / spareFatPerKcal
      : Number.POSITIVE_INFINITY;
  return clamp(surplus, fatHoldingKcal(state, training), largestSurplusKcal(subject, state, training));
}

const fatHoldingKcal = (state: BodyState, training: TrainingEffect): number =>
  (LEAN_KCAL_PER_KG * training.gainKgPerDay) / (1 - leanShare(state.fatKg));

/** Limits from Iraki 2019 and Helms 2023: larger surpluses mostly add fat. */
function largestSurplusKcal(subject: Subject, state: BodyState, training: TrainingEffect): number {
  const percent = GAIN_PERCENT_PER_WEEK[subject.habits.experience];
  const fromStored = ((percent / 100) * weightOf(state)) / 7 - trainingWeightGain(training);
  const surplus = Math.min(
    MAX_SURPLUS_SHARE * subject.balance.maintenanceKcal,
    MAX_SURPLUS_KCAL,
    fromStored / kgPerStoredKcal(leanShare(state.fatKg)),
  );
  return Math.max(fatHoldingKcal(state, training), surplus);
}

/** Gain of body weight in kg per day from building lean mass with the energy of fat. */
const trainingWeightGain = (training: TrainingEffect): number =>
  training.gainKgPerDay * (1 - LEAN_KCAL_PER_KG / FAT_KCAL_PER_KG);

const kgPerStoredKcal = (share: number): number => share / LEAN_KCAL_PER_KG + (1 - share) / FAT_KCAL_PER_KG;

const weightOf = (state: BodyState): number => state.fatKg + state.leanKg;
