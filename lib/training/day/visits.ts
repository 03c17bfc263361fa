import { HOUR_MS } from "@/lib/text/calendar/days";
import type { Workout } from "./facts";
import { MAX_PAUSE_MS } from "./standing";

const LONGEST_MS = 12 * HOUR_MS;

/**
 * Saves joined to workouts, in any order of arrival: after a pause of at most 3 h, 12 h in all, never across two
 * planned sessions, never into a finished or imported workout. A save that names no session joins only the latest.
 */
export function visitsOf(saves: readonly Workout[]): Workout[] {
  const visits: Workout[] = [];
  const inOrder = [...saves].sort(
    (a, b) => a.startedAt.localeCompare(b.startedAt) || a.id.localeCompare(b.id),
  );
  for (const save of inOrder) {
    const from = save.linkedBy === null ? visits.length - 1 : 0;
    const at = visits.findLastIndex((visit, index) => index >= from && canJoin(visit, save));
    const visit = visits[at];
    if (visit) visits[at] = joined(visit, save);
    else visits.push(save);
  }
  return visits;
}

/** Whether a save goes on with a visit that began before it. */
export function canJoin(visit: Workout, save: Workout): boolean {
  const isFixed = visit.isFinished || [visit, save].some(({ source }) => source === "import");
  const isOneSession =
    visit.linkedBy === null || save.linkedBy === null || visit.plannedSessionId === save.plannedSessionId;
  const between = (from: string, to: string) => Date.parse(to) - Date.parse(from);
  return (
    !isFixed &&
    isOneSession &&
    between(visit.endedAt, save.startedAt) <= MAX_PAUSE_MS &&
    between(visit.startedAt, save.endedAt) <= LONGEST_MS
  );
}

function joined(visit: Workout, save: Workout): Workout {
  const sets: Record<string, number> = { ...visit.sets };
  for (const [exercise, count] of Object.entries(save.sets)) sets[exercise] = (sets[exercise] ?? 0) + count;
  const { plannedSessionId, linkedBy } = visit.linkedBy === null ? save : visit;
  return {
    ...visit,
    sets,
    plannedSessionId,
    linkedBy,
    endedAt: [visit.endedAt, save.endedAt].sort()[1] ?? save.endedAt,
    isFinished: save.isFinished,
  };
}
