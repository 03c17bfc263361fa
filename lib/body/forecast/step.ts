import { DAYS_PER_MONTH } from "./constants";
import { adaptedKcal, type BodyState, type EnergyBalance, storedFromIntake } from "./energy";
import { retentionOn } from "./medicine";
import { gainInDeficit, type TrainingEffect, tissueRates } from "./partition";
import { bodyFatOf } from "./plan";
import type { Subject } from "./subject";
import { leanCeiling, leanGainKgPerDay, type TrainingProfile } from "./training";

/** One step of the planned diet. `hold` keeps the body constant and ignores adherence. */
export interface IntakeStep {
  readonly phase: "cut" | "build" | "gain" | "hold";
  readonly plannedKcal: number;
}

/** Parameters that differ between the central course and the courses of its band. */
export interface Variant {
  readonly balance: EnergyBalance;
  readonly training: TrainingProfile;
  readonly dietAdherence: number;
  /** Response to training, as a multiple of the average. */
  readonly gainFactor: number;
}

/** Differs from thirty steps by at most 0.2 lb after nine months. */
export const STEPS_PER_MONTH = 8;

export const STEP_DAYS = DAYS_PER_MONTH / STEPS_PER_MONTH;

export const weightOf = ({ fatKg, leanKg }: Pick<BodyState, "fatKg" | "leanKg">): number => fatKg + leanKg;

export const startOf = ({ fatKg, leanKg }: Subject): BodyState => ({ fatKg, leanKg, adaptationKcal: 0 });

export const centralVariant = (subject: Subject): Variant => ({
  balance: subject.balance,
  training: subject.training,
  dietAdherence: subject.habits.dietAdherence,
  gainFactor: 1,
});

/** On days off the plan the client eats at maintenance (Thomas et al. 2014, AJCN 100:787). */
export function eatenKcal(
  { dietAdherence, balance }: Pick<Variant, "dietAdherence" | "balance">,
  { phase, plannedKcal }: IntakeStep,
): number {
  if (phase === "hold") return plannedKcal;
  return dietAdherence * plannedKcal + (1 - dietAdherence) * balance.maintenanceKcal;
}

/** Effect of training `day` days after the start. It builds nothing after the goal is reached or at the body fat floor. */
export function trainingEffect(
  subject: Subject,
  { training, gainFactor }: Variant,
  state: BodyState,
  day: number,
  held: boolean,
): TrainingEffect {
  const leanRetention = retentionOn(subject.habits, training.leanRetention);
  if (held || bodyFatOf(state) <= subject.bodyFatFloor) return { gainKgPerDay: 0, leanRetention };
  const ceiling = leanCeiling(subject.sex, subject.heightM, state.fatKg, state.leanKg);
  const gain = leanGainKgPerDay(training, state.leanKg, day / DAYS_PER_MONTH, ceiling);
  return { gainKgPerDay: gainFactor * gain, leanRetention };
}

export function advance(
  { balance }: Variant,
  state: BodyState,
  intakeKcal: number,
  training: TrainingEffect,
  days = STEP_DAYS,
): BodyState {
  const stored = storedFromIntake(balance, state, intakeKcal, training);
  const built = training.gainKgPerDay * gainInDeficit(stored);
  const rates = tissueRates(state.fatKg, stored, built, training.leanRetention);
  return {
    fatKg: state.fatKg + rates.fatKgPerDay * days,
    leanKg: state.leanKg + rates.leanKgPerDay * days,
    adaptationKcal: adaptedKcal(state.adaptationKcal, balance, intakeKcal, days),
  };
}
