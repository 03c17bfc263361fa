import "server-only";
import { MINUTE_MS } from "@/lib/calendar/durations";
import { requireClient } from "@/lib/clients/service";
import * as clients from "@/lib/clients/store";
import { clientErrorTexts } from "@/lib/clients/texts";
import type { IdempotencyHeader } from "@/lib/idempotency/schema";
import { once } from "@/lib/idempotency/service";
import type { Context, Db } from "@/lib/kernel/context";
import { AppError } from "@/lib/kernel/errors";
import type { Cursor } from "@/lib/paging/cursor";
import type { Measurement, NewMeasurement } from "./schema";
import * as store from "./store";

/** How far the clock of a phone may be ahead. */
const CLOCK_SKEW_MS = 10 * MINUTE_MS;

type ById = { params: { id: string } };

/** The client's weigh-ins, newest first, a page at a time. */
export async function listMeasurements(
  ctx: Context,
  { params, query }: ById & { query: { cursor?: Cursor | undefined; limit: number } },
) {
  const client = await requireClient(ctx, params.id);
  const rows = await store.page(ctx.db, client.id, { ...query, limit: query.limit + 1 });
  const shown = rows.slice(0, query.limit);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    measurements: shown.map(present),
    nextCursor: last ? `${last.takenAt.toISOString()}_${last.id}` : null,
  };
}

/**
 * Adds a weigh-in, once per idempotency key. The newest one is the client's body of today, from which the forecast starts. No new images
 * are ordered, unlike after an edit of the client: they show the way to an unchanged target, a weigh-in moves
 * its start by a pound or two a week, and every one of them would cost a whole set.
 * @throws AppError `invalid` for a moment in the future
 */
export async function addMeasurement(
  ctx: Context,
  { params, headers, body }: ById & { headers: IdempotencyHeader; body: NewMeasurement },
): Promise<Measurement> {
  const now = ctx.clock.now();
  const { takenAt: told = now, weight: weightLbs, bodyFat = null } = body;
  if (told.getTime() - now.getTime() > CLOCK_SKEW_MS)
    throw new AppError("invalid", clientErrorTexts.invalid, {
      issues: [{ path: "takenAt", message: "Not in the future" }],
    });
  const takenAt = new Date(Math.min(told.getTime(), now.getTime()));
  const request = { clientId: params.id, ...body };
  return once(ctx, headers["idempotency-key"], request, async (db) => {
    const client = await lock(ctx, db, params.id);
    const added = await store.insert(db, { clientId: client.id, takenAt, weightLbs, bodyFat });
    await followNewest(db, client);
    return present(added);
  });
}

/**
 * Removes a weigh-in. Without the newest one the client is again what the one before says.
 * @throws AppError `not_found`, or `conflict` for the only entry, which the client's own weight stands on
 */
export async function deleteMeasurement(
  ctx: Context,
  { params }: { params: { id: string; measurementId: string } },
) {
  await ctx.db.$transaction(async (db) => {
    const client = await lock(ctx, db, params.id);
    if (!(await store.remove(db, client.id, params.measurementId)))
      throw new AppError("not_found", "Weigh-in not found");
    if (!(await store.newest(db, client.id)))
      throw new AppError("conflict", "The only weigh-in of a client cannot be removed.");
    await followNewest(db, client);
  });
  return { success: true as const };
}

/** Brings the client's weight and body fat in line with the newest entries that name them. */
async function followNewest(db: Db, client: clients.OwnedClient): Promise<void> {
  const weightLbs = (await store.newest(db, client.id))?.weightLbs ?? client.weightLbs;
  const bodyFat = (await store.newestBodyFat(db, client.id)) ?? client.bodyFat;
  if (weightLbs !== client.weightLbs || bodyFat !== client.bodyFat)
    await clients.update(db, client.id, { weightLbs, bodyFat });
}

async function lock(ctx: Context, db: Db, id: string): Promise<clients.OwnedClient> {
  const client = await clients.lockOwned(db, id, ctx.actor.id);
  if (!client) throw new AppError("not_found", clientErrorTexts.notFound);
  return client;
}

function present({ id, takenAt, weightLbs, bodyFat }: store.MeasurementRow): Measurement {
  return { id, takenAt: takenAt.toISOString(), weight: weightLbs, bodyFat };
}
