import "server-only";
import { MUSCLE_GROUPS } from "@/lib/body/ranges";
import { addDays, isoDay, weekdayOf } from "@/lib/calendar/days";
import { localDate } from "@/lib/calendar/local-date";
import { daysLater } from "@/lib/calendar/moments";
import { requireClient } from "@/lib/clients/service";
import { clientErrorTexts } from "@/lib/clients/texts";
import type { Context, Db } from "@/lib/kernel/context";
import { AppError, refuseField } from "@/lib/kernel/errors";
import { exerciseKey } from "@/lib/workouts/exercise-name";
import * as workouts from "@/lib/workouts/store";
import {
  type NewMove,
  type NewWeeklyPlan,
  type PlannedSession,
  type SessionMove,
  WeeklyPlan,
} from "./schema";
import * as store from "./store";
import { planIssueTexts } from "./texts";
import { sessionOn } from "./week";

type ById = { params: { id: string } };

const DAYS_SHOWN = 14;

export async function getWeeklyPlan(ctx: Context, { params }: ById) {
  const client = await requireClient(ctx, params.id);
  return present(ctx, client.id, await stored(ctx.db, client.id));
}

async function stored(db: Db, clientId: string): Promise<Stored> {
  const plan = await store.find(db, clientId);
  return {
    sessions: WeeklyPlan.shape.sessions.parse(plan?.sessions ?? []),
    moves: WeeklyPlan.shape.moves.parse(plan?.moves ?? []),
    createdAt: plan?.createdAt ?? null,
  };
}

/** Gives a missed session another day of its week, or takes that back. */
export async function moveSession(ctx: Context, { params, body }: ById & { body: NewMove }) {
  const client = await requireClient(ctx, params.id);
  const { from, to } = body;
  const today = localDate(ctx.clock.now(), body.timezoneOffset);
  const plan = await ctx.db.$transaction(async (db) => {
    if (!(await workouts.lockClient(db, client.id)))
      throw new AppError("not_found", clientErrorTexts.notFound);
    const before = await stored(db, client.id);
    const others = before.moves.filter(
      (move) => move.from !== from && move.to >= addDays(today, -DAYS_SHOWN),
    );
    const refusal = from === to ? null : refusalOf(before.sessions, others, { from, to }, today);
    if (refusal) refuseField("invalid", "to", refusal);
    const moves = from === to ? others : [...others, { from, to }];
    if (before.createdAt) await store.replaceMoves(db, client.id, moves);
    return { ...before, moves };
  });
  return present(ctx, client.id, plan);
}

function refusalOf(
  sessions: readonly PlannedSession[],
  others: readonly SessionMove[],
  { from, to }: SessionMove,
  today: string,
): string | null {
  const isPlanned = sessions.some(({ weekday }) => weekday === weekdayOf(from));
  if (!isPlanned || from >= today) return planIssueTexts.notMissed;
  return sessionOn(sessions, others, to) ? planIssueTexts.dayTaken : null;
}

/** Lays out the week anew. What is planned is one of the client's exercises from then on, out of the trash too. */
export async function saveWeeklyPlan(ctx: Context, { params, body }: ById & { body: NewWeeklyPlan }) {
  const client = await requireClient(ctx, params.id);
  const sessions = [...body.sessions].sort((a, b) => a.weekday - b.weekday);
  const plan = await ctx.db.$transaction(async (db) => {
    if (!(await workouts.lockClient(db, client.id)))
      throw new AppError("not_found", clientErrorTexts.notFound);
    await ensureExercises(db, client.id, sessions);
    await store.replace(db, client.id, sessions, ctx.clock.now());
    return stored(db, client.id);
  });
  return present(ctx, client.id, plan);
}

async function ensureExercises(db: Db, clientId: string, sessions: PlannedSession[]): Promise<void> {
  const planned = new Map(
    sessions.flatMap(({ exercises }) =>
      exercises.map((one) => [exerciseKey(one.exerciseName), one] as const),
    ),
  );
  for (const group of MUSCLE_GROUPS) {
    const ofGroup = [...planned.values()].filter(({ muscleGroup }) => muscleGroup === group);
    const names = ofGroup.map(({ exerciseName }) => exerciseName);
    if (names.length > 0) await workouts.ensureExercises(db, clientId, group, names);
  }
}

type Stored = { sessions: PlannedSession[]; moves: SessionMove[]; createdAt: Date | null };

async function present(ctx: Context, clientId: string, plan: Stored): Promise<WeeklyPlan> {
  const since = daysLater(ctx.clock.now(), -DAYS_SHOWN);
  const rows = await store.exercisesDone(ctx.db, clientId, since);
  const days = new Map<string, Set<string>>();
  for (const { localDate, exercise } of rows) {
    const date = isoDay(localDate);
    days.set(date, (days.get(date) ?? new Set()).add(exercise.name));
  }
  return {
    sessions: plan.sessions,
    moves: plan.moves,
    madeAt: plan.createdAt?.toISOString() ?? null,
    trained: [...days].map(([date, exercises]) => ({ date, exercises: [...exercises] })),
  };
}
