import { ApiError } from "@/lib/http/api-error";

/** The messages by the field that they are about. */
export function fieldMessages(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries((error.json.errors ?? []).map(({ path, message }) => [path, message]));
}
