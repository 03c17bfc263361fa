import { type Estimate, trendOf } from "./estimate";
import type { GoalKind } from "./goal";
import { entry } from "./matrix";
import { bodyFatOf } from "./plan";
import type { Path } from "./projection";
import { STEP_DAYS, weightOf } from "./step";

export const STANDINGS = ["ahead", "on plan", "behind", "early", "reached"] as const;

/** A client's place on the plan, from the trend and not from one weigh-in. */
export interface Standing {
  /** `early`: too early to tell; `reached`: the goal, for good until the client leaves it. */
  readonly kind: (typeof STANDINGS)[number];
  /** Days ahead of the plan, negative behind it. */
  readonly days: number;
  /** Of ten such clients eight stand between `low` and `high`, in days ahead. */
  readonly low: number;
  readonly high: number;
  /** Day since the start of the plan from which it can be told; null when more weigh-ins are needed first. */
  readonly toldFrom: number | null;
}

/** In standard deviations: eight of ten. */
const LEVEL = 1.2816;
/** A new plan, or one after a stop, is judged after two weeks: water alone moves more in the first one. */
const FIRST_JUDGED_AFTER_DAYS = 14;
/** Smaller differences are no news; a wider range says nothing. */
const EQUAL_DAYS = 2;
const VAGUE_DAYS = 20;
const VAGUE_WEIGHT_SHARE = 0.006;
const VAGUE_POINTS = 1;
/** A plan with a smaller change of weight in kg is followed by body fat. */
const MIN_WEIGHT_CHANGE_KG = 1.36;

/** @param plan the course of the day when the targets were set */
export function standingOf(kind: GoalKind, plan: Path, estimate: Estimate): Standing {
  const trend = trendOf(estimate);
  const weights = plan.states.map(weightOf);
  // A rebuild is followed by body fat: its weight may stay although the plan's dips.
  const isByWeight = kind !== "build" && Math.max(...weights) - Math.min(...weights) >= MIN_WEIGHT_CHANGE_KG;
  const line = isByWeight ? weights : plan.states.map(bodyFatOf);
  const [value, sd] = isByWeight ? [trend.weightKg, trend.weightSd] : [trend.bodyFat, trend.bodyFatSd];
  const daysAhead = (at: number) => dayReached(line, at, estimate.day) - estimate.day;
  const ends = [daysAhead(value + LEVEL * sd), daysAhead(value - LEVEL * sd)];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const said = { days: Math.round(daysAhead(value)), low: Math.round(low), high: Math.round(high) };
  const firstJudged = estimate.since + FIRST_JUDGED_AFTER_DAYS;
  if (estimate.day < firstJudged) return { kind: "early", ...said, toldFrom: firstJudged };
  if (low > EQUAL_DAYS) return { kind: "ahead", ...said, toldFrom: null };
  if (high < -EQUAL_DAYS) return { kind: "behind", ...said, toldFrom: null };
  // Where the plan's line is flat, days say nothing, but the figure itself may be known well enough.
  const isVague = high - low > VAGUE_DAYS && sd > (isByWeight ? VAGUE_WEIGHT_SHARE * value : VAGUE_POINTS);
  return { kind: isVague ? "early" : "on plan", ...said, toldFrom: null };
}

/** Day on which the plan's line has a value, the one nearest to `around`; before its start the line goes on. */
export function dayReached(line: readonly number[], value: number, around: number): number {
  let best = { distance: Number.POSITIVE_INFINITY, day: 0 };
  for (let step = 1; step < line.length; step++) {
    const [from, to] = [entry(line, step - 1), entry(line, step)];
    const share = from === to ? 0 : Math.min(1, Math.max(0, (value - from) / (to - from)));
    const distance = Math.abs(value - (from + share * (to - from)));
    const day = (step - 1 + share) * STEP_DAYS;
    const isNearer = Math.abs(day - around) < Math.abs(best.day - around);
    if (distance < best.distance - 1e-9 || (distance < best.distance + 1e-9 && isNearer))
      best = { distance, day };
  }
  const month = Math.min(8, line.length - 1);
  const pace = (entry(line, month) - entry(line, 0)) / (month * STEP_DAYS);
  const isBeforeStart = best.distance > 1e-6 && best.day === 0 && month > 0 && pace !== 0;
  return isBeforeStart ? (value - entry(line, 0)) / pace : best.day;
}
