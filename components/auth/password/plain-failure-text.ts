import { ApiError } from "@/lib/http/api-error";

/** The sentence a form shows for a failure of an endpoint that answers in plain text; a proxy's error page is not worth reading. */
export function plainFailureText(error: unknown, fallback: string): string {
  const text = error instanceof ApiError ? error.body.trim() : "";
  return text && !text.startsWith("<") ? text : fallback;
}
