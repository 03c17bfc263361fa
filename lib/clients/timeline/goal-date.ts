import { daysBetween } from "@/lib/text/calendar/days";
import { dayHere } from "@/lib/text/calendar/local-date";
import { dayAfter } from "@/lib/text/calendar/moments";
import { fullDate, shortDate } from "@/lib/text/calendar/wording";
import { onClockOf } from "@/lib/text/calendar/zone";
import type { ForecastAnswer, GoalSpan } from "./schema";

/** A day of a goal's span on the calendar of `now`: the one date of chart, table, images, list and letters. */
export function goalDay({ since }: Pick<GoalSpan, "since">, days: number, now: Date): Date {
  const start = since === null ? now : onClockOf(now, since);
  return dayAfter(start, days);
}

/** The label of the goal's day; a forecast that stops near the goal does not reach it. */
export function goalLabel(
  { status }: Pick<ForecastAnswer, "status">,
  { day }: Pick<GoalSpan, "day">,
): string {
  if (day === null) return "Goal";
  return status === "partial" || status === "leaner" ? "Nearest to the goal" : "Goal reached";
}

/** The one date for captions. */
export function goalDate(goal: GoalSpan, now: Date, withYear = true): string {
  if (goal.day === null) return "not in sight";
  const day = goalDay(goal, goal.day, now);
  if (fullDate(day) === fullDate(now)) return "today";
  return withYear ? fullDate(day) : shortDate(day);
}

/** "Mar 12 and Apr 2", with the year where it is not that of today, and open ends in words. */
export function spanText(
  span: GoalSpan["half"],
  goal: Pick<GoalSpan, "since">,
  now: Date,
  between = "and",
): string {
  const [from, to] = [goalDay(goal, span.from, now), span.to === null ? null : goalDay(goal, span.to, now)];
  const years = new Set([now, from, to ?? from].map((day) => day.getFullYear()));
  const last = years.size === 1 ? shortDate : fullDate;
  if (to === null) return `not before ${last(from)}`;
  if (fullDate(from) === fullDate(to)) return last(to);
  const first = from.getFullYear() === to.getFullYear() ? shortDate : fullDate;
  return `${first(from)} ${between} ${last(to)}`;
}

/** Whether the goal was reached, on its day. */
export function isReachedGoal({ day, half }: GoalSpan): boolean {
  return day !== null && half.from === half.to && day === half.from;
}

/** Whether the goal's day has passed, and no weigh-in has told whether it came. */
export const isDue = (goal: GoalSpan, now: Date): boolean =>
  goal.day !== null &&
  !isReachedGoal(goal) &&
  daysBetween(dayHere(goalDay(goal, goal.day, now)), dayHere(now)) > 0;

/** The goal's span in one sentence. */
export function goalSentence(goal: GoalSpan, now: Date): string {
  if (goal.day === null) return `${outOfSight(goal)}.`;
  const { half } = goal;
  const when = spanText(half, goal, now);
  if (isReachedGoal(goal)) {
    const date = goalDate(goal, now);
    return date === "today" ? "The goal is reached today." : `The goal was reached on ${date}.`;
  }
  if (isDue(goal, now)) return `The goal was expected on ${goalDate(goal, now)}; a weigh-in tells.`;
  return `About half of such clients reach the goal ${half.to === null ? when : `between ${when}`}.`;
}

/** How far off the goal is when no date can be given. */
export const outOfSight = ({ within }: Pick<GoalSpan, "within">): string =>
  `At this pace not within ${within > 365 ? "two years" : "a year"}`;
