import "server-only";
import { format } from "node:util";
import { env } from "@/lib/platform/kernel/env";
import { currentRequest } from "./current-request";
import { readableStack } from "./readable-stack";

const LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
export type Level = (typeof LEVELS)[number];
export type LineLevel = Exclude<Level, "silent">;

type Sink = Pick<Console, LineLevel>;
// Next loads modules once per bundle; the process has one console.
const shared = globalThis as typeof globalThis & { formcastLogSink?: Sink };

/** Writes one line per event. Fields contain ids, codes and durations, never names, addresses or bodies. */
export function log(level: LineLevel, event: string, fields: Record<string, unknown> = {}): void {
  if (LEVELS.indexOf(level) < LEVELS.indexOf(env().LOG_LEVEL)) return;
  const { error, ...rest } = fields;
  const at = new Date().toISOString();
  const requestId = currentRequest()?.id;
  const details = { ...(requestId && { requestId }), ...rest, ...(error !== undefined && detailsOf(error)) };
  const line = isPretty() ? prettyLine(at, level, event, details) : { at, level, event, ...details };
  (shared.formcastLogSink ?? console)[level](typeof line === "string" ? line : JSON.stringify(line));
}

const PRINTED = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

/** From now on, what Next, Node and packages print becomes lines of the log, so that the log has one form. */
export function takeOverConsole(): void {
  if (shared.formcastLogSink || isPretty()) return;
  const { debug, info, warn, error } = console;
  shared.formcastLogSink = { debug, info, warn, error };
  for (const [name, level] of Object.entries(PRINTED))
    Object.assign(console, { [name]: (...words: unknown[]) => logPrinted(level, words) });
  // Node itself would print warnings in several lines.
  process.removeAllListeners("warning").on("warning", (warning) => logPrinted("warn", [warning]));
}

function logPrinted(level: LineLevel, words: readonly unknown[]): void {
  const error = words.find((word) => word instanceof Error);
  const text = format(...words.filter((word) => word !== error)).trim();
  if (text || error) log(level, "printed", { ...(text && { text }), ...(error && { error }) });
}

function isPretty(): boolean {
  return (env().LOG_FORMAT ?? (process.stdout.isTTY ? "pretty" : "json")) === "pretty";
}

function detailsOf(error: unknown) {
  return error instanceof Error
    ? {
        error: error.message,
        stack: error.stack && readableStack(error.stack),
        cause: error.cause && String(error.cause),
      }
    : { error: String(error) };
}

/** `12:03:04 warn   database unavailable reason=ECONNREFUSED`, with a stack below. */
function prettyLine(at: string, level: Level, event: string, fields: Record<string, unknown>): string {
  const { stack, ...rest } = fields;
  const words = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return [
    `${at.slice(11, 19)} ${level.padEnd(5)} ${event} ${words.join(" ")}`,
    ...(stack ? [stack] : []),
  ].join("\n");
}
