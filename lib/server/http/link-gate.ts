import "server-only";
import { getCheckInPage } from "@/lib/check-ins/page/service";
import { isDatabaseUnavailable } from "@/lib/platform/kernel/db";
import { isAppError } from "@/lib/platform/kernel/errors";
import { runtime } from "@/lib/server/runtime/runtime";
import { isShared } from "@/lib/sharing/links/public-service";
import { contextOfVisitor } from "./current-actor";

/** True while the database is unavailable: then the page itself asks and offers a retry. */
export const isShareOpen = (token: string): Promise<boolean> =>
  isShared(runtime().services, token).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return true;
    throw error;
  });

/** The first data of a check-in page: "closed" for a link that does not work, null while that is unknown. */
export async function openCheckIn(token: string) {
  try {
    return await getCheckInPage(await contextOfVisitor(), { params: { token } });
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") return "closed" as const;
    if (isDatabaseUnavailable(error) || isAppError(error)) return null;
    throw error;
  }
}
