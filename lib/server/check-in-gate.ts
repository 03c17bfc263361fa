import "server-only";
import { cookies, headers } from "next/headers";
import { ANY_TOKEN } from "@/lib/browser/shells";
import type { CheckInPage } from "@/lib/check-ins/schema";
import { getCheckInPage } from "@/lib/check-ins/service";
import type { Context } from "@/lib/kernel/context";
import { isDatabaseAway } from "@/lib/kernel/db";
import { isAppError } from "@/lib/kernel/errors";
import { linkCookieName } from "@/lib/runtime/cookie-name";
import { runtime } from "@/lib/runtime/runtime";
import { callerAddress } from "./address";
import { UNTOUCHED } from "./current-actor";

/**
 * What a check-in page is drawn with: "closed" for a link that shows nothing; null where the browser asks by itself, as
 * the shell that a phone keeps for going offline does, and as long as nobody can know.
 */
export async function openCheckIn(token: string): Promise<CheckInPage | null | "closed"> {
  if (token === ANY_TOKEN) return null;
  const [asked, jar] = [await headers(), await cookies()];
  const { services, trustProxy } = runtime();
  const ctx: Context<"public"> = {
    ...services,
    actor: null,
    session: UNTOUCHED,
    linkKeys: { of: (linkId) => jar.get(linkCookieName(linkId))?.value, keep: UNTOUCHED.end },
    address: callerAddress(asked, trustProxy),
  };
  try {
    const page = await getCheckInPage(ctx, { params: { token } });
    return asked.get("sec-fetch-mode") === "navigate" ? page : null;
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") return "closed";
    if (isDatabaseAway(error) || isAppError(error)) return null;
    throw error;
  }
}
