import { leanMass } from "@/lib/body/composition";
import type { Girths, TapedSite } from "@/lib/body/tape-girths";
import { daysBetween } from "@/lib/text/calendar/days";
import { roundToTenth } from "@/lib/text/numbers";
import type { HistoryEntry, HistoryPhoto } from "./schema";

export type HistorySide = HistoryPhoto["side"];

/** Entries of one calendar day, the newest of each kind. Weight in pounds, body fat in percent. */
export type HistoryDay = {
  /** YYYY-MM-DD in the reader's calendar. */
  date: string;
  photos: Record<HistorySide, HistoryPhoto | null>;
  weightLbs: number | null;
  bodyFat: number | null;
  tapeBodyFat: number | null;
  /** Millimetres. */
  girths: Girths | null;
};

/** @param dayOf the reader's calendar day of an instant */
export function historyDays(entries: readonly HistoryEntry[], dayOf: (at: string) => string): HistoryDay[] {
  const days = new Map<string, HistoryDay>();
  // Oldest first, so that the newest entry of a day is written last.
  for (const entry of entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const date = dayOf(entry.at);
    const day = days.get(date) ?? {
      date,
      photos: { front: null, back: null },
      weightLbs: null,
      bodyFat: null,
      tapeBodyFat: null,
      girths: null,
    };
    if (entry.kind === "photo") day.photos[entry.side] = entry;
    else {
      const { weight, bodyFat, tapeBodyFat, girths } = entry;
      Object.assign(day, { weightLbs: weight, bodyFat, tapeBodyFat, girths: girths ?? day.girths });
    }
    days.set(date, day);
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

export type Figures = { weightLbs: number | null; bodyFat: number | null; leanMassLbs: number | null };

/** Each value of the nearest day separately, because a scale gives no body fat. The later of equally near days wins. */
export function figuresOn(days: readonly HistoryDay[], date: string): Figures {
  const distance = (day: HistoryDay) => Math.abs(daysBetween(date, day.date));
  const nearest = (read: (day: HistoryDay) => number | null) => {
    const [first, ...others] = days.filter((day) => read(day) !== null);
    if (!first) return null;
    return read(others.reduce((best, day) => (distance(day) <= distance(best) ? day : best), first));
  };
  const weightLbs = nearest((day) => day.weightLbs);
  const bodyFat = nearest((day) => day.bodyFat ?? day.tapeBodyFat);
  return {
    weightLbs,
    bodyFat,
    leanMassLbs: weightLbs === null || bodyFat === null ? null : leanMass(weightLbs, bodyFat),
  };
}

/** Later minus earlier, one decimal; null when either is unknown. */
export function changeOf(from: number | null, to: number | null): number | null {
  return from === null || to === null ? null : roundToTenth(roundToTenth(to) - roundToTenth(from));
}

export type TapedPoint = { date: string; mm: number };

export const tapedPoints = (days: readonly HistoryDay[], site: TapedSite): TapedPoint[] =>
  days.flatMap(({ date, girths }) => {
    const mm = girths?.[site];
    return mm === undefined ? [] : [{ date, mm }];
  });
