import "server-only";
import type { Context } from "@/lib/platform/kernel/context";
import { addDays, firstOfMonth, isoDay, MINUTE_MS, mondayOf } from "@/lib/text/calendar/days";
import { localDate } from "@/lib/text/calendar/local-date";
import { exerciseKey } from "@/lib/training/catalogue/exercise-name";
import { effortOf } from "@/lib/training/catalogue/measure";
import { quietClients } from "./quiet";
import type { AnalyticsQuery } from "./schema";
import * as store from "./store";
import { daysOfWeek, recentWeeks } from "./weeks";

const WEEKS = 4;
/** Covers both the four weeks and the current month. */
const LOOK_BACK_DAYS = 31;
const RECORDS = 10;
const RECORD_DAYS = 90;

/** The caller's numbers in the caller's time zone. Always six queries, for any number of clients. */
export async function getAnalytics(ctx: Context, { query }: { query: AnalyticsQuery }) {
  const { db, actor } = ctx;
  const today = localDate(ctx.clock.now(), query.timezoneOffset);
  const month = firstOfMonth(today);
  const firstMonday = addDays(mondayOf(today), -7 * (WEEKS - 1));
  const midnight = (day: string) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + query.timezoneOffset * MINUTE_MS);
  const [rows, planned, logged, done, records, images] = await Promise.all([
    store.clientsWithLastWorkout(db, actor.id),
    store.sessionsOn(db, actor.id, today),
    store.loggedDaysSince(db, actor.id, addDays(today, -LOOK_BACK_DAYS)),
    store.exercisesOn(db, actor.id, today),
    store.newestRecords(db, actor.id, { from: midnight(addDays(today, -RECORD_DAYS)), limit: RECORDS }),
    store.countImages(db, actor.id, midnight(month)),
  ]);
  const clients = rows.map(({ createdAt, lastWorkout, ...client }) => ({
    ...client,
    addedDate: localDate(createdAt, query.timezoneOffset),
    lastWorkout: lastWorkout && isoDay(lastWorkout),
  }));
  const loggedDays = logged.map((row) => ({ ...row, date: isoDay(row.date) }));
  const weeks = recentWeeks(clients, loggedDays, today, WEEKS);
  const listed = clients.filter(({ isArchived }) => !isArchived);
  const inMonth = loggedDays.filter((day) => day.date >= month);
  return {
    today,
    clients: {
      total: listed.length,
      active: listed.filter(({ lastWorkout }) => lastWorkout !== null && lastWorkout >= firstMonday).length,
    },
    quiet: quietClients(listed, today),
    sessions: planned.map(({ exercises, ...session }) => ({
      ...session,
      ...sessionState(
        exercises,
        done.filter(({ clientId }) => clientId === session.clientId),
      ),
    })),
    workouts: {
      thisWeek: weeks.at(-1)?.logged ?? 0,
      thisMonth: inMonth.reduce((sum, day) => sum + day.workouts, 0),
      days: daysOfWeek(loggedDays, today),
      weeks,
    },
    records: records.map(({ date, seconds, meters, ...record }) => ({
      ...record,
      ...effortOf({ seconds, meters }),
      achievedDate: isoDay(date),
    })),
    images: { total: images.total, thisMonth: images.recent },
  };
}

/** Done when all planned exercises are logged; without planned exercises, when any is logged. */
function sessionState(planned: readonly string[], done: readonly { exerciseName: string }[]) {
  const keys = new Set(done.map(({ exerciseName }) => exerciseKey(exerciseName)));
  const ofPlan = planned.filter((name) => keys.has(exerciseKey(name))).length;
  return { planned: planned.length, done: ofPlan, isDone: keys.size > 0 && ofPlan === planned.length };
}
