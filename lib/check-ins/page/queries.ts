import type { Units } from "@/lib/body/units";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import { linkCache } from "@/lib/platform/browser/offline-cache";
import { linkOwner } from "@/lib/platform/browser/outbox-entry";
import { ANY_TOKEN } from "@/lib/platform/browser/shells";
import { ApiError } from "@/lib/platform/http/api-error";
import { requests } from "@/lib/platform/http/requests";
import { zoneHere } from "@/lib/text/calendar/zone-name";
import type * as Contract from "./contract";
import type { CheckInPage } from "./schema";

const checkIns = requests<typeof Contract>();
const LINE = "/api/check-in/[token]";

/** The page from the network, or else from this device; null for a closed link. */
export type AskedPage = { page: CheckInPage; isOld: boolean } | null;

/** @throws when the network is down and nothing is cached */
export async function askCheckInPage(token: string): Promise<AskedPage> {
  try {
    const page = await checkIns.tell(`GET ${LINE}`, { params: { token } });
    await cachePage(token, page);
    return { page, isOld: false };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return forgetPage(token).then(() => null);
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) throw error;
    const cached = await linkCache(linkOwner(token)).read(PAGE);
    if (cached === undefined) throw error;
    return { page: renamed(cached, ANY_TOKEN, token) as CheckInPage, isOld: true };
  }
}

const PAGE = "check-in";

/** Caches the page without the token, which is also in its picture addresses: the cache must not open the link. */
export const cachePage = (token: string, page: CheckInPage): Promise<void> =>
  linkCache(linkOwner(token)).write(PAGE, renamed(page, token, ANY_TOKEN));

const renamed = (page: unknown, from: string, to: string): unknown =>
  JSON.parse(JSON.stringify(page).replaceAll(from, to));

export const forgetPage = (token: string): Promise<void> => linkCache(linkOwner(token)).remove(PAGE);

export const enterCode = (token: string, code: string): Promise<CheckInPage> =>
  checkIns.tell(`POST ${LINE}/code`, { params: { token }, body: { code } });

export const closeHere = (token: string): Promise<CheckInPage> =>
  checkIns.tell(`DELETE ${LINE}/code`, { params: { token } });

export const giveConsent = (token: string, photos: boolean): Promise<CheckInPage> =>
  checkIns.tell(`POST ${LINE}/consent`, {
    params: { token },
    body: { version: CHECK_IN_CONSENT_VERSION, adult: true, photos, timeZone: zoneHere() },
  });

export const chooseUnits = (token: string, units: Units): Promise<CheckInPage> =>
  checkIns.tell(`POST ${LINE}/units`, { params: { token }, body: { units } });

export const withdrawConsent = (token: string) =>
  checkIns.tell(`DELETE ${LINE}/consent`, { params: { token } });
