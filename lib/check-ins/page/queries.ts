import type { Units } from "@/lib/body/units";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import { requests } from "@/lib/platform/http/requests";
import { zoneHere } from "@/lib/text/calendar/zone-name";
import { linkPage } from "./cache-queries";
import type * as Contract from "./contract";
import type { CheckInPage } from "./schema";

const checkIns = requests<typeof Contract>();
const LINE = "/api/check-in/[token]";

const cached = linkPage("check-in", (token) => checkIns.tell(`GET ${LINE}`, { params: { token } }));

export const askCheckInPage = cached.ask;
export const cachePage = cached.keep;
export const forgetPage = cached.forget;

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
