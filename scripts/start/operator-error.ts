import { EnvError } from "../../lib/platform/kernel/env";

export class OperatorError extends Error {
  override name = "OperatorError";
}

const NOT_ALLOWED = "42501";

/** Messages of the operating system and PostgreSQL. */
const NO_ROOM = /ENOSPC|EDQUOT|No space left on device/;

export function explain(error: unknown): string {
  if (error instanceof EnvError) {
    return ["Please correct the configuration:", ...error.problems.map((line) => `  ${line}`)].join("\n");
  }
  if (error instanceof OperatorError) return error.message;
  if (error instanceof Error && NO_ROOM.test(error.message))
    return "The disk is full. Free some space and try again.";
  if (error instanceof Error && [error, error.cause].some((each) => codeOf(each) === NOT_ALLOWED))
    return `The role of DATABASE_URL may not do this (${error.message}). docs/operating.md tells which rights it needs.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

export function codeOf(error: unknown): string | undefined {
  const isCoded = error instanceof Error && "code" in error && typeof error.code === "string";
  return isCoded ? (error.code as string) : undefined;
}
