import { ApiError } from "@/lib/platform/http/api-error";

/** The server's messages, by field if it named fields. @param fallback for a reply without a readable message */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof Error)) return "Please try again.";
  if (!(error instanceof ApiError)) return fallback;
  const { errors, message } = error.json;
  const perField = errors?.length ? [...new Set(errors.map((issue) => issue.message))].join(". ") : null;
  return perField || message || fallback;
}

export function fieldMessages(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries((error.json.errors ?? []).map(({ path, message }) => [path, message]));
}

/** For endpoints that reply with plain text. A proxy's HTML error page gives the fallback. */
export function plainFailureText(error: unknown, fallback: string): string {
  const text = error instanceof ApiError ? error.body.trim() : "";
  return text && !text.startsWith("<") ? text : fallback;
}
