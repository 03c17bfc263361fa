import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { ACTIVE_CLIENT_COOKIE } from "@/lib/platform/browser/device-cookies";
import { LOGOUT_PENDING } from "@/lib/platform/browser/local-flags";
import type { Reader } from "@/lib/platform/browser/reader";
import type { Context } from "@/lib/platform/kernel/context";
import { contextOfPage } from "@/lib/server/http/current-actor";
import { isNavigation } from "@/lib/server/http/page-headers";
import { inZone, offsetsOf } from "@/lib/text/calendar/zone";

export type PageContext = { ctx: Context; reader: Reader };

/** The account and settings of a page request, looked up once. Null if nobody is signed in, or the page is not opened but cached. */
export const getPageContext = cache(async (): Promise<PageContext | null> => {
  const [requestHeaders, requestCookies] = await Promise.all([headers(), cookies()]);
  if (!isNavigation(requestHeaders) || requestCookies.has(LOGOUT_PENDING)) return null;
  const ctx = await contextOfPage().catch(() => null);
  if (!ctx) return null;
  const now = ctx.clock.now();
  const reader: Reader = {
    trainerId: ctx.actor.id,
    units: ctx.actor.units,
    zone: ctx.zone,
    offsets: offsetsOf(inZone(now, ctx.zone)),
    activeClientId: requestCookies.get(ACTIVE_CLIENT_COOKIE)?.value || null,
    now: now.getTime(),
  };
  return { ctx, reader };
});
