import { findPreset } from "@/lib/training/catalogue/catalogue";

/** The pause between two sets. The end is an instant, so that it passes while the app is closed. */
export interface Rest {
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
  readonly seconds: number;
  readonly exerciseName: string;
}

const COMPOUND_SECONDS = 120;
const ISOLATION_SECONDS = 90;
const MIN_SECONDS = 15;

/** @param chosen seconds in order of preference: of the program, of the account; without one it is the usual rest */
export function restAfter(
  exerciseName: string,
  nowMs: number,
  ...chosen: readonly (number | null | undefined)[]
): Rest {
  const isCompound = findPreset(exerciseName)?.preset.kind === "compound";
  const usual = isCompound ? COMPOUND_SECONDS : ISOLATION_SECONDS;
  const seconds = chosen.find((one) => one != null) ?? usual;
  return { exerciseName, seconds, endsAt: nowMs + seconds * 1000 };
}

export function adjustRest(rest: Rest, bySeconds: number): Rest {
  const seconds = Math.max(MIN_SECONDS, rest.seconds + bySeconds);
  return { ...rest, seconds, endsAt: rest.endsAt + (seconds - rest.seconds) * 1000 };
}

/** Ends the rest now, without overtime. */
export const skipRest = (rest: Rest, nowMs: number): Rest => ({ ...rest, seconds: 0, endsAt: nowMs });

const MAX_OVERTIME_SECONDS = 600;

/** Whole seconds since the end; null while the rest lasts, after a skipped one, and after ten minutes. */
export function secondsOver(rest: Rest, nowMs: number): number | null {
  const over = Math.floor((nowMs - rest.endsAt) / 1000);
  return rest.seconds === 0 || over < 0 || over > MAX_OVERTIME_SECONDS ? null : over;
}

export const secondsLeft = (rest: Rest, nowMs: number): number =>
  Math.max(0, Math.ceil((rest.endsAt - nowMs) / 1000));

export const isRestOver = (rest: Rest, nowMs: number): boolean => secondsLeft(rest, nowMs) === 0;
