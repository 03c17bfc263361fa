import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { addClient, deleteClient, updateClient } from "@/lib/clients/service";
import * as clients from "@/lib/clients/store";
import type { Context } from "@/lib/kernel/context";
import { isDuplicate } from "@/lib/kernel/db";
import { AppError } from "@/lib/kernel/errors";
import { addMeasurement } from "@/lib/measurements/service";
import { uploadPhoto } from "@/lib/photos/service";
import { saveWeeklyPlan } from "@/lib/plans/service";
import { saveWorkout } from "@/lib/workouts/service";
import { MARCUS, type SampleClient } from "./people";
import { storyOf } from "./story";

/** What is said of a sample client that cannot be made. */
const sampleErrorTexts = { alreadyThere: "You have a sample client already." };

/**
 * Makes a client who is nobody, with photos, weeks of training and images to come, to try the app with.
 * @throws AppError `conflict` where the trainer has one already
 */
export async function createSample(ctx: Context, { body }: { body: { timezoneOffset: number } }) {
  if (await clients.hasSample(ctx.db, ctx.actor.id)) refuseSecond();
  return liveThrough(ctx, MARCUS, { ...body, isSample: true }).catch((error: unknown) => {
    throw isDuplicate(error) ? refuseSecond() : error;
  });
}

/** Lives a client's weeks through the product's own services, the clock going along. What breaks off leaves nothing. */
export async function liveThrough(
  ctx: Context,
  person: SampleClient,
  { timezoneOffset, isSample }: { timezoneOffset: number; isSample: boolean },
) {
  const { begin, client, plan, chapters } = storyOf(person, ctx.clock.now(), timezoneOffset);
  const then = at(ctx, begin);
  const photoUrl = person.frontPhoto && (await upload(then, person.frontPhoto));
  const { id } = await addClient(then, { ...client, photoUrl }, { isSample });
  const params = { id };
  try {
    await saveWeeklyPlan(then, { params, body: plan });
    for (const { at: moment, ...chapter } of chapters)
      if ("workout" in chapter)
        await saveWorkout(at(ctx, moment), { params, headers: {}, body: chapter.workout });
      else await addMeasurement(at(ctx, moment), { params, headers: {}, body: chapter.weighIn });
    return await updateClient(ctx, { params, headers: {}, body: { hasSignificantChanges: true } });
  } catch (error) {
    await deleteClient(ctx, { params });
    throw error;
  }
}

const at = (ctx: Context, moment: Date): Context => ({ ...ctx, clock: { now: () => new Date(moment) } });

async function upload(ctx: Context, file: string): Promise<string> {
  const bytes = await readFile(path.join(process.cwd(), "lib/samples/pictures", file));
  const photo = new File([new Uint8Array(bytes)], file, { type: "image/jpeg" });
  return (await uploadPhoto(ctx, { body: { photo } })).photoUrl;
}

function refuseSecond(): never {
  throw new AppError("conflict", sampleErrorTexts.alreadyThere);
}
