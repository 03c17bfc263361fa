import { ApiError } from "@/lib/http/api-error";
import { failureTexts } from "./texts";

/**
 * The sentence a form shows for a failure: what the server said, field by field where it named fields.
 * @param fallback the specification's words when the server said nothing that people can read
 */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof Error)) return failureTexts.unknown;
  if (!(error instanceof ApiError)) return fallback;
  const { errors, message } = error.json;
  const perField = errors?.length ? [...new Set(errors.map((issue) => issue.message))].join(". ") : null;
  return perField || message || fallback;
}

/** The messages by the field that they are about. */
export function fieldMessages(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries((error.json.errors ?? []).map(({ path, message }) => [path, message]));
}

/** The sentence a form shows for a failure of an endpoint that answers in plain text; a proxy's error page is not worth reading. */
export function plainFailureText(error: unknown, fallback: string): string {
  const text = error instanceof ApiError ? error.body.trim() : "";
  return text && !text.startsWith("<") ? text : fallback;
}
