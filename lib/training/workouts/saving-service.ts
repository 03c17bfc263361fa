import "server-only";
import { requireClient } from "@/lib/clients/record/service";
import { madeAt } from "@/lib/platform/idempotency/schema";
import { once } from "@/lib/platform/idempotency/service";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { AppError } from "@/lib/platform/kernel/errors";
import { addDays, isoDay } from "@/lib/text/calendar/days";
import { localDate, sameTimeOn } from "@/lib/text/calendar/local-date";
import { uuidv7 } from "@/lib/text/uuid";
import { isTimed } from "@/lib/training/catalogue/measure";
import { settleWeeks } from "@/lib/training/sessions/settle-service";
import { mergeExercises } from "./merge";
import { newEffortRecords, newRecords } from "./records";
import type { NewWorkout, PerformedSet } from "./schema";
import { ensureExercises } from "./service";
import * as store from "./store";
import { byExercise } from "./summary";
import { joinable, startOf, visitsAround } from "./visit";
import * as visits from "./visit-store";

type ById = { params: { id: string } };

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

/** Whose workout, and the link by which the client reported it; null for the trainer's own. */
type Origin = { clientId: string; linkId: string | null };

/**
 * Behind the client's lock. What the client reports stays apart from what the trainer logs of the same visit.
 * @param exercises the stored exercises of the body, each once, in the body's order
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

export const toSet = ({
  reps,
  weight,
  seconds,
  meters,
  kind = "working",
  rpe = null,
  limb,
}: PerformedSet) => ({
  reps,
  weight,
  seconds: seconds ?? null,
  meters: meters ?? null,
  kind,
  rpe,
  limb: limb ?? null,
});
