import "server-only";
import type { Context } from "@/lib/platform/kernel/context";
import { photoUrl } from "@/lib/text/addresses";
import { addDays } from "@/lib/text/calendar/days";
import { offsetZone } from "@/lib/text/calendar/local-date";
import { clockOf } from "@/lib/training/day/clock";
import { byTime, daysOf } from "@/lib/training/day/standing";
import { MISSED_DAYS, todayOf } from "@/lib/training/day/today";
import { type ClientsDays, daysOfClients } from "@/lib/training/sessions/days-store";
import type { ScheduleQuery } from "./schema";

/** All clients' sessions of today by time, and those of other days that run or were done today. One query. */
export async function getToday(ctx: Context, { query }: { query: Pick<ScheduleQuery, "timezoneOffset"> }) {
  const clock = clockOf(ctx.clock.now().toISOString(), offsetZone(query.timezoneOffset));
  const from = addDays(clock.today, -MISSED_DAYS);
  const clients = await daysOfClients(ctx.db, { trainerId: ctx.actor.id }, from, clock.today);
  const sessions = clients
    .filter(({ isSample }) => !isSample)
    .flatMap((client) => {
      const { running, open, partly, done } = todayOf(daysOf({ ...client, clock, archivedOn: null }));
      return [...new Set([...running, ...open, ...partly, ...done])].map((session) => ({ client, session }));
    })
    .sort((a, b) => byTime(a.session, b.session));
  return { today: clock.today, sessions: sessions.map(({ client, session }) => presented(client, session)) };
}

type Shown = Pick<
  ReturnType<typeof todayOf>["open"][number],
  "id" | "name" | "state" | "isLate" | "startMin" | "setsPlanned" | "setsDone"
>;

const presented = (
  { clientId, clientName, frontPhotoId }: ClientsDays,
  { id, name, state, isLate, startMin, setsPlanned, setsDone }: Shown,
) => ({
  ...{ id, clientId, clientName, name, state, isLate, startMin, setsPlanned, setsDone },
  photoUrl: frontPhotoId && photoUrl(frontPhotoId),
});
