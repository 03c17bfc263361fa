import { clamp, DIGESTION_SHARE, EIGHT_IN_TEN } from "./constants";
import type { BodyState } from "./energy";
import { retentionSd, widerBy } from "./medicine";
import { bodyFatOf } from "./plan";
import type { Course } from "./simulation";
import {
  advance,
  centralVariant,
  eatenKcal,
  type IntakeStep,
  STEP_DAYS,
  STEPS_PER_MONTH,
  startOf,
  trainingEffect,
  type Variant,
} from "./step";
import type { Subject } from "./subject";
import { trainingProfile } from "./training";

export interface HalfWidth {
  readonly bodyFat: number;
  readonly leanKg: number;
  readonly weightKg: number;
}

const ADHERENCE_SPREAD = 0.12;
const MIN_ADHERENCE = 0.3;
const EXPENDITURE_SPREAD = 0.05;

/**
 * Varies one parameter at a time at the same diet and adds the variances. Errors of the measured body fat, illness,
 * medication and dropping out are not included.
 */
export function bandOf(subject: Subject, course: Course): HalfWidth[] {
  const pairs = variantPairs(subject).map(([one, other]) => ({
    one: replay(subject, course.intake, one),
    other: replay(subject, course.intake, other),
  }));
  const spread = (month: number, measure: (state: BodyState) => number): number => {
    let variance = 0;
    for (const { one, other } of pairs) {
      const [high, low] = [one[month], other[month]];
      if (high && low) variance += ((measure(high) - measure(low)) / 2) ** 2;
    }
    return EIGHT_IN_TEN * Math.sqrt(variance);
  };
  return course.months.map((_, month) => ({
    bodyFat: spread(month, bodyFatOf),
    leanKg: spread(month, (state) => state.leanKg),
    weightKg: spread(month, (state) => state.fatKg + state.leanKg),
  }));
}

function replay(subject: Subject, intake: readonly IntakeStep[], variant: Variant): BodyState[] {
  let state = startOf(subject);
  const months = [state];
  for (const [index, asked] of intake.entries()) {
    const training = trainingEffect(subject, variant, state, index * STEP_DAYS, asked.phase === "hold");
    state = advance(variant, state, eatenKcal(variant, asked), training);
    if ((index + 1) % STEPS_PER_MONTH === 0) months.push(state);
  }
  return months;
}

function variantPairs(subject: Subject): [Variant, Variant][] {
  const central = centralVariant(subject);
  const wider = {
    adherence: widerBy(subject.habits, "adherence"),
    expenditure: widerBy(subject.habits, "expenditure"),
  };
  const adherence = (shift: number): Variant => {
    const dietAdherence = clamp(central.dietAdherence + shift * wider.adherence, MIN_ADHERENCE, 1);
    return { ...central, dietAdherence, training: trainingProfile({ ...subject.habits, dietAdherence }) };
  };
  const expenditure = (share: number): Variant => {
    // The digestion part of maintenance depends on the intake and is computed there.
    const shiftKcal = (1 - DIGESTION_SHARE) * share * wider.expenditure * central.balance.maintenanceKcal;
    return {
      ...central,
      balance: { ...central.balance, offsetKcal: central.balance.offsetKcal + shiftKcal },
    };
  };
  const response = (gainFactor: number): Variant => ({ ...central, gainFactor });
  const retention = (shift: number): Variant => {
    const { leanRetention: kept } = central.training;
    const leanRetention = clamp(kept + retentionSd(subject.habits, kept, shift), 0, 0.97);
    return { ...central, training: { ...central.training, leanRetention } };
  };
  return [
    [adherence(ADHERENCE_SPREAD), adherence(-ADHERENCE_SPREAD)],
    [expenditure(EXPENDITURE_SPREAD), expenditure(-EXPENDITURE_SPREAD)],
    [response(1.6), response(0.6)],
    [retention(0.12), retention(-0.2)],
  ];
}
