import { DAYS_PER_MONTH } from "@/lib/body/forecast/constants";
import { monthsLater } from "@/lib/text/calendar/moments";
import { fullDate, shortDate } from "@/lib/text/calendar/wording";
import type { ForecastAnswer } from "./schema";

type Ending = Pick<ForecastAnswer, "status" | "goalDays">;

/** The label of the goal's day; a forecast that stops near the goal does not reach it. */
export function goalLabel({ status, goalDays }: Ending): string {
  if (goalDays === null) return "Goal";
  return status === "partial" || status === "leaner" ? "Nearest to the goal" : "Goal reached";
}

export function goalDate({ goalDays }: Ending, now: Date, withYear = true): string {
  if (goalDays === null) return "not in sight";
  if (goalDays === 0) return "today";
  const day = monthsLater(now, goalDays / DAYS_PER_MONTH);
  return withYear ? fullDate(day) : shortDate(day);
}
