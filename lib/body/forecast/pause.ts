import { dayOf } from "@/lib/text/calendar/days";
import { fullDay } from "@/lib/text/calendar/wording";

export const PAUSE_REASONS = ["pregnancy", "injury", "holiday"] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];
export const PAUSE_REASON_LABELS = {
  pregnancy: "Pregnancy",
  injury: "Injury",
  holiday: "Holiday",
} as const satisfies Record<PauseReason, string>;

/** A client's pause, both days included: YYYY-MM-DD, or the UTC midnight of a row. Without an end it lasts. */
export interface Pausable {
  readonly pauseReason: PauseReason | null;
  readonly pausedFrom: string | Date | null;
  readonly pausedUntil: string | Date | null;
}

export const NO_PAUSE = {
  pauseReason: null,
  pausedFrom: null,
  pausedUntil: null,
} as const satisfies Pausable;

/**
 * Whether goal, forecast, images, standing, streaks and reminders stand still.
 * @param on the reader's day, YYYY-MM-DD
 */
export function isPaused({ pausedFrom, pausedUntil }: Omit<Pausable, "pauseReason">, on: string): boolean {
  if (!pausedFrom || dayOf(pausedFrom) > on) return false;
  return !pausedUntil || dayOf(pausedUntil) >= on;
}

/** In one sentence. */
export function pauseSentence(firstName: string, { pauseReason, pausedFrom, pausedUntil }: Pausable): string {
  const since = pausedFrom ? ` since ${fullDay(dayOf(pausedFrom))}` : "";
  const until = pausedUntil ? ` until ${fullDay(dayOf(pausedUntil))}` : "";
  return `${firstName}'s goal is paused${since} (${pauseReason ?? "no reason given"}). Forecast and images stand still${until}.`;
}
