import { HOUR_MS } from "@/lib/calendar/days";
import { localDate } from "@/lib/calendar/local-date";

/** Nobody stays in a gym for longer than this without logging something. */
const MAX_PAUSE_MS = 3 * HOUR_MS;

/** A workout from its first save to its last. */
export interface Visit {
  readonly performedAt: Date;
  readonly endedAt: Date;
}

/** The workouts of a day that are one visit with what was done between two moments, the earliest first. */
export function visitsAround<One extends Visit>(
  visits: readonly One[],
  { performedAt, endedAt }: Visit,
): One[] {
  const pause = (before: Date, after: Date) => after.getTime() - before.getTime();
  return visits
    .filter(
      (visit) =>
        pause(visit.endedAt, performedAt) <= MAX_PAUSE_MS &&
        pause(endedAt, visit.performedAt) <= MAX_PAUSE_MS,
    )
    .sort((a, b) => a.performedAt.getTime() - b.performedAt.getTime());
}

/**
 * When a visit began that is told of at its end, on the same day and no longer ago than a visit may pause.
 * @param end the moment of the save, which counts where nothing plausible was told
 */
export function startOf(told: Date | undefined, end: Date, timezoneOffset: number): Date {
  if (!told || told > end || end.getTime() - told.getTime() > MAX_PAUSE_MS) return end;
  return localDate(told, timezoneOffset) === localDate(end, timezoneOffset) ? told : end;
}
