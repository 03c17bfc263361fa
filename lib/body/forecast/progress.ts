import { type UnitSystem, weightFigure, weightText } from "@/lib/body/unit-system";
import { daysFrom } from "@/lib/text/calendar/moments";
import { fullDate, shortDate } from "@/lib/text/calendar/wording";
import { onClockOf } from "@/lib/text/calendar/zone";
import { formatTenth } from "@/lib/text/numbers";
import { DAYS_PER_MONTH } from "./constants";
import type { OriginalPlan } from "./schema";

/** Body fat is in percent, null if not measured. */
export type WeighIn = { takenAt: string; weight: number; bodyFat: number | null };

export type Measure = "bodyFat" | "weight";

/** The newest weigh-in compared with the original plan; `days` is positive when ahead. */
export type Progress =
  | { kind: "measured"; days: number; takenAt: Date; value: number; planned: number; measure: Measure }
  | { kind: "unclear"; takenAt: Date; weight: number }
  | { kind: "overdue"; since: Date };

/** After more days without a weigh-in there is no statement about being ahead or behind. */
export const OVERDUE_DAYS = 14;
/** Within the accuracy of a scale the client is on plan. */
export const ON_PLAN_DAYS = 2;
/** A plan with smaller changes of weight is compared by body fat. */
const MIN_WEIGHT_CHANGE_LBS = 3;
const MIN_BODY_FAT_CHANGE = 1;

/** Up to the weigh-in, not to today: a day without one is no delay. @param weighIns newest first */
export function progressOf(
  plan: OriginalPlan | null,
  weighIns: readonly WeighIn[],
  now: Date,
): Progress | null {
  const newest = weighIns[0];
  if (!plan || !newest || plan.months.length < 2) return null;
  const takenAt = onClockOf(now, newest.takenAt);
  if (daysFrom(takenAt, now) > OVERDUE_DAYS) return { kind: "overdue", since: takenAt };
  const day = daysFrom(new Date(plan.startedAt), takenAt);
  if (day < 1) return null;
  const measure = measureOf(plan, newest);
  if (!measure) return { kind: "unclear", takenAt, weight: newest.weight };
  const value = newest[measure] ?? newest.weight;
  const reached = dayReached(plan, measure, value, day);
  return {
    kind: "measured",
    days: Math.round(reached - day),
    takenAt,
    value,
    planned: valueOn(plan, measure, day),
    measure,
  };
}

function measureOf(plan: OriginalPlan, entry: WeighIn): Measure | null {
  const change = (measure: Measure) => {
    const values = plan.months.map((month) => month[measure]);
    return Math.max(...values) - Math.min(...values);
  };
  if (change("weight") >= MIN_WEIGHT_CHANGE_LBS) return "weight";
  return entry.bodyFat !== null && change("bodyFat") >= MIN_BODY_FAT_CHANGE ? "bodyFat" : null;
}

/** A plan may reach a value twice; then the day nearest to `around` counts. */
function dayReached({ months }: OriginalPlan, measure: Measure, value: number, around: number): number {
  let best = { distance: Number.POSITIVE_INFINITY, day: 0 };
  for (const [index, to] of months.entries()) {
    const from = months[index - 1];
    if (!from) continue;
    const [start, end] = [from[measure], to[measure]];
    const share = start === end ? 0 : Math.min(1, Math.max(0, (value - start) / (end - start)));
    const distance = Math.abs(value - (start + share * (end - start)));
    const day = (from.month + share) * DAYS_PER_MONTH;
    const nearer = Math.abs(day - around) < Math.abs(best.day - around);
    if (distance < best.distance - 1e-9 || (distance < best.distance + 1e-9 && nearer))
      best = { distance, day };
  }
  return best.day;
}

function valueOn({ months }: OriginalPlan, measure: Measure, day: number): number {
  const month = day / DAYS_PER_MONTH;
  const from = months.findLast((row) => row.month <= month) ?? months[0];
  const to = months.find((row) => row.month > month) ?? from;
  if (!from || !to) return 0;
  const share = to === from ? 0 : (month - from.month) / (to.month - from.month);
  return from[measure] + share * (to[measure] - from[measure]);
}

export function progressTitle(progress: Progress): string {
  if (progress.kind === "overdue") return `No weigh-in since ${shortDate(progress.since)}`;
  if (progress.kind === "unclear") return "On the way";
  return aheadText(progress.days);
}

export function aheadText(days: number): string {
  if (Math.abs(days) <= ON_PLAN_DAYS) return "On plan";
  return `${Math.abs(days)} days ${days > 0 ? "ahead" : "behind"}`;
}

export function progressSentence(progress: Progress, now: Date, system: UnitSystem): string {
  if (progress.kind === "overdue") return "A new weigh-in tells how the plan is going.";
  const sameDay = fullDate(progress.takenAt) === fullDate(now);
  const when = sameDay ? "today" : `on ${shortDate(progress.takenAt)}`;
  if (progress.kind === "unclear")
    return `Weighed ${weightText(progress.weight, system)} ${when}. This plan changes body fat more than weight: add body fat to follow it.`;
  const { measure, value, planned } = progress;
  if (measure === "bodyFat")
    return `Measured ${formatTenth(value)}% ${when}, the plan said ${formatTenth(planned)}.`;
  return `Weighed ${weightText(value, system)} ${when}, the plan said ${weightFigure(planned, system)}.`;
}
