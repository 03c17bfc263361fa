import { FAT_KCAL_PER_KG, LEAN_KCAL_PER_KG } from "./constants";
import {
  ADAPTATION,
  ADHERENCE,
  bodyOf,
  type Estimate,
  EXTRA,
  FAT,
  GAIN,
  LEAN,
  PRIORS,
  personOf,
  RETENTION,
} from "./estimate";
import { entry, type Matrix, propagated, SIZE, type Vector, zeros } from "./matrix";
import { leanShare } from "./partition";
import { askedOf, live, variantOf } from "./person";
import { eatenKcal, type IntakeStep, STEP_DAYS, type Variant } from "./step";
import type { Subject } from "./subject";

/** Steps of the numerical derivatives by the states that move the body. */
const NUDGES: readonly (readonly [place: number, by: number])[] = [
  [FAT, 0.1],
  [LEAN, 0.1],
  [ADAPTATION, 5],
  [EXTRA, 20],
  [ADHERENCE, 0.02],
  [GAIN, 0.1],
  [RETENTION, 0.02],
];
/** The covariance moves in longer steps than the mean. */
const CHUNK_DAYS = 2 * STEP_DAYS;
/** Lag of water behind the deficit, in days. */
const WATER_DAYS = 5;
/** After this many days without a weigh-in nothing is assumed of the diet. */
const SILENT_AFTER_DAYS = 28;
/** Spread of a body of which nothing is known: 1 kg per square root of 30 days. */
const SILENT_KG2_PER_DAY = 1 / 30;

/** Stored kcal as kg of fat and lean tissue, along Forbes' curve. */
export function tissueOfKcal(fatKg: number): { fat: number; lean: number } {
  const share = leanShare(Math.max(1, fatKg));
  return { fat: (1 - share) / FAT_KCAL_PER_KG, lean: share / LEAN_KCAL_PER_KG };
}

/** Relative deficit that drives water, `days` later. */
export function driveAfter(drive: number, variant: Variant, asked: IntakeStep, days: number): number {
  const deficit = 1 - eatenKcal(variant, asked) / variant.balance.maintenanceKcal;
  return deficit + drained(drive - deficit, days);
}

/** A held body fills up with water again. */
export const drained = (drive: number, days: number): number => drive * Math.exp(-days / WATER_DAYS);

/** The estimate on a later day, without new data: an extended Kalman filter's prediction. */
export function predict(subject: Subject, estimate: Estimate, toDay: number): Estimate {
  const chunks = Math.max(0, Math.ceil((toDay - estimate.day) / CHUNK_DAYS - 1e-9));
  let now = estimate;
  for (let left = chunks; left > 0; left--) now = chunk(subject, now, (toDay - now.day) / left);
  return { ...now, day: Math.max(toDay, estimate.day) };
}

function chunk(subject: Subject, estimate: Estimate, days: number): Estimate {
  const { day, mean } = estimate;
  const isSilent = day >= estimate.seenOn + SILENT_AFTER_DAYS;
  const { methodBias } = personOf(estimate);
  const asked = askedOf(subject, methodBias, bodyOf(estimate), day);
  const isDone = estimate.isDone || asked.phase === "stop";
  if (isSilent || isDone) {
    const covariance = noisy(estimate.covariance, entry(mean, FAT), days, isSilent);
    return { ...estimate, covariance, isDone, day: day + days, drive: drained(estimate.drive, days) };
  }
  const span = { day, days };
  const spread = propagated(estimate.covariance, jacobianOf(subject, mean, asked, span));
  const covariance = noisy(spread, entry(mean, FAT), days, false);
  return { ...estimate, covariance, day: day + days, ...moved(subject, estimate, asked, days) };
}

/** The mean moves in the steps of the published forecast, so that without data both are the same course. */
function moved(subject: Subject, estimate: Estimate, first: IntakeStep, days: number) {
  const person = personOf(estimate);
  const variant = variantOf(subject, person);
  const steps = Math.max(1, Math.ceil(days / STEP_DAYS - 1e-9));
  let state = bodyOf(estimate);
  let asked: IntakeStep = first;
  let isDone = false;
  for (let step = 0; step < steps; step++) {
    const day = estimate.day + (step * days) / steps;
    const next = step === 0 ? first : askedOf(subject, person.methodBias, state, day);
    if (next.phase === "stop") {
      isDone = true;
      break;
    }
    asked = next;
    state = live(subject, variant, state, asked, { day, days: days / steps });
  }
  const mean = estimate.mean.slice();
  mean[FAT] = state.fatKg;
  mean[LEAN] = state.leanKg;
  mean[ADAPTATION] = state.adaptationKcal;
  return { mean, isDone, drive: driveAfter(estimate.drive, variant, asked, days) };
}

/** Derivatives of fat, lean mass and adaptation after `span`, at a known planned intake. */
function jacobianOf(
  subject: Subject,
  mean: Vector,
  asked: IntakeStep,
  span: { day: number; days: number },
): Matrix {
  const variant = variantOf(subject, personOf({ mean }));
  const once = live(subject, variant, bodyOf({ mean }), asked, span);
  const jacobian = zeros(3 * SIZE);
  for (const [place, by] of NUDGES) {
    const nudged = mean.slice();
    nudged[place] = entry(mean, place) + by;
    const other = place <= ADAPTATION ? variant : variantOf(subject, personOf({ mean: nudged }));
    const after = live(subject, other, bodyOf({ mean: nudged }), asked, span);
    jacobian[FAT * SIZE + place] = (after.fatKg - once.fatKg) / by;
    jacobian[LEAN * SIZE + place] = (after.leanKg - once.leanKg) / by;
    jacobian[ADAPTATION * SIZE + place] = (after.adaptationKcal - once.adaptationKcal) / by;
  }
  return jacobian;
}

/** Adds a variance of stored energy in kcal squared, split between the tissues. */
export function addEnergyVariance(covariance: Matrix, fatKg: number, kcal2: number): void {
  const { fat, lean } = tissueOfKcal(fatKg);
  const add = (row: number, column: number, value: number) => {
    covariance[row * SIZE + column] = entry(covariance, row * SIZE + column) + value;
  };
  add(FAT, FAT, kcal2 * fat ** 2);
  add(LEAN, LEAN, kcal2 * lean ** 2);
  add(FAT, LEAN, kcal2 * fat * lean);
  add(LEAN, FAT, kcal2 * fat * lean);
}

function noisy(before: Matrix, fatKg: number, days: number, isSilent: boolean): Matrix {
  const covariance = before.slice();
  const { fat, lean } = tissueOfKcal(fatKg);
  const silent = isSilent ? SILENT_KG2_PER_DAY / (fat + lean) ** 2 : 0;
  addEnergyVariance(covariance, fatKg, (PRIORS.energyNoise + silent) * days);
  const place = ADHERENCE * SIZE + ADHERENCE;
  covariance[place] = entry(covariance, place) + (PRIORS.adherencePerYear ** 2 / 365) * days;
  return covariance;
}
