import "server-only";
import { requireClient } from "@/lib/clients/record/service";
import { DONE } from "@/lib/platform/http/contract";
import { madeAt } from "@/lib/platform/idempotency/schema";
import { once } from "@/lib/platform/idempotency/service";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { addDays, isoDay } from "@/lib/text/calendar/days";
import { localDate, sameTimeOn } from "@/lib/text/calendar/local-date";
import { uuidv7 } from "@/lib/text/uuid";
import { effortOf, isTimed } from "@/lib/training/catalogue/measure";
import { settleWeeks } from "@/lib/training/sessions/settle-service";
import type { ExerciseChange, NewExercise } from "./exercise-schema";
import { mergeExercises } from "./merge";
import { newEffortRecords, newRecords } from "./records";
import type { MuscleGroup, NewWorkout, PerformedSet } from "./schema";
import * as store from "./store";
import { bestOneRepMax, byExercise, summarise } from "./summary";
import { joinable, startOf, visitsAround } from "./visit";
import * as visits from "./visit-store";

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
  const [exercise = notFound()] = await ctx.db.$transaction((db) =>
    ensureExercises(db, client.id, params.muscleGroup, [body]),
  );
  if (exercise.muscleGroup !== params.muscleGroup)
    throw new AppError("conflict", `It is already among the ${exercise.muscleGroup} exercises.`);
  const [summary] = await summaries(ctx.db, [exercise]);
  return summary ?? notFound();
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

/** Once per idempotency key; saves of a visit become one workout. @throws AppError `invalid` for a future day */
export async function saveWorkout(
  ctx: Context,
  { params, headers, body }: ById & { headers: { "idempotency-key"?: string }; body: NewWorkout },
) {
  const client = await requireClient(ctx, params.id);
  // These change with each attempt, so they are no part of the idempotent request.
  const { performedAt: _, startedAt: __, ...workout } = body;
  const request = { clientId: client.id, ...workout };
  return once(ctx, headers["idempotency-key"], request, async (db) => {
    const exercises = await ensureExercises(db, client.id, body.muscleGroup, mergeExercises(body.exercises));
    return writeWorkout(ctx, db, { clientId: client.id, linkId: null }, body, exercises);
  });
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

/** Whose workout, and the link by which the client reported it; null for the trainer's own. */
type Origin = { clientId: string; linkId: string | null };

/**
 * Behind the client's lock. What the client reports stays apart from what the trainer logs of the same visit.
 * @param exercises rows of the body's exercises, each once, in their order
 */
export async function writeWorkout(
  ctx: Pick<Context, "clock">,
  db: Db,
  { clientId, linkId }: Origin,
  body: NewWorkout,
  exercises: readonly { id: string; name: string }[],
) {
  const { muscleGroup, timezoneOffset } = body;
  const now = madeAt(body.performedAt, ctx.clock.now());
  const today = localDate(now, timezoneOffset);
  const { date = today } = body;
  refuseFuture(date, now, timezoneOffset);
  const id = uuidv7(now);
  const performed = mergeExercises(body.exercises);
  const isNow = date === today;
  const days = isNow ? [addDays(date, -1), date, addDays(date, 1)] : [date];
  const there = await visits.workoutsOn(db, clientId, days, linkId);
  // A workout of another day has no known time, so it joins the last visit of that day.
  const endedAt = (isNow ? undefined : there.at(-1)?.endedAt) ?? sameTimeOn(now, today, date);
  const performedAt = isNow ? startOf(body.startedAt, endedAt) : endedAt;
  const { plannedSessionId = null } = body;
  const linkedBy = linkId === null ? "opened" : "client";
  const opened = { plannedSessionId, linkedBy: plannedSessionId === null ? null : linkedBy } as const;
  const link = await visits.linkIfThere(db, clientId, opened);
  const near = joinable(isNow ? visitsAround(there, { performedAt, endedAt }) : there.slice(-1), link);
  const began = near.find((visit) => visit.performedAt <= performedAt);
  // A visit over midnight belongs to the day on which it began.
  const day = !isNow ? date : began ? isoDay(began.localDate) : localDate(performedAt, timezoneOffset);
  const entries = exercises.map((exercise, index) => ({
    exerciseId: exercise.id,
    exerciseName: exercise.name,
    performedAt: endedAt,
    notes: performed[index]?.notes ?? null,
    sets: (performed[index]?.setsData ?? []).map(toSet),
  }));
  const ids = entries.map((entry) => entry.exerciseId);
  const earlier = byExercise(await store.heaviestByReps(db, ids));
  const hasEfforts = entries.some(({ sets }) => sets.some(isTimed));
  const bestBefore = byExercise(hasEfforts ? await store.recordsOf(db, ids) : []);
  const workout = {
    id,
    clientId,
    muscleGroup,
    performedAt,
    endedAt,
    localDate: day,
    timezoneOffset,
    ...link,
    linkId,
    entries,
  };
  await visits.insertWorkouts(db, [workout]);
  const visitId = await joinVisit(db, near, id);
  const daysBefore = near.map((visit) => isoDay(visit.localDate));
  if (daysBefore.some((before) => before !== day)) await visits.setDay(db, visitId, day);
  await settleWeeks(db, clientId, [day, ...daysBefore]);
  const records = entries.flatMap(({ exerciseId, exerciseName, sets }) => {
    const before = (earlier.get(exerciseId) ?? []).map((row) => ({ ...row, date: isoDay(row.date) }));
    const now = sets.map((set) => ({ ...set, date: day }));
    const [best] = bestBefore.get(exerciseId) ?? [];
    const efforts = newEffortRecords(best ? { ...best, date: isoDay(best.date) } : null, now);
    return [...newRecords(before, now), ...efforts].map((record) => ({ exerciseName, ...record }));
  });
  return { id: visitId, newRecords: records };
}

async function joinVisit(db: Db, near: readonly { id: string }[], last: string): Promise<string> {
  const [first = last, ...rest] = [...near.map(({ id }) => id), last];
  let into = first;
  for (const id of rest) if (id !== into && !(await visits.absorb(db, into, id))) into = id;
  return into;
}

/** @throws AppError `invalid` for a day that has not begun in the trainer's time zone */
export function refuseFuture(date: string, now: Date, timezoneOffset: number): void {
  if (date <= localDate(now, timezoneOffset)) return;
  const issues = [{ path: "date", message: "Not in the future" }];
  throw new AppError("invalid", "Validation failed", { issues });
}

export const toSet = ({ reps, weight, seconds, meters, kind = "working", rpe = null }: PerformedSet) => ({
  reps,
  weight,
  seconds: seconds ?? null,
  meters: meters ?? null,
  kind,
  rpe,
});

/** @throws AppError `not_found` if the client was deleted meanwhile */
async function ensureExercises(
  db: Db,
  clientId: string,
  muscleGroup: MuscleGroup,
  exercises: Parameters<typeof store.ensureExercises>[3],
) {
  if (!(await store.lockClient(db, clientId))) throw new AppError("not_found", "Client not found");
  return store.ensureExercises(db, clientId, muscleGroup, exercises);
}

async function summaries(db: Db, exercises: Awaited<ReturnType<typeof store.listExercises>>) {
  const ids = exercises.map((exercise) => exercise.id);
  const [records, last] = await Promise.all([store.recordsOf(db, ids), store.lastEntriesOf(db, ids)]);
  return summarise(exercises, records, last);
}

export async function requireExercise(ctx: Context, params: ByName["params"]) {
  const client = await requireClient(ctx, params.id);
  return (await store.findExercise(ctx.db, client.id, params.name)) ?? notFound();
}

function notFound(): never {
  throw new AppError("not_found", "Exercise not found");
}
