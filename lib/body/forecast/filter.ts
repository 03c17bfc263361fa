import { clamp } from "./constants";
import {
  ADHERENCE,
  bodyFatRow,
  bodyOf,
  type Estimate,
  FAT,
  OTHER,
  OWN,
  PRIORS,
  priorOf,
  scaleWeight,
  weightRow,
} from "./estimate";
import { dot, entry, SIZE, setSymmetric, times, type Vector, varianceOf } from "./matrix";
import { methodErrorOf } from "./method-error";
import { bodyFatOf } from "./plan";
import { addEnergyVariance, predict, tissueOfKcal } from "./prediction";
import type { OtherMethod, Subject } from "./subject";

/** A weigh-in. The entered start of a plan is not observed again. */
export interface Observation {
  /** Days since the start of the plan. */
  readonly day: number;
  readonly weightKg: number;
  /** In percent, null if not measured. */
  readonly bodyFat: number | null;
  /** `own`: the method of the start, by default; any other has a lasting error of its own. */
  readonly method?: "own" | OtherMethod;
  /** Scatter of this reading in points, if not that of a method that is not known. */
  readonly bodyFatNoise?: number;
}

/** Standard deviations from what was expected beyond which a weigh-in must be confirmed. */
export const GATE = 4;
const UNKNOWN_SCATTER = methodErrorOf("unknown").scatter;
const CONFIRM_WITHIN_DAYS = 21;
/** In standard deviations of a scale. */
const CONFIRM_WITHIN = 4;
/** A longer gap between weekly weigh-ins is a stop of two weeks, after which the standing is judged anew. */
const STOP_DAYS = 21;
/** Beyond a quarter more or less than was planned, a mean adherence is not credible. */
const ADHERENCE_LIMITS = [-0.25, 1.25] as const;

export const credibleAdherence = (adherence: number): number => clamp(adherence, ...ADHERENCE_LIMITS);

/** What is known after the weigh-ins; pure and deterministic, about 0.03 ms for each. */
export function estimateOf(
  subject: Subject,
  observations: readonly Observation[],
  start: Estimate = priorOf(subject),
): Estimate {
  return perDay(observations).reduce((now, seen) => observe(subject, now, seen), start);
}

/** One more day's weigh-in, which must not lie before the estimate's day. */
export function observe(subject: Subject, before: Estimate, seen: Observation): Estimate {
  const expected = predict(subject, before, seen.day);
  if (surpriseOf(expected, seen.weightKg) <= GATE) return taken(expected, seen);
  const confirmed = expected.aside.some(
    ({ day, weightKg }) =>
      seen.day - day <= CONFIRM_WITHIN_DAYS &&
      Math.abs(weightKg - seen.weightKg) < CONFIRM_WITHIN * PRIORS.scaleShare * seen.weightKg,
  );
  if (!confirmed)
    return { ...expected, aside: [...expected.aside, { day: seen.day, weightKg: seen.weightKg }] };
  return taken(opened(expected, seen.weightKg), seen);
}

/** The mean of a day's weigh-ins is one weigh-in, in whatever order: their noise is mostly the day's water. */
export function perDay(observations: readonly Observation[]): Observation[] {
  const days = new Map<number, Observation[]>();
  for (const seen of observations) {
    const day = Math.floor(seen.day);
    days.set(day, [...(days.get(day) ?? []), seen]);
  }
  return [...days]
    .sort(([one], [other]) => one - other)
    .map(([day, all]) => ({
      day,
      weightKg: mean(all.map(({ weightKg }) => weightKg)),
      ...bodyFatOfDay(all),
    }));
}

/** The readings of the day's most exact method. */
function bodyFatOfDay(all: readonly Observation[]): Pick<Observation, "bodyFat" | "method" | "bodyFatNoise"> {
  const read = all.flatMap(({ bodyFat, method = "own", bodyFatNoise = UNKNOWN_SCATTER }) =>
    bodyFat === null ? [] : [{ bodyFat, method, bodyFatNoise }],
  );
  const rank = (method: string) => (method === "own" ? "" : method);
  const [best] = read.toSorted(
    (one, other) =>
      one.bodyFatNoise - other.bodyFatNoise || rank(one.method).localeCompare(rank(other.method)),
  );
  if (!best) return { bodyFat: null };
  const same = read.filter(
    ({ method, bodyFatNoise }) => method === best.method && bodyFatNoise === best.bodyFatNoise,
  );
  return { ...best, bodyFat: mean(same.map(({ bodyFat }) => bodyFat)) };
}

const mean = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other).reduce((sum, value) => sum + value, 0) / values.length;

/** Standard deviations between a weigh-in in kg and what was expected. */
export function surpriseOf(expected: Estimate, weightKg: number): number {
  const variance = varianceOf(expected.covariance, weightRow(expected.drive)) + scaleVariance(weightKg);
  return Math.abs(weightKg - scaleWeight(expected)) / Math.sqrt(variance);
}

/** The weights in kg whose surprise is at most `deviations`. */
export function scaleRange(expected: Estimate, deviations: number): [lowKg: number, highKg: number] {
  const mean = scaleWeight(expected);
  const body = varianceOf(expected.covariance, weightRow(expected.drive));
  // Solves `surpriseOf(weight) = deviations`, in which the scale's noise grows with the weight.
  const [square, noise] = [deviations ** 2, (deviations * PRIORS.scaleShare) ** 2];
  const half = Math.sqrt(mean ** 2 - (1 - noise) * (mean ** 2 - square * body));
  return [(mean - half) / (1 - noise), (mean + half) / (1 - noise)];
}

const scaleVariance = (weightKg: number): number => (PRIORS.scaleShare * weightKg) ** 2;

/** A change that two weigh-ins show is real, so the energy balance must have been another. */
function opened(expected: Estimate, weightKg: number): Estimate {
  const covariance = expected.covariance.slice();
  const fatKg = entry(expected.mean, FAT);
  const { fat, lean } = tissueOfKcal(fatKg);
  addEnergyVariance(covariance, fatKg, ((weightKg - scaleWeight(expected)) / (fat + lean)) ** 2);
  return { ...expected, covariance, aside: [] };
}

function taken(expected: Estimate, seen: Observation): Estimate {
  // Weigh-ins of neighbouring days share their water and count for less: the mean of an AR(1) series.
  const shared = PRIORS.dayCorrelation ** Math.max(1, seen.day - expected.seenOn);
  const noise = (scaleVariance(seen.weightKg) * (1 + shared)) / (1 - shared);
  const gap = seen.weightKg - scaleWeight(expected);
  let now = updated(expected, gap, weightRow(expected.drive), noise);
  if (seen.bodyFat !== null) {
    const { method: by = "own" } = seen;
    const method = by === "own" ? OWN : OTHER;
    if (by !== "own" && by !== now.otherMethod) now = withOtherMethod(now, by);
    const shown = bodyFatOf(bodyOf(now)) + entry(now.mean, method);
    const scatter = seen.bodyFatNoise ?? UNKNOWN_SCATTER;
    now = updated(now, seen.bodyFat - shown, bodyFatRow(now, method), scatter ** 2);
  }
  const mean = now.mean.slice();
  mean[ADHERENCE] = credibleAdherence(entry(mean, ADHERENCE));
  const isResumed = expected.seenOn > 0 && seen.day - expected.seenOn > STOP_DAYS;
  return { ...now, mean, seenOn: seen.day, since: isResumed ? seen.day : now.since };
}

/** Each method has a lasting error of its own, so what was learned about the previous method's error is dropped. */
function withOtherMethod(estimate: Estimate, otherMethod: OtherMethod): Estimate {
  const covariance = estimate.covariance.slice();
  for (let place = 0; place < SIZE; place++) setSymmetric(covariance, OTHER, place, 0);
  setSymmetric(covariance, OTHER, OTHER, methodErrorOf(otherMethod).lasting ** 2);
  const mean = estimate.mean.slice();
  mean[OTHER] = 0;
  return { ...estimate, covariance, mean, otherMethod };
}

/** A scalar measurement: `gap` is measured minus expected, `row` its derivative. */
function updated(estimate: Estimate, gap: number, row: Vector, noise: number): Estimate {
  const reach = times(estimate.covariance, row);
  const total = noise + dot(row, reach);
  const mean = estimate.mean.map((value, place) => value + (entry(reach, place) / total) * gap);
  const covariance = estimate.covariance.map(
    (value, index) => value - (entry(reach, Math.floor(index / SIZE)) * entry(reach, index % SIZE)) / total,
  );
  return { ...estimate, mean, covariance };
}
