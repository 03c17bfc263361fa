import "server-only";
import type { Actor, LinkKeys, Services, SessionControl } from "@/lib/platform/kernel/context";
import { linkCookie, linkCookieName } from "@/lib/server/runtime/cookie-name";
import { runtime } from "@/lib/server/runtime/runtime";
import { callersZone, ZONE_COOKIE } from "@/lib/text/calendar/zone-name";
import { callerAddress } from "./address";

type OpenRequest = {
  services: Services;
  caller: Actor | null;
  session: SessionControl;
  linkKeys: LinkKeys;
  zone: string;
  address: string;
  /** Filled while the service runs. */
  setCookies: string[];
};

export async function openRequest(request: Request): Promise<OpenRequest> {
  const { services, sessions, trustProxy } = runtime();
  const caller = await sessions.read(cookieOf(request, sessions.cookieName));
  const setCookies: string[] = [];
  const session: SessionControl = {
    async start(trainerId, passwordHash) {
      const cookie = await sessions.start(trainerId, passwordHash);
      if (cookie === null) return false;
      if (caller) await sessions.end(caller.sessionId);
      setCookies.push(cookie);
      return true;
    },
    async end() {
      if (caller) await sessions.end(caller.sessionId);
      setCookies.push(sessions.removal);
    },
  };
  const changed = new Map<string, string>();
  const linkKeys: LinkKeys = {
    of: (linkId) => changed.get(linkId) ?? cookieOf(request, linkCookieName(linkId)),
    keep(linkId, key, seconds) {
      changed.set(linkId, key);
      setCookies.push(linkCookie(linkId, key, seconds));
    },
    drop: (linkId) => linkKeys.keep(linkId, "", 0),
  };
  const address = callerAddress(request.headers, trustProxy);
  const zone = callersZone(cookieOf(request, ZONE_COOKIE));
  return { services, caller, session, linkKeys, zone, address, setCookies };
}

function cookieOf(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, ...value] = pair.trim().split("=");
    if (key === name) return value.join("=");
  }
  return undefined;
}
