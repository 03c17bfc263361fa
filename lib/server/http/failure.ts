import type { Endpoint } from "@/lib/platform/http/contract";
import { isDatabaseUnavailable, reasonOf } from "@/lib/platform/kernel/db";
import { AppError, type ErrorCode, isAppError } from "@/lib/platform/kernel/errors";
import { log } from "@/lib/platform/kernel/log";

export const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  stale: 412,
  too_large: 413,
  unsupported_media: 415,
  key_reused: 422,
  rate_limited: 429,
  failed: 500,
  unavailable: 503,
} satisfies Record<ErrorCode, number>;

/** Maps a thrown error to a response. Unexpected errors are logged with the request id. */
export function failure(
  error: unknown,
  { spec, requestId }: { spec: Endpoint; requestId: string },
): Response {
  const known = asAppError(error, requestId);
  if (!known) {
    log("error", "unexpected failure", { requestId, method: spec.method, route: spec.path, error });
    return respond(spec, 500, { message: "Something went wrong." });
  }
  const { issues, retryAfter, body } = known.details;
  const response = respond(spec, STATUS[known.code], {
    message: known.message,
    ...(issues?.length && { errors: issues }),
    ...body,
  });
  if (retryAfter !== undefined) response.headers.set("retry-after", String(retryAfter));
  return response;
}

function asAppError(error: unknown, requestId: string): AppError | null {
  if (isAppError(error)) return error;
  if (isLoggedAsUnavailable(error, { requestId }))
    return new AppError("unavailable", "The service is not available at the moment. Please try again.", {
      retryAfter: 3,
    });
  return null;
}

/** Whether the database is to blame. If so, the log names the reason, which no caller gets to see. */
export function isLoggedAsUnavailable(error: unknown, where: { requestId?: string } = {}): boolean {
  if (!isDatabaseUnavailable(error)) return false;
  log("warn", "database unavailable", { ...where, reason: reasonOf(error) });
  return true;
}

function respond(spec: Endpoint, status: number, body: { message: string }): Response {
  const headers = { "cache-control": "private, no-store" };
  if (spec.errors === "text")
    return new Response(body.message, {
      status,
      headers: { ...headers, "content-type": "text/plain; charset=utf-8" },
    });
  return Response.json(body, { status, headers });
}
