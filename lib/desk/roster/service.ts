import "server-only";
import { OVERDUE_DAYS } from "@/lib/body/forecast/progress";
import { WORKOUTS_PER_WEEK } from "@/lib/body/ranges";
import { present, requireClient } from "@/lib/clients/record/service";
import { findOwned } from "@/lib/clients/record/store";
import type { Context } from "@/lib/platform/kernel/context";
import { notFound } from "@/lib/platform/kernel/errors";
import { photoUrl } from "@/lib/text/addresses";
import { localDate, offsetZone } from "@/lib/text/calendar/local-date";
import { daysLater } from "@/lib/text/calendar/moments";
import { quietFromDays } from "@/lib/training/analytics/quiet";
import { clockOf } from "@/lib/training/day/clock";
import { daysOf } from "@/lib/training/day/standing";
import { badgeOf, todayOf } from "@/lib/training/day/today";
import { cursorOf } from "./cursor";
import { STANDARD_SORT } from "./question";
import type { RosterEntry, RosterQuery } from "./schema";
import * as store from "./store";

/** Days without a workout from which a client is quiet, for 1 to 7 workouts a week. */
const QUIET_FROM = Array.from({ length: WORKOUTS_PER_WEEK.max }, (_, index) => quietFromDays(index + 1));

export async function getRoster(ctx: Context, { query }: { query: RosterQuery }) {
  const asked = askedAt(ctx, query);
  const { rows, ...found } = await store.page(ctx.db, asked);
  const shown = rows.slice(0, query.limit);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    today: asked.today,
    ...found,
    rows: shown.map((row) => presentRow(row, asked)),
    next: last ? cursorOf({ key: Number(last.key), name: last.nameKey, id: last.id }) : null,
  };
}

export async function getRow(
  ctx: Context,
  { params, query }: { params: { id: string }; query: { timezoneOffset: number } },
) {
  const { id, archivedAt } = await requireClient(ctx, params.id);
  const filter = archivedAt === null ? [] : (["archived"] as const);
  const asked = { ...askedAt(ctx, { ...query, q: "", sort: STANDARD_SORT, filter, limit: 1 }), id };
  const { rows } = await store.page(ctx.db, asked);
  return presentRow(rows[0] ?? notFound("Client"), asked);
}

function askedAt(ctx: Context, query: RosterQuery) {
  const now = ctx.clock.now();
  const today = localDate(now, query.timezoneOffset);
  return {
    ...query,
    trainerId: ctx.actor.id,
    today,
    clock: clockOf(now.toISOString(), offsetZone(query.timezoneOffset)),
    quietFrom: QUIET_FROM,
    overdueBefore: daysLater(now, -OVERDUE_DAYS),
  };
}

function presentRow(
  row: store.Row,
  { clock, timezoneOffset }: Pick<store.Asked, "clock" | "timezoneOffset">,
) {
  const { id, name, isSample, tags, lastTrainedOn, muscleGroup, archivedAt } = row;
  const archivedOn = archivedAt && localDate(new Date(archivedAt), timezoneOffset);
  const days = daysOf({ ...row, clock, archivedOn });
  const today = todayOf(days);
  const { kind, sessions } = badgeOf(days, today);
  return {
    id,
    name,
    isSample,
    tags,
    photoUrl: row.frontPhotoId && photoUrl(row.frontPhotoId),
    lastSession: lastTrainedOn && muscleGroup ? { date: lastTrainedOn, muscleGroup } : null,
    nextSession: today.next,
    badge: { kind, sessions: [...sessions] },
    missed: [...today.missed],
    weighedAt: row.lastWeighedAt && new Date(row.lastWeighedAt).toISOString(),
    aheadDays: row.aheadDays,
    early: row.isEarly ? { until: row.aheadFrom && new Date(row.aheadFrom).toISOString() } : null,
    isReached: row.isReached,
    quietDays: row.isQuiet ? row.away : null,
  };
}

export function listNames(ctx: Context) {
  return store.names(ctx.db, ctx.actor.id);
}

export async function getSelected(ctx: Context, { query }: { query: { open?: string | undefined } }) {
  const open = query.open === undefined ? null : await findOwned(ctx.db, query.open, ctx.actor.id);
  const row = open && open.archivedAt === null ? open : await store.newest(ctx.db, ctx.actor.id);
  return row && present(ctx, row);
}

/**
 * Writes the present fields. Does not change the clients' versions, because their forms do not show them.
 * @throws AppError `not_found` if one is not the trainer's; then nothing is written
 */
export async function saveEntries(ctx: Context, { body }: { body: { entries: RosterEntry[] } }) {
  const asked = new Map(body.entries.map((entry) => [entry.id, entry]));
  const saved = await ctx.db.$transaction(async (db) => {
    const stored = await store.lockEntries(db, [...asked.keys()], ctx.actor.id);
    if (stored.length < asked.size) notFound("Client");
    const next = stored.map(({ id, tags, archivedAt }) => {
      const { tags: chosen, archived } = asked.get(id) ?? { id };
      const archivedNow = archived ? (archivedAt ?? ctx.clock.now()) : null;
      return {
        id,
        tags: chosen ? uniqueTags(chosen) : tags,
        archivedAt: archived === undefined ? archivedAt : archivedNow,
      };
    });
    await store.saveEntries(db, next);
    return next;
  });
  return saved.map(({ archivedAt, ...entry }) => ({
    ...entry,
    archivedAt: archivedAt?.toISOString() ?? null,
  }));
}

function uniqueTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) if (!byKey.has(tag.toLowerCase())) byKey.set(tag.toLowerCase(), tag);
  return [...byKey.values()].sort((a, b) => a.localeCompare(b));
}
