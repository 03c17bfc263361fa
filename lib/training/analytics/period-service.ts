import "server-only";
import { unitSystem, weightFigure } from "@/lib/body/unit-system";
import type { Context } from "@/lib/platform/kernel/context";
import { addDays, DAYS_PER_WEEK, mondayOf } from "@/lib/text/calendar/days";
import { localDate, offsetZone, startOfDay } from "@/lib/text/calendar/local-date";
import { csvFile } from "@/lib/text/csv";
import { formatTenth } from "@/lib/text/numbers";
import { clockOf } from "@/lib/training/day/clock";
import { stateOf } from "@/lib/training/day/standing";
import { bodyFatChange, weightChange } from "./body-change";
import * as store from "./period-store";
import type { Change, ClientPeriod, PeriodQuery } from "./schema";
import { newestRecords } from "./service";
import { clientSums, firstMonday, recentWeeks } from "./weeks";

/** The weeks up to the current one, in the caller's time zone. */
export async function getPeriod(ctx: Context, { query }: { query: PeriodQuery }) {
  const { timezoneOffset } = query;
  const weeks = Number(query.weeks);
  const clock = clockOf(ctx.clock.now().toISOString(), offsetZone(timezoneOffset));
  const { today } = clock;
  const [from, to] = [firstMonday(today, weeks), addDays(mondayOf(today), DAYS_PER_WEEK - 1)];
  const start = startOfDay(from, timezoneOffset);
  const span = { from, to, start, end: startOfDay(addDays(to, 1), timezoneOffset) };
  const [rows, records] = await Promise.all([
    store.clientsBetween(ctx.db, ctx.actor.id, span),
    newestRecords(ctx, start),
  ]);
  const clients = rows.map(({ planned, pausedFrom, pausedUntil, ...row }) => ({
    ...row,
    sessions: planned.map((session) => ({
      date: session.date,
      skippedFor: session.skippedFor,
      state: stateOf(session, clock, false, { pausedFrom, pausedUntil }),
    })),
  }));
  const dayOf = (at: string) => localDate(new Date(at), timezoneOffset);
  const days = clients.flatMap(({ sessions }) => sessions.map(({ date }) => date));
  return {
    today,
    from,
    plannedFrom: days.reduce<string | null>((first, day) => (first && first < day ? first : day), null),
    weeks: recentWeeks(clients, today, weeks),
    clients: clients.map((client) => ({
      clientId: client.clientId,
      name: client.name,
      ...clientSums(client, today, weeks),
      weight: weightChange([client.firstWeighed, client.lastWeighed], dayOf),
      bodyFat: bodyFatChange([client.firstFat, client.lastFat], dayOf),
    })),
    records,
  };
}

/** What the page shows of each client, as a table; first and last figures, since a minus would begin a formula. */
export async function exportPeriod(ctx: Context, input: { query: PeriodQuery }) {
  const { today, from, clients } = await getPeriod(ctx, input);
  const system = unitSystem(ctx.actor.units);
  const { weightUnit: unit } = system;
  const head = [
    ...["Client", "From", "To", "Planned", "Due", "Done", "Left out", "Extra workouts"],
    ...["Weighed first", "Weighed last", `First weight (${unit})`, `Last weight (${unit})`],
    `Error of the change (${unit})`,
    ...["Body fat first", "Body fat last", "First body fat (%)", "Last body fat (%)"],
    ...["Error of the change (points)", "Body fat is"],
  ];
  const lines = clients.map((client) => [
    ...[client.name, from, today],
    ...[client.planned, client.due, client.done, client.leftOut, client.extra].map(String),
    ...changeCells(client.weight, (lbs) => weightFigure(lbs, system)),
    ...changeCells(client.bodyFat, formatTenth),
    fatKind(client),
  ]);
  return csvFile(`formcast-analytics_${input.query.weeks}-weeks`, today, [head, ...lines]);
}

function changeCells(change: Change | null, figure: (value: number) => string): string[] {
  if (!change) return ["", "", "", "", ""];
  const { fromDay, toDay, from, to, error } = change;
  return [fromDay, toDay, figure(from), figure(to), figure(error)];
}

const fatKind = ({ bodyFat }: ClientPeriod): string =>
  bodyFat ? (bodyFat.isEstimated ? "estimated" : "measured") : "";
