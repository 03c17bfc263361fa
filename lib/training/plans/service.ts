import "server-only";
import { MUSCLE_GROUPS } from "@/lib/body/ranges";
import { requireClient } from "@/lib/clients/record/service";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { notFound, refuseField } from "@/lib/platform/kernel/errors";
import { addDays, DAYS_PER_WEEK, isoDay, mondayOf } from "@/lib/text/calendar/days";
import { localDate } from "@/lib/text/calendar/local-date";
import { daysLater } from "@/lib/text/calendar/moments";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { daysOfClients } from "@/lib/training/sessions/days-store";
import * as workouts from "@/lib/training/workouts/store";
import { layOutAnew, layOutTo } from "./layout-service";
import { MAX_DAYS_AHEAD } from "./limits";
import { sessionsAround } from "./programme";
import type { NewWeeklyPlan, PlannedSession, WeeklyPlan } from "./schema";
import * as store from "./store";
import { planBefore, type StoredPlan, storedPlan } from "./stored";

type ById = { params: { id: string } };

const DAYS_SHOWN = 14;

export async function getWeeklyPlan(ctx: Context, { params }: ById) {
  const client = await requireClient(ctx, params.id);
  return present(ctx, client.id, await stored(ctx.db, client.id));
}

const stored = async (db: Db, clientId: string): Promise<StoredPlan> =>
  storedPlan(await store.find(db, clientId));

/** Planned exercises become the client's exercises, also those in the trash. */
export async function saveWeeklyPlan(ctx: Context, { params, body }: ById & { body: NewWeeklyPlan }) {
  const client = await requireClient(ctx, params.id);
  const { name, weeks, startsOn } = body.programme ?? {
    name: null,
    weeks: [{ sessions: body.sessions, isDeload: false }],
    startsOn: null,
  };
  const now = ctx.clock.now();
  const today = localDate(now, body.timezoneOffset);
  refuseLateStart(startsOn, today);
  const plan = await ctx.db.$transaction(async (db) => {
    if (!(await workouts.lockClient(db, client.id))) notFound("Client");
    const old = await stored(db, client.id);
    const isSame = old.startsOn === startsOn;
    const before = startsOn === null ? null : isSame ? old.before : planBefore(old, today);
    await writePlan(db, client.id, old, { name, weeks, startsOn, before, copyId: null }, { now, today });
    return stored(db, client.id);
  });
  return present(ctx, client.id, plan);
}

/** @throws AppError `invalid` for a start that is too far in the future */
export function refuseLateStart(startsOn: string | null, today: string): void {
  if (startsOn !== null && startsOn > addDays(today, MAX_DAYS_AHEAD))
    refuseField("invalid", "startsOn", `At most ${MAX_DAYS_AHEAD} days ahead`);
}

type Plan = Omit<Parameters<typeof store.replace>[2], "before"> & Pick<StoredPlan, "before">;

/** Replaces a plan, its sessions from today on and creates its exercises. The caller must hold the client's lock. */
export async function writePlan(
  db: Db,
  clientId: string,
  old: StoredPlan,
  plan: Plan,
  { now, today }: { now: Date; today: string },
): Promise<void> {
  const weeks = plan.weeks.map((week) => ({
    ...week,
    sessions: [...week.sessions].sort((a, b) => a.weekday - b.weekday),
  }));
  await ensureExercises(
    db,
    clientId,
    weeks.flatMap(({ sessions }) => sessions),
  );
  await layOutTo(db, clientId, old, { today, to: addDays(today, -1) });
  await store.replace(db, clientId, { ...plan, weeks }, now);
  await layOutAnew(db, clientId, { ...plan, weeks, moves: old.moves }, today);
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

async function present(ctx: Context, clientId: string, plan: StoredPlan): Promise<WeeklyPlan> {
  const since = daysLater(ctx.clock.now(), -DAYS_SHOWN);
  const now = ctx.clock.now();
  const monday = mondayOf(isoDay(now));
  const [rows, [of]] = await Promise.all([
    store.exercisesDone(ctx.db, clientId, since),
    daysOfClients(
      ctx.db,
      { clientId },
      addDays(monday, -DAYS_PER_WEEK),
      addDays(monday, DAYS_PER_WEEK + MAX_DAYS_AHEAD),
    ),
  ]);
  const days = new Map<string, Set<string>>();
  for (const { localDate, exercise } of rows) {
    const date = isoDay(localDate);
    days.set(date, (days.get(date) ?? new Set()).add(exercise.name));
  }
  const { name, weeks, startsOn } = plan;
  return {
    sessions: sessionsAround(plan, isoDay(ctx.clock.now())),
    programme: startsOn === null ? undefined : { name: name ?? "", weeks: [...weeks], startsOn },
    madeAt: plan.createdAt?.toISOString() ?? null,
    days: {
      planned: of?.planned ?? [],
      workouts: of?.workouts ?? [],
      archivedOn: of?.archivedAt ? isoDay(of.archivedAt) : null,
      pausedFrom: of?.pausedFrom,
      pausedUntil: of?.pausedUntil,
    },
    trained: [...days].map(([date, exercises]) => ({ date, exercises: [...exercises] })),
  };
}
