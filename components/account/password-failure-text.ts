import { ApiError } from "@/lib/http/call";

/** The words of a password that could not be changed: the status and what the server said. */
export function passwordFailureText(error: Error): string {
  if (!(error instanceof ApiError)) return "Failed to change password. Please try again.";
  return `${error.status}: ${error.json.message ?? error.body}`;
}
