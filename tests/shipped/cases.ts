import * as account from "@/lib/accounts/settings/contract";
import * as auth from "@/lib/accounts/sign-in/contract";
import * as access from "@/lib/admin/access/contract";
import * as admin from "@/lib/admin/console/contract";
import * as deletions from "@/lib/admin/deletions/contract";
import * as inbox from "@/lib/check-ins/inbox/contract";
import * as intakes from "@/lib/check-ins/intake/contract";
import * as checkIns from "@/lib/check-ins/page/contract";
import * as questions from "@/lib/check-ins/questions/contract";
import { MOST_QUESTIONS } from "@/lib/check-ins/questions/schema";
import * as privacy from "@/lib/clients/consents/contract";
import * as clients from "@/lib/clients/record/contract";
import * as timeline from "@/lib/clients/timeline/contract";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import * as roster from "@/lib/desk/roster/contract";
import * as samples from "@/lib/desk/samples/contract";
import type { ConsentKind } from "@/lib/images/consents/kinds";
import * as transformations from "@/lib/images/orders/contract";
import type { Endpoint } from "@/lib/platform/http/contract";
import type { ErrorCode } from "@/lib/platform/kernel/errors";
import * as jobs from "@/lib/server/jobs/contract";
import * as webhooks from "@/lib/server/webhooks/contract";
import * as shares from "@/lib/sharing/links/contract";
import { addDays, isoDay } from "@/lib/text/calendar/days";
import * as imports from "@/lib/training/imports/contract";
import * as logbook from "@/lib/training/logbook/contract";
import * as plans from "@/lib/training/plans/contract";
import * as programmes from "@/lib/training/programmes/contract";
import { MAX_TEMPLATES } from "@/lib/training/programmes/schema";
import * as workouts from "@/lib/training/workouts/contract";
import { type Estate, IMPORTED } from "../support/authority/estate";
import { addClient, addPhoto, clientFields, shareOf } from "../support/factories";
import { intakeLink } from "../support/intakes";
import type { DirectedWorld } from "../support/make-world";
import { PASSWORD, type SignedIn, stranger, trainer } from "../support/people";
import { signed } from "../support/replicate-server";
import { WEBHOOK_SECRET } from "../support/replicate-world";
import { type Good, waitingEmail } from "./good-requests";

/** Creates the situation that an endpoint refuses, and returns the request. */
type BringAbout = (estate: Estate, world: DirectedWorld, admin: SignedIn) => Good | Promise<Good>;
type Case = [spec: Endpoint, code: ErrorCode, bringAbout: BringAbout];

const ANOTHER_SECRET = `whsec_${Buffer.from("a key of somebody else").toString("base64")}`;

/* Refusals that no contract implies. A feature with its own refusal adds a case here. */

const emailTaken: BringAbout = ({ owner }) => ({
  body: { name: "Ann", email: owner.trainer.email, password: PASSWORD },
});
const ofAuth: Case[] = [
  [
    auth.login,
    "unauthenticated",
    ({ owner }) => ({ body: { email: owner.trainer.email, password: "wrong" } }),
  ],
  [auth.register, "conflict", emailTaken],
  [auth.signup, "conflict", emailTaken],
  [
    account.changeEmail,
    "conflict",
    (_estate, _world, admin) => ({ body: { email: admin.trainer.email, password: PASSWORD } }),
  ],
  [
    account.confirmEmail,
    "conflict",
    async ({ owner }, { db }) => ({ body: { token: await waitingEmail(db, owner.trainer.email) } }),
  ],
];

const oneself: BringAbout = (_estate, _world, { trainer }) => ({ params: { id: trainer.id } });
const ofAdmins: Case[] = [
  [
    admin.changeRole,
    "conflict",
    async (...all) => ({ ...(await oneself(...all)), body: { isAdmin: false } }),
  ],
  [admin.endSessions, "conflict", oneself],
  [access.suspend, "conflict", oneself],
  [
    access.sendReset,
    "conflict",
    async ({ colleagueId: id }, { db }) => {
      await db.trainer.update({ where: { id }, data: { suspendedAt: new Date() } });
      return { params: { id } };
    },
  ],
  [
    access.endSession,
    "conflict",
    async (_estate, { db }, { trainer }) => {
      const { id } = await db.session.findFirstOrThrow({ where: { trainerId: trainer.id } });
      return { params: { id: trainer.id, sessionId: id } };
    },
  ],
  [access.invite, "conflict", ({ owner }) => ({ body: { name: "Ann", email: owner.trainer.email } })],
  [deletions.deleteTrainer, "conflict", oneself],
];

const signedCall = (body: string, secret: string): Good => ({
  sent: { body, headers: signed(body, { secret, id: crypto.randomUUID(), at: new Date() }) },
});
const ofMachines: Case[] = [
  [jobs.runScheduledJobs, "unauthenticated", () => ({ headers: { authorization: "Bearer another" } })],
  [webhooks.receiveReplicate, "unauthenticated", () => signedCall('{"id":"abc"}', ANOTHER_SECRET)],
  [webhooks.receiveReplicate, "invalid", () => signedCall("{}", WEBHOOK_SECRET)],
];

const ofMinors: Case[] = [
  [
    timeline.getTimeline,
    "conflict",
    async ({ owner }) => {
      const { weight, bodyFat } = clientFields();
      const noGoal = { targetWeight: weight, targetBodyFat: bodyFat };
      const birthDate = addDays(isoDay(new Date()), -14 * 365);
      const { id } = await addClient(owner, { ...noGoal, birthDate });
      return { params: { id }, body: {} };
    },
  ],
];

const ofMeasurements: Case[] = [
  [
    measurements.deleteMeasurement,
    "conflict",
    async ({ owner }) => {
      const { id } = await addClient(owner);
      const all = await owner.call(measurements.listMeasurements, { params: { id }, query: {} });
      return { params: { id, measurementId: all.measurements[0]?.id } };
    },
  ],
  [
    imports.undoImport,
    "conflict",
    async ({ owner }) => {
      const { id } = await addClient(owner);
      const params = { id, importId: crypto.randomUUID() };
      const weighIns = [{ date: "2026-09-01", minutes: 450, timezoneOffset: 0, weight: 180 }];
      const body = { source: "weights" as const, fileName: "scale.csv", workouts: [], weighIns };
      const { measurements: before } = await owner.call(measurements.listMeasurements, {
        params: { id },
        query: {},
      });
      await owner.call(imports.importWorkouts, { params, body });
      for (const one of before)
        await owner.call(measurements.deleteMeasurement, { params: { id, measurementId: one.id } });
      return { params };
    },
  ],
];

const ofWorkouts: Case[] = [
  [
    workouts.addExercise,
    "conflict",
    ({ clientId }) => ({
      params: { id: clientId, muscleGroup: "chest" },
      body: { exerciseName: "Back Squat" },
    }),
  ],
  [
    logbook.restoreWorkout,
    "conflict",
    async ({ owner, clientId: id }, { db }) => {
      const imported = await db.workout.findFirstOrThrow({
        where: { clientId: id, importKey: { not: null } },
      });
      const params = { id, workoutId: imported.id };
      await owner.call(logbook.deleteWorkout, { params });
      const again = { id, importId: crypto.randomUUID() };
      await owner.call(imports.importWorkouts, { params: again, body: IMPORTED });
      return { params };
    },
  ],
  [
    plans.changeSession,
    "conflict",
    async ({ clientId: id, plannedSessionId: sessionId }, { db }) => {
      const { date } = await db.plannedSession.findUniqueOrThrow({ where: { id: sessionId } });
      await db.plannedSession.update({ where: { id: sessionId }, data: { lastDay: date } });
      return { params: { id, sessionId }, body: { date: addDays(isoDay(date), 1) } };
    },
  ],
  [
    plans.removeSession,
    "conflict",
    async ({ clientId: id, plannedSessionId: sessionId }, { db }) => {
      await db.plannedSession.update({ where: { id: sessionId }, data: { copyOf: null } });
      return { params: { id, sessionId } };
    },
  ],
];

const withdraw = ({ owner, clientId }: Estate, kind: ConsentKind) =>
  owner.call(privacy.withdrawConsent, { params: { id: clientId, kind } });

/** Repeated with its key after the client was deleted. */
const deletedMeanwhile: BringAbout = async ({ owner }) => {
  const again = { headers: { "idempotency-key": crypto.randomUUID() }, body: clientFields({}) };
  const { id } = await owner.call(clients.createClient, again);
  await owner.call(clients.deleteClient, { params: { id } });
  return again;
};

const template = (id: string = crypto.randomUUID()) => ({
  body: { id, name: "Strength", weeks: [{ sessions: [] }] },
});
const ofProgrammes: Case[] = [
  [
    programmes.saveTemplate,
    "not_found",
    async () => {
      const another = template();
      await (await trainer("Tia")).call(programmes.saveTemplate, another);
      return another;
    },
  ],
  [
    programmes.previewCopies,
    "not_found",
    () => ({ body: { weeks: [{ sessions: [] }], clientIds: [crypto.randomUUID()] } }),
  ],
  [
    programmes.copyProgramme,
    "not_found",
    () => ({
      body: {
        name: "Strength",
        startsOn: "2026-11-23",
        weeks: [{ sessions: [] }],
        clientIds: [crypto.randomUUID()],
      },
    }),
  ],
  [
    programmes.saveTemplate,
    "conflict",
    async ({ owner }) => {
      for (let made = 0; made < MAX_TEMPLATES; made++)
        await owner.call(programmes.saveTemplate, template()).catch(() => {});
      return template();
    },
  ],
];

const checkIn = ({ checkInId }: Estate) => ({ params: { id: checkInId } });

/** In order: undecided, decided, deleted by the client. */
const ofCheckIns: Case[] = [
  [inbox.reopenCheckIn, "conflict", checkIn],
  [
    inbox.askAgain,
    "conflict",
    async (estate) => {
      const asking = { ...checkIn(estate), body: { reply: "Again, please" } };
      await estate.owner.call(inbox.askAgain, asking);
      return asking;
    },
  ],
  [inbox.acceptCheckIn, "conflict", (estate) => ({ ...checkIn(estate), body: {} })],
  [
    questions.addQuestion,
    "not_found",
    () => ({ body: { clientId: crypto.randomUUID(), kind: "scale", text: "How was work?" } }),
  ],
  [
    questions.addQuestion,
    "conflict",
    async ({ owner }) => {
      const body = { clientId: null, kind: "scale" as const, text: "How was work?" };
      for (let count = 0; count < MOST_QUESTIONS; count += 1) {
        const { status } = await owner.ask(questions.addQuestion, { body });
        if (status === 409) break;
      }
      return { body };
    },
  ],
  [
    intakes.acceptIntake,
    "conflict",
    async ({ owner }) => ({ params: { id: (await intakeLink(owner)).id }, body: {} }),
  ],
  [
    inbox.restoreCheckInLink,
    "conflict",
    async ({ clientId, checkInToken }) => {
      await stranger().call(checkIns.withdrawConsent, { params: { token: checkInToken } });
      return { params: { id: clientId } };
    },
  ],
];

/** Each case removes something that earlier cases need. */
const ofClients: Case[] = [
  [clients.createClient, "not_found", deletedMeanwhile],
  [
    roster.saveEntries,
    "not_found",
    ({ clientId }) => ({
      body: { entries: [clientId, crypto.randomUUID()].map((id) => ({ id, tags: [] })) },
    }),
  ],
  [
    transformations.redrawImage,
    "conflict",
    async ({ generationId, imageId }, { db }) => {
      await db.generation.update({ where: { id: generationId }, data: { status: "superseded" } });
      return { params: { id: imageId } };
    },
  ],
  [
    shares.createShare,
    "conflict",
    async (estate, { db }) => {
      await db.generation.update({ where: { id: estate.generationId }, data: { status: "succeeded" } });
      await withdraw(estate, "sharing");
      return { params: { id: estate.clientId }, body: shareOf([estate.imageId]) };
    },
  ],
  [shares.restoreShare, "conflict", ({ clientId, shareId }) => ({ params: { id: clientId, shareId } })],
  [
    privacy.withdrawConsent,
    "conflict",
    async ({ owner }) => ({ params: { id: (await addClient(owner)).id, kind: "sharing" } }),
  ],
  [
    clients.updateClient,
    "conflict",
    async (estate) => {
      await withdraw(estate, "photos");
      return { params: { id: estate.clientId }, body: { photoUrl: await addPhoto(estate.owner) } };
    },
  ],
  [
    clients.savePhotos,
    "conflict",
    async ({ owner, clientId }) => ({
      params: { id: clientId },
      body: { photoUrl: await addPhoto(owner) },
    }),
  ],
  [
    samples.createSample,
    "conflict",
    async ({ clientId }, { db }) => {
      await db.client.update({ where: { id: clientId }, data: { isSample: true } });
      return { body: { timezoneOffset: 0 } };
    },
  ],
  [
    deletions.deleteAccount,
    "conflict",
    async ({ owner }, { db }) => {
      await db.trainer.updateMany({ data: { isAdmin: false } });
      await db.trainer.update({ where: { id: owner.trainer.id }, data: { isAdmin: true } });
      return { body: { password: PASSWORD } };
    },
  ],
];

/** Last, because the deleted trainer cannot sign in. */
const ofTheGone: Case[] = [
  [
    deletions.restoreClient,
    "conflict",
    async ({ deletedClientId, owner }, { db }) => {
      await db.trainer.update({ where: { id: owner.trainer.id }, data: { deletedAt: new Date() } });
      return { params: { id: deletedClientId } };
    },
  ],
];

/** Run in this order, for one trainer. */
export const CASES: Case[] = [
  ...ofAuth,
  ...ofAdmins,
  ...ofMachines,
  ...ofMinors,
  ...ofMeasurements,
  ...ofWorkouts,
  ...ofCheckIns,
  ...ofProgrammes,
  ...ofClients,
  ...ofTheGone,
];
