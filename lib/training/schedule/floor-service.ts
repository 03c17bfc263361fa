import "server-only";
import type { Context } from "@/lib/platform/kernel/context";
import { addDays, DAYS_PER_WEEK } from "@/lib/text/calendar/days";
import { offsetZone } from "@/lib/text/calendar/local-date";
import { clockOf } from "@/lib/training/day/clock";
import { byTime, daysOf, type Standing } from "@/lib/training/day/standing";
import { type FloorOffer, floorOffer } from "@/lib/training/day/today";
import { daysOfClients } from "@/lib/training/sessions/days-store";
import { FLOOR_KINDS } from "./floor-kinds";
import type { FloorSession, ScheduleQuery } from "./schema";

/** The session that the floor offers for each client who has one: now, later today or missed within a week. */
export async function getFloor(ctx: Context, { query }: { query: Pick<ScheduleQuery, "timezoneOffset"> }) {
  const clock = clockOf(ctx.clock.now().toISOString(), offsetZone(query.timezoneOffset));
  const from = addDays(clock.today, -DAYS_PER_WEEK);
  const clients = await daysOfClients(ctx.db, { trainerId: ctx.actor.id }, from, clock.today);
  const offered = clients.flatMap((client) => {
    const offer = offeredBy(floorOffer(daysOf({ ...client, clock, archivedOn: null })));
    return offer ? { clientId: client.clientId, ...offer } : [];
  });
  const inOrder = FLOOR_KINDS.flatMap((kind) =>
    offered.filter((one) => one.kind === kind).sort((a, b) => byTime(a.session, b.session)),
  );
  return { sessions: inOrder.map(present) };
}

type Offered = { kind: FloorSession["kind"]; session: Standing; moreMissed: number };

/** Of several missed sessions the first one, with which the client's page begins too. */
function offeredBy(offer: FloorOffer): Offered | null {
  if (offer.kind === "none") return null;
  if (offer.kind !== "missed")
    return { kind: offer.kind === "ticked" ? "now" : "later", session: offer.session, moreMissed: 0 };
  const [session, ...others] = offer.sessions;
  return session ? { kind: "missed", session, moreMissed: others.length } : null;
}

const present = ({ clientId, kind, session, moreMissed }: Offered & { clientId: string }): FloorSession => ({
  ...{ clientId, kind, sessionId: session.id, name: session.name, date: session.date },
  ...{ startMin: session.startMin, setsPlanned: session.setsPlanned, setsDone: session.setsDone, moreMissed },
});
