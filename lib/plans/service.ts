import "server-only";
import { MUSCLE_GROUPS } from "@/lib/body/ranges";
import { isoDay } from "@/lib/calendar/days";
import { daysLater } from "@/lib/calendar/moments";
import { requireClient } from "@/lib/clients/service";
import { clientErrorTexts } from "@/lib/clients/texts";
import type { Context, Db } from "@/lib/kernel/context";
import { AppError } from "@/lib/kernel/errors";
import { exerciseKey } from "@/lib/workouts/exercise-name";
import * as workouts from "@/lib/workouts/store";
import { type NewWeeklyPlan, type PlannedSession, WeeklyPlan } from "./schema";
import * as store from "./store";

type ById = { params: { id: string } };

const DAYS_SHOWN = 14;

export async function getWeeklyPlan(ctx: Context, { params }: ById) {
  const client = await requireClient(ctx, params.id);
  const plan = await store.find(ctx.db, client.id);
  const sessions = WeeklyPlan.shape.sessions.parse(plan?.sessions ?? []);
  return present(ctx, client.id, { sessions, createdAt: plan?.createdAt ?? null });
}

/** Lays out the week anew. What is planned is one of the client's exercises from then on, out of the trash too. */
export async function saveWeeklyPlan(ctx: Context, { params, body }: ById & { body: NewWeeklyPlan }) {
  const client = await requireClient(ctx, params.id);
  const sessions = [...body.sessions].sort((a, b) => a.weekday - b.weekday);
  const { createdAt } = await ctx.db.$transaction(async (db) => {
    if (!(await workouts.lockClient(db, client.id)))
      throw new AppError("not_found", clientErrorTexts.notFound);
    await ensureExercises(db, client.id, sessions);
    return store.replace(db, client.id, sessions, ctx.clock.now());
  });
  return present(ctx, client.id, { sessions, createdAt });
}

async function ensureExercises(db: Db, clientId: string, sessions: PlannedSession[]): Promise<void> {
  const planned = new Map(
    sessions.flatMap(({ exercises }) =>
      exercises.map((one) => [exerciseKey(one.exerciseName), one] as const),
    ),
  );
  for (const group of MUSCLE_GROUPS) {
    const ofGroup = [...planned.values()].filter(({ muscleGroup }) => muscleGroup === group);
    const exercises = ofGroup.map(({ exerciseName }) => ({ exerciseName }));
    if (exercises.length > 0) await workouts.ensureExercises(db, clientId, group, exercises);
  }
}

type Stored = { sessions: PlannedSession[]; createdAt: Date | null };

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
    madeAt: plan.createdAt?.toISOString() ?? null,
    trained: [...days].map(([date, exercises]) => ({ date, exercises: [...exercises] })),
  };
}
