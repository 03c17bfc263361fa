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
const SHORTEST_SECONDS = 15;

/**
 * The rest after a set: as long as the exercise's rest before it, else two minutes for compounds and a minute and
 * a half for the rest. A drop set goes on without one.
 */
export function restAfter(
  exerciseName: string,
  kind: SetKind,
  previous: Rest | null,
  nowMs: number,
): Rest | null {
  if (kind === "drop") return null;
  const preset = findPreset(exerciseName)?.preset;
  const usual = preset?.kind === "compound" ? COMPOUND_SECONDS : ISOLATION_SECONDS;
  const seconds = previous?.exerciseName === exerciseName ? previous.seconds : usual;
  return { exerciseName, seconds, endsAt: nowMs + seconds * 1000 };
}

/** The rest made longer or shorter; at least 15 seconds in all. */
export function adjustRest(rest: Rest, bySeconds: number): Rest {
  const seconds = Math.max(SHORTEST_SECONDS, rest.seconds + bySeconds);
  return { ...rest, seconds, endsAt: rest.endsAt + (seconds - rest.seconds) * 1000 };
}

/** Whole seconds left, 0 once it is over. */
export const secondsLeft = (rest: Rest, nowMs: number): number =>
  Math.max(0, Math.ceil((rest.endsAt - nowMs) / 1000));
