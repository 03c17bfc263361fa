import "server-only";
import { getIntakePage } from "@/lib/check-ins/intake/service";
import { getCheckInPage } from "@/lib/check-ins/page/service";
import type { Context } from "@/lib/platform/kernel/context";
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

/** The first data of a link's page: "closed" for a link that does not work, null while that is unknown. */
async function firstData<Page>(
  get: (ctx: Context<"public">, args: { params: { token: string } }) => Promise<Page>,
  token: string,
) {
  try {
    return await get(await contextOfVisitor(), { params: { token } });
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") return "closed" as const;
    if (isDatabaseUnavailable(error) || isAppError(error)) return null;
    throw error;
  }
}

export const openCheckIn = (token: string) => firstData(getCheckInPage, token);
export const openIntake = (token: string) => firstData(getIntakePage, token);
