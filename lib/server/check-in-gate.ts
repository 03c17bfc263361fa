import "server-only";
import { getCheckInPage } from "@/lib/check-ins/service";
import { isDatabaseAway } from "@/lib/kernel/db";
import { isAppError } from "@/lib/kernel/errors";
import { contextOfVisitor } from "./current-actor";

/** What a check-in page is drawn with: "closed" for a link that shows nothing, null as long as nobody can know. */
export async function openCheckIn(token: string) {
  try {
    return await getCheckInPage(await contextOfVisitor(), { params: { token } });
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") return "closed" as const;
    if (isDatabaseAway(error) || isAppError(error)) return null;
    throw error;
  }
}
