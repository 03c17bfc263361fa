import "server-only";
import { requireClient } from "@/lib/clients/record/service";
import { DONE } from "@/lib/platform/http/contract";
import type { Context, Services } from "@/lib/platform/kernel/context";
import { AppError, notFound } from "@/lib/platform/kernel/errors";
import { binStart, purgeTime } from "@/lib/text/calendar/bin";
import { isoDay } from "@/lib/text/calendar/days";
import { isUuid } from "@/lib/text/uuid";
import { settleWeeks } from "@/lib/training/sessions/settle-service";
import { findOrAddExercises, lockClient } from "@/lib/training/workouts/store";
import { insertWorkouts, linkIfThere } from "@/lib/training/workouts/visit-store";
import * as bin from "./bin-store";
import { presentWorkout, toRemovedWorkout } from "./present";
import { type BinnedWorkout, type LoggedWorkout, RemovedWorkout } from "./schema";
import { type ByClient, type ByWorkout, withWorkout } from "./service";
import { findWorkout } from "./store";

/** Latest deletion first. */
export async function listBinned(ctx: Context, { params }: ByClient): Promise<BinnedWorkout[]> {
  const client = await requireClient(ctx, params.id);
  const rows = await bin.listRemoved(ctx.db, client.id, binStart(ctx.clock.now()));
  return rows.map(({ id, workout, removedAt }) => {
    const { localDate, entries } = RemovedWorkout.parse(workout);
    return {
      id,
      date: localDate,
      exerciseNames: entries.map(({ exerciseName }) => exerciseName),
      sets: entries.reduce((sum, { sets }) => sum + sets.length, 0),
      deletedAt: removedAt.toISOString(),
      purgeAt: purgeTime(removedAt).toISOString(),
    };
  });
}

export async function deleteWorkout(ctx: Context, { params }: ByWorkout) {
  const removedAt = ctx.clock.now();
  await withWorkout(ctx, params, async (db, clientId, row) => {
    await bin.removeWorkout(db, { id: row.id, clientId, workout: toRemovedWorkout(row), removedAt });
    await settleWeeks(db, clientId, [isoDay(row.localDate)]);
  });
  return DONE;
}

/** @throws AppError `not_found` after the time in the bin, `conflict` if it has been imported again */
export async function restoreWorkout(ctx: Context, { params }: ByWorkout): Promise<LoggedWorkout> {
  const client = await requireClient(ctx, params.id);
  const id = isUuid(params.workoutId) ? params.workoutId : notFound("Workout");
  return ctx.db.$transaction(async (db) => {
    if (!(await lockClient(db, client.id))) notFound("Workout");
    const removed =
      RemovedWorkout.safeParse(await bin.takeRemoved(db, client.id, id, binStart(ctx.clock.now()))).data ??
      notFound("Workout");
    const { entries, importId, importKey, endedAt = removed.performedAt, ...workout } = removed;
    if (importKey !== null && (await bin.hasImportKey(db, client.id, importKey)))
      throw new AppError("conflict", "This workout has been imported again.");
    const exercises = await findOrAddExercises(
      db,
      client.id,
      entries.map(({ exerciseName, muscleGroup }) => ({ name: exerciseName, muscleGroup })),
    );
    const restored = {
      ...workout,
      ...(await linkIfThere(db, client.id, workout)),
      endedAt,
      id,
      clientId: client.id,
      version: workout.version + 1,
      importKey,
      importId: importId !== null && (await bin.importExists(db, importId)) ? importId : null,
      entries: entries.map(({ notes, sets, performedAt }, index) => ({
        exerciseId: (exercises[index] ?? notFound("Workout")).id,
        performedAt,
        notes,
        sets,
      })),
    };
    await insertWorkouts(db, [restored]);
    await settleWeeks(db, client.id, [restored.localDate]);
    return presentWorkout((await findWorkout(db, client.id, id)) ?? notFound("Workout"));
  });
}

/** Deletes for good what nobody restored in time. Safe to run concurrently. */
export async function emptyBin({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await bin.deleteRemovedBefore(db, binStart(clock.now()));
}
