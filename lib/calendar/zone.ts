import { TZDateMini } from "@date-fns/tz/date/mini";

/** A moment that tells the time of a zone: its `getDate`, `getHours` and so on are those of a clock there. */
export const inZone = (moment: Date | string | number, zone: string): Date =>
  new TZDateMini(new Date(moment), zone);

/** The moment as the clock tells it by which `clock` is told: this machine's, or that of a zone. */
export function onClockOf(clock: Date & { timeZone?: string }, moment: Date | string | number): Date {
  return clock.timeZone ? inZone(moment, clock.timeZone) : new Date(moment);
}

/** Midnight of a day on the clock by which `clock` is told. Months count from 0, as everywhere in a Date. */
export function midnightOn(clock: Date, year: number, month: number, day: number): Date {
  const midnight = onClockOf(clock, clock);
  midnight.setFullYear(year, month, day);
  midnight.setHours(0, 0, 0, 0);
  return midnight;
}

/** How far the clock stands behind UTC in January and in July of its year, in minutes: clocks that agree in both are one. */
export const offsetsOf = (clock: Date): number[] =>
  [0, 6].map((month) => midnightOn(clock, clock.getFullYear(), month, 1).getTimezoneOffset());
