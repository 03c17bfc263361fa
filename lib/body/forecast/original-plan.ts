import { type ForecastInput, forecast } from "./forecast";
import type { OriginalPlan } from "./schema";
import type { Learned } from "./subject";

/**
 * Computed again from that day's input, so that a better model also applies to old plans.
 * @param learned by now: what was known on the first day is part of the plan
 */
export function originalPlan(
  startedAt: Date,
  question: ForecastInput,
  learned: Learned | null,
): OriginalPlan {
  const { months, goalDays } = forecast({ ...question, learned: learned && onFirstDay(learned) });
  return {
    startedAt: startedAt.toISOString(),
    months: [
      { month: 0, bodyFat: question.bodyFat, weight: question.weightLbs },
      ...months.map((row) => ({ month: row.month, bodyFat: row.bodyFatPercent, weight: row.weightLbs })),
    ],
    goalDays,
  };
}

function onFirstDay({ outset, ...learned }: Learned): Learned | null {
  return outset ? { ...learned, estimate: outset.estimate, goal: { ...learned.goal, day: null } } : null;
}
