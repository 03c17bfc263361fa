import { type ForecastInput, forecast } from "@/lib/forecast/forecast";
import type { OriginalPlan } from "./schema";

/**
 * What was forecast when the targets were set. It is worked out anew from the question of that day instead of
 * being kept as numbers: the model is deterministic, and a better model should not be held against an old one.
 */
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
