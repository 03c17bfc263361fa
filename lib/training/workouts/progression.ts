import { BODY_WEIGHT_LBS, REPS } from "@/lib/body/ranges";
import type { Effort } from "@/lib/training/catalogue/measure";
import { type Loads, loadAbove, loadBelow, loadsWithin } from "./loads";
import { reasons } from "./reasons";

export interface RepRange {
  readonly min: number;
  readonly max: number;
}

export interface NextTarget {
  readonly weightLbs: number;
  readonly reps: readonly number[];
  /** Time or distance per set, for exercises that count them; `reps` are 0 then. */
  readonly efforts?: readonly Effort[] | undefined;
  /** The sets are done with each arm or leg. */
  readonly eachLimb?: boolean | undefined;
  readonly reason: string;
}

/** The load is in the unit of the plates. */
type PlateTarget = Omit<NextTarget, "weightLbs"> & { readonly weight: number };

interface LoggedSet {
  readonly reps: number;
  readonly weight: number;
}

interface Work {
  readonly weight: number;
  readonly reps: readonly number[];
  /** At this weight or near it. */
  readonly sets: number;
}

// ACSM 2009 (Med Sci Sports Exerc 41:687): 2 to 10 % more once the client exceeds the repetitions.
const MIN_INCREASE = 1.02;
const MAX_INCREASE = 1.1;
const FAR_BEYOND = 3;
const BRIDGE = 1.5;
const DELOAD = 0.9;
const LIGHTEST_CORRECTION = 0.8;
/** Sets below this share of the heaviest load were preparation. */
const NEAR_HEAVIEST = 0.8;
/** Repetitions that an added plate costs in a body-weight exercise. */
const PLATE_COSTS = 2;

/** The rules of `docs/decisions/next-targets.md`. `workouts` has the latest first; three are enough. */
export function nextTarget(
  workouts: readonly (readonly LoggedSet[])[],
  range: RepRange,
  loads: Loads,
  sets?: number,
): PlateTarget | null {
  const works = workouts.map((workout) => workOf(workout, range));
  const last = works[0];
  if (!last) return null;
  const count = sets ?? last.sets;
  const fewest = Math.min(...last.reps);
  if (last.weight > BODY_WEIGHT_LBS) {
    if (Math.max(...last.reps) < range.min - 2) return corrected(last, range, loads, count);
    if (workoutsWithoutProgress(works, range) >= 2) return lighter(last, range, loads, count);
  }
  const next = nextLoad(last.weight, fewest, range, loads);
  const same = (reason: string, reps: (set: number) => number) => ({
    weight: last.weight,
    reps: ofSets(count, reps),
    reason,
  });
  if (last.reps.length < count)
    return same(reasons.unfinished(last, count, loads.unit), (set) => last.reps[set] ?? fewest);
  if (fewest < next.from)
    return same(reasons.moreReps(last, range, next, loads.unit), (set) =>
      Math.min(next.from, Math.max(last.reps[set] ?? 0, fewest + 1)),
    );
  if (next.weight === null)
    return same(reasons.heaviest(last, loads.unit), () => Math.min(REPS.max, fewest + 1));
  const reps = carriesBody(last.weight, loads)
    ? Math.max(1, (last.weight === BODY_WEIGHT_LBS ? next.from : range.max) - PLATE_COSTS)
    : repsAt(next.weight, last.weight, fewest, range);
  return {
    weight: next.weight,
    reps: ofSets(count, () => reps),
    reason: reasons.moreLoad(last, next.weight, loads.unit),
  };
}

const carriesBody = (weight: number, loads: Loads): boolean =>
  loads.carriesBody || weight === BODY_WEIGHT_LBS;

/** Builds on the heaviest load that came near the range; else on the one with most sets, as after a single. */
function workOf(sets: readonly LoggedSet[], range: RepRange): Work | undefined {
  const done = sets.filter((set) => set.reps >= 1);
  const heaviest = Math.max(...done.map(({ weight }) => weight));
  const near = [...new Set(done.map(({ weight }) => weight))].filter((w) => w >= heaviest * NEAR_HEAVIEST);
  const works = near.map((weight) => ({
    weight,
    reps: done.filter((set) => set.weight === weight).map((set) => set.reps),
  }));
  const top = works
    .filter(({ reps }) => Math.max(...reps) >= range.min - 2)
    .sort((a, b) => b.weight - a.weight)[0];
  const most = works.sort((a, b) => b.reps.length - a.reps.length || b.weight - a.weight)[0];
  const work = top ?? most;
  return (
    work && { ...work, sets: work === most ? work.reps.length : works.flatMap(({ reps }) => reps).length }
  );
}

/** Number of latest workouts in a row without progress. */
function workoutsWithoutProgress(works: readonly (Work | undefined)[], range: RepRange): number {
  const isMiss = (work: Work | undefined, before: Work | undefined) => {
    if (!work) return false;
    if (before?.weight !== work.weight) return Math.min(...work.reps) < range.min;
    const shared = Math.min(work.reps.length, before.reps.length);
    const total = ({ reps }: Work) => reps.slice(0, shared).reduce((sum, count) => sum + count, 0);
    return total(work) <= total(before) && Math.min(...work.reps) < range.max;
  };
  const firstGood = works.findIndex((work, at) => !isMiss(work, works[at + 1]));
  return firstGood < 0 ? works.length : firstGood;
}

interface NextLoad {
  readonly weight: number | null;
  /** Repetitions that every set must reach first. */
  readonly from: number;
}

function nextLoad(weight: number, fewest: number, range: RepRange, loads: Loads): NextLoad {
  const above = loadAbove(loads, weight);
  if (above === null) return { weight: null, from: range.max };
  if (carriesBody(weight, loads))
    return {
      weight: above,
      from: weight === BODY_WEIGHT_LBS ? Math.max(range.max, loads.bodyReps) : range.max,
    };
  const choice = loadsWithin(loads, Math.max(weight * MIN_INCREASE, above), weight * MAX_INCREASE);
  const next = fewest >= range.max + FAR_BEYOND ? choice.at(-1) : choice[0];
  if (next !== undefined) return { weight: next, from: range.max };
  const needed = Math.ceil(repsFor(weight, above, range.min));
  const most = Math.min(REPS.max, Math.floor(range.max * BRIDGE));
  return { weight: above, from: Math.min(most, Math.max(range.max, needed)) };
}

function lighter(last: Work, range: RepRange, loads: Loads, count: number): PlateTarget {
  const weight = loadBelow(loads, last.weight, last.weight * DELOAD);
  const reps = loads.carriesBody ? range.min : repsAt(weight, last.weight, Math.min(...last.reps), range);
  return { weight, reps: ofSets(count, () => reps), reason: reasons.deload(last, weight, loads.unit) };
}

/** For sets far below the range: the load at which Epley's formula gives its lower end, at most a fifth lighter. */
function corrected(last: Work, range: RepRange, loads: Loads, count: number): PlateTarget {
  const fitting = (last.weight * epley(Math.min(...last.reps))) / epley(range.min);
  const weight = loadBelow(loads, last.weight, Math.max(fitting, last.weight * LIGHTEST_CORRECTION), true);
  return {
    weight,
    reps: ofSets(count, () => range.min),
    reason: reasons.tooHeavy(last, range, weight, loads.unit),
  };
}

const epley = (reps: number): number => 1 + reps / 30;
/** Repetitions at the load `to`, by Epley's formula, for `reps` repetitions at the load `from`. */
const repsFor = (to: number, from: number, reps: number): number => 30 * ((from * epley(reps)) / to - 1);

/** The same, within the range and below its top, so that the client can still progress. */
function repsAt(to: number, from: number, reps: number, { min, max }: RepRange): number {
  return Math.max(min, Math.min(max - 1, Math.floor(repsFor(to, from, reps))));
}

const ofSets = (count: number, reps: (set: number) => number): number[] =>
  Array.from({ length: count }, (_, set) => reps(set));
