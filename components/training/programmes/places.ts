import { shortWeekday } from "@/lib/text/calendar/wording";
import type { DayPlace } from "@/lib/training/programmes/edit";

/** What can be dragged or dropped on. */
export type Place = DayPlace & {
  /** A day's cell, a session, an exercise, or the end of a session. */
  readonly kind: "day" | "session" | "exercise" | "end";
  /** The name of the exercise or session; empty for a day. */
  readonly name: string;
};

export const placeId = ({ kind, week, weekday, name }: Place): string =>
  [kind, week, weekday, kind === "exercise" ? name : ""].join("|");

/** For screen readers. */
export function placeText({ kind, week, weekday, name }: Place): string {
  const day = `week ${week + 1}, ${shortWeekday(weekday)}`;
  if (kind === "exercise") return `${name}, ${day}`;
  return kind === "end" ? `the end of ${day}` : day;
}
