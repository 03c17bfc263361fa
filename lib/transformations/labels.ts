import { monthsLater } from "@/lib/calendar/moments";
import { fullDate, shortDate } from "@/lib/calendar/wording";
import { onClockOf } from "@/lib/calendar/zone";
import type { ForecastMatch } from "./schema";
import { captionTexts } from "./texts";

export type Labels = {
  /** "Now", "May 20, 2027" or "Step 2". */
  label: string;
  /** The same without the year. */
  shortLabel: string;
};

const ofDay = (day: Date): Labels => ({ label: fullDate(day), shortLabel: shortDate(day) });
const plain = (label: string): Labels => ({ label, shortLabel: label });

/** Whether two moments lie on one day of the calendar that the first is told by. */
export const isSameDay = (one: Date, other: Date): boolean =>
  fullDate(one) === fullDate(onClockOf(one, other));

/**
 * The day on which a photo was taken. Only today's is "Now".
 * @param today null for what is read on other days too
 */
export const photoLabels = (takenAt: Date, today: Date | null): Labels =>
  today && isSameDay(takenAt, today) ? plain(captionTexts.now) : ofDay(takenAt);

/** The day on which the forecast has an image's body, else its step. Months count from `today`. */
export const imageLabels = (
  { step, match }: { step: number; match: ForecastMatch | null },
  today: Date,
): Labels =>
  match?.state === "dated" ? ofDay(monthsLater(today, match.month)) : plain(captionTexts.step(step));
