import { expect, it } from "vitest";
import { isoDay, weekdayOf } from "@/lib/text/calendar/days";
import * as plans from "@/lib/training/plans/contract";
import * as workouts from "@/lib/training/workouts/contract";
import { type Estate, estateOf } from "../support/authority/estate";
import { set, squats } from "../support/coach";
import { addClient } from "../support/factories";
import { strayBlobs, VIOLATIONS, violatedInvariants } from "../support/invariants";
import { testWorld } from "../support/world";

const world = testWorld();

type Broken = Estate & { otherClientId: string };

/** A copy of a row with changes from JSON. */
const copy = (table: string, changes: string, where: string) => `
  INSERT INTO "${table}" SELECT (jsonb_populate_record(r, jsonb_build_object(${changes}))).* FROM "${table}" r
  WHERE ${where} LIMIT 1`;

/** A statement per invariant that violates it, bypassing triggers and foreign keys. */
const BREAKS: Record<string, (of: Broken) => string> = {
  "a trainer's count of clients is not the number of clients": ({ owner }) =>
    `UPDATE "Trainer" SET "clientCount" = "clientCount" + 1 WHERE id = '${owner.trainer.id}'`,
  "a client shows a photo of another client, another trainer or the other side": ({ photoId }) =>
    `UPDATE "Photo" SET "clientId" = NULL WHERE id = '${photoId}'`,
  "a photo of a client or of one of their links belongs to another trainer": ({ photoId, colleagueId }) =>
    `UPDATE "Photo" SET "trainerId" = '${colleagueId}' WHERE id = '${photoId}'`,
  "a photo of an intake came by another one, or has a client": ({ intakeId, photoId }) =>
    `UPDATE "Intake" SET "frontPhotoId" = '${photoId}' WHERE id = '${intakeId}'`,
  "a photo of a check-in did not come by its link": ({ checkInId, photoId }) =>
    `UPDATE "CheckIn" SET "backPhotoId" = '${photoId}' WHERE id = '${checkInId}'`,
  "a link is withdrawn and still holds something of the client": ({ clientId }) =>
    `UPDATE "CheckInLink" SET "withdrawnAt" = now(), "revokedAt" = now() WHERE "clientId" = '${clientId}'`,
  "a client's weight is not that of the newest weigh-in": ({ clientId }) =>
    `UPDATE "Client" SET "weightLbs" = "weightLbs" + 1 WHERE id = '${clientId}'`,
  "a client's body fat is not that of the newest weigh-in that measured it": ({ clientId }) =>
    `UPDATE "Client" SET "bodyFat" = "bodyFat" + 1 WHERE id = '${clientId}'`,
  "a weigh-in, a photo or a workout lies in the future": ({ photoId }) =>
    `UPDATE "Photo" SET "takenAt" = "takenAt" + interval '10 years' WHERE id = '${photoId}'`,
  "the images in sight were not drawn from a photo of the client": ({ clientId }) =>
    `UPDATE "Generation" SET "frontPhotoId" = NULL WHERE "clientId" = '${clientId}'`,
  "a set of images is finished with images still to be made": ({ imageId }) =>
    `UPDATE "GenerationImage" SET status = 'pending' WHERE id = '${imageId}'`,
  "a workout has no exercises, or one of them no sets": ({ workoutId }) =>
    `DELETE FROM "WorkoutEntry" WHERE "workoutId" = '${workoutId}'`,
  "a workout's exercise is another client's": ({ clientId, otherClientId }) =>
    `UPDATE "Exercise" SET "clientId" = '${otherClientId}' WHERE "clientId" = '${clientId}'`,
  "a workout's exercises lie on another day, or outside of its time": ({ workoutId }) =>
    `UPDATE "WorkoutEntry" SET "performedAt" = "performedAt" + interval '1 s' WHERE "workoutId" = '${workoutId}'`,
  "a set differs from its exercise's entry": ({ workoutId }) =>
    `UPDATE "WorkoutSet" SET "localDate" = "localDate" + 1
     WHERE "entryId" IN (SELECT id FROM "WorkoutEntry" WHERE "workoutId" = '${workoutId}')`,
  "an exercise stands twice in a workout": ({ workoutId }) =>
    copy("WorkoutEntry", "'id', gen_random_uuid(), 'position', 1", `"workoutId" = '${workoutId}'`),
  "exercises or sets are not numbered without a gap": ({ workoutId }) =>
    `UPDATE "WorkoutSet" SET "setNumber" = "setNumber" + 100
     WHERE "entryId" IN (SELECT id FROM "WorkoutEntry" WHERE "workoutId" = '${workoutId}')`,
  "a workout counts for another client's planned session, or a link has no maker": ({ workoutId }) =>
    `UPDATE "Workout" SET "linkedBy" = NULL WHERE id = '${workoutId}'`,
  "a planned exercise is another client's": ({ clientId, otherClientId }) =>
    `UPDATE "PlannedSession" SET "clientId" = '${otherClientId}' WHERE "clientId" = '${clientId}'`,
  "a planned session's sums are not those of its sets and workouts": ({ clientId }) =>
    `UPDATE "PlannedSession" SET "lastDay" = NULL WHERE "clientId" = '${clientId}' AND "lastDay" IS NOT NULL`,
  "a workout is both there and removed": ({ workoutId, removedWorkoutId }) =>
    copy("RemovedWorkout", `'id', '${workoutId}'`, `id = '${removedWorkoutId}'`),
  "an idempotency key has no answer": ({ owner }) =>
    `UPDATE "IdempotencyKey" SET reply = NULL WHERE "trainerId" = '${owner.trainer.id}'`,
  "an image has ended without its entry in the ledger": ({ imageId }) =>
    `DELETE FROM "ImageCost" WHERE "imageId" = '${imageId}'`,
  "the ledger names a client who is gone": ({ imageId }) =>
    `UPDATE "ImageCost" SET "clientId" = NULL WHERE "imageId" = '${imageId}'`,
  "a deleted trainer has a session": ({ owner }) =>
    `UPDATE "Trainer" SET "deletedAt" = "createdAt" WHERE id = '${owner.trainer.id}'`,
};

it("finds every violated invariant, and none in valid data", async () => {
  const ann = await estateOf("Ann", world);
  const estate = { ...ann, otherClientId: (await addClient(ann.owner)).id };
  const squat = {
    exerciseName: "Back Squat",
    muscleGroup: "legs",
    sets: 3,
    reps: { min: 5, max: 8 },
    weight: 95,
  } as const;
  const sessions = [{ weekday: weekdayOf(isoDay(world.clock.now())), name: "Legs", exercises: [squat] }];
  await ann.owner.call(plans.saveWeeklyPlan, { params: { id: ann.clientId }, body: { sessions } });
  const headers = { "idempotency-key": "a set" };
  await ann.owner.call(workouts.saveWorkout, {
    params: { id: ann.clientId },
    headers,
    body: squats(set(95, 8)),
  });
  const now = world.clock.now();
  expect(await violatedInvariants(world.db, now)).toEqual([]);
  expect(Object.keys(BREAKS)).toEqual(Object.keys(VIOLATIONS));
  for (const [sentence, sql] of Object.entries(BREAKS)) {
    const undone = new Error("undone");
    const broken = world.db.$transaction(async (tx) => {
      await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
      expect(await tx.$executeRawUnsafe(sql(estate)), sentence).toBeGreaterThan(0);
      const found = await violatedInvariants(tx, now);
      expect(found).toContainEqual(expect.stringContaining(`${sentence}: `));
      throw undone;
    });
    await expect(broken).rejects.toBe(undone);
  }
  expect(await violatedInvariants(world.db, now)).toEqual([]);
});

it("finds blobs without a row, and rows without blobs", async () => {
  const bob = await estateOf("Bob", world);
  expect(await strayBlobs(world.db, world.blobs)).toEqual([]);
  const { blobKey } = await world.db.photo.findUniqueOrThrow({ where: { id: bob.photoId } });
  await world.blobs.delete([blobKey]);
  await world.blobs.put("photos/nobody/nothing.jpg", new Uint8Array([1]), "image/jpeg");
  expect((await strayBlobs(world.db, world.blobs)).sort()).toEqual([
    "an orphan: photos/nobody/nothing.jpg",
    `bytes are gone: ${blobKey}`,
  ]);
});
