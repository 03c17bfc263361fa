import "server-only";
import { BODY_WEIGHT_LBS } from "@/lib/body/ranges";
import { type UnitSystem, unitSystem } from "@/lib/body/unit-system";
import { requireClient } from "@/lib/clients/record/service";
import { lockOwned } from "@/lib/clients/record/store";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { notFound } from "@/lib/platform/kernel/errors";
import { localDate } from "@/lib/text/calendar/local-date";
import type { CallersClock } from "@/lib/text/calendar/schema";
import { groupedBy } from "@/lib/text/groups";
import { isUuid, uuidv7 } from "@/lib/text/uuid";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { rounded } from "@/lib/training/plans/progress";
import type { PlannedWeek } from "@/lib/training/plans/schema";
import { refuseLateStart, writePlan } from "@/lib/training/plans/service";
import { find } from "@/lib/training/plans/store";
import { planBefore, storedPlan } from "@/lib/training/plans/stored";
import type { NewCopies, SeenCopies } from "./schema";
import * as store from "./store";

const UNDO_BATCH = 50;

/** All or none. A retry skips clients that already have this copy. */
export async function copyProgramme(ctx: Context, { body }: { body: NewCopies }) {
  const { name, weeks, startsOn, clientIds, fitsLoads } = body;
  const now = ctx.clock.now();
  const { copyId = uuidv7(now) } = body;
  const today = localDate(now, body.timezoneOffset);
  refuseLateStart(startsOn, today);
  const system = unitSystem(ctx.actor.units);
  await ctx.db.$transaction(async (db) => {
    // Sorted, so that two copies cannot deadlock.
    for (const clientId of [...clientIds].sort()) {
      await lock(db, clientId, ctx.actor.id);
      const stored = storedPlan(await find(db, clientId));
      if (stored.copyId === copyId) continue;
      const before = planBefore(stored, today, true);
      const loads = (fitsLoads && (await lastLoads(db, [clientId])).get(clientId)) || NO_LOADS;
      const own = withClientLoads(weeks.map(withoutEmpty), loads, system);
      await writePlan(db, clientId, stored, { name, weeks: own, startsOn, before, copyId }, { now, today });
    }
  });
  return { copyId, clients: clientIds.length };
}

/** What copies with the loads of the last sets would begin with, exercise by exercise. */
export async function previewCopies(
  ctx: Context,
  { body }: { body: Pick<NewCopies, "weeks" | "clientIds"> },
): Promise<SeenCopies> {
  const system = unitSystem(ctx.actor.units);
  const weeks = body.weeks.map(withoutEmpty);
  const clients = await Promise.all(body.clientIds.map((clientId) => requireClient(ctx, clientId)));
  const ids = clients.map(({ id }) => id);
  const all = await lastLoads(ctx.db, ids);
  return {
    clients: ids.map((id) => {
      const loads = all.get(id) ?? NO_LOADS;
      return { id, loads: firstLoads(withClientLoads(weeks, loads, system), loads) };
    }),
  };
}

function firstLoads(weeks: readonly PlannedWeek[], last: Loads) {
  const first = new Map<string, SeenCopies["clients"][number]["loads"][number]>();
  for (const { exerciseName, weight } of weeks.flatMap(({ sessions }) =>
    sessions.flatMap(({ exercises }) => exercises),
  )) {
    const key = exerciseKey(exerciseName);
    if (weight > BODY_WEIGHT_LBS && !first.has(key))
      first.set(key, { exerciseName, weight, isOwn: last.has(key) });
  }
  return [...first.values()];
}

/** Restores the clients' old plans. Skips a programme that was changed since. */
export async function undoCopies(
  ctx: Context,
  { params, query }: { params: { id: string }; query: CallersClock },
) {
  const copyId = params.id;
  const now = ctx.clock.now();
  const today = localDate(now, query.timezoneOffset);
  if (!isUuid(copyId)) notFound("Program");
  const copies = await store.copiesOf(ctx.db, copyId, ctx.actor.id);
  if (copies.length === 0) notFound("Program");
  for (let from = 0; from < copies.length; from += UNDO_BATCH)
    await ctx.db.$transaction(async (db) => {
      for (const { clientId } of copies.slice(from, from + UNDO_BATCH))
        await undoCopy(ctx, db, { clientId, copyId }, { now, today });
    });
  return { copyId, clients: copies.length };
}

async function undoCopy(
  ctx: Context,
  db: Db,
  { clientId, copyId }: { clientId: string; copyId: string },
  when: { now: Date; today: string },
): Promise<void> {
  await lock(db, clientId, ctx.actor.id);
  const stored = storedPlan(await find(db, clientId));
  if (stored.copyId !== copyId) return;
  const { before } = stored;
  const none = { name: null, weeks: [{ sessions: [], isDeload: false }], startsOn: null, before };
  await writePlan(db, clientId, stored, { ...(before ?? none), copyId: null }, when);
}

async function lock(db: Db, clientId: string, trainerId: string): Promise<void> {
  if (!(await lockOwned(db, clientId, trainerId))) notFound("Client");
}

type Loads = ReadonlyMap<string, number>;
const NO_LOADS: Loads = new Map();

/** By client the heaviest working set of the last workout in pounds, by exercise key. */
async function lastLoads(db: Db, clientIds: readonly string[]): Promise<Map<string, Loads>> {
  const byClient = groupedBy(await store.lastLoads(db, clientIds), ({ clientId }) => clientId);
  return new Map(
    [...byClient].map(([id, rows]) => [
      id,
      new Map(rows.map(({ nameKey, weightLbs }) => [nameKey, weightLbs])),
    ]),
  );
}

const withoutEmpty = (week: PlannedWeek): PlannedWeek => ({
  ...week,
  sessions: week.sessions.filter(({ exercises }) => exercises.length > 0),
});

/** @param lastLbs heaviest working set of the last workout, by exercise key; others keep their load */
function withClientLoads(
  weeks: readonly PlannedWeek[],
  lastLbs: ReadonlyMap<string, number>,
  system: UnitSystem,
): PlannedWeek[] {
  const firstLbs = new Map<string, number>();
  for (const { exerciseName, weight } of weeks.flatMap(({ sessions }) =>
    sessions.flatMap(({ exercises }) => exercises),
  )) {
    const key = exerciseKey(exerciseName);
    if (weight > BODY_WEIGHT_LBS && !firstLbs.has(key)) firstLbs.set(key, weight);
  }
  const loadOf = (exercise: PlannedWeek["sessions"][number]["exercises"][number]) => {
    const key = exerciseKey(exercise.exerciseName);
    const last = lastLbs.get(key);
    const first = firstLbs.get(key);
    if (!last || !first || exercise.weight <= BODY_WEIGHT_LBS) return exercise.weight;
    return rounded(exercise, system.loadOf(last) * (exercise.weight / first), system);
  };
  return weeks.map((week) => ({
    ...week,
    sessions: week.sessions.map((session) => ({
      ...session,
      exercises: session.exercises.map((one) => ({ ...one, weight: loadOf(one) })),
    })),
  }));
}
