import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { addClient, deleteClient, updateClient } from "@/lib/clients/record/service";
import * as clients from "@/lib/clients/record/store";
import { addMeasurement } from "@/lib/clients/weigh-ins/service";
import { datePhoto, uploadPhoto } from "@/lib/images/photos/service";
import type { Context } from "@/lib/platform/kernel/context";
import { isDuplicate } from "@/lib/platform/kernel/db";
import { AppError } from "@/lib/platform/kernel/errors";
import { photoIdOf } from "@/lib/text/addresses";
import { saveWeeklyPlan } from "@/lib/training/plans/service";
import { saveWorkout } from "@/lib/training/workouts/saving-service";
import { MARCUS, type SampleClient } from "./people";
import { storyOf } from "./story";

const sampleErrorTexts = { alreadyThere: "You already have a sample client." };

/** @throws AppError `conflict` when the trainer already has one */
export async function createSample(ctx: Context, { body }: { body: { timezoneOffset: number } }) {
  if (await clients.hasSample(ctx.db, ctx.actor.id)) refuseSecond();
  return replayStory(ctx, MARCUS, { ...body, isSample: true }).catch((error: unknown) => {
    throw isDuplicate(error) ? refuseSecond() : error;
  });
}

/** Creates a client's past weeks through the real services with a shifted clock. Deletes the client after an error. */
export async function replayStory(
  ctx: Context,
  person: SampleClient,
  { timezoneOffset, isSample }: { timezoneOffset: number; isSample: boolean },
) {
  const { begin, client, plan, chapters } = storyOf(person, ctx.clock.now(), timezoneOffset);
  const then = atTime(ctx, begin);
  const photoUrl = person.frontPhoto && (await upload(ctx, person.frontPhoto));
  const { id } = await addClient(then, { ...client, photoUrl }, { isSample });
  const params = { id };
  try {
    const photoId = photoUrl && photoIdOf(photoUrl);
    // Only now: the job that discards old unclaimed uploads would take a photo of weeks ago.
    if (photoId) await datePhoto(ctx.db, photoId, begin);
    await saveWeeklyPlan(then, { params, body: plan });
    for (const { at: moment, ...chapter } of chapters)
      if ("workout" in chapter)
        await saveWorkout(atTime(ctx, moment), { params, headers: {}, body: chapter.workout });
      else await addMeasurement(atTime(ctx, moment), { params, headers: {}, body: chapter.weighIn });
    return await updateClient(ctx, { params, headers: {}, body: { hasSignificantChanges: true } });
  } catch (error) {
    await deleteClient(ctx, { params });
    throw error;
  }
}

const atTime = (ctx: Context, moment: Date): Context => ({ ...ctx, clock: { now: () => new Date(moment) } });

async function upload(ctx: Context, file: string): Promise<string> {
  const bytes = await readFile(path.join(process.cwd(), "lib/desk/samples/pictures", file));
  const photo = new File([new Uint8Array(bytes)], file, { type: "image/jpeg" });
  return (await uploadPhoto(ctx, { body: { photo } })).photoUrl;
}

function refuseSecond(): never {
  throw new AppError("conflict", sampleErrorTexts.alreadyThere);
}
