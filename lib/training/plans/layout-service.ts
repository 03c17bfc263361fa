import "server-only";
import type { Db, Services } from "@/lib/platform/kernel/context";
import { addDays, isoDay } from "@/lib/text/calendar/days";
import type { DatedSession } from "@/lib/training/sessions/dated";
import { settleWeeks } from "@/lib/training/sessions/settle-service";
import * as sessions from "@/lib/training/sessions/store";
import * as workouts from "@/lib/training/workouts/store";
import { firstToLayOut, laidOutEnd, layOut } from "./lay-out";
import * as store from "./store";
import { type StoredPlan, storedPlan } from "./stored";

/**
 * Stores the plan's sessions up to a day, as far as they are not stored. Keeps every row that is there.
 * The caller must hold the client's lock.
 * @param today YYYY-MM-DD; a plan that was never laid out begins in this week
 */
export async function layOutTo(
  db: Db,
  clientId: string,
  plan: StoredPlan,
  { today, to }: { today: string; to: string },
): Promise<void> {
  const from = firstToLayOut(plan, today);
  if (from === null || from > to) return;
  if (plan.laidOutTo === null) await layOutPast(db, clientId, plan, from);
  await addSessions(db, clientId, layOut(plan, clientId, from, to));
  await store.noteLaidOut(db, clientId, to);
  await settleWeeks(db, clientId, [from, to]);
}

/** What the plan was in earlier weeks is unknown, so only days with a workout that fits get a row. */
async function layOutPast(db: Db, clientId: string, plan: StoredPlan, before: string): Promise<void> {
  const [from, to] = [isoDay(plan.createdAt ?? new Date(before)), addDays(before, -1)];
  if (from > to) return;
  await addSessions(db, clientId, layOut({ ...plan, moves: [] }, clientId, from, to));
  await settleWeeks(db, clientId, [from, to]);
  await sessions.removeOpen(db, clientId, { from, to });
}

async function addSessions(db: Db, clientId: string, dated: readonly DatedSession[]): Promise<void> {
  const exercises = new Map(
    dated.flatMap((session) => session.exercises.map((exercise) => [exercise.nameKey, exercise] as const)),
  );
  // The undo of an import may have removed one.
  await workouts.findOrAddExercises(
    db,
    clientId,
    [...exercises.values()].map(({ name, muscleGroup }) => ({ name, muscleGroup })),
  );
  await sessions.insertSessions(db, dated);
}

const AT_ONCE = 100;
/** A client of an older version with years of workouts, on a slow machine. */
const LONGEST_MS = 120_000;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/**
 * Stores the sessions of all clients four weeks ahead. A client who is being written to waits for the next round.
 * @throws the first error, after all other clients
 */
export async function layOutAhead({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const today = isoDay(clock.now());
  const to = laidOutEnd(today);
  const layOutOne = (id: string) =>
    db.$transaction(
      async (one) => {
        if (!(await workouts.lockClient(one, id, { waits: false }))) return;
        await layOutTo(one, id, storedPlan(await store.find(one, id)), { today, to });
      },
      { timeout: LONGEST_MS },
    );
  const errors: unknown[] = [];
  for (let after: string | undefined = BEFORE_ALL; after !== undefined; ) {
    const ids: string[] = await store.notLaidOut(db, to, after, AT_ONCE);
    for (const id of ids) await layOutOne(id).catch((error: unknown) => errors.push(error));
    after = ids.at(-1);
  }
  if (errors.length > 0) throw errors[0];
}

/** After a change of the plan: sessions from today on that nobody trained for, moved, copied or left out follow it. */
export async function layOutAnew(
  db: Db,
  clientId: string,
  plan: Parameters<typeof layOut>[0],
  today: string,
): Promise<void> {
  const to = laidOutEnd(today);
  const gone = await sessions.removeOpen(db, clientId, { from: today });
  const agreed = new Map(gone.map(({ id, ...terms }) => [id, terms]));
  const dated = layOut(plan, clientId, today, to);
  await addSessions(
    db,
    clientId,
    dated.map((session) => ({ ...session, ...agreed.get(session.id) })),
  );
  await store.noteLaidOut(db, clientId, to);
  await settleWeeks(db, clientId, [today, to]);
}
