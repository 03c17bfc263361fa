import "server-only";
import { requireClient } from "@/lib/clients/record/service";
import { lockOwned, type OwnedClient } from "@/lib/clients/record/store";
import { importWeighIns, removeImportedWeighIns } from "@/lib/clients/weigh-ins/service";
import { allWeighIns } from "@/lib/clients/weigh-ins/store";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { notFound } from "@/lib/platform/kernel/errors";
import { MINUTE_MS } from "@/lib/text/calendar/days";
import { isUuid, uuidv7 } from "@/lib/text/uuid";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { settleWeeks } from "@/lib/training/sessions/settle-service";
import { mergeExercises } from "@/lib/training/workouts/merge";
import { refuseFuture, toSet } from "@/lib/training/workouts/saving-service";
import { findOrAddExercises } from "@/lib/training/workouts/store";
import { insertWorkouts, type NewEntry } from "@/lib/training/workouts/visit-store";
import { printOf, samenessOf, startOf } from "./sameness";
import type {
  AnsweredName,
  ImportChunk,
  ImportedWeighIn,
  ImportedWorkout,
  ImportQuestion,
  PastImport,
  UndoneImport,
} from "./schema";
import type { Source } from "./source-file";
import * as store from "./store";
import { weighInsThere } from "./weigh-ins";

type ByClient = { params: { id: string } };
type ByImport = { params: { id: string; importId: string } };

/** More exercises are not offered for matching; saving still finds them by name. */
const MAX_EXERCISES_SHOWN = 1000;
/** More weigh-ins are not compared in the preview; saving still compares all. */
const MAX_WEIGH_INS_SHOWN = 20_000;
const UNDO_BATCH = 250;

export async function listImports(ctx: Context, { params }: ByClient): Promise<PastImport[]> {
  const client = await requireClient(ctx, params.id);
  const rows = await store.listImports(ctx.db, client.id);
  return rows.map(({ id, source, fileName, createdAt, workouts, weighIns }) => ({
    id,
    source: source as Source,
    fileName,
    importedAt: createdAt.toISOString(),
    workouts,
    weighIns,
  }));
}

export async function previewImport(ctx: Context, { params, body }: ByClient & { body: ImportQuestion }) {
  const client = await requireClient(ctx, params.id);
  const keys = body.workouts.map(({ key }) => key);
  const [knownKeys, there, exercises, answers, weighIns] = await Promise.all([
    store.knownKeys(ctx.db, client.id, keys),
    store.workoutsOn(ctx.db, client.id, [...new Set(body.workouts.map(({ date }) => date))]),
    store.exercisesOf(ctx.db, client.id, MAX_EXERCISES_SHOWN),
    store.answersOf(ctx.db, ctx.actor.id, body.names.map(exerciseKey)),
    body.hasWeighIns ? allWeighIns(ctx.db, client.id, MAX_WEIGH_INS_SHOWN) : [],
  ]);
  return {
    ...compared(body.workouts, new Set(knownKeys), there),
    exercises: exercises.map(({ name, muscleGroup }) => ({ exerciseName: name, muscleGroup })),
    answers: answers.map(({ nameKey, exerciseName, muscleGroup }) => ({
      name: nameKey,
      answer: exerciseName !== null && muscleGroup !== null ? { exerciseName, muscleGroup } : null,
    })),
    weighIns: weighIns.map(({ takenAt, weightLbs }) => ({
      takenAt: takenAt.toISOString(),
      weight: weightLbs,
    })),
  };
}

/**
 * Exercises in the trash stay there.
 * @throws AppError `invalid` for a day in the future, `not_found` for an import of another client
 */
export async function importWorkouts(ctx: Context, { params, body }: ByImport & { body: ImportChunk }) {
  const importId = isUuid(params.importId) ? params.importId : notFound("Import");
  const { source, fileName, workouts, weighIns = [], answers } = body;
  const now = ctx.clock.now();
  for (const { date, timezoneOffset } of [...workouts, ...weighIns]) refuseFuture(date, now, timezoneOffset);
  return ctx.db.$transaction(async (db) => {
    const client = (await lockOwned(db, params.id, ctx.actor.id)) ?? notFound("Client");
    const row = { id: importId, clientId: client.id, source, fileName, createdAt: now };
    if (!(await store.openImport(db, row))) notFound("Import");
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
        ...timesOf(workout, now),
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
    const weighed = await addWeighIns(db, { client, importId, now }, weighIns);
    const imported = fresh.length + weighed;
    return { imported, skipped: workouts.length + weighIns.length - imported };
  });
}

export async function undoImport(ctx: Context, { params }: ByImport) {
  const client = await requireClient(ctx, params.id);
  const id = isUuid(params.importId) ? params.importId : notFound("Import");
  if (!(await store.hasImport(ctx.db, { id, clientId: client.id }))) notFound("Import");
  // Short transactions, because a long history exceeds a transaction's time limit. A failed undo can be repeated.
  let removed = 0;
  const removeSome = () =>
    ctx.db.$transaction(async (db) => {
      const client = (await lockOwned(db, params.id, ctx.actor.id)) ?? notFound("Client");
      const days = await store.removeSome(db, id, UNDO_BATCH);
      await settleWeeks(db, client.id, days);
      removed += days.length;
      if (days.length > 0) return null;
      const weighed = await removeImportedWeighIns(db, client, id);
      removed += weighed.removed;
      const kept = (await store.keepCorrected(db, id)) + weighed.kept;
      await store.removeImport(db, id);
      return { removed, kept };
    });
  let undone: UndoneImport | null = null;
  while (undone === null) undone = await removeSome();
  return undone;
}

type WeighInPlace = { client: OwnedClient; importId: string; now: Date };

/** @returns how many were not here yet */
async function addWeighIns(
  db: Db,
  { client, importId, now }: WeighInPlace,
  weighIns: readonly ImportedWeighIn[],
): Promise<number> {
  if (weighIns.length === 0) return 0;
  const isThere = weighInsThere(await allWeighIns(db, client.id));
  const fresh = weighIns.filter((one) => !isThere(one));
  // A day without a clock counts as noon, which may be to come.
  const at = (one: ImportedWeighIn) => new Date(Math.min(startOf(one).getTime(), now.getTime()));
  await importWeighIns(
    db,
    client,
    fresh.map((one) => ({ importId, takenAt: at(one), weightLbs: one.weight, bodyFat: one.bodyFat ?? null })),
  );
  return fresh.length;
}

/** Which workouts of a file are here, and which may be here from another app. */
function compared(
  asked: ImportQuestion["workouts"],
  known: Set<string>,
  there: Awaited<ReturnType<typeof store.workoutsOn>>,
) {
  const onDay = new Map<string, ReturnType<typeof placed>[]>();
  for (const row of there.map(placed)) onDay.set(row.date, [...(onDay.get(row.date) ?? []), row]);
  const similar: string[] = [];
  for (const { key, ...workout } of asked) {
    const found = (onDay.get(workout.date) ?? []).map((other) => samenessOf(workout, other));
    if (found.includes("same")) known.add(key);
    else if (found.includes("similar") && !known.has(key)) similar.push(key);
  }
  return { knownKeys: [...known], similarKeys: similar };
}

const placed = ({ performedAt, date, reps, seconds }: store.WorkoutThere) => ({
  startsAt: minuteOf(performedAt),
  date,
  print: printOf(reps.map((one, at) => ({ reps: one, seconds: seconds[at] ?? null }))),
});

/** Files have no seconds. */
const minuteOf = (instant: Date): Date => new Date(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS);

const toAnswer = ({ name, answer }: AnsweredName): store.NewAnswer => ({
  nameKey: exerciseKey(name),
  exerciseName: answer?.exerciseName ?? null,
  muscleGroup: answer?.muscleGroup ?? null,
});

function timesOf(workout: ImportedWorkout, now: Date) {
  const performedAt = startOf(workout);
  const end = performedAt.getTime() + (workout.lengthMinutes ?? 0) * MINUTE_MS;
  const endedAt = new Date(Math.max(performedAt.getTime(), Math.min(end, now.getTime())));
  return { performedAt, endedAt };
}

function entriesOf({ exercises }: ImportedWorkout, idOf: ReadonlyMap<string, string>): NewEntry[] {
  return mergeExercises(exercises).flatMap(({ exerciseName, notes, setsData }) => {
    const exerciseId = idOf.get(exerciseKey(exerciseName));
    return exerciseId ? { exerciseId, notes, sets: setsData.map(toSet) } : [];
  });
}
