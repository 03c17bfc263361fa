import * as brand from "@/lib/accounts/brand/contract";
import { moveToKeeper } from "@/lib/admin/deletions/client-store";
import * as inbox from "@/lib/check-ins/inbox/contract";
import * as questions from "@/lib/check-ins/questions/contract";
import { confirmLink } from "@/lib/check-ins/reminders/service";
import * as history from "@/lib/clients/history/contract";
import * as clients from "@/lib/clients/record/contract";
import * as measurements from "@/lib/clients/weigh-ins/contract";
import * as photos from "@/lib/images/photos/contract";
import type { Args, Endpoint } from "@/lib/platform/http/contract";
import { stopLink } from "@/lib/platform/mail/stop-service";
import * as shares from "@/lib/sharing/links/contract";
import { isoDay } from "@/lib/text/calendar/days";
import { daysLater } from "@/lib/text/calendar/moments";
import { sha256 } from "@/lib/text/sha256";
import * as imports from "@/lib/training/imports/contract";
import * as logbook from "@/lib/training/logbook/contract";
import * as plans from "@/lib/training/plans/contract";
import * as programmes from "@/lib/training/programmes/contract";
import * as workouts from "@/lib/training/workouts/contract";
import { checkedIn, linkOf } from "../check-ins";
import { set, squats } from "../coach";
import { addClient, shareOf } from "../factories";
import { sentIntake } from "../intakes";
import type { DirectedWorld } from "../make-world";
import { trainer } from "../people";
import { plain } from "../pictures";

/** One workout of an import file. */
export const IMPORTED: Args<typeof imports.importWorkouts>["body"] = {
  source: "strong",
  fileName: "strong.csv",
  workouts: [
    {
      key: "of the file",
      date: "2026-09-01",
      minutes: 450,
      timezoneOffset: 0,
      muscleGroup: "legs",
      exercises: [
        { exerciseName: "Back Squat", muscleGroup: "legs", notes: null, setsData: [set(95, 8), set(95, 8)] },
      ],
    },
  ],
};

/** The same workout, as a preview asks about it. */
export const ASKED = {
  key: "of the file",
  startsAt: "2026-09-01T07:30:00.000Z",
  date: "2026-09-01",
  print: "2: 2x8",
};

/** The reminder address of the estate's client. */
export const REMINDED = "reminded@formcast.test";

/** A trainer with one of everything that a trainer can own. */
export async function estateOf(name: string, world: DirectedWorld) {
  const owner = await trainer(name);
  const photo = new File([new Uint8Array(await plain({ width: 90, height: 160 }))], "photo.jpg");
  const { photoUrl: front } = await owner.call(photos.uploadPhoto, { body: { photo } });
  const { id } = await addClient(owner, { name: `${name}'s client`, photoUrl: front, steps: 1 });
  const client = { params: { id } };
  await owner.call(clients.updateClient, { ...client, body: { hasSignificantChanges: true } });
  await world.background.settle();
  const measurement = await owner.call(measurements.addMeasurement, { ...client, body: { weight: 190 } });
  const workout = await owner.call(workouts.saveWorkout, {
    ...client,
    headers: {},
    body: squats(set(185, 8)),
  });
  const removed = await owner.call(workouts.saveWorkout, {
    ...client,
    headers: {},
    body: { ...squats(set(135, 8)), performedAt: daysLater(world.clock.now(), -1).toISOString() },
  });
  await owner.call(logbook.deleteWorkout, { params: { id, workoutId: removed.id } });
  const importId = crypto.randomUUID();
  await owner.call(imports.importWorkouts, { params: { id, importId }, body: IMPORTED });
  await owner.call(workouts.addExercise, {
    params: { id, muscleGroup: "legs" },
    body: { exerciseName: "Leg Press" },
  });
  await owner.call(workouts.trashExercise, { params: { id, name: "Leg Press" } });
  const { entries } = await owner.call(history.getHistory, { ...client, query: {} });
  const image = await world.db.generationImage.findFirstOrThrow({
    where: { generation: { clientId: id }, status: "done" },
  });
  const share = await owner.call(shares.createShare, { ...client, body: shareOf([image.id]) });
  const logo = new File([new Uint8Array(await plain({ width: 90, height: 90 }))], "logo.jpg");
  const { photoUrl: logoUrl } = await owner.call(photos.uploadPhoto, { body: { photo: logo } });
  await owner.call(brand.changeBrand, { body: { logoUrl } });
  const squat = {
    exerciseName: "Back Squat",
    muscleGroup: "legs" as const,
    sets: 3,
    reps: { min: 5, max: 8 },
  };
  await owner.call(plans.saveWeeklyPlan, {
    ...client,
    body: { sessions: [{ weekday: 1, name: "Legs", exercises: [{ ...squat, weight: 95 }] }] },
  });
  const first = await world.db.plannedSession.findFirstOrThrow({ where: { clientId: id } });
  const planned = await owner.call(plans.copySession, {
    params: { id, sessionId: first.id },
    body: { date: isoDay(world.clock.now()), startMin: 600 },
  });
  const templateId = crypto.randomUUID();
  const programme = { name: "Strength", weeks: [{ sessions: [] }] };
  await owner.call(programmes.saveTemplate, { body: { id: templateId, ...programme } });
  const { copyId } = await owner.call(programmes.copyProgramme, {
    body: { ...programme, startsOn: "2026-11-23", clientIds: [id] },
  });
  const link = await owner.call(inbox.makeCheckInLink, { ...client, body: linkOf() });
  const ofPlanned = { clientId: id, plannedSessionId: planned.id };
  const { checkInId, reportedWorkoutId } = await checkedIn(link.token ?? "", ofPlanned, world);
  const { id: linkId } = await world.db.checkInLink.update({
    where: { tokenHash: sha256(link.token ?? "") },
    data: { reminderEmail: REMINDED },
  });
  const reminder = new URL(confirmLink(world, linkId, REMINDED));
  const stop = new URL(stopLink(world, REMINDED));
  const question = await owner.call(questions.addQuestion, {
    body: { clientId: id, kind: "scale", text: "How was work?" },
  });
  const intake = await sentIntake(owner, world);
  const gone = await trainer(`${name}'s former colleague`);
  await world.db.trainer.update({ where: { id: gone.trainer.id }, data: { deletedAt: world.clock.now() } });
  await world.db.session.deleteMany({ where: { trainerId: gone.trainer.id } });
  const former = await addClient(owner, { name: `${name}'s former client` });
  await moveToKeeper(world.db, former.id, world.clock.now());
  const colleague = await trainer(`${name}'s colleague`);
  return {
    owner,
    colleagueId: colleague.trainer.id,
    deletedTrainerId: gone.trainer.id,
    deletedClientId: former.id,
    clientId: id,
    photoUrl: front,
    photoId: front.split("/").at(-1) ?? "",
    historyPhotoId: entries.find(({ kind }) => kind === "photo")?.id ?? "",
    imageId: image.id,
    generationId: image.generationId,
    measurementId: measurement.id,
    workoutId: workout.id,
    removedWorkoutId: removed.id,
    importId,
    shareId: share.id,
    shareToken: share.token,
    templateId,
    copyId,
    checkInToken: link.token ?? "",
    reminderToken: reminder.searchParams.get("confirm") ?? "",
    stopToken: stop.searchParams.get("stop") ?? "",
    checkInId,
    questionId: question.id,
    intakeId: intake.id,
    intakeToken: intake.token,
    reportedWorkoutId,
    plannedSessionId: planned.id,
  };
}

export type Estate = Awaited<ReturnType<typeof estateOf>>;

/** Deletions, account changes and a new link, which ends the last, need their own estate: later endpoints would find nothing. */
export const needsItsOwnEstate = ({ method, access, path }: Endpoint): boolean =>
  method === "DELETE" ||
  (method !== "GET" &&
    (access === "admin" ||
      /^\/api\/(auth|account|client\/\[id\](\/images|\/photos|\/check-in-link)?$)/.test(path)));
