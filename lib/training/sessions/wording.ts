import { weekdayOf } from "@/lib/text/calendar/days";
import { shortDay, shortWeekday, timeOfMinutes, weekdayAndDay } from "@/lib/text/calendar/wording";
import type { Appointment, SkipReason } from "@/lib/training/day/facts";
import type { SessionCopy } from "./schema";

/** Why a session was left out, for the trainer. */
export const SKIP_TEXTS: Record<SkipReason, string> = {
  ill: "Ill",
  away: "Away",
  trainer: "Trainer cannot",
  noShow: "Did not come",
  other: "Other reason",
};

/** "Saturday, Nov 21", with its time if it has one. */
export const dayAndTime = ({ date, startMin }: SessionCopy): string =>
  startMin === null ? weekdayAndDay(date) : `${weekdayAndDay(date)} at ${timeOfMinutes(startMin)}`;

/** "Sat 5:00 PM" or "Sat, Nov 21". */
export const shortDayAndTime = ({ date, startMin }: SessionCopy): string => {
  const weekday = shortWeekday(weekdayOf(date));
  return startMin === null ? `${weekday}, ${shortDay(date)}` : `${weekday} ${timeOfMinutes(startMin)}`;
};

/** "5:00 PM", "5:00 PM, 45 min" or "45 min"; empty where neither was agreed. */
export const timeAndLength = ({ startMin, lengthMin }: Pick<Appointment, "startMin" | "lengthMin">): string =>
  [startMin !== null && timeOfMinutes(startMin), lengthMin !== null && `${lengthMin} min`]
    .filter(Boolean)
    .join(", ");

/** As a field of time has it, "17:05"; empty for any time. */
export const timeField = (minutes: number | null): string =>
  minutes === null ? "" : [Math.floor(minutes / 60), minutes % 60].map(twoDigits).join(":");

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Minutes after midnight of a field of time; null for an empty one. */
export function minutesOfField(field: string): number | null {
  const [hours, minutes] = field.split(":").map(Number);
  return field === "" ? null : (hours ?? 0) * 60 + (minutes ?? 0);
}
