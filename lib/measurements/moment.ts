import { dayHere, noonOf, sameTimeOn } from "@/lib/calendar/local-date";

/**
 * The moment of a weigh-in on a day of this device's calendar: undefined for now, which the save itself tells. A new
 * one of another day is dated at its noon; one that moves keeps its time of day, at the latest now.
 * @param before when it was taken until now, of a weigh-in that is changed
 */
export function momentOf(day: string, before: string | undefined, now: Date): string | undefined {
  if (before === undefined) return day === dayHere(now) ? undefined : noonOf(day).toISOString();
  const taken = new Date(before);
  const moved = sameTimeOn(taken, dayHere(taken), day);
  return new Date(Math.min(moved.getTime(), now.getTime())).toISOString();
}
