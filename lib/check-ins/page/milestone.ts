import { forecastDays } from "@/lib/body/forecast/forecast-days";
import { kgToLbs, type Units } from "@/lib/body/units";
import type { TimelineRow } from "@/lib/clients/timeline/schema";
import { addDays } from "@/lib/text/calendar/days";
import type { Milestone } from "./way-schema";

/** Five pounds or two kilograms: a few weeks of work. */
const stepLbs = (units: Units) => (units === "metric" ? kgToLbs(2) : 5);
/** Anything nearer counts as reached. */
const NEAR_LBS = 1;

/** Null when the forecast does not reach a next round weight. Also has the days for the edges of the range. */
export function nextMilestone(
  { weightLbs, targetWeightLbs }: { weightLbs: number; targetWeightLbs: number },
  months: readonly TimelineRow[],
  units: Units,
  today: string,
): Milestone | null {
  const goal = milestoneWeight(weightLbs, targetWeightLbs, stepLbs(units));
  if (goal === null) return null;
  const dayOf = (of: (row: TimelineRow) => number) => {
    const month = monthReached(weightLbs, months.map(of), goal);
    return month === null ? null : addDays(today, forecastDays(month));
  };
  const on = dayOf((row) => row.weightLbs);
  if (on === null) return null;
  const edges = [dayOf(({ low }) => low.weightLbs), dayOf(({ high }) => high.weightLbs)];
  const known = edges.filter((day) => day !== null).sort();
  return {
    weight: goal,
    on,
    earliest: known[0] ?? null,
    latest: known.length === 2 ? (known[1] ?? null) : null,
  };
}

function milestoneWeight(weight: number, target: number, step: number): number | null {
  if (Math.abs(target - weight) < NEAR_LBS) return null;
  if (target < weight) return Math.max(target, Math.floor((weight - NEAR_LBS) / step) * step);
  return Math.min(target, Math.ceil((weight + NEAR_LBS) / step) * step);
}

/** Months, with fraction, until a forecast that begins today passes a weight; null when it never does. */
function monthReached(now: number, course: readonly number[], goal: number): number | null {
  const isPast = (weight: number) => (goal < now ? weight <= goal : weight >= goal);
  const month = course.findIndex(isPast);
  if (month < 0) return null;
  const [before, after] = [course[month - 1] ?? now, course[month] ?? goal];
  return month + (before === after ? 1 : (goal - before) / (after - before));
}
