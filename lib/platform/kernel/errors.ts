export type ErrorCode =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "stale"
  | "too_large"
  | "unsupported_media"
  | "key_reused"
  | "rate_limited"
  | "failed"
  | "unavailable";

export type Issue = { path: string; message: string };

export type ErrorDetails = {
  issues?: Issue[];
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
  /** Further fields of the reply, for example the current client of a stale write. */
  body?: Record<string, unknown>;
};

const NAME = "AppError";

/** An error that the caller may see. Any other error is a bug and becomes a plain 500. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.name = NAME;
  }
}

/** Also for what belongs to somebody else. @param what "Client" */
export function notFound(what: string): never {
  throw new AppError("not_found", `${what} not found`);
}

/** Refuses one field of a request: the message is the error itself and belongs to the field. */
export function refuseField(code: "invalid" | "conflict", path: string, message: string): never {
  throw new AppError(code, message, { issues: [{ path, message }] });
}

/** Compares by name, because every server bundle has its own AppError class. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === NAME;
}
