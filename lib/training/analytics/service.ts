import "server-only";
import type { Context } from "@/lib/platform/kernel/context";
import { addDays, DAYS_PER_WEEK, firstOfMonth, isoDay, MINUTE_MS, mondayOf } from "@/lib/text/calendar/days";
import { localDate, offsetZone } from "@/lib/text/calendar/local-date";
import { effortOf } from "@/lib/training/catalogue/measure";
import { clockOf } from "@/lib/training/day/clock";
import { type Days, daysOf } from "@/lib/training/day/standing";
import { todayOf } from "@/lib/training/day/today";
import { type ClientsDays, daysOfClients } from "@/lib/training/sessions/days-store";
import { quietClients } from "./quiet";
import type { AnalyticsQuery } from "./schema";
import * as store from "./store";
import { daysOfWeek, recentWeeks } from "./weeks";

const WEEKS = 4;
/** Covers both the four weeks and the current month. */
const LOOK_BACK_DAYS = 31;
const RECORDS = 10;
const RECORD_DAYS = 90;

/** The caller's numbers in the caller's time zone. Always five queries, for any number of clients. */
export async function getAnalytics(ctx: Context, { query }: { query: AnalyticsQuery }) {
  const { db, actor } = ctx;
  const today = localDate(ctx.clock.now(), query.timezoneOffset);
  const month = firstOfMonth(today);
  const firstMonday = addDays(mondayOf(today), -7 * (WEEKS - 1));
  const midnight = (day: string) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + query.timezoneOffset * MINUTE_MS);
  const [rows, planned, logged, records, images] = await Promise.all([
    store.clientsWithLastWorkout(db, actor.id, today),
    daysOfClients(db, { trainerId: actor.id }, firstMonday, addDays(mondayOf(today), DAYS_PER_WEEK - 1)),
    store.loggedDaysSince(db, actor.id, addDays(today, -LOOK_BACK_DAYS)),
    store.newestRecords(db, actor.id, { from: midnight(addDays(today, -RECORD_DAYS)), limit: RECORDS }),
    store.countImages(db, actor.id, midnight(month)),
  ]);
  const clients = rows.map(({ createdAt, lastWorkout, ...client }) => ({
    ...client,
    addedDate: localDate(createdAt, query.timezoneOffset),
    lastWorkout: lastWorkout && isoDay(lastWorkout),
  }));
  const loggedDays = logged.map((row) => ({ ...row, date: isoDay(row.date) }));
  const clock = clockOf(ctx.clock.now().toISOString(), offsetZone(query.timezoneOffset));
  const trainees = planned
    .filter(({ isSample }) => !isSample)
    .map((client) => ({
      ...client,
      days: daysOf({ ...client, clock, archivedOn: null }),
    }))
    .sort((a, b) => a.clientName.localeCompare(b.clientName) || a.clientId.localeCompare(b.clientId));
  const weeks = recentWeeks(
    trainees.map(({ days }) => days),
    loggedDays,
    today,
    WEEKS,
  );
  const listed = clients.filter(({ isArchived }) => !isArchived);
  const inMonth = loggedDays.filter((day) => day.date >= month);
  return {
    today,
    clients: {
      total: listed.length,
      active: listed.filter(({ lastWorkout }) => lastWorkout !== null && lastWorkout >= firstMonday).length,
    },
    quiet: quietClients(
      listed.filter(({ isPaused }) => !isPaused),
      today,
    ),
    sessions: trainees.flatMap(todaysSessions),
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

/** A client's sessions of today, and those of other days that run or were done today. */
function todaysSessions({ clientId, clientName, days }: Planned) {
  const { running, open, partly, done } = todayOf(days);
  return [...new Set([...running, ...open, ...partly, ...done])].map(
    ({ id, name, state, isLate, startMin, setsPlanned, setsDone }) => ({
      id,
      isLate,
      startMin,
      clientId,
      clientName,
      name,
      state,
      setsPlanned,
      setsDone,
    }),
  );
}

type Planned = Pick<ClientsDays, "clientId" | "clientName"> & {
  days: Days;
};
