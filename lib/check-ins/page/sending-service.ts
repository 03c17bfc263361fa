import "server-only";
import type * as z from "zod/mini";
import { answersIn } from "@/lib/check-ins/questions/service";
import type { PhotoUpload } from "@/lib/images/photos/schema";
import { storePhoto } from "@/lib/images/photos/service";
import * as photos from "@/lib/images/photos/store";
import { type IdempotencyHeader, madeAt } from "@/lib/platform/idempotency/schema";
import { once } from "@/lib/platform/idempotency/service";
import type { Db } from "@/lib/platform/kernel/context";
import { refuseField } from "@/lib/platform/kernel/errors";
import { inZone } from "@/lib/text/calendar/zone";
import { uuidv7 } from "@/lib/text/uuid";
import { mergeExercises } from "@/lib/training/workouts/merge";
import { writeWorkout } from "@/lib/training/workouts/saving-service";
import { findExercise } from "@/lib/training/workouts/store";
import { asTrainer, closed, lockToWrite, openToWrite, type PublicContext } from "./link-service";
import { pageOf } from "./page-service";
import type { CheckInPage, NewCheckIn, NewReport } from "./schema";
import * as store from "./store";

type ByToken = { params: { token: string } };
type Sent<Body> = ByToken & { headers: IdempotencyHeader; body: Body };

export async function uploadCheckInPhoto(
  ctx: PublicContext,
  { params, body }: ByToken & { body: PhotoUpload },
) {
  const link = await openToWrite(ctx, params.token);
  if (!link.photosAgreed) return closed();
  const uploader = { trainerId: link.client.trainerId, byLink: true };
  const record = (photo: photos.NewPhoto) =>
    ctx.db.$transaction(async (db) => {
      const { photosAgreed, client } = await lockToWrite(ctx, db, link);
      if (!photosAgreed) return closed();
      await photos.insert(db, { ...photo, trainerId: client.trainerId, linkId: link.id });
    });
  return { photoId: (await storePhoto(ctx, uploader, body, record)).id };
}

/** Stores a check-in once per idempotency key, for the trainer to decide on. */
export async function sendCheckIn(
  ctx: PublicContext,
  { params, headers, body }: Sent<z.output<typeof NewCheckIn>>,
): Promise<CheckInPage> {
  const link = await openToWrite(ctx, params.token);
  const receivedAt = ctx.clock.now();
  const { weight, bodyFat, girths, note, own = {}, frontPhotoId, backPhotoId, takenAt, ...answers } = body;
  const id = uuidv7(receivedAt);
  // Without the photos, because a phone that waited for long uploads them again under new ids.
  const request = { linkId: link.id, ...body, frontPhotoId: undefined, backPhotoId: undefined };
  await once(asTrainer(ctx, link), headers["idempotency-key"], request, async (db) => {
    const { photosAgreed } = await lockToWrite(ctx, db, link);
    await store.insertCheckIn(db, {
      id,
      clientId: link.clientId,
      linkId: link.id,
      takenAt: madeAt(takenAt, receivedAt),
      receivedAt,
      weightLbs: weight ?? null,
      bodyFat: bodyFat ?? null,
      ...(girths && { girths }),
      answers: Object.fromEntries(
        Object.entries(answers).filter(([question]) => link.questions.some((asked) => asked === question)),
      ),
      note: link.questions.includes("note") ? note || null : null,
      own: await answersIn(db, link, own),
    });
    for (const [side, photoId] of [
      ["front", frontPhotoId],
      ["back", backPhotoId],
    ] as const) {
      if (!photoId) continue;
      if (!photosAgreed || !(await store.freePhoto(db, photoId, link.id)))
        refuseField("invalid", `${side}PhotoId`, "Choose the photo again");
      await store.savePhoto(db, id, side, photoId);
    }
    return { id };
  });
  return pageOf(ctx, params.token, link);
}

/** A workout that the client did without the trainer, once per idempotency key; sets of one visit become one. */
export async function reportSets(
  ctx: PublicContext,
  { params, headers, body }: Sent<z.output<typeof NewReport>>,
): Promise<CheckInPage> {
  const link = await openToWrite(ctx, params.token);
  const { plannedSessionId, performedAt } = body;
  const timezoneOffset = inZone(madeAt(performedAt, ctx.clock.now()), link.timeZone).getTimezoneOffset();
  const performed = mergeExercises(
    body.sets.map(({ exerciseName, ...set }) => ({ exerciseName, setsData: [set] })),
  );
  const origin = { clientId: link.clientId, linkId: link.id };
  await once(asTrainer(ctx, link), headers["idempotency-key"], { linkId: link.id, ...body }, async (db) => {
    await lockToWrite(ctx, db, link);
    const exercises = await knownExercises(db, link.clientId, performed);
    const [{ muscleGroup }] = exercises;
    const workout = { muscleGroup, exercises: performed, timezoneOffset, performedAt, plannedSessionId };
    const { id } = await writeWorkout(ctx, db, origin, workout, exercises);
    await store.markUnseen(db, id);
    return { id };
  });
  return pageOf(ctx, params.token, link);
}

/** Whoever holds a link adds no exercises. @throws AppError `invalid` for one that the client does not have */
async function knownExercises(db: Db, clientId: string, performed: readonly { exerciseName: string }[]) {
  const found = await Promise.all(
    performed.map(({ exerciseName }) => findExercise(db, clientId, exerciseName)),
  );
  const [first, ...rest] = found.map(
    (exercise) => exercise ?? refuseField("invalid", "sets", "Not in your plan"),
  );
  return [first ?? refuseField("invalid", "sets", "At least one set"), ...rest] as const;
}
