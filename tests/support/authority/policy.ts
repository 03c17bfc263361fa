import { runtime } from "@/lib/server/runtime/runtime";
import { isoDay } from "@/lib/text/calendar/days";
import { daysLater } from "@/lib/text/calendar/moments";
import { linkOf } from "../check-ins";
import { set, squats } from "../coach";
import { clientFields, figure, shareOf } from "../factories";
import { PASSWORD } from "../people";
import { PushedBrowser } from "../push";
import { ASKED, type Estate, IMPORTED } from "./estate";

/** Endpoints without an account: each checks a password, token or signature, or returns nothing private. */
export const PUBLIC = [
  "DELETE /api/check-in/[token]/code",
  "DELETE /api/check-in/[token]/consent",
  "DELETE /api/check-in/[token]/reminders",
  "DELETE /api/intake/[token]",
  "DELETE /api/mails/[token]/stop",
  "GET /api/check-in/[token]",
  "GET /api/check-in/[token]/export",
  "GET /api/check-in/[token]/image/[imageId]",
  "GET /api/check-in/[token]/logo",
  "GET /api/check-in/[token]/manifest",
  "GET /api/check-in/[token]/push",
  "GET /api/cron",
  "GET /api/health",
  "GET /api/health/live",
  "GET /api/intake/[token]",
  "GET /api/share/[token]",
  "GET /api/share/[token]/image/[imageId]",
  "GET /api/share/[token]/logo",
  "POST /api/account/email/confirmation",
  "POST /api/auth/forgot-password",
  "POST /api/auth/login",
  "POST /api/auth/logout",
  "POST /api/auth/register",
  "POST /api/auth/reset-password",
  "POST /api/auth/signup",
  "POST /api/check-in/[token]",
  "POST /api/check-in/[token]/code",
  "POST /api/check-in/[token]/consent",
  "POST /api/check-in/[token]/photo",
  "POST /api/check-in/[token]/push",
  "POST /api/check-in/[token]/reminders",
  "POST /api/check-in/[token]/sets",
  "POST /api/check-in/[token]/units",
  "POST /api/intake/[token]",
  "POST /api/intake/[token]/photo",
  "POST /api/mails/[token]/stop",
  "POST /api/reminders/[token]/confirmation",
  "POST /api/webhooks/replicate",
  "POST /api/weigh-in/[token]",
];

/** Reads of other trainers' data that an admin may do. */
export const ADMIN_MAY_READ = ["GET /api/photo/[id]", "GET /api/transformation/[id]/image"];

/** Endpoints that name foreign data in the body instead of the path. */
export const NAMED_IN_BODY = ["PATCH /api/clients/roster", "POST /api/programmes", "POST /api/questions"];

/** Requests of this policy that even the owner is refused, with the status. */
export const REFUSED_TO_OWNER: Record<string, number> = {
  // The local engine always draws the same image, so it refuses a redraw.
  "POST /api/transformation/[id]/redraw": 409,
  // The request names a client who does not exist.
  "POST /api/programmes/copies": 404,
  "POST /api/programmes/copies/preview": 404,
  // The check-in is not decided yet.
  "POST /api/inbox/[id]/reopen": 409,
  // The password is wrong on purpose, because other tests need the account.
  "POST /api/account/deletion": 400,
  "POST /api/account/email": 400,
};

type Row = (estate: Estate) => object | Promise<object>;

const client: Row = ({ clientId }) => ({ params: { id: clientId } });
const exercise: Row = ({ clientId }) => ({ params: { id: clientId, name: "Back Squat" } });
const group: Row = ({ clientId }) => ({ params: { id: clientId, muscleGroup: "legs" } });
const image: Row = ({ imageId }) => ({ params: { id: imageId }, query: {} });
const deleted: Row = ({ deletedTrainerId }) => ({ params: { id: deletedTrainerId } });
const deletedClient: Row = ({ deletedClientId }) => ({ params: { id: deletedClientId } });
const imported: Row = ({ clientId, importId }) => ({ params: { id: clientId, importId } });
const workout: Row = ({ clientId, workoutId }) => ({ params: { id: clientId, workoutId } });
const planned: Row = ({ clientId, plannedSessionId }) => ({
  params: { id: clientId, sessionId: plannedSessionId },
});
const share: Row = ({ clientId, shareId }) => ({ params: { id: clientId, shareId } });
const template: Row = ({ templateId }) => ({ params: { id: templateId } });
const checkIn: Row = ({ checkInId }) => ({ params: { id: checkInId } });
const intake: Row = ({ intakeId }) => ({ params: { id: intakeId } });
const consent: Row = ({ clientId }) => ({ params: { id: clientId, kind: "photos" } });
const trainer: Row = ({ owner }) => ({ params: { id: owner.trainer.id } });
const nothing: Row = () => ({});
/** An extra session of the trainer. */
async function sessionOf(trainerId: string): Promise<string> {
  const { db, clock } = runtime().services;
  const now = clock.now();
  const ends = { idleExpiresAt: daysLater(now, 1), absoluteExpiresAt: daysLater(now, 1) };
  return (await db.session.create({ data: { trainerId, createdAt: now, lastSeenAt: now, ...ends } })).id;
}
const body =
  (row: Row, body: object): Row =>
  async (estate) => ({ ...(await row(estate)), body });

/** A valid request about an estate's data for each endpoint with an account. A new endpoint needs a row. */
export const POLICY: Record<string, Row> = {
  "POST /api/auth/change-password": body(nothing, {
    currentPassword: PASSWORD,
    newPassword: "another horse",
  }),
  "GET /api/auth/me": nothing,

  "GET /api/account/export": nothing,
  "GET /api/account/brand": nothing,
  "PATCH /api/account/brand": body(nothing, {
    name: "Strength by Ann",
    colour: "#1f6feb",
    email: "ann@strength.example",
  }),
  "PATCH /api/account/settings": body(nothing, { units: "metric" }),
  "POST /api/account/email": body(nothing, { email: "new@formcast.test", password: `not ${PASSWORD}` }),
  "GET /api/account/deletion": nothing,
  "POST /api/account/deletion": body(nothing, { password: `not ${PASSWORD}` }),

  "GET /api/notifications": nothing,
  "POST /api/notifications/subscription": () => ({ body: new PushedBrowser().subscription }),
  "DELETE /api/notifications/subscription": nothing,
  "POST /api/notifications/test": nothing,

  "GET /api/schedule": nothing,
  "GET /api/schedule/floor": nothing,
  "GET /api/schedule/today": nothing,
  "GET /api/programmes": nothing,
  "GET /api/programmes/clients": nothing,
  "POST /api/programmes": ({ templateId }) => ({
    body: { id: templateId, name: "Strength", weeks: [{ sessions: [] }] },
  }),
  "DELETE /api/programmes/[id]": template,
  "POST /api/programmes/copies": () => ({
    body: {
      name: "Strength",
      startsOn: "2026-11-23",
      weeks: [{ sessions: [] }],
      clientIds: [crypto.randomUUID()],
    },
  }),
  "POST /api/programmes/copies/preview": () => ({
    body: { weeks: [{ sessions: [] }], clientIds: [crypto.randomUUID()] },
  }),
  "DELETE /api/programmes/copies/[id]": ({ copyId }) => ({ params: { id: copyId } }),
  "GET /api/clients": nothing,
  "POST /api/clients": body(nothing, clientFields({ name: "Somebody new" })),
  "POST /api/clients/sample": body(nothing, { timezoneOffset: 0 }),
  "GET /api/clients/roster": () => ({ query: { q: "Marcus" } }),
  "PATCH /api/clients/roster": ({ clientId }) => ({
    body: { entries: [{ id: clientId, tags: ["Fat loss"] }] },
  }),
  "GET /api/clients/names": nothing,
  "GET /api/clients/selected": ({ clientId }) => ({ query: { open: clientId } }),
  "GET /api/client/[id]/roster": client,
  "GET /api/client/[id]": client,
  "PATCH /api/client/[id]": body(client, { weight: 188 }),
  "DELETE /api/client/[id]": client,
  "POST /api/client/[id]/photos": async (estate) => ({
    ...(await client(estate)),
    body: { photoUrl: estate.photoUrl },
  }),
  "POST /api/client/[id]/images": client,
  "GET /api/client/[id]/journeys": client,
  "GET /api/client/[id]/morph": async (estate) => ({ ...(await client(estate)), query: {} }),
  "POST /api/client/[id]/timeline": body(client, {}),
  "GET /api/client/[id]/export": client,
  "GET /api/client/[id]/export/zip": client,
  "GET /api/client/[id]/history": client,
  "GET /api/client/[id]/report": client,
  "POST /api/client/[id]/history/[photoId]/baseline": ({ clientId, historyPhotoId }) => ({
    params: { id: clientId, photoId: historyPhotoId },
  }),
  "GET /api/client/[id]/measurements": client,
  "POST /api/client/[id]/measurements": body(client, { weight: 189 }),
  "PATCH /api/client/[id]/measurements/[measurementId]": ({ clientId, measurementId }) => ({
    params: { id: clientId, measurementId },
    body: { weight: 191 },
  }),
  "DELETE /api/client/[id]/measurements/[measurementId]": ({ clientId, measurementId }) => ({
    params: { id: clientId, measurementId },
  }),
  "GET /api/client/[id]/consents": client,
  "POST /api/client/[id]/consents/[kind]": consent,
  "DELETE /api/client/[id]/consents/[kind]": consent,
  "GET /api/client/[id]/shares": client,
  "POST /api/client/[id]/shares": async (estate) => ({
    ...(await client(estate)),
    body: shareOf([estate.imageId]),
  }),
  "DELETE /api/client/[id]/shares/[shareId]": share,
  "POST /api/client/[id]/shares/[shareId]/restore": share,

  "GET /api/client/[id]/check-in-link": client,
  "POST /api/client/[id]/check-in-link": body(client, linkOf()),
  "PATCH /api/client/[id]/check-in-link": body(client, linkOf()),
  "DELETE /api/client/[id]/check-in-link": client,
  "POST /api/client/[id]/check-in-link/restore": client,
  "GET /api/client/[id]/check-ins": client,
  "GET /api/client/[id]/weigh-in-address": client,
  "POST /api/client/[id]/weigh-in-address": client,
  "DELETE /api/client/[id]/weigh-in-address": client,
  "GET /api/client/[id]/questions": client,
  "POST /api/questions": ({ clientId }) => ({ body: { clientId, kind: "scale", text: "How was work?" } }),
  "PATCH /api/questions/[id]": body(({ questionId }) => ({ params: { id: questionId } }), {
    isArchived: true,
  }),
  "POST /api/intakes": body(nothing, { name: "Nora", timeZone: "UTC" }),
  "DELETE /api/intakes/[id]": intake,
  "POST /api/intakes/[id]/accept": body(intake, { name: "Nora Lind" }),
  "GET /api/inbox": nothing,
  "POST /api/inbox/accept": ({ checkInId }) => ({ body: { ids: [checkInId] } }),
  "POST /api/inbox/reopen": ({ checkInId }) => ({ body: { ids: [checkInId] } }),
  "POST /api/inbox/[id]/accept": body(checkIn, {}),
  "POST /api/inbox/[id]/reopen": checkIn,
  "POST /api/inbox/[id]/ask-again": body(checkIn, { reply: "Again, please" }),
  "POST /api/inbox/sessions/[id]/seen": ({ reportedWorkoutId }) => ({
    params: { id: reportedWorkoutId },
  }),

  "POST /api/upload-photo": async () => ({ body: { photo: await figure("m_plain_shorts") } }),
  "POST /api/photo-check": async () => ({ body: { photo: await figure("m_plain_shorts") } }),
  "GET /api/photo/[id]/check": ({ photoId }) => ({ params: { id: photoId } }),
  "GET /api/photo/[id]/faces": ({ photoId }) => ({ params: { id: photoId } }),
  "PATCH /api/photo/[id]/faces": ({ photoId }) => ({ params: { id: photoId }, body: { faces: null } }),
  "GET /api/photo/[id]": ({ photoId }) => ({ params: { id: photoId }, query: {} }),
  "GET /api/transformation/[id]/image": image,
  "POST /api/transformation/[id]/rating": body(image, { rating: 1 }),
  "POST /api/transformation/[id]/redraw": image,

  "GET /api/client/[id]/workout": client,
  "POST /api/client/[id]/workout": body(client, squats(set(200, 5))),
  "GET /api/client/[id]/workout/[workoutId]": workout,
  "PATCH /api/client/[id]/workout/[workoutId]": body(workout, { date: "2026-11-18", timezoneOffset: 0 }),
  "DELETE /api/client/[id]/workout/[workoutId]": workout,
  "POST /api/client/[id]/workout/[workoutId]/restore": ({ clientId, removedWorkoutId }) => ({
    params: { id: clientId, workoutId: removedWorkoutId },
  }),
  "GET /api/client/[id]/workout/bin": client,
  "GET /api/client/[id]/workout/export": async (estate) => ({
    ...(await client(estate)),
    query: { format: "json" },
  }),
  "GET /api/client/[id]/workout/imports": client,
  "POST /api/client/[id]/workout/imports/preview": body(client, { workouts: [ASKED] }),
  "POST /api/client/[id]/workout/imports/[importId]": body(imported, IMPORTED),
  "DELETE /api/client/[id]/workout/imports/[importId]": imported,
  "GET /api/client/[id]/workout/plan": client,
  "POST /api/client/[id]/workout/plan": body(client, { sessions: [] }),
  "PATCH /api/client/[id]/workout/plan/sessions/[sessionId]": body(planned, { skippedFor: "ill" }),
  "DELETE /api/client/[id]/workout/plan/sessions/[sessionId]": planned,
  "POST /api/client/[id]/workout/plan/sessions/[sessionId]/copies": async (estate) => ({
    ...(await planned(estate)),
    body: { date: isoDay(runtime().services.clock.now()), startMin: null },
  }),
  "GET /api/client/[id]/workout/volume": async (estate) => ({
    ...(await client(estate)),
    query: { from: "2026-11-16" },
  }),
  "GET /api/client/[id]/workout/trash": client,
  "GET /api/client/[id]/workout/exercises/[muscleGroup]": group,
  "POST /api/client/[id]/workout/exercises/[muscleGroup]": body(group, { exerciseName: "Hack Squat" }),
  "GET /api/client/[id]/personal-records": client,
  "POST /api/client/[id]/exercise/[name]/access": exercise,
  "GET /api/client/[id]/exercise/[name]/deletion-impact": exercise,
  "GET /api/client/[id]/exercise/[name]/progress": exercise,
  "PATCH /api/client/[id]/exercise/[name]": body(exercise, { pinnedNote: "Seat 4" }),
  "DELETE /api/client/[id]/exercise/[name]": exercise,
  "POST /api/client/[id]/exercise/[name]/restore": ({ clientId }) => ({
    params: { id: clientId, name: "Leg Press" },
  }),
  "GET /api/analytics": nothing,
  "GET /api/analytics/period": nothing,
  "GET /api/analytics/export": nothing,

  "GET /api/admin/users": nothing,
  "GET /api/admin/users/count": nothing,
  "GET /api/admin/users/export": nothing,
  "GET /api/admin/clients": nothing,
  "GET /api/admin/clients/count": nothing,
  "GET /api/admin/clients/export": nothing,
  "GET /api/admin/activity": nothing,
  "GET /api/admin/audit": nothing,
  "GET /api/admin/audit/export": nothing,
  "GET /api/admin/costs": nothing,
  "GET /api/admin/costs/export": nothing,
  "GET /api/admin/costs/month": nothing,
  "POST /api/admin/invitations": () => ({
    body: { name: "Invited", email: `${crypto.randomUUID()}@formcast.test` },
  }),
  "GET /api/admin/trainer/[id]/clients": trainer,
  "PATCH /api/admin/trainer/[id]": body(trainer, { isAdmin: true }),
  "DELETE /api/admin/trainer/[id]": trainer,
  "GET /api/admin/trainer/[id]/sessions": trainer,
  "DELETE /api/admin/trainer/[id]/sessions": trainer,
  "DELETE /api/admin/trainer/[id]/sessions/[sessionId]": async ({ owner }) => ({
    params: { id: owner.trainer.id, sessionId: await sessionOf(owner.trainer.id) },
  }),
  "POST /api/admin/trainer/[id]/reset": trainer,
  "POST /api/admin/trainer/[id]/suspension": trainer,
  "DELETE /api/admin/trainer/[id]/suspension": trainer,
  "POST /api/admin/trainer/[id]/clients/move": async (estate) => ({
    ...(await trainer(estate)),
    body: { to: estate.colleagueId, clients: "all" },
  }),
  "GET /api/admin/deleted": nothing,
  "POST /api/admin/deleted/[id]/restore": deleted,
  "DELETE /api/admin/deleted/[id]": deleted,
  "GET /api/admin/deleted/clients": nothing,
  "POST /api/admin/deleted/clients/[id]/restore": deletedClient,
  "DELETE /api/admin/deleted/clients/[id]": deletedClient,
  "GET /api/admin/client/[id]/transformations": client,
  "DELETE /api/admin/client/[id]": client,
};
