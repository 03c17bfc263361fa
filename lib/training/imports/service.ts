import "server-only";
import { requireClient } from "@/lib/clients/record/service";
import { DONE } from "@/lib/platform/http/contract";
import type { Context } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { MINUTE_MS } from "@/lib/text/calendar/days";
import { isUuid, uuidv7 } from "@/lib/text/uuid";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { settleWeeks } from "@/lib/training/sessions/settle-service";
import { mergeExercises } from "@/lib/training/workouts/merge";
import { refuseFuture, toSet } from "@/lib/training/workouts/service";
import { findOrAddExercises, lockClient } from "@/lib/training/workouts/store";
import { insertWorkouts, type NewEntry } from "@/lib/training/workouts/visit-store";
import type { AnsweredName, ImportChunk, ImportedWorkout, ImportQuestion, PastImport } from "./schema";
import type { Source } from "./source-file";
import * as store from "./store";

type ByClient = { params: { id: string } };
type ByImport = { params: { id: string; importId: string } };

/** More exercises are not offered for matching; saving still finds them by name. */
const MAX_EXERCISES_SHOWN = 1000;
const UNDO_BATCH = 250;

export async function listImports(ctx: Context, { params }: ByClient): Promise<PastImport[]> {
  const client = await requireClient(ctx, params.id);
  const rows = await store.listImports(ctx.db, client.id);
  return rows.map(({ id, source, fileName, createdAt, workouts }) => ({
    id,
    source: source as Source,
    fileName,
    importedAt: createdAt.toISOString(),
    workouts,
  }));
}

export async function previewImport(ctx: Context, { params, body }: ByClient & { body: ImportQuestion }) {
  const client = await requireClient(ctx, params.id);
  const [knownKeys, exercises, answers] = await Promise.all([
    store.knownKeys(ctx.db, client.id, body.keys),
    store.exercisesOf(ctx.db, client.id, MAX_EXERCISES_SHOWN),
    store.answersOf(ctx.db, ctx.actor.id, body.names.map(exerciseKey)),
  ]);
  return {
    knownKeys,
    exercises: exercises.map(({ name, muscleGroup }) => ({ exerciseName: name, muscleGroup })),
    answers: answers.map(({ nameKey, exerciseName, muscleGroup }) => ({
      name: nameKey,
      answer: exerciseName !== null && muscleGroup !== null ? { exerciseName, muscleGroup } : null,
    })),
  };
}

/**
 * Exercises in the trash stay there.
 * @throws AppError `invalid` for a day in the future, `not_found` for an import of another client
 */
export async function importWorkouts(ctx: Context, { params, body }: ByImport & { body: ImportChunk }) {
  const client = await requireClient(ctx, params.id);
  const importId = isUuid(params.importId) ? params.importId : notFound();
  const { source, fileName, workouts, answers } = body;
  const now = ctx.clock.now();
  for (const { date, timezoneOffset } of workouts) refuseFuture(date, now, timezoneOffset);
  return ctx.db.$transaction(async (db) => {
    if (!(await lockClient(db, client.id))) notFound();
    const row = { id: importId, clientId: client.id, source, fileName, createdAt: now };
    if (!(await store.openImport(db, row))) notFound();
    if (answers.length > 0) await store.rememberAnswers(db, ctx.actor.id, answers.map(toAnswer), now);
    const known = new Set(
      await store.knownKeys(
        db,
        client.id,
        workouts.map(({ key }) => key),
      ),
    );
    const fresh = [...new Map(workouts.map((workout) => [workout.key, workout])).values()].filter(
      ({ key }) => !known.has(key),
    );
    const performed = fresh.flatMap(({ exercises }) => exercises);
    const names = new Map(performed.map((one) => [exerciseKey(one.exerciseName), one]));
    const exercises = await findOrAddExercises(
      db,
      client.id,
      [...names.values()].map(({ exerciseName: name, muscleGroup, measure }) => ({
        name,
        muscleGroup,
        measure,
        importId,
      })),
    );
    const idOf = new Map(exercises.map(({ nameKey, id }) => [nameKey, id]));
    await insertWorkouts(
      db,
      fresh.map((workout) => ({
        id: uuidv7(now),
        clientId: client.id,
        importId,
        importKey: workout.key,
        muscleGroup: workout.muscleGroup,
        performedAt: performedAt(workout),
        localDate: workout.date,
        timezoneOffset: workout.timezoneOffset,
        note: workout.note || null,
        entries: entriesOf(workout, idOf),
      })),
    );
    await settleWeeks(
      db,
      client.id,
      fresh.map(({ date }) => date),
    );
    return { imported: fresh.length, skipped: workouts.length - fresh.length };
  });
}

export async function undoImport(ctx: Context, { params }: ByImport) {
  const client = await requireClient(ctx, params.id);
  const id = isUuid(params.importId) ? params.importId : notFound();
  if (!(await store.hasImport(ctx.db, { id, clientId: client.id }))) notFound();
  // Short transactions, because a long history exceeds a transaction's time limit. A failed undo can be repeated.
  const removeSome = () =>
    ctx.db.$transaction(async (db) => {
      await lockClient(db, client.id);
      const days = await store.removeSome(db, id, UNDO_BATCH);
      await settleWeeks(db, client.id, days);
      if (days.length === 0) await store.removeImport(db, id);
      return days.length;
    });
  while ((await removeSome()) > 0);
  return DONE;
}

const toAnswer = ({ name, answer }: AnsweredName): store.NewAnswer => ({
  nameKey: exerciseKey(name),
  exerciseName: answer?.exerciseName ?? null,
  muscleGroup: answer?.muscleGroup ?? null,
});

const performedAt = ({ date, minutes, timezoneOffset }: ImportedWorkout): Date =>
  new Date(Date.parse(date) + (minutes + timezoneOffset) * MINUTE_MS);

function entriesOf({ exercises }: ImportedWorkout, idOf: ReadonlyMap<string, string>): NewEntry[] {
  return mergeExercises(exercises).flatMap(({ exerciseName, notes, setsData }) => {
    const exerciseId = idOf.get(exerciseKey(exerciseName));
    return exerciseId ? { exerciseId, notes, sets: setsData.map(toSet) } : [];
  });
}

function notFound(): never {
  throw new AppError("not_found", "Import not found");
}
