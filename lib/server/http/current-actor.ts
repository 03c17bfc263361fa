import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { safeNext } from "@/lib/accounts/sign-in/next-target";
import type { Actor, Context, LinkKeys, SessionControl } from "@/lib/platform/kernel/context";
import { linkCookieName } from "@/lib/server/runtime/cookie-name";
import { runtime } from "@/lib/server/runtime/runtime";
import { callersZone, ZONE_COOKIE } from "@/lib/text/calendar/zone-name";
import { callerAddress } from "./address";
import { isLoggedAsUnavailable } from "./failure";
import { ASKED_FOR } from "./page-headers";

export const currentActor = cache(async (): Promise<Actor | null> => {
  const { sessions } = runtime();
  return sessions.read((await cookies()).get(sessions.cookieName)?.value);
});

/** The context for services that a page calls, or null without a session. */
export const contextOfPage = cache(async (): Promise<Context | null> => {
  const actor = await currentActor();
  if (!actor) return null;
  const { services, trustProxy } = runtime();
  const address = callerAddress(await headers(), trustProxy);
  return { ...services, actor, session: UNTOUCHED, linkKeys: NO_KEYS, zone: await zoneOfPage(), address };
});

const refuse = (): never => {
  throw new Error("A page cannot set a cookie.");
};
const UNTOUCHED: SessionControl = { start: refuse, end: refuse };
const NO_KEYS: LinkKeys = { of: () => undefined, keep: refuse, drop: refuse };

export async function contextOfVisitor(): Promise<Context<"public">> {
  const jar = await cookies();
  const { services, trustProxy } = runtime();
  const linkKeys: LinkKeys = { ...NO_KEYS, of: (linkId) => jar.get(linkCookieName(linkId))?.value };
  const address = callerAddress(await headers(), trustProxy);
  return { ...services, actor: null, session: UNTOUCHED, linkKeys, zone: await zoneOfPage(), address };
}

const zoneOfPage = async () => callersZone((await cookies()).get(ZONE_COOKIE)?.value);

/** Redirects when the session has ended. Null while the database is away: the page's markup has no account data. */
export async function requireActor(): Promise<Actor | null> {
  const actor = await currentActor().catch((error: unknown) => {
    if (isLoggedAsUnavailable(error)) return "unknown" as const;
    throw error;
  });
  if (actor === "unknown") return null;
  if (actor) return actor;
  const next = safeNext((await headers()).get(ASKED_FOR));
  return redirect(`/login?${new URLSearchParams({ ended: "1", next })}`);
}
