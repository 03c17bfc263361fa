import { toastFailure } from "@/components/ui/toast-store";
import { serverWords } from "@/lib/platform/http/api-error";

/** Shows the server's reason, or what to do where it could not be reached. */
export const tellFailure = (error: unknown): void =>
  toastFailure("That did not work", serverWords(error, "Check your network and try again."));
