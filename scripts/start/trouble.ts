import { EnvError } from "../../lib/env";

/** Something that whoever starts the program can mend. Its message is all they need to see. */
export class Trouble extends Error {
  override name = "Trouble";
}

/** The words of the system and of PostgreSQL. */
const NO_ROOM = /ENOSPC|EDQUOT|No space left on device/;

/** What to print for a failure: a clear message for what was foreseen, the whole stack for what was not. */
export function explain(error: unknown): string {
  if (error instanceof EnvError) {
    return ["The configuration has to be mended first:", ...error.problems.map((line) => `  ${line}`)].join(
      "\n",
    );
  }
  if (error instanceof Trouble) return error.message;
  if (error instanceof Error && NO_ROOM.test(error.message))
    return "The disk is full. Make room on it, and try again.";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The system's short name for what went wrong, such as "EACCES". */
export function codeOf(error: unknown): string | undefined {
  const isCoded = error instanceof Error && "code" in error && typeof error.code === "string";
  return isCoded ? (error.code as string) : undefined;
}
