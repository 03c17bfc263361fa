import "server-only";
import { getCheckInPage } from "@/lib/check-ins/service";
import { isDatabaseAway } from "@/lib/kernel/db";
import { isAppError } from "@/lib/kernel/errors";
import { contextOfGuest } from "./current-actor";

/** What a check-in link shows. Null while nobody can know: the page asks by itself then, and offers another try. */
export async function openCheckIn(token: string) {
  try {
    return await getCheckInPage(await contextOfGuest(), { params: { token } });
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") return "closed" as const;
    if (isAppError(error) || isDatabaseAway(error)) return null;
    throw error;
  }
}
