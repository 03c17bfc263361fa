import "server-only";
import type { Context } from "@/lib/platform/kernel/context";
import { photoUrl } from "@/lib/text/addresses";
import { addDays, DAYS_PER_WEEK, mondayOf } from "@/lib/text/calendar/days";
import { localDate } from "@/lib/text/calendar/local-date";
import { appointmentsOf, inOrder } from "./appointments";
import { type ScheduleQuery, StoredPlan } from "./schema";
import * as store from "./store";

export async function getSchedule(ctx: Context, { query }: { query: ScheduleQuery }) {
  const today = localDate(ctx.clock.now(), query.timezoneOffset);
  const monday = mondayOf(query.week ?? today);
  const rows = await store.clientsBetween(ctx.db, ctx.actor.id, monday, addDays(monday, DAYS_PER_WEEK - 1));
  const appointments = rows.flatMap(({ clientId, clientName, frontPhotoId, trained, ...row }) => {
    const { sessions, moves } = StoredPlan.parse(row);
    const since = row.plannedSince ? localDate(new Date(row.plannedSince), query.timezoneOffset) : today;
    const photo = frontPhotoId && photoUrl(frontPhotoId);
    return appointmentsOf(
      { clientId, clientName, photoUrl: photo, sessions, moves, trained, since },
      monday,
      today,
    );
  });
  return { today, monday, clients: rows.length, appointments: inOrder(appointments) };
}
