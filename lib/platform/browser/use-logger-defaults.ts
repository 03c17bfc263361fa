"use client";

import { type SessionTrainer, useSessionStore } from "./session-store";

/** What the trainer set for the logger: the rest in seconds, the empty barbell in pounds. Null for the usual ones. */
export interface LoggerDefaults {
  readonly restSeconds: number | null;
  readonly barLbs: number | null;
}

export const loggerDefaultsOf = (
  trainer: Pick<SessionTrainer, "restSeconds" | "barLbs"> | null,
): LoggerDefaults => ({ restSeconds: trainer?.restSeconds ?? null, barLbs: trainer?.barLbs ?? null });

export const useLoggerDefaults = (): LoggerDefaults =>
  loggerDefaultsOf(useSessionStore(({ trainer }) => trainer));
