import { aheadText } from "@/lib/body/forecast/progress";
import type { ClientPlace } from "@/lib/text/addresses";
import { daysBetween } from "@/lib/text/calendar/days";
import type { RosterRow } from "./schema";
import { badgeIn, isOverdue, nearDay } from "./wording";

/** The most urgent action for a client, with its reason and the page for it. */
export type NextAction = { label: string; reason: string; place: ClientPlace };

type Standing = Pick<RosterRow, "badge" | "nextSession" | "quietDays" | "aheadDays">;

/** Most urgent first. @param weighedOn local day of the newest weigh-in; null without one */
export function nextAction(row: Standing, weighedOn: string | null, today: string): NextAction {
  const { nextSession, quietDays, aheadDays } = row;
  const badge = badgeIn(row);
  const [session] = badge.sessions;
  const age = weighedOn === null ? null : daysBetween(weighedOn, today);
  const { setsDone, setsPlanned } = session ?? { setsDone: 0, setsPlanned: 0 };
  if (badge.kind === "inProgress")
    return { label: "Go on", reason: `${session?.name} is in progress`, place: "plan" };
  if (badge.kind === "today")
    return {
      label: "Start today's session",
      reason: `${session?.name} is planned for today`,
      place: "plan",
    };
  if (badge.kind === "partly")
    return {
      label: "Finish the session",
      reason: `${session?.name}: ${setsDone} of ${setsPlanned} sets`,
      place: "plan",
    };
  if (age === null) return { label: "Weigh in", reason: "No weigh-in yet", place: "timeline" };
  if (isOverdue(age))
    return { label: "Weigh in", reason: `The last weigh-in is ${age} days old`, place: "timeline" };
  if (nextSession === null)
    return badge.kind === "nonePlanned"
      ? { label: "Make a program", reason: "No session is planned", place: "plan" }
      : { label: "Plan the next sessions", reason: "No session is ahead", place: "plan" };
  if (quietDays !== null)
    return { label: "Log a workout", reason: `Quiet for ${quietDays} days`, place: "workouts" };
  if (aheadDays !== null && aheadDays < 0)
    return { label: "Look at the forecast", reason: `${aheadText(aheadDays)} plan`, place: "timeline" };
  const isDone = badge.kind === "done" || badge.kind === "extra";
  const next = `${nextSession.name}, ${nearDay(nextSession.date, today)}`;
  return {
    label: "Look at the next session",
    reason: isDone ? `Trained today. Next: ${next}` : `Next: ${next}`,
    place: "plan",
  };
}
