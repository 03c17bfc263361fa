import { findPreset } from "./catalogue";
import type { SetKind } from "./set-kind";

/** A pause between two sets. The end is an instant, so that it goes on while nobody looks. */
export interface Rest {
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
  /** Its whole length, for the bar. */
  readonly seconds: number;
  readonly exerciseName: string;
}

const COMPOUND_SECONDS = 120;
const ISOLATION_SECONDS = 90;
const MIN_SECONDS = 15;

/**
 * The rest after a set: two minutes for compounds and a minute and a half for all else, however long the one before it
 * was made. A drop set goes on without one.
 */
export function restAfter(exerciseName: string, kind: SetKind, nowMs: number): Rest | null {
  if (kind === "drop") return null;
  const preset = findPreset(exerciseName)?.preset;
  const seconds = preset?.kind === "compound" ? COMPOUND_SECONDS : ISOLATION_SECONDS;
  return { exerciseName, seconds, endsAt: nowMs + seconds * 1000 };
}

/** The rest made longer or shorter; at least 15 seconds in all. */
export function adjustRest(rest: Rest, bySeconds: number): Rest {
  const seconds = Math.max(MIN_SECONDS, rest.seconds + bySeconds);
  return { ...rest, seconds, endsAt: rest.endsAt + (seconds - rest.seconds) * 1000 };
}

/** The rest ended now; nobody is told how long it has been over. */
export const skipRest = (rest: Rest, nowMs: number): Rest => ({ ...rest, seconds: 0, endsAt: nowMs });

/** Overtime is counted no longer than this: nobody rests for ten minutes. */
const MAX_OVERTIME_SECONDS = 600;

/** Whole seconds since the rest was over; null while it lasts, after one that was skipped, and after ten minutes. */
export function secondsOver(rest: Rest, nowMs: number): number | null {
  const over = Math.floor((nowMs - rest.endsAt) / 1000);
  return rest.seconds === 0 || over < 0 || over > MAX_OVERTIME_SECONDS ? null : over;
}

/** Whole seconds left, 0 once it is over. */
export const secondsLeft = (rest: Rest, nowMs: number): number =>
  Math.max(0, Math.ceil((rest.endsAt - nowMs) / 1000));
