import type { LinkedBy } from "@/lib/training/day/facts";
import { MAX_PAUSE_MS } from "@/lib/training/day/standing";

export interface Visit {
  readonly performedAt: Date;
  readonly endedAt: Date;
}

/** What a workout counts for, and who said so. */
export interface Link {
  readonly plannedSessionId: string | null;
  readonly linkedBy: LinkedBy | null;
}

/** What a person said; a match can be made anew. */
const saidOf = ({ plannedSessionId, linkedBy }: Link): string | null | undefined =>
  linkedBy === null || linkedBy === "matched" ? undefined : plannedSessionId;

/** Never across two planned sessions: of visits for several, a save that names none joins only the latest. */
export function joinable<One extends Link>(visits: readonly One[], save: Link): One[] {
  const said = saidOf(save);
  const open = visits.filter((visit) => [undefined, said].includes(saidOf(visit)) || said === undefined);
  const isOne = new Set(open.map(saidOf).filter((one) => one !== undefined)).size <= 1;
  return isOne ? open : open.slice(-1);
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
export function startOf(reported: Date | undefined, end: Date): Date {
  const isPlausible = reported && reported <= end && end.getTime() - reported.getTime() <= MAX_PAUSE_MS;
  return isPlausible ? reported : end;
}
