import { daysBetween, weekdayOf } from "@/lib/calendar/days";
import { shortDay, shortWeekday } from "@/lib/calendar/wording";
import { aheadText, OVERDUE_DAYS } from "@/lib/forecast/progress";
import type { RosterRow } from "./schema";

const WORDS: Record<number, string> = { [-1]: "Yesterday", 0: "Today", 1: "Tomorrow" };

/** A day as near today as it is: "Today", "Fri" within a week, else "Nov 11". */
export function nearDay(day: string, today: string): string {
  const days = daysBetween(today, day);
  return WORDS[days] ?? (Math.abs(days) < 7 ? shortWeekday(weekdayOf(day)) : shortDay(day));
}

/** How long ago: "Today", "Yesterday", "11 days ago". */
export const ageText = (days: number): string =>
  days < 2 ? (WORDS[-Math.max(0, days)] ?? "Today") : `${days} days ago`;

/** Whether a weigh-in is so old that nothing follows from it about the plan. */
export const isOverdue = (days: number): boolean => days > OVERDUE_DAYS;

/** Where the client is on the plan, or what is missing to tell. `age` in days is that of the newest weigh-in. */
export function standingText({ aheadDays }: Pick<RosterRow, "aheadDays">, age: number | null): string {
  if (aheadDays !== null) return aheadText(aheadDays);
  return age === null || isOverdue(age) ? "Needs a weigh-in" : "Nothing to compare yet";
}
