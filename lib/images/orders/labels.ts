import { captionWords } from "@/lib/images/words/en";
import { monthsLater } from "@/lib/text/calendar/moments";
import { fullDate, shortDate } from "@/lib/text/calendar/wording";
import { onClockOf } from "@/lib/text/calendar/zone";
import type { ForecastMatch } from "./schema";

export type Labels = {
  /** "Now", "May 20, 2027" or "Step 2". */
  label: string;
  shortLabel: string;
};

const ofDay = (day: Date): Labels => ({ label: fullDate(day), shortLabel: shortDate(day) });
const plain = (label: string): Labels => ({ label, shortLabel: label });

/** Whether two moments are on the same day in the time zone of the first. */
export const isSameDay = (one: Date, other: Date): boolean =>
  fullDate(one) === fullDate(onClockOf(one, other));

/** @param today null for labels that are also read on later days */
export const photoLabels = (takenAt: Date, today: Date | null): Labels =>
  today && isSameDay(takenAt, today) ? plain(captionWords.now) : ofDay(takenAt);

export const imageLabels = (
  { step, match }: { step: number; match: ForecastMatch | null },
  today: Date,
): Labels =>
  match?.state === "dated" ? ofDay(monthsLater(today, match.month)) : plain(captionWords.step(step));
