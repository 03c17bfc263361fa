import { DAYS_PER_MONTH } from "./constants";
import { type ForecastInput, type ForecastRow, forecast } from "./forecast";

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

export function trajectoryOf(input: ForecastInput): Trajectory {
  const key = JSON.stringify(Object.entries(input).sort());
  const known = cache.get(key);
  if (known) return known;
  const oldest = cache.keys().next().value;
  if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  const trajectory = computed(input);
  cache.set(key, trajectory);
  return trajectory;
}

function computed(input: ForecastInput): Trajectory {
  const { months, goalDays } = forecast(input);
  const now = { weightLbs: input.weightLbs, bodyFatPercent: input.bodyFat };
  const atNow = { ...now, leanMassLbs: input.weightLbs * (1 - input.bodyFat / 100) };
  const today: TrajectoryPoint = { month: 0, ...now, low: atNow, high: atNow };
  if (goalDays === null) return { points: [today, ...months], stopsShort: true };
  const goalMonth = goalDays / DAYS_PER_MONTH;
  const before = months.filter(({ month }) => month < goalMonth);
  // The goal lies between two months; the row after it has the body at the goal.
  const goal = months[before.length];
  return { points: [today, ...before, ...(goal ? [{ ...goal, month: goalMonth }] : [])], stopsShort: false };
}
