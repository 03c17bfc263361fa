import "server-only";
import type { Context } from "@/lib/platform/kernel/context";
import { addDays, isoDay } from "@/lib/text/calendar/days";
import { localDate, offsetZone, startOfDay } from "@/lib/text/calendar/local-date";
import { effortOf } from "@/lib/training/catalogue/measure";
import { clockOf } from "@/lib/training/day/clock";
import { daysOf } from "@/lib/training/day/standing";
import { MISSED_DAYS, todayOf } from "@/lib/training/day/today";
import { daysOfClients } from "@/lib/training/sessions/days-store";
import { quietClients } from "./quiet";
import type { AnalyticsQuery } from "./schema";
import * as store from "./store";

const RECORDS = 10;
const RECORD_DAYS = 90;

/** The caller's numbers in the caller's time zone. Always three queries, for any number of clients. */
export async function getAnalytics(ctx: Context, { query }: { query: AnalyticsQuery }) {
  const { db, actor } = ctx;
  const { timezoneOffset } = query;
  const clock = clockOf(ctx.clock.now().toISOString(), offsetZone(timezoneOffset));
  const { today } = clock;
  const [rows, planned, records] = await Promise.all([
    store.clientsWithLastWorkout(db, actor.id, today),
    daysOfClients(db, { trainerId: actor.id }, addDays(today, -MISSED_DAYS), today),
    newestRecords(ctx, startOfDay(addDays(today, -RECORD_DAYS), timezoneOffset)),
  ]);
  const clients = rows.map(({ createdAt, lastWorkout, ...client }) => ({
    ...client,
    addedDate: localDate(createdAt, timezoneOffset),
    lastWorkout: lastWorkout && isoDay(lastWorkout),
  }));
  const trainees = planned
    .filter(({ isSample }) => !isSample)
    .map((client) => ({ ...client, day: todayOf(daysOf({ ...client, clock, archivedOn: null })) }))
    .sort((a, b) => a.clientName.localeCompare(b.clientName) || a.clientId.localeCompare(b.clientId));
  return {
    today,
    clients: { total: clients.length },
    quiet: quietClients(
      clients.filter(({ isPaused }) => !isPaused),
      today,
    ),
    missed: trainees
      .filter(({ day }) => day.missed.length > 0)
      .map(({ clientId, clientName, day }) => ({
        clientId,
        name: clientName,
        days: day.missed.map(({ date }) => date),
      }))
      .sort((a, b) => b.days.length - a.days.length),
    records,
  };
}

/** Current records since a moment, newest first. */
export async function newestRecords({ db, actor }: Context, from: Date) {
  const records = await store.newestRecords(db, actor.id, { from, limit: RECORDS });
  return records.map(({ date, seconds, meters, ...record }) => ({
    ...record,
    ...effortOf({ seconds, meters }),
    achievedDate: isoDay(date),
  }));
}
