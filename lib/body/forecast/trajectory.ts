import { exactLeanMass } from "@/lib/body/composition";
import { kgToLbs } from "@/lib/body/units";
import { daysBetween } from "@/lib/text/calendar/days";
import { dayIn } from "@/lib/text/calendar/zone";
import type { HalfWidth } from "./band";
import { DAYS_PER_MONTH } from "./constants";
import { type ForecastInput, type ForecastRow, type ForecastValues, forecast, isThere } from "./forecast";
import { todaysRange } from "./learned-course";
import type { Learned } from "./subject";

/** `month` counts from today and may be fractional. */
export type TrajectoryPoint = Pick<ForecastRow, "weightLbs" | "bodyFatPercent" | "low" | "high"> & {
  readonly month: number;
};

export type Trajectory = {
  /** From today to the day of the goal; only today without a forecast. */
  readonly points: readonly TrajectoryPoint[];
  readonly stopsShort: boolean;
};

const cache = new Map<string, Trajectory>();
/** Enough for a list of all clients, which asks for the same ones repeatedly. */
const MAX_CACHED = 1000;

/** @param now the day from which the months count, in the reader's zone */
export function trajectoryOf(input: ForecastInput, now: Date, zone: string): Trajectory {
  const passed = input.learned ? daysSince(input.learned, dayIn(now, zone), zone) : 0;
  const key = JSON.stringify([Object.entries(input).sort(), passed]);
  const known = cache.get(key);
  if (known) return known;
  const oldest = cache.keys().next().value;
  if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  const trajectory = computed(input, passed);
  cache.set(key, trajectory);
  return trajectory;
}

/** Days of the calendar since the newest weigh-in, from which a learned forecast counts. */
const daysSince = ({ startedAt, estimate }: Learned, today: string, zone: string): number =>
  Math.max(0, daysBetween(dayIn(startedAt, zone), today) - estimate.day);

/** The same day as everywhere: that of the goal's span, where there is one. */
function goalDaysOf({ learned }: ForecastInput, nearestDays: number | null): number | null {
  if (!learned) return nearestDays;
  return learned.goal.day === null ? null : Math.max(0, learned.goal.day - learned.estimate.day);
}

function computed(input: ForecastInput, passed: number): Trajectory {
  const result = forecast(input);
  const shift = (month: number) => month - passed / DAYS_PER_MONTH;
  const months = result.months
    .map((row) => ({ ...row, month: shift(row.month) }))
    .filter(({ month }) => month > 0);
  const goalDays = goalDaysOf(input, result.nearestDays);
  const now = { weightLbs: input.weightLbs, bodyFatPercent: input.bodyFat };
  const atNow = { ...now, leanMassLbs: exactLeanMass(input.weightLbs, input.bodyFat) };
  const range = todaysRange(input);
  const today: TrajectoryPoint = {
    month: 0,
    ...now,
    low: within(atNow, range, -1),
    high: within(atNow, range, 1),
  };
  const goalMonth = goalDays === null ? 0 : shift(goalDays / DAYS_PER_MONTH);
  if (goalMonth <= 0) return { points: [today, ...months], stopsShort: goalDays === null };
  const before = [today, ...months.filter(({ month }) => month < goalMonth)];
  const from = before.at(-1) ?? today;
  const to = months[before.length - 1];
  const goal =
    isThere(result.status) && to ? pointAt(goalMonth, from, to) : { ...(to ?? from), month: goalMonth };
  return { points: [...before, goal], stopsShort: false };
}

/** The near or the far end of a range around a body; without a range the body itself. */
const within = (body: ForecastValues, half: HalfWidth | undefined, side: -1 | 1): ForecastValues => ({
  bodyFatPercent: body.bodyFatPercent + side * (half?.bodyFat ?? 0),
  leanMassLbs: body.leanMassLbs + side * kgToLbs(half?.leanKg ?? 0),
  weightLbs: body.weightLbs + side * kgToLbs(half?.weightKg ?? 0),
});

/** The goal lies between two months; a forecast that ends near it has its nearest body in the row after. */
function pointAt(month: number, from: TrajectoryPoint, to: TrajectoryPoint): TrajectoryPoint {
  const share = (month - from.month) / (to.month - from.month);
  const mix = (one: number, other: number) => one + share * (other - one);
  const values = (one: ForecastValues, other: ForecastValues): ForecastValues => ({
    bodyFatPercent: mix(one.bodyFatPercent, other.bodyFatPercent),
    leanMassLbs: mix(one.leanMassLbs, other.leanMassLbs),
    weightLbs: mix(one.weightLbs, other.weightLbs),
  });
  return {
    month,
    weightLbs: mix(from.weightLbs, to.weightLbs),
    bodyFatPercent: mix(from.bodyFatPercent, to.bodyFatPercent),
    low: values(from.low, to.low),
    high: values(from.high, to.high),
  };
}
