import { ApiError } from "@/lib/http/api-error";
import { changePasswordTexts } from "./texts";

/** The words of a password that could not be changed: the status and what the server said. */
export function passwordFailureText(error: Error): string {
  if (!(error instanceof ApiError)) return changePasswordTexts.failedDetail;
  return `${error.status}: ${error.json.message ?? error.body}`;
}
