import type { BodyState } from "./energy";
import { entry, SIZE, setSymmetric, type Vector, varianceOf, zeros } from "./matrix";
import { retentionSd, widerBy } from "./medicine";
import { methodErrorOf } from "./method-error";
import type { Person } from "./person";
import { bodyFatOf } from "./plan";
import type { Estimate, Subject } from "./subject";

export type { Estimate } from "./subject";

/** Standard deviations before any data; the sources stand in docs/science.md. */
export const PRIORS = {
  /** Of maintenance, as a share of the formula's. */
  expenditureShare: 0.065,
  adherence: 0.15,
  /** Random walk of adherence in a year. */
  adherencePerYear: 0.12,
  logGain: 0.45,
  retention: 0.16,
  /** Mean and deviation of the water in kg that a relative deficit of 1 takes out (fluid terms of Hall 2011). */
  waterKg: 2.9,
  waterSd: 1.5,
  /** Noise of a scale as a share of weight, and its correlation from one day to the next (Krone 2020). */
  scaleShare: 0.006,
  dayCorrelation: 0.43,
  /** White noise of stored energy, kcal squared per day (Krone 2020). */
  energyNoise: 1e6,
} as const;

/** Places in the state vector: kg, kcal per day, shares and points. */
export const [FAT, LEAN, ADAPTATION, EXTRA, ADHERENCE, GAIN, RETENTION, WATER, OWN, OTHER] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;

export const bodyOf = ({ mean }: Pick<Estimate, "mean">): BodyState => ({
  fatKg: entry(mean, FAT),
  leanKg: entry(mean, LEAN),
  adaptationKcal: entry(mean, ADAPTATION),
});

export const personOf = ({ mean }: Pick<Estimate, "mean">): Person => ({
  extraKcal: entry(mean, EXTRA),
  adherence: entry(mean, ADHERENCE),
  logGain: entry(mean, GAIN),
  retention: entry(mean, RETENTION),
  methodBias: entry(mean, OWN),
});

/** The entered figures, with the errors that scale and method leave in them; the mean is the published start. */
export function priorOf(subject: Subject): Estimate {
  const weight = subject.fatKg + subject.leanKg;
  const mean = [
    subject.fatKg,
    subject.leanKg,
    0,
    0,
    subject.habits.dietAdherence,
    0,
    0,
    PRIORS.waterKg,
    0,
    0,
  ];
  const covariance = zeros(SIZE * SIZE);
  const set = (row: number, column: number, value: number) => setSymmetric(covariance, row, column, value);
  // The entered body fat holds the method's lasting error, so both are tied: the same method tells a change well.
  const perPoint = weight / 100;
  const wider = (spread: Parameters<typeof widerBy>[1]) => widerBy(subject.habits, spread);
  const error = methodErrorOf(subject.bodyFatMethod ?? "unknown");
  const bias = error.lasting ** 2;
  const level = perPoint ** 2 * (bias + error.scatter ** 2);
  const scale = (PRIORS.scaleShare * weight) ** 2;
  const fat = subject.fatKg / weight;
  set(FAT, FAT, level + scale * fat ** 2);
  set(LEAN, LEAN, level + scale * (1 - fat) ** 2);
  set(FAT, LEAN, -level + scale * fat * (1 - fat));
  set(OWN, OWN, bias);
  set(FAT, OWN, -perPoint * bias);
  set(LEAN, OWN, perPoint * bias);
  set(EXTRA, EXTRA, (PRIORS.expenditureShare * wider("expenditure") * subject.balance.maintenanceKcal) ** 2);
  set(ADHERENCE, ADHERENCE, (PRIORS.adherence * wider("adherence")) ** 2);
  set(GAIN, GAIN, PRIORS.logGain ** 2);
  set(
    RETENTION,
    RETENTION,
    retentionSd(subject.habits, subject.training.leanRetention, PRIORS.retention) ** 2,
  );
  set(WATER, WATER, PRIORS.waterSd ** 2);
  set(OTHER, OTHER, methodErrorOf("unknown").lasting ** 2);
  return { day: 0, mean, covariance, drive: 0, isDone: false, seenOn: 0, since: 0, aside: [] };
}

/** What a scale is expected to show, in kg: the body without the water that the deficit has taken. */
export const scaleWeight = ({ mean, drive }: Estimate): number =>
  entry(mean, FAT) + entry(mean, LEAN) - entry(mean, WATER) * drive;

/** Derivative of `scaleWeight`; with a drive of 0 that of the body's weight. */
export function weightRow(drive: number): Vector {
  const row = zeros(SIZE);
  row[FAT] = 1;
  row[LEAN] = 1;
  row[WATER] = -drive;
  return row;
}

/** Derivative of the body fat in percent that a method shows. */
export function bodyFatRow({ mean }: Pick<Estimate, "mean">, method: typeof OWN | typeof OTHER): Vector {
  const row = zeros(SIZE);
  const weight = entry(mean, FAT) + entry(mean, LEAN);
  row[FAT] = (100 * entry(mean, LEAN)) / weight ** 2;
  row[LEAN] = (-100 * entry(mean, FAT)) / weight ** 2;
  row[method] = 1;
  return row;
}

export interface Trend {
  readonly weightKg: number;
  readonly weightSd: number;
  /** In percent, as the client's own method shows it. */
  readonly bodyFat: number;
  readonly bodyFatSd: number;
}

/** Today's figures without a day's water and noise, each with its standard deviation. */
export function trendOf(estimate: Estimate): Trend {
  const { covariance, mean } = estimate;
  return {
    weightKg: entry(mean, FAT) + entry(mean, LEAN),
    weightSd: Math.sqrt(varianceOf(covariance, weightRow(0))),
    bodyFat: bodyFatOf(bodyOf(estimate)) + entry(mean, OWN),
    bodyFatSd: Math.sqrt(varianceOf(covariance, bodyFatRow(estimate, OWN))),
  };
}
