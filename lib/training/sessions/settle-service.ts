import "server-only";
import type { Db } from "@/lib/platform/kernel/context";
import { addDays, DAYS_PER_WEEK, mondayOf } from "@/lib/text/calendar/days";
import { settle } from "@/lib/training/day/settle";
import * as store from "./settle-store";

/** Weeks that are settled together; more would be slow, because every pair of a plan and a workout is looked at. */
const WEEKS_AT_ONCE = 8;

/**
 * Links workouts with planned sessions and sums them up, from the first week that contains one of the days to the last.
 * Call it in the transaction of every write of a client's workouts or planned sessions, behind the client's lock.
 * @param days YYYY-MM-DD, of before and after the write
 */
export async function settleWeeks(db: Db, clientId: string, days: readonly string[]): Promise<void> {
  const sorted = [...days].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  const span = first && last && (await store.plannedSpan(db, clientId, { first, last }));
  if (!span) return;
  // A link reaches over a Sunday, so the weeks beside can change as well.
  const from = mondayOf(span.first);
  const end = addDays(mondayOf(span.last), 2 * DAYS_PER_WEEK - 1);
  const step = WEEKS_AT_ONCE * DAYS_PER_WEEK;
  for (let at = addDays(from, -DAYS_PER_WEEK); at <= end; at = addDays(at, step))
    await settleBetween(db, clientId, at, earlierOf(addDays(at, step - 1), end));
}

const earlierOf = (one: string, other: string): string => (one < other ? one : other);

async function settleBetween(db: Db, clientId: string, from: string, to: string): Promise<void> {
  const around = [addDays(from, -DAYS_PER_WEEK), addDays(to, DAYS_PER_WEEK)] as const;
  const facts = await store.factsBetween(db, clientId, ...around);
  const { workouts, progress } = settle(facts.planned, facts.workouts);
  const isInside = ({ date }: { date: string }) => date >= from && date <= to;
  await store.saveFacts(
    db,
    workouts.filter(isInside),
    facts.planned.filter(isInside).flatMap(({ id }) => {
      const sums = progress.get(id);
      return sums ? { id, ...sums } : [];
    }),
  );
}
