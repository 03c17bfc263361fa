import { toastFailure } from "@/components/ui/toast-store";
import { serverWords } from "@/lib/platform/http/api-error";

/** Whether a write succeeded; a failure is shown with the server's reason. @param failure what did not happen */
export async function tried(failure: string, write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    toastFailure(failure, serverWords(error, "Check your network and try again."));
    return false;
  }
}
