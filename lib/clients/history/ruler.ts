import { daysBetween } from "@/lib/text/calendar/days";
import type { HistoryDay } from "./days";

export type RulerMark = {
  date: string;
  /** Share of the ruler's length, 0 to 1, in proportion to the days passed. */
  position: number;
  hasPhoto: boolean;
};

const TICK_STEPS_DAYS = [7, 14, 28, 91, 182, 364];
const MOST_TICKS = 14;

/** Positions of the days between first and last. A single day is at the start. */
export function rulerMarks(days: readonly HistoryDay[]): RulerMark[] {
  const first = days[0]?.date ?? "";
  const length = Math.max(1, daysBetween(first, days.at(-1)?.date ?? ""));
  return days.map(({ date, photos }) => ({
    date,
    position: daysBetween(first, date) / length,
    hasPhoto: photos.front !== null || photos.back !== null,
  }));
}

/** Positions of the ticks: weeks, or longer steps when there would be too many. */
export function rulerTicks(days: readonly HistoryDay[]): number[] {
  const length = daysBetween(days[0]?.date ?? "", days.at(-1)?.date ?? "");
  if (!(length > 0)) return [];
  const step = TICK_STEPS_DAYS.find((candidate) => length / candidate <= MOST_TICKS) ?? length;
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => (index * step) / length);
}

export function nearestMark(marks: readonly RulerMark[], share: number): RulerMark | undefined {
  const distance = (mark: RulerMark) => Math.abs(mark.position - share);
  return marks.reduce<RulerMark | undefined>(
    (best, mark) => (best && distance(best) <= distance(mark) ? best : mark),
    undefined,
  );
}
