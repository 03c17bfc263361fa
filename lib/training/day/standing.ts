import { isPaused, type Pausable } from "@/lib/body/forecast/pause";
import { HOUR_MS } from "@/lib/text/calendar/days";
import { type Clock, isLate } from "./clock";
import type { LinkedWorkout, PlannedRow } from "./facts";

/** A pause up to this length belongs to the workout; after it a draft asks, and a save begins another one. */
export const MAX_PAUSE_MS = 3 * HOUR_MS;

export const STATES = [
  ...(["inProgress", "done", "doneOtherDay", "partly"] as const),
  ...(["leftOut", "missed", "today", "planned"] as const),
];
export type State = (typeof STATES)[number];

/** A planned session with what it is at this moment. */
export interface Standing extends PlannedRow {
  readonly state: State;
  /** Of today, and should have ended half an hour ago. */
  readonly isLate: boolean;
  /** Day of the workout that filled it, else of its last one. */
  readonly loggedOn: string | null;
}

/** A client's days as every screen reads them: sessions by date and time, and the workouts for none of them. */
export interface Days {
  readonly clock: Clock;
  readonly sessions: readonly Standing[];
  readonly workouts: readonly LinkedWorkout[];
  readonly extras: readonly LinkedWorkout[];
  readonly pause: Pause;
}

type Pause = Pick<Pausable, "pausedFrom" | "pausedUntil">;

/** One client's planned sessions and workouts, read for some weeks, with the moment in question. In a pause nothing is missed. */
export interface ClientDays extends Partial<Pause> {
  readonly clock: Clock;
  readonly planned: readonly PlannedRow[];
  readonly workouts: readonly LinkedWorkout[];
  /** First day without appointments; null for a client who is not archived. */
  readonly archivedOn: string | null;
  /** Sets of a planned session on this device that were not saved yet. */
  readonly draft?: { readonly plannedSessionId: string; readonly lastSetAt: string };
}

export function daysOf({ clock, planned, workouts, archivedOn, draft, ...client }: ClientDays): Days {
  const pause = { pausedFrom: client.pausedFrom ?? null, pausedUntil: client.pausedUntil ?? null };
  const drafted = draft && isRunning(draft.lastSetAt, clock) ? draft.plannedSessionId : null;
  const sessions = planned
    .filter(({ date, lastDay }) => archivedOn === null || date < archivedOn || lastDay !== null)
    .map((row) => {
      const state = stateOf(row, clock, row.id === drafted, pause);
      return {
        ...row,
        state,
        isLate: state === "today" && isLate(row, clock),
        loggedOn: row.filledOn ?? row.lastDay,
      };
    })
    .sort(byTime);
  const extras = workouts.filter((one) => one.plannedSessionId === null);
  return { clock, sessions, workouts, extras, pause };
}

/** Milliseconds. What ended before it is no longer in progress. */
export const runningSince = ({ now }: Clock): number => now - MAX_PAUSE_MS;

const isRunning = (lastSetAt: string, clock: Clock): boolean => Date.parse(lastSetAt) >= runningSince(clock);

/** Of a planned session, what its state follows from. */
export type Settled = Pick<PlannedRow, "date" | "filledOn" | "lastDay" | "skippedFor" | "openEndAt">;

/** What a planned session is at this moment. @param isDrafted sets of it are on this device, not saved yet */
export function stateOf(row: Settled, clock: Clock, isDrafted: boolean, pause: Pause): State {
  if (isDrafted || (row.openEndAt !== null && isRunning(row.openEndAt, clock))) return "inProgress";
  if (row.filledOn !== null) return row.filledOn === row.date ? "done" : "doneOtherDay";
  if (row.lastDay !== null) return "partly";
  if (row.skippedFor !== null) return "leftOut";
  if (row.date < clock.firstOpenDay) return isPaused(pause, row.date) ? "leftOut" : "missed";
  return row.date <= clock.today ? "today" : "planned";
}

/** By date and time, those without a time last. */
export const byTime = (a: PlannedRow, b: PlannedRow): number =>
  compared(a.date, b.date) || (a.startMin ?? LAST) - (b.startMin ?? LAST) || compared(a.id, b.id);

const LAST = Number.MAX_SAFE_INTEGER;

// Days and ids are ASCII; the rules of a language would cost a list most of its time.
const compared = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

export const isDone = ({ state }: Pick<Standing, "state">): boolean =>
  state === "done" || state === "doneOtherDay";

export const isOpen = ({ state }: Pick<Standing, "state">): boolean =>
  state === "inProgress" || state === "today" || state === "planned";
