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
  | "unavailable";

export type Issue = { path: string; message: string };

export type ErrorDetails = {
  /** What is wrong with each field, by its bare name. */
  issues?: Issue[];
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** Further keys of the reply's body, such as the current client of a stale write. */
  body?: Record<string, unknown>;
};

const NAME = "AppError";

/** A failure the caller is allowed to hear about. Anything else is a bug and becomes a bare 500. */
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

/** Refuses a request for one of its fields: the reply says the message as a whole and beside the field. */
export function refuseField(code: "invalid" | "conflict", path: string, message: string): never {
  throw new AppError(code, message, { issues: [{ path, message }] });
}

/** Goes by the name, because every bundle of the server has an AppError class of its own. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === NAME;
}
