import "server-only";
import { isDatabaseAway } from "@/lib/kernel/db";
import { runtime } from "@/lib/runtime/runtime";
import { isShared } from "@/lib/shares/public-service";

/**
 * Whether a shared link still opens, so that its page can be a 404 without telling anything else. While nobody can
 * know, the page is let through: it asks by itself, and offers another try.
 */
export const isShareOpen = (token: string): Promise<boolean> =>
  isShared(runtime().services, token).catch((error: unknown) => {
    if (isDatabaseAway(error)) return true;
    throw error;
  });
