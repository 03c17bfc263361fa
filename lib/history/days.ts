import { leanMass, roundToTenth } from "@/lib/body/composition";
import { daysBetween } from "@/lib/calendar/days";
import type { HistoryEntry, HistoryPhoto } from "./schema";

export type HistorySide = HistoryPhoto["side"];

/** What was recorded on one calendar day: the newest of each. Weight in pounds, body fat in percent. */
export type HistoryDay = {
  /** YYYY-MM-DD in the reader's calendar. */
  date: string;
  photos: Record<HistorySide, HistoryPhoto | null>;
  weight: number | null;
  bodyFat: number | null;
};

/**
 * The days of a history, oldest first. An entry that is given twice counts once.
 * @param dayOf the calendar day of an instant, where the reader is
 */
export function historyDays(entries: readonly HistoryEntry[], dayOf: (at: string) => string): HistoryDay[] {
  const days = new Map<string, HistoryDay>();
  // From old to new, so that the newest of a day is written last.
  for (const entry of entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const date = dayOf(entry.at);
    const day = days.get(date) ?? {
      date,
      photos: { front: null, back: null },
      weight: null,
      bodyFat: null,
    };
    if (entry.kind === "photo") day.photos[entry.side] = entry;
    else Object.assign(day, { weight: entry.weight, bodyFat: entry.bodyFat });
    days.set(date, day);
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

export type Figures = { weight: number | null; bodyFat: number | null; leanMass: number | null };

/**
 * What a client measured on a day, or on the day nearest to it; each figure by itself, because a scale tells no body
 * fat. Of two days that are equally near the later counts. Lean mass needs both figures.
 */
export function figuresOn(days: readonly HistoryDay[], date: string): Figures {
  const distance = (day: HistoryDay) => Math.abs(daysBetween(date, day.date));
  const nearest = (key: "weight" | "bodyFat") => {
    const [first, ...others] = days.filter((day) => day[key] !== null);
    if (!first) return null;
    return others.reduce((best, day) => (distance(day) <= distance(best) ? day : best), first)[key];
  };
  const [weight, bodyFat] = [nearest("weight"), nearest("bodyFat")];
  return {
    weight,
    bodyFat,
    leanMass: weight === null || bodyFat === null ? null : leanMass(weight, bodyFat),
  };
}

/** Later minus earlier, one decimal; null where either is unknown. */
export function changeOf(from: number | null, to: number | null): number | null {
  return from === null || to === null ? null : roundToTenth(roundToTenth(to) - roundToTenth(from));
}
