import "server-only";
import { getCheckInPage } from "@/lib/check-ins/service";
import { isDatabaseUnavailable } from "@/lib/kernel/db";
import { isAppError } from "@/lib/kernel/errors";
import { runtime } from "@/lib/runtime/runtime";
import { isShared } from "@/lib/shares/public-service";
import { contextOfVisitor } from "./current-actor";

/**
 * Whether a shared link still opens, so that its page can be a 404 without telling anything else. While nobody can
 * know, the page is let through: it asks by itself, and offers another try.
 */
export const isShareOpen = (token: string): Promise<boolean> =>
  isShared(runtime().services, token).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return true;
    throw error;
  });

/** What a check-in page is drawn with: "closed" for a link that shows nothing, null as long as nobody can know. */
export async function openCheckIn(token: string) {
  try {
    return await getCheckInPage(await contextOfVisitor(), { params: { token } });
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") return "closed" as const;
    if (isDatabaseUnavailable(error) || isAppError(error)) return null;
    throw error;
  }
}
