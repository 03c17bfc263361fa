import "server-only";
import { REPS, SET_WEIGHT_LBS } from "@/lib/body/ranges";
import { requireClient } from "@/lib/clients/record/service";
import { namesVersion } from "@/lib/platform/idempotency/schema";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { AppError, type Issue, notFound } from "@/lib/platform/kernel/errors";
import { isoDay } from "@/lib/text/calendar/days";
import { sameTimeOn } from "@/lib/text/calendar/local-date";
import { isUuid } from "@/lib/text/uuid";
import { effortOf } from "@/lib/training/catalogue/measure";
import { settleWeeks } from "@/lib/training/sessions/settle-service";
import { mergeExercises } from "@/lib/training/workouts/merge";
import { refuseFuture, toSet } from "@/lib/training/workouts/saving-service";
import { inPounds } from "@/lib/training/workouts/schema";
import { findOrAddExercises, lockClient } from "@/lib/training/workouts/store";
import type { Link } from "@/lib/training/workouts/visit";
import { presentCounted, presentWorkout, type WorkoutRow } from "./present";
import {
  LOGBOOK_PAGE_SIZE,
  type LogbookPage,
  type LoggedWorkout,
  type SummedWorkout,
  type WorkoutChange,
} from "./schema";
import * as store from "./store";
import { lastSameAs, recordsIn } from "./totals";

export type ByClient = { params: { id: string } };
export type ByWorkout = { params: { id: string; workoutId: string } };

const MAX_EARLIER = 12;
/** A workout is offered the planned sessions of a week before and after it. */
const COUNTS_WITHIN_DAYS = 7;

export async function listWorkouts(ctx: Context, { params, query }: ByClient & { query: LogbookPage }) {
  const client = await requireClient(ctx, params.id);
  const rows = await store.listWorkouts(ctx.db, client.id, { ...query, limit: LOGBOOK_PAGE_SIZE });
  return rows.map(presentWorkout);
}

export async function getWorkout(ctx: Context, { params }: ByWorkout): Promise<SummedWorkout> {
  const client = await requireClient(ctx, params.id);
  const id = isUuid(params.workoutId) ? params.workoutId : notFound("Workout");
  const row = (await store.findWorkout(ctx.db, client.id, id)) ?? notFound("Workout");
  const [before, earlier, sessions] = await Promise.all([
    store.recordsBefore(ctx.db, row),
    store.listWorkouts(ctx.db, client.id, { before: id, limit: MAX_EARLIER }),
    store.sessionsNear(ctx.db, client.id, isoDay(row.localDate), COUNTS_WITHIN_DAYS),
  ]);
  const workout = presentWorkout(row);
  const best = before.map(({ date, seconds, meters, ...record }) => ({
    ...record,
    ...effortOf({ seconds, meters }),
    date: isoDay(date),
  }));
  const lastSame = lastSameAs(workout, earlier.map(presentWorkout));
  return {
    ...workout,
    ...(lastSame && { lastSame }),
    records: recordsIn(workout, best),
    couldCountFor: sessions.map(presentCounted),
  };
}

/** @throws AppError `stale` with the current workout if `If-Match` has an older version */
export function changeWorkout(
  ctx: Context,
  { params, headers, body }: ByWorkout & { headers: { "if-match"?: string }; body: WorkoutChange },
): Promise<LoggedWorkout> {
  return withWorkout(ctx, params, async (db, clientId, before) => {
    const ifMatch = headers["if-match"];
    if (ifMatch !== undefined && !namesVersion(ifMatch, before.version))
      throw new AppError("stale", "This workout was changed on another device.", {
        body: { workout: presentWorkout(before) },
      });
    const sessionDays = body.link ? await daysOfLinks(db, clientId, before, body.link) : [];
    const { performedAt, endedAt } = before;
    const day = { performedAt, endedAt, localDate: isoDay(before.localDate) };
    if (body.date !== undefined && body.date !== day.localDate) {
      const now = ctx.clock.now();
      refuseFuture(body.date, now, body.timezoneOffset);
      const moved = sameTimeOn(before.performedAt, day.localDate, body.date);
      const byMs = moved.getTime() - performedAt.getTime();
      day.performedAt = new Date(Math.min(moved.getTime(), now.getTime()));
      day.endedAt = new Date(Math.min(endedAt.getTime() + byMs, now.getTime()));
      day.localDate = body.date;
      await store.moveWorkout(db, before.id, { ...day, byMs });
    }
    if (body.exercises) {
      const entries = await entriesOf(db, clientId, before, body.exercises);
      await store.replaceEntries(db, { ...day, id: before.id }, entries);
    }
    if (body.note !== undefined) await store.writeNote(db, before.id, body.note || null);
    if (body.link) await store.writeLink(db, before.id, body.link);
    await store.incrementVersion(db, before.id);
    await settleWeeks(db, clientId, [isoDay(before.localDate), day.localDate, ...sessionDays]);
    return presentWorkout((await store.findWorkout(db, clientId, before.id)) ?? notFound("Workout"));
  });
}

/** @throws AppError `not_found` if there is no such workout */
export async function withWorkout<Reply>(
  ctx: Context,
  { id, workoutId }: ByWorkout["params"],
  write: (db: Db, clientId: string, row: WorkoutRow) => Promise<Reply>,
): Promise<Reply> {
  const client = await requireClient(ctx, id);
  if (!isUuid(workoutId)) notFound("Workout");
  return ctx.db.$transaction(async (db) => {
    if (!(await lockClient(db, client.id))) notFound("Workout");
    return write(db, client.id, (await store.findWorkout(db, client.id, workoutId)) ?? notFound("Workout"));
  });
}

/**
 * The days of the planned sessions of before and after.
 * @throws AppError `not_found` for a session that is gone
 */
async function daysOfLinks(db: Db, clientId: string, before: Link, after: Link): Promise<string[]> {
  const ids = [before.plannedSessionId, after.plannedSessionId].filter((id) => id !== null);
  const found = await store.sessionsById(db, clientId, ids);
  if (found.length < new Set(ids).size) notFound("Session");
  return found.map(({ date }) => isoDay(date));
}

/**
 * What an import brought along may stay outside of the logger's ranges, but nothing new may go there.
 * @throws AppError `invalid` for too many repetitions, or a weight above what exercise and workout allow
 */
async function entriesOf(
  db: Db,
  clientId: string,
  { muscleGroup, entries: before }: WorkoutRow,
  exercises: NonNullable<WorkoutChange["exercises"]>,
) {
  const sets = before.flatMap((entry) => entry.sets);
  const kept = {
    weight: new Set(sets.map(({ weightLbs }) => weightLbs)),
    reps: new Set(sets.map(({ reps }) => reps)),
  };
  const performed = mergeExercises(exercises);
  const found = await findOrAddExercises(
    db,
    clientId,
    performed.map(({ exerciseName: name, measure }) => ({ name, muscleGroup, measure })),
  );
  const issues: Issue[] = [];
  const entries = found.map((exercise, e) => {
    const max = Math.max(SET_WEIGHT_LBS[muscleGroup].max, SET_WEIGHT_LBS[exercise.muscleGroup].max);
    const { notes = null, setsData = [] } = performed[e] ?? {};
    setsData.forEach(({ weight, reps }, s) => {
      const path = `exercises.${e}.setsData.${s}`;
      if (weight > max && !kept.weight.has(weight))
        issues.push({ path: `${path}.weight`, message: `At most ${inPounds(max)}` });
      if (reps > REPS.max && !kept.reps.has(reps))
        issues.push({ path: `${path}.reps`, message: `At most ${REPS.max}` });
    });
    return { exerciseId: exercise.id, notes, sets: setsData.map(toSet) };
  });
  if (issues.length > 0) throw new AppError("invalid", "Validation failed", { issues });
  return entries;
}
