import type { BodyState } from "./energy";
import { ADHERENCE, bodyOf, type Estimate, FAT, PRIORS, personOf, WATER } from "./estimate";
import { credibleAdherence } from "./filter";
import type { GoalKind } from "./goal";
import { entry, rootOf, SIZE } from "./matrix";
import { generator, inverseNormal, normals } from "./normals";
import { drained } from "./prediction";
import { type Chance, HORIZON_STEPS, type Path, projected } from "./projection";
import { STEP_DAYS, STEPS_PER_MONTH, weightOf } from "./step";
import type { Subject } from "./subject";

/** Share of the adherence that is left a month later: people drift, stop and start again. */
const KEPT_PER_MONTH = 0.99;
/** Lasting error of the model itself in kcal per day, one standard deviation. */
const MODEL_KCAL = 90;
/** Variance of the stored energy in kcal squared that the model's error makes in `days`. */
export const modelVarianceOf = (days: number): number => (MODEL_KCAL * days) ** 2;

/** After four weeks of weigh-ins the drift counts in full; before, the forecast is the plan as entered. */
const DRIFT_FROM_DAYS = 28;
const MEMBERS = 32;
/** Members run for two years at most: a later goal is "later than in two years". */
const LONGEST_STEPS = 24 * STEPS_PER_MONTH;

/** The expected course and courses of equal weight that spread as far as the knowledge of the client does. */
export interface Outlook {
  readonly central: Path;
  readonly members: readonly (Path & { readonly waterKg: number })[];
}

function keptPerStep({ seenOn }: Estimate): number {
  const share = Math.min(1, seenOn / DRIFT_FROM_DAYS);
  return (1 - share * (1 - KEPT_PER_MONTH)) ** (1 / STEPS_PER_MONTH);
}

/** The course that is expected from an estimate on; without weigh-ins the published one. */
export function expectedPath(subject: Subject, kind: GoalKind, estimate: Estimate): Path {
  const kept = keptPerStep(estimate);
  const chance: Chance = { adherence: (before) => before * kept, kcal: () => 0 };
  return projected(subject, kind, outsetOf(estimate), HORIZON_STEPS, kept === 1 ? undefined : chance);
}

const outsetOf = (estimate: Estimate) => ({
  state: bodyOf(estimate),
  person: personOf(estimate),
  day: estimate.day,
  drive: estimate.drive,
});

/** Deterministic; a few milliseconds. */
export function outlookOf(subject: Subject, kind: GoalKind, estimate: Estimate): Outlook {
  const central = expectedPath(subject, kind, estimate);
  const root = rootOf(estimate.covariance);
  const kept = keptPerStep(estimate);
  const members = normals(MEMBERS, SIZE + 1).map((point, index) => {
    const mean = estimate.mean.map((value, row) => {
      let sum = value;
      for (let k = 0; k <= row; k++) sum += entry(root, row * SIZE + k) * entry(point, k);
      return sum;
    });
    mean[FAT] = Math.max(1, entry(mean, FAT));
    mean[ADHERENCE] = credibleAdherence(entry(mean, ADHERENCE));
    const outset = outsetOf({ ...estimate, mean });
    const chance = chanceOf(index, kept, MODEL_KCAL * entry(point, SIZE));
    return { ...projected(subject, kind, outset, LONGEST_STEPS, chance), waterKg: entry(mean, WATER) };
  });
  return { central, members };
}

function chanceOf(seed: number, kept: number, modelKcal: number): Chance {
  const random = generator(seed);
  // The sum of two uniform numbers is near enough to a normal one here.
  const normal = () => Math.sqrt(6) * (random() + random() - 1);
  const adherenceSd = Math.sqrt((PRIORS.adherencePerYear ** 2 / 365) * STEP_DAYS);
  const energySd = Math.sqrt(PRIORS.energyNoise * STEP_DAYS);
  return {
    adherence: (before) => credibleAdherence(before * kept + adherenceSd * normal()),
    kcal: () => energySd * normal() + modelKcal * STEP_DAYS,
  };
}

/** By linear interpolation; infinite values stay infinite. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const at = share * (sorted.length - 1);
  const [from, to] = [entry(sorted, Math.floor(at)), entry(sorted, Math.ceil(at))];
  return from === to ? from : from + (at - Math.floor(at)) * (to - from);
}

export type Range = readonly [low: number, high: number];

const rangeOf = (values: readonly number[], share: number): Range => [
  quantile(values, (1 - share) / 2),
  quantile(values, (1 + share) / 2),
];

const heldAt = <T>(values: readonly T[], step: number): T | undefined =>
  values[Math.min(step, values.length - 1)];

/** The range of a figure of the body, `days` ahead. @param share of clients inside, such as .8 */
export function bandAt(
  { members }: Outlook,
  days: number,
  figure: (body: BodyState) => number,
  share: number,
): Range {
  const step = Math.round(days / STEP_DAYS);
  const bodies = members.flatMap(({ states }) => heldAt(states, step) ?? []);
  return rangeOf(bodies.map(figure), share);
}

/** The range of a single weigh-in in kg, `days` ahead: the body, its water and the scale's noise. */
export function weighInBandAt(outlook: Outlook, days: number, share: number): Range {
  const step = Math.round(days / STEP_DAYS);
  const shown = outlook.members.flatMap(({ states, drives, waterKg }) => {
    const body = heldAt(states, step);
    const late = Math.max(0, step - (drives.length - 1)) * STEP_DAYS;
    return body ? [weightOf(body) - waterKg * drained(heldAt(drives, step) ?? 0, late)] : [];
  });
  const [low, high] = rangeOf(shown, share);
  const middle = (low + high) / 2;
  const noise = inverseNormal((1 + share) / 2) * PRIORS.scaleShare * middle;
  const half = Math.hypot((high - low) / 2, noise);
  return [middle - half, middle + half];
}

/** Days from the estimate's day to the goal; infinite where it is out of reach. */
export const goalRange = ({ members }: Pick<Outlook, "members">, share: number): Range =>
  rangeOf(
    members.map(({ goalDays }) => goalDays ?? Number.POSITIVE_INFINITY),
    share,
  );

/** Share of members that have not reached the goal within `days`. */
export const shareBeyond = ({ members }: Pick<Outlook, "members">, days: number): number =>
  members.filter(({ goalDays }) => goalDays === null || goalDays > days).length / members.length;
