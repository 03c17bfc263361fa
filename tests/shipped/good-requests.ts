import { randomBytes } from "node:crypto";
import { replaceChange } from "@/lib/accounts/settings/store";
import { addResetToken } from "@/lib/accounts/sign-in/store";
import * as scale from "@/lib/check-ins/scale/contract";
import { CHECK_IN_CONSENT_VERSION } from "@/lib/images/consents/kinds";
import { HOUR_MS } from "@/lib/text/calendar/days";
import { sha256 } from "@/lib/text/sha256";
import { type Estate, REMINDED } from "../support/authority/estate";
import { POLICY } from "../support/authority/policy";
import { addClient, figure } from "../support/factories";
import { storedIntake, storedIntakeLink, told } from "../support/intakes";
import type { DirectedWorld } from "../support/make-world";
import { PASSWORD, trainer } from "../support/people";
import { PushedBrowser } from "../support/push";
import { signed } from "../support/replicate-server";
import { WEBHOOK_SECRET } from "../support/replicate-world";
import { CRON_SECRET } from "./server";
import type { Arguments, Sent } from "./wire";

/** A valid request: arguments of the contract, and raw parts for a raw body. */
export type Good = Arguments & { sent?: Partial<Sent> };
export type Row = (estate: Estate, world: DirectedWorld) => Good | Promise<Good>;

let made = 0;
const somebody = () => ({ name: "Somebody new", email: `new.${++made}@formcast.test`, password: PASSWORD });
const PREDICTION = JSON.stringify({ id: "abc", status: "succeeded" });

/** Creates an account with an unconfirmed new address, and returns its token. */
export async function waitingEmail(db: DirectedWorld["db"], email: string): Promise<string> {
  const mover = await trainer("Moe");
  const token = crypto.randomUUID();
  await replaceChange(db, mover.trainer.id, {
    email,
    tokenHash: sha256(token),
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + HOUR_MS),
  });
  return token;
}

const checkInThatIs =
  (state: "waiting" | "asked_again", body = {}): Row =>
  async ({ checkInId: id }, { db }) => {
    await db.checkIn.update({ where: { id }, data: { state } });
    return { params: { id }, ...(state === "waiting" && { body }) };
  };
/** Reopens the estate's link, which a newer one has replaced. */
async function openedAgain({ checkInToken }: Estate, { db }: DirectedWorld) {
  const where = { tokenHash: sha256(checkInToken) };
  const { clientId } = await db.checkInLink.findUniqueOrThrow({ where });
  const now = new Date();
  // Never this one, not even for a moment: other tests ask by it at the same time.
  await db.checkInLink.updateMany({
    where: { clientId, revokedAt: null, NOT: where },
    data: { revokedAt: now },
  });
  const open = { revokedAt: null, consentVersion: CHECK_IN_CONSENT_VERSION, consentedAt: now };
  await db.checkInLink.update({ where, data: { ...open, reminderEmail: REMINDED } });
}
const byOpenCheckIn: Row = async (estate, world) => {
  await openedAgain(estate, world);
  return byCheckIn(estate);
};
const byReminder: Row = async (estate, world) => {
  await openedAgain(estate, world);
  return { params: { token: estate.reminderToken } };
};
const byCheckIn = ({ checkInToken }: Estate) => ({ params: { token: checkInToken } });

/** For public endpoints, and for those whose policy row is meant to be refused. */
const ROWS: Record<string, Row> = {
  "POST /api/auth/login": ({ owner }) => ({ body: { email: owner.trainer.email, password: PASSWORD } }),
  "POST /api/auth/register": () => ({ body: somebody() }),
  "POST /api/auth/signup": () => ({ body: somebody() }),
  "POST /api/auth/logout": () => ({}),
  "POST /api/auth/forgot-password": ({ owner }) => ({ body: { email: owner.trainer.email } }),
  "POST /api/auth/reset-password": async (_estate, { db }) => {
    const forgetful = await trainer("Fay");
    const token = crypto.randomUUID();
    const expiresAt = new Date(Date.now() + HOUR_MS);
    const row = {
      trainerId: forgetful.trainer.id,
      tokenHash: sha256(token),
      createdAt: new Date(),
      expiresAt,
    };
    await addResetToken(db, row);
    return { body: { token, newPassword: PASSWORD } };
  },
  "POST /api/account/email": () => ({ body: { email: somebody().email, password: PASSWORD } }),
  "POST /api/account/email/confirmation": async (_estate, { db }) => {
    return { body: { token: await waitingEmail(db, somebody().email) } };
  },
  "POST /api/account/deletion": () => ({ body: { password: PASSWORD } }),
  "POST /api/notifications/subscription": () => ({
    body: new PushedBrowser("https://fcm.googleapis.com").subscription,
  }),
  "GET /api/health": () => ({}),
  "GET /api/health/live": () => ({}),
  "POST /api/weigh-in/[token]": async ({ owner }) => {
    const { id } = await addClient(owner);
    const { address } = await owner.call(scale.makeAddress, { params: { id } });
    return { params: { token: address?.token ?? "" }, body: { weight: 81.4, unit: "kg" } };
  },
  "GET /api/intake/[token]": ({ intakeToken }) => ({ params: { token: intakeToken } }),
  "POST /api/intake/[token]": async ({ owner }, world) => ({
    params: { token: (await storedIntakeLink(owner, world)).token },
    body: { ...told(), takenAt: new Date().toISOString() },
  }),
  "POST /api/intake/[token]/photo": async ({ owner }, world) => ({
    params: { token: (await storedIntakeLink(owner, world)).token },
    body: { photo: await figure("m_plain_shorts") },
  }),
  "DELETE /api/intake/[token]": async ({ owner }, world) => ({
    params: { token: (await storedIntakeLink(owner, world)).token },
  }),
  "DELETE /api/intakes/[id]": async ({ owner }, world) => ({
    params: { id: (await storedIntakeLink(owner, world)).id },
  }),
  "POST /api/intakes/[id]/accept": async ({ owner }, world) => ({
    params: { id: (await storedIntake(owner, world)).id },
    body: {},
  }),
  "POST /api/inbox/[id]/accept": checkInThatIs("waiting"),
  "POST /api/inbox/[id]/ask-again": checkInThatIs("waiting", { reply: "Again, please" }),
  "POST /api/inbox/[id]/reopen": checkInThatIs("asked_again"),
  "POST /api/programmes/copies": ({ clientId }) => ({
    body: { name: "Strength", startsOn: "2026-11-23", weeks: [{ sessions: [] }], clientIds: [clientId] },
  }),
  "POST /api/programmes/copies/preview": ({ clientId }) => ({
    body: { weeks: [{ sessions: [] }], clientIds: [clientId] },
  }),
  "DELETE /api/check-in/[token]/consent": async ({ owner }, { db }) => {
    const token = randomBytes(32).toString("base64url");
    const { id: clientId } = await addClient(owner);
    const open = { createdAt: new Date(), idleExpiresAt: new Date(Date.now() + HOUR_MS) };
    const when = { everyWeeks: 1, weekday: 1, timeZone: "UTC", imageDays: [] };
    await db.checkInLink.create({
      data: { id: crypto.randomUUID(), clientId, tokenHash: sha256(token), ...when, ...open },
    });
    return { params: { token } };
  },
  "GET /api/check-in/[token]": byCheckIn,
  "POST /api/check-in/[token]": (estate) => ({
    ...byCheckIn(estate),
    body: { weight: 188, takenAt: new Date().toISOString() },
  }),
  "POST /api/check-in/[token]/code": (estate) => ({ ...byCheckIn(estate), body: { code: "1234" } }),
  "DELETE /api/check-in/[token]/code": byCheckIn,
  "POST /api/check-in/[token]/consent": (estate) => ({
    ...byCheckIn(estate),
    body: { version: CHECK_IN_CONSENT_VERSION, adult: true, photos: true },
  }),
  "POST /api/check-in/[token]/photo": async (estate) => ({
    ...byCheckIn(estate),
    body: { photo: await figure("m_plain_shorts") },
  }),
  "POST /api/check-in/[token]/sets": (estate) => ({
    ...byCheckIn(estate),
    body: {
      plannedSessionId: estate.plannedSessionId,
      sets: [{ exerciseName: "Back Squat", reps: 5, weight: 185 }],
      performedAt: new Date().toISOString(),
    },
  }),
  "GET /api/check-in/[token]/export": byCheckIn,
  "POST /api/check-in/[token]/units": (estate) => ({ ...byCheckIn(estate), body: { units: "metric" } }),
  "GET /api/check-in/[token]/logo": byCheckIn,
  "GET /api/check-in/[token]/manifest": byCheckIn,
  "GET /api/check-in/[token]/push": byOpenCheckIn,
  "POST /api/check-in/[token]/push": async (estate, world) => ({
    ...(await byOpenCheckIn(estate, world)),
    body: new PushedBrowser("https://fcm.googleapis.com").subscription,
  }),
  "POST /api/check-in/[token]/reminders": async (estate, world) => ({
    ...(await byOpenCheckIn(estate, world)),
    body: { email: REMINDED },
  }),
  "DELETE /api/check-in/[token]/reminders": byOpenCheckIn,
  "POST /api/reminders/[token]/confirmation": byReminder,
  "POST /api/mails/[token]/stop": ({ stopToken }) => ({ params: { token: stopToken } }),
  "DELETE /api/mails/[token]/stop": ({ stopToken }) => ({ params: { token: stopToken } }),
  "GET /api/check-in/[token]/image/[imageId]": ({ checkInToken, photoId }) => ({
    params: { token: checkInToken, imageId: photoId },
    query: {},
  }),
  "GET /api/share/[token]": ({ shareToken }) => ({ params: { token: shareToken } }),
  "GET /api/share/[token]/image/[imageId]": ({ shareToken, imageId }) => ({
    params: { token: shareToken, imageId },
    query: {},
  }),
  "GET /api/share/[token]/logo": ({ shareToken }) => ({ params: { token: shareToken } }),
  "GET /api/cron": () => ({ headers: { authorization: `Bearer ${CRON_SECRET}` } }),
  "POST /api/webhooks/replicate": () => ({
    sent: {
      body: PREDICTION,
      headers: signed(PREDICTION, { secret: WEBHOOK_SECRET, id: crypto.randomUUID(), at: new Date() }),
    },
  }),
};

/** A request that an endpoint accepts; a new endpoint without one fails here. */
export async function goodRequest(name: string, estate: Estate, world: DirectedWorld): Promise<Good> {
  const row = ROWS[name] ?? POLICY[name];
  if (!row) throw new Error(`${name} has no good request in tests/shipped/good-requests.ts or the policy`);
  return row(estate, world);
}

/** A request that may be refused, for example for a wrong password, but keeps the caller signed in. */
export async function tryRequest(name: string, estate: Estate, world: DirectedWorld): Promise<Good> {
  return (await POLICY[name]?.(estate)) ?? goodRequest(name, estate, world);
}
