import { aheadText, OVERDUE_DAYS, REACHED } from "@/lib/body/forecast/progress";
import { daysBetween, weekdayOf } from "@/lib/text/calendar/days";
import { shortDay, shortWeekday } from "@/lib/text/calendar/wording";
import type { RosterRow } from "./schema";

const WORDS: Record<number, string> = { [-1]: "Yesterday", 0: "Today", 1: "Tomorrow" };

/** A day near today in words: "Today", "Fri" within a week, else "Nov 11". */
export function nearDay(day: string, today: string): string {
  const days = daysBetween(today, day);
  return WORDS[days] ?? (Math.abs(days) < 7 ? shortWeekday(weekdayOf(day)) : shortDay(day));
}

/** "today" instead of "Today"; weekdays and months keep their capital. */
export const withinSentence = (text: string): string =>
  Object.values(WORDS).includes(text) ? text.toLowerCase() : text;

/** What a client's training is about today, and more about it; beside it stands the next session. */
export function badgeText(row: Pick<RosterRow, "badge" | "nextSession">, today: string) {
  const { kind, sessions } = badgeIn(row);
  const [first] = sessions;
  const { nextSession } = row;
  const sets = first && first.setsDone > 0 ? `${first.setsDone} of ${first.setsPlanned} sets` : null;
  const next = nextSession && `Next: ${nearDay(nextSession.date, today)}`;
  const named = [first?.name, sets].filter(Boolean).join(", ");
  switch (kind) {
    case "inProgress":
      return { text: "In progress", detail: named };
    case "today":
      return { text: first?.isLate ? "Not logged" : "Today", detail: named };
    case "partly":
      return { text: "Partly done", detail: named };
    case "done":
      return { text: "Done today", detail: next };
    case "extra":
      return { text: "Extra today", detail: next };
    case "missed":
      return { text: missedText(sessions, today), detail: next };
    case "next":
      return { text: first ? nearDay(first.date, today) : "", detail: named };
    case "noneAhead":
      return { text: "None ahead", detail: null };
    case "nonePlanned":
      return { text: "None planned", detail: null };
  }
}

/** The session that a workout of today would be for: what is due, else what was missed, else what comes next. */
export function dueText(
  row: Pick<RosterRow, "badge" | "nextSession" | "missed">,
  today: string,
): string | null {
  const { kind, sessions } = badgeIn(row);
  const due = kind === "inProgress" || kind === "today" || kind === "partly" ? sessions[0] : undefined;
  if (due) return due.name;
  const [first, ...others] = row.missed ?? (kind === "missed" ? sessions : []);
  if (first && others.length > 0) return `${[first, ...others].map(({ name }) => name).join(", ")} missed`;
  if (first) return `${first.name}, ${missedText([first], today).replace("Missed", "missed")}`;
  return (
    row.nextSession && `${row.nextSession.name}, ${withinSentence(nearDay(row.nextSession.date, today))}`
  );
}

function missedText(sessions: RosterRow["badge"]["sessions"], today: string): string {
  const [first, ...others] = sessions;
  if (!first || others.length > 0) return `${sessions.length} missed`;
  return daysBetween(first.date, today) === 1 ? "Missed yesterday" : `Missed ${nearDay(first.date, today)}`;
}

/** A row that an older version cached offline has no badge. */
export const badgeIn = ({ badge, nextSession }: Pick<RosterRow, "badge" | "nextSession">) =>
  badge ?? { kind: nextSession ? "next" : "nonePlanned", sessions: nextSession ? [nextSession] : [] };

/** An age in words: "Today", "Yesterday", "11 days ago". */
export const ageText = (days: number): string =>
  days < 2 ? (WORDS[-Math.max(0, days)] ?? "Today") : `${days} days ago`;

/** Whether a weigh-in is too old to compare with the plan. */
export const isOverdue = (days: number): boolean => days > OVERDUE_DAYS;

/** The client's standing on the plan, or what is missing for it. `age` is the age of the newest weigh-in in days. */
export function standingText(
  { aheadDays, early, isReached }: Pick<RosterRow, "aheadDays" | "early" | "isReached">,
  age: number | null,
): string {
  if (isReached) return REACHED;
  if (aheadDays !== null) return aheadText(aheadDays);
  if (early) return "Too early to tell";
  return age === null || isOverdue(age) ? "Needs a weigh-in" : "Nothing to compare yet";
}
