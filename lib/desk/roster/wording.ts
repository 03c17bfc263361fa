import { aheadText, OVERDUE_DAYS } from "@/lib/body/forecast/progress";
import { daysBetween, weekdayOf } from "@/lib/text/calendar/days";
import { shortDay, shortWeekday } from "@/lib/text/calendar/wording";
import type { RosterRow } from "./schema";

const WORDS: Record<number, string> = { [-1]: "Yesterday", 0: "Today", 1: "Tomorrow" };

/** A day near today in words: "Today", "Fri" within a week, else "Nov 11". */
export function nearDay(day: string, today: string): string {
  const days = daysBetween(today, day);
  return WORDS[days] ?? (Math.abs(days) < 7 ? shortWeekday(weekdayOf(day)) : shortDay(day));
}

/** An age in words: "Today", "Yesterday", "11 days ago". */
export const ageText = (days: number): string =>
  days < 2 ? (WORDS[-Math.max(0, days)] ?? "Today") : `${days} days ago`;

/** Whether a weigh-in is too old to compare with the plan. */
export const isOverdue = (days: number): boolean => days > OVERDUE_DAYS;

/** The client's standing on the plan, or what is missing for it. `age` is the age of the newest weigh-in in days. */
export function standingText(
  { aheadDays, early }: Pick<RosterRow, "aheadDays" | "early">,
  age: number | null,
): string {
  if (aheadDays !== null) return aheadText(aheadDays);
  if (early) return "Too early to tell";
  return age === null || isOverdue(age) ? "Needs a weigh-in" : "Nothing to compare yet";
}
