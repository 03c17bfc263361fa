import "server-only";
import { env } from "@/lib/env";

const LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
export type Level = (typeof LEVELS)[number];

/** Writes one JSON line per event. Fields contain ids, codes and durations, never names, addresses or bodies. */
export function log(
  level: Exclude<Level, "silent">,
  event: string,
  fields: Record<string, unknown> = {},
): void {
  if (LEVELS.indexOf(level) < LEVELS.indexOf(env().LOG_LEVEL)) return;
  const { error, ...rest } = fields;
  const line = {
    at: new Date().toISOString(),
    level,
    event,
    ...rest,
    ...(error !== undefined && detailsOf(error)),
  };
  console[level](JSON.stringify(line));
}

function detailsOf(error: unknown) {
  return error instanceof Error
    ? { error: error.message, stack: error.stack, cause: error.cause && String(error.cause) }
    : { error: String(error) };
}
