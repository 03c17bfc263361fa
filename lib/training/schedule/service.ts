import "server-only";
import type { Context } from "@/lib/platform/kernel/context";
import { photoUrl } from "@/lib/text/addresses";
import { addDays, DAYS_PER_WEEK, mondayOf } from "@/lib/text/calendar/days";
import { localDate, offsetZone } from "@/lib/text/calendar/local-date";
import { clockOf } from "@/lib/training/day/clock";
import { daysOf } from "@/lib/training/day/standing";
import { firstToLayOut, layOut } from "@/lib/training/plans/lay-out";
import { setsIn } from "@/lib/training/plans/programme";
import { storedPlan } from "@/lib/training/plans/stored";
import { daysOfClients } from "@/lib/training/sessions/days-store";
import type { NamedRow } from "@/lib/training/sessions/schema";
import { appointmentsOf, inOrder, type Trainee, weekSums } from "./appointments";
import type { ScheduleQuery } from "./schema";
import * as store from "./store";

export async function getSchedule(ctx: Context, { query }: { query: ScheduleQuery }) {
  const now = ctx.clock.now();
  const today = localDate(now, query.timezoneOffset);
  const monday = mondayOf(query.week ?? today);
  const sunday = addDays(monday, DAYS_PER_WEEK - 1);
  const clock = clockOf(now.toISOString(), offsetZone(query.timezoneOffset));
  const [clients, later] = await Promise.all([
    daysOfClients(ctx.db, { trainerId: ctx.actor.id }, monday, sunday),
    laterSessions(ctx, { monday, sunday, today }),
  ]);
  const trainees = clients.map(({ frontPhotoId, planned, ...client }): Trainee => {
    const unstored = later.get(client.clientId) ?? [];
    const sessions = [...planned, ...unstored];
    return {
      ...client,
      later: new Set(unstored.map(({ id }) => id)),
      photoUrl: frontPhotoId && photoUrl(frontPhotoId),
      days: daysOf({ ...client, clock, planned: sessions, archivedOn: null }),
    };
  });
  const appointments = trainees.flatMap((trainee) => appointmentsOf(trainee, monday));
  const sums = weekSums(trainees, monday);
  return { today, monday, clients: clients.length, sums, appointments: inOrder(appointments) };
}

/** Sessions beyond the weeks that are stored, by client. Looking at a week stores nothing. */
async function laterSessions(
  ctx: Context,
  { monday, sunday, today }: { monday: string; sunday: string; today: string },
): Promise<Map<string, NamedRow[]>> {
  const plans = await store.plansNotLaidOut(ctx.db, ctx.actor.id, sunday);
  return new Map(
    plans.map((row) => {
      const plan = storedPlan(row);
      const first = firstToLayOut(plan, today) ?? monday;
      const dated = layOut(plan, row.clientId, first > monday ? first : monday, sunday);
      return [
        row.clientId,
        dated.map(({ exercises, ...session }) => ({
          ...session,
          ...NOTHING_LOGGED,
          setsPlanned: exercises.reduce((sum, exercise) => sum + setsIn(exercise), 0),
        })),
      ];
    }),
  );
}

const NOTHING_LOGGED = {
  startMin: null,
  lengthMin: null,
  note: null,
  skippedFor: null,
  isWhole: false,
  copyOf: null,
  setsDone: 0,
  filledOn: null,
  lastDay: null,
  openEndAt: null,
};
