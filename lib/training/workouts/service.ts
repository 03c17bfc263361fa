import "server-only";
import { requireClient } from "@/lib/clients/record/service";
import { DONE } from "@/lib/platform/http/contract";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { AppError, notFound } from "@/lib/platform/kernel/errors";
import { isoDay } from "@/lib/text/calendar/days";
import { effortOf } from "@/lib/training/catalogue/measure";
import type { ExerciseChange, NewExercise } from "./exercise-schema";
import type { MuscleGroup } from "./schema";
import * as store from "./store";
import { bestOneRepMax, byExercise, summarise } from "./summary";

type ById = { params: { id: string } };
type ByGroup = { params: { id: string; muscleGroup: MuscleGroup } };
type ByName = { params: { id: string; name: string } };

export async function listExercises(ctx: Context, { params }: ByGroup) {
  const client = await requireClient(ctx, params.id);
  return summaries(ctx.db, await store.listExercises(ctx.db, client.id, params.muscleGroup));
}

/** Names are unique per client: URLs contain them. @throws AppError `conflict` if in another muscle group */
export async function addExercise(ctx: Context, { params, body }: ByGroup & { body: NewExercise }) {
  const client = await requireClient(ctx, params.id);
  const [exercise = notFound("Exercise")] = await ctx.db.$transaction((db) =>
    ensureExercises(db, client.id, params.muscleGroup, [body]),
  );
  if (exercise.muscleGroup !== params.muscleGroup)
    throw new AppError("conflict", `It is already among the ${exercise.muscleGroup} exercises.`);
  const [summary] = await summaries(ctx.db, [exercise]);
  return summary ?? notFound("Exercise");
}

export async function openExercise(ctx: Context, { params }: ByName) {
  const exercise = await requireExercise(ctx, params);
  await store.touch(ctx.db, exercise.id, ctx.clock.now());
  return DONE;
}

export async function getDeletionImpact(ctx: Context, { params }: ByName) {
  const exercise = await requireExercise(ctx, params);
  const history = await store.historyOf(ctx.db, exercise.id);
  return {
    sessionsCount: history.sessions,
    hasPersonalRecord: (await store.recordsOf(ctx.db, [exercise.id])).length > 0,
    lastPerformed: history.lastPerformed && isoDay(history.lastPerformed),
    notesCount: history.notes,
  };
}

export async function updateExercise(ctx: Context, { params, body }: ByName & { body: ExerciseChange }) {
  const exercise = await requireExercise(ctx, params);
  const { pinnedNote, measure, isFavourite } = body;
  await store.changeExercise(ctx.db, exercise.id, {
    ...(pinnedNote !== undefined && { pinnedNote: pinnedNote || null }),
    ...(measure && { measure }),
    ...(isFavourite !== undefined && { isFavourite }),
  });
  return DONE;
}

/** The exercise's workouts and records stay. */
export async function trashExercise(ctx: Context, { params }: ByName) {
  const exercise = await requireExercise(ctx, params);
  await store.setTrashed(ctx.db, exercise.id, ctx.clock.now());
  return DONE;
}

export async function restoreExercise(ctx: Context, { params }: ByName) {
  const exercise = await requireExercise(ctx, params);
  await store.setTrashed(ctx.db, exercise.id, null);
  return DONE;
}

export async function listTrash(ctx: Context, { params }: ById) {
  const client = await requireClient(ctx, params.id);
  const rows = await store.listTrash(ctx.db, client.id);
  return rows.map(({ name, muscleGroup, trashedAt }) => ({
    exerciseName: name,
    muscleGroup,
    trashedAt: (trashedAt ?? ctx.clock.now()).toISOString(),
  }));
}

export async function listPersonalRecords(ctx: Context, { params }: ById) {
  const client = await requireClient(ctx, params.id);
  const exercises = await store.listExercises(ctx.db, client.id);
  const ids = exercises.map((exercise) => exercise.id);
  const [records, heaviest] = await Promise.all([
    store.recordsOf(ctx.db, ids),
    store.heaviestByReps(ctx.db, ids),
  ]);
  const recordOf = new Map(records.map((row) => [row.exerciseId, row]));
  const setsOf = byExercise(heaviest);
  return exercises.flatMap(({ id, name, muscleGroup }) => {
    const record = recordOf.get(id);
    if (!record) return [];
    return {
      exerciseName: name,
      muscleGroup,
      bestWeight: record.weight,
      bestReps: record.reps,
      ...effortOf(record),
      achievedDate: isoDay(record.date),
      estimatedOneRepMax: bestOneRepMax(setsOf.get(id) ?? []),
    };
  });
}

/** Behind the client's lock. @throws AppError `not_found` if the client was deleted meanwhile */
export async function ensureExercises(
  db: Db,
  clientId: string,
  muscleGroup: MuscleGroup,
  exercises: Parameters<typeof store.ensureExercises>[3],
) {
  if (!(await store.lockClient(db, clientId))) notFound("Client");
  return store.ensureExercises(db, clientId, muscleGroup, exercises);
}

async function summaries(db: Db, exercises: Awaited<ReturnType<typeof store.listExercises>>) {
  const ids = exercises.map((exercise) => exercise.id);
  const [records, last] = await Promise.all([store.recordsOf(db, ids), store.lastEntriesOf(db, ids)]);
  return summarise(exercises, records, last);
}

export async function requireExercise(ctx: Context, params: ByName["params"]) {
  const client = await requireClient(ctx, params.id);
  return (await store.findExercise(ctx.db, client.id, params.name)) ?? notFound("Exercise");
}
