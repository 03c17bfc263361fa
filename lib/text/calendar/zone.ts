import { TZDateMini } from "@date-fns/tz/date/mini";
import { DAY_MS, isoDay, MINUTE_MS } from "./days";

/** A Date whose `getDate`, `getHours` and so on use the given time zone. */
export const inZone = (moment: Date | string | number, zone: string): Date =>
  new TZDateMini(new Date(moment), zone);

export function onClockOf(clock: Date & { timeZone?: string }, moment: Date | string | number): Date {
  return clock.timeZone ? inZone(moment, clock.timeZone) : new Date(moment);
}

/** Midnight of a day in the time zone of `clock`. Months count from 0. */
export function midnightOn(clock: Date, year: number, month: number, day: number): Date {
  const midnight = onClockOf(clock, clock);
  midnight.setFullYear(year, month, day);
  midnight.setHours(0, 0, 0, 0);
  return midnight;
}

/** Offsets in January and July of the clock's year. Time zones that agree in both count as equal. */
export const offsetsOf = (clock: Date): number[] =>
  [0, 6].map((month) => onClockOf(clock, Date.UTC(clock.getFullYear(), month)).getTimezoneOffset());

const offsetMs = (instant: number, zone: string): number =>
  inZone(instant, zone).getTimezoneOffset() * MINUTE_MS;

/** Day and minutes after midnight that clocks of a zone show. */
export function wallClock(moment: Date | string | number, zone: string): { day: string; minutes: number } {
  const instant = new Date(moment).getTime();
  const shown = new Date(instant - offsetMs(instant, zone));
  return { day: isoDay(shown), minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes() };
}

/** The day of a moment on the clocks of a zone, YYYY-MM-DD. */
export const dayIn = (moment: Date | string | number, zone: string): string => wallClock(moment, zone).day;

/** The caller's day: age, pause and all other days of a request are counted by it. */
export const callersDay = ({ clock, zone }: { clock: { now(): Date }; zone: string }): string =>
  dayIn(clock.now(), zone);

/** The instant, in milliseconds, of a time of day. A time that clocks skip is later by the gap, a doubled one is the first. */
export function instantAt(day: string, minutes: number, zone: string): number {
  const shown = Date.parse(day) + minutes * MINUTE_MS;
  // Not by the library's constructor, whose answer for a doubled time depends on the zone of the machine.
  const [before, after] = [shown + offsetMs(shown - DAY_MS, zone), shown + offsetMs(shown + DAY_MS, zone)];
  const isShown = (instant: number) => instant - offsetMs(instant, zone) === shown;
  const shownAt = [before, after].filter(isShown);
  return shownAt.length > 0 ? Math.min(...shownAt) : before;
}
