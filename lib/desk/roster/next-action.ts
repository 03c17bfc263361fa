import { aheadText } from "@/lib/body/forecast/progress";
import type { ClientPlace } from "@/lib/text/addresses";
import { daysBetween } from "@/lib/text/calendar/days";
import type { RosterRow } from "./schema";
import { isOverdue, nearDay } from "./wording";

/** The most urgent action for a client, with its reason and the page for it. */
export type NextAction = { label: string; reason: string; place: ClientPlace };

type Standing = Pick<RosterRow, "lastSession" | "nextSession" | "quietDays" | "aheadDays">;

/** Most urgent first. @param weighedOn local day of the newest weigh-in; null without one */
export function nextAction(row: Standing, weighedOn: string | null, today: string): NextAction {
  const { lastSession, nextSession, quietDays, aheadDays } = row;
  const age = weighedOn === null ? null : daysBetween(weighedOn, today);
  if (nextSession?.date === today)
    return {
      label: "Start today's session",
      reason: `${nextSession.name} is planned for today`,
      place: "plan",
    };
  if (age === null) return { label: "Weigh in", reason: "No weigh-in yet", place: "timeline" };
  if (isOverdue(age))
    return { label: "Weigh in", reason: `The last weigh-in is ${age} days old`, place: "timeline" };
  if (nextSession === null) return { label: "Make a plan", reason: "No session is planned", place: "plan" };
  if (quietDays !== null)
    return { label: "Log a workout", reason: `Quiet for ${quietDays} days`, place: "workouts" };
  if (aheadDays !== null && aheadDays < 0)
    return { label: "Look at the forecast", reason: `${aheadText(aheadDays)} plan`, place: "timeline" };
  const isDone = lastSession?.date === today;
  const next = `${nextSession.name}, ${nearDay(nextSession.date, today)}`;
  return {
    label: "Look at the next session",
    reason: isDone ? `Trained today. Next: ${next}` : `Next: ${next}`,
    place: "plan",
  };
}
