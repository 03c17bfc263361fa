import { SECONDS } from "@/lib/training/catalogue/measure";

/** Measures one set. The start is an instant, so that it runs on while the app is closed. */
export interface Stopwatch {
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly setId: string;
}

/** Storage key on the trainer's device: a client has one. */
export const stopwatchForm = (clientId: string): string => `stopwatch:${clientId}`;

/** Whole seconds until now, at least the shortest set. */
export const secondsMeasured = ({ startedAt }: Stopwatch, nowMs: number): number =>
  Math.max(SECONDS.min, Math.round((nowMs - startedAt) / 1000));
