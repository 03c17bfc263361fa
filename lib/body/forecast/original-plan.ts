import { type ForecastInput, forecast } from "./forecast";
import type { OriginalPlan } from "./schema";

/** Computed again from that day's input, so that a better model also applies to old plans. */
export function originalPlan(startedAt: Date, question: ForecastInput): OriginalPlan {
  const { months, goalDays } = forecast(question);
  return {
    startedAt: startedAt.toISOString(),
    months: [
      { month: 0, bodyFat: question.bodyFat, weight: question.weightLbs },
      ...months.map((row) => ({ month: row.month, bodyFat: row.bodyFatPercent, weight: row.weightLbs })),
    ],
    goalDays,
  };
}
