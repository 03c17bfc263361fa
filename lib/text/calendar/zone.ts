import { TZDateMini } from "@date-fns/tz/date/mini";

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
