import { DAYS_PER_MONTH } from "./constants";
import { type ForecastInput, type ForecastRow, forecast } from "./forecast";

/** A body of the forecast with its likely range; `month` counts from today and may lie between two months. */
export type TrajectoryPoint = Pick<ForecastRow, "weightLbs" | "bodyFatPercent" | "low" | "high"> & {
  readonly month: number;
};

/** The bodies that a forecast goes through. */
export type Trajectory = {
  /** Today first, then months up to the day on which the goal is reached; today alone without a forecast. */
  readonly points: readonly TrajectoryPoint[];
  /** Whether it stops short of the goal. */
  readonly stopsShort: boolean;
};

const kept = new Map<string, Trajectory>();
/** A list asks for all its clients at once, and for the same ones again and again. */
const MAX_KEPT = 1000;

/** The way of a forecast from today on. What holds the goal once it is reached is no part of it. */
export function trajectoryOf(input: ForecastInput): Trajectory {
  const key = JSON.stringify(Object.entries(input).sort());
  const known = kept.get(key);
  if (known) return known;
  const oldest = kept.keys().next().value;
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  const trajectory = computed(input);
  kept.set(key, trajectory);
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
  // A plan is done between two months, and the month after it holds what was reached.
  const goal = months[before.length];
  return { points: [today, ...before, ...(goal ? [{ ...goal, month: goalMonth }] : [])], stopsShort: false };
}
