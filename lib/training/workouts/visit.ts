import { localDate } from "@/lib/text/calendar/local-date";
import { MAX_PAUSE_MS } from "@/lib/training/day/standing";

export interface Visit {
  readonly performedAt: Date;
  readonly endedAt: Date;
}

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

/** @param end time of the save, returned if the reported start is implausible */
export function startOf(reported: Date | undefined, end: Date, timezoneOffset: number): Date {
  if (!reported || reported > end || end.getTime() - reported.getTime() > MAX_PAUSE_MS) return end;
  return localDate(reported, timezoneOffset) === localDate(end, timezoneOffset) ? reported : end;
}
