import "server-only";
import { tapeBodyFat } from "@/lib/body/tape-body-fat";
import { requireClient } from "@/lib/clients/record/service";
import { saveStanding } from "@/lib/clients/record/standing-service";
import * as clients from "@/lib/clients/record/store";
import { DONE } from "@/lib/platform/http/contract";
import type { IdempotencyHeader } from "@/lib/platform/idempotency/schema";
import { once } from "@/lib/platform/idempotency/service";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { AppError, notFound } from "@/lib/platform/kernel/errors";
import type { Cursor } from "@/lib/platform/paging/cursor";
import { MINUTE_MS } from "@/lib/text/calendar/days";
import { type Measurement, type MeasurementUpdate, type NewMeasurement, TapeGirths } from "./schema";
import * as store from "./store";

/** Tolerated clock error of a phone. */
const CLOCK_SKEW_MS = 10 * MINUTE_MS;

type ById = { params: { id: string } };

/** Newest first, one page at a time. */
export async function listMeasurements(
  ctx: Context,
  { params, query }: ById & { query: { cursor?: Cursor | undefined; limit: number } },
) {
  const client = await requireClient(ctx, params.id);
  const rows = await store.page(ctx.db, client.id, { ...query, limit: query.limit + 1 });
  const shown = rows.slice(0, query.limit);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    measurements: shown.map(presentMeasurement),
    nextCursor: last ? `${last.takenAt.toISOString()}_${last.id}` : null,
  };
}

/**
 * Orders no images, unlike an edit of the client: the start moves by a pound or two, and an order costs a full set.
 * @throws AppError `invalid` for a time in the future
 */
export async function addMeasurement(
  ctx: Context,
  { params, headers, body }: ById & { headers: IdempotencyHeader; body: NewMeasurement },
): Promise<Measurement> {
  const request = { clientId: params.id, ...body };
  return once(ctx, headers["idempotency-key"], request, async (db) =>
    presentMeasurement(await weighIn(ctx, db, await lock(ctx, db, params.id), body)),
  );
}

/** In the caller's transaction, which has locked the client. @throws AppError `invalid` for a time in the future */
export async function weighIn(
  ctx: Context,
  db: Db,
  client: clients.OwnedClient,
  { weight: weightLbs, bodyFat = null, bodyFatMethod = null, girths = null, takenAt }: NewMeasurement,
): Promise<store.MeasurementRow> {
  const values = { takenAt: past(ctx, takenAt), weightLbs, bodyFat, bodyFatMethod, girths };
  const added = await store.insert(db, { clientId: client.id, ...completed(client, values) });
  await followNewest(db, client);
  return added;
}

/**
 * The newest weigh-in is also the client's current body.
 * @throws AppError `not_found`, or `invalid` for a time in the future
 */
export async function updateMeasurement(
  ctx: Context,
  { params, body }: { params: { id: string; measurementId: string }; body: MeasurementUpdate },
): Promise<Measurement> {
  const takenAt = body.takenAt && past(ctx, body.takenAt);
  return ctx.db.$transaction(async (db) => {
    const client = await lock(ctx, db, params.id);
    const before = await store.find(db, client.id, params.measurementId);
    if (!before) throw new AppError("not_found", "Weigh-in not found");
    const values = {
      takenAt: takenAt ?? before.takenAt,
      weightLbs: body.weight ?? before.weightLbs,
      bodyFat: body.bodyFat === undefined ? before.bodyFat : body.bodyFat,
      bodyFatMethod: body.bodyFatMethod === undefined ? before.bodyFatMethod : body.bodyFatMethod,
      girths: body.girths === undefined ? girthsOf(before) : body.girths,
    };
    const after = await store.update(db, before.id, completed(client, values));
    await followNewest(db, client);
    return presentMeasurement(after);
  });
}

/** @throws AppError `not_found`, or `conflict` for the only weigh-in, because the client needs one */
export async function deleteMeasurement(
  ctx: Context,
  { params }: { params: { id: string; measurementId: string } },
) {
  await ctx.db.$transaction(async (db) => {
    const client = await lock(ctx, db, params.id);
    if (!(await removeWeighIn(db, client, params.measurementId)))
      throw new AppError("not_found", "Weigh-in not found");
  });
  return DONE;
}

/** In the caller's transaction, which has locked the client. @returns whether it existed. @throws AppError `conflict` */
export async function removeWeighIn(db: Db, client: clients.OwnedClient, id: string): Promise<boolean> {
  if (!(await store.remove(db, client.id, id))) return false;
  await followRemaining(db, client);
  return true;
}

/** In the caller's transaction, which has locked the client. */
export async function importWeighIns(
  db: Db,
  client: clients.OwnedClient,
  weighIns: store.ImportedWeighIn[],
): Promise<void> {
  await store.insertImported(db, client.id, weighIns);
  await followNewest(db, client);
}

/**
 * In the caller's transaction, which has locked the client. Those that were corrected by hand stay.
 * @throws AppError `conflict` if none is left
 */
export async function removeImportedWeighIns(db: Db, client: clients.OwnedClient, importId: string) {
  const counts = await store.removeImported(db, importId);
  if (counts.removed > 0) await followRemaining(db, client);
  return counts;
}

/** @throws AppError `conflict` */
async function followRemaining(db: Db, client: clients.OwnedClient): Promise<void> {
  if (!(await store.newest(db, client.id)))
    throw new AppError("conflict", "The only weigh-in of a client cannot be removed.");
  await followNewest(db, client);
}

/** @throws AppError `invalid` for a time in the future */
function past(ctx: Context, reported?: Date): Date {
  const now = ctx.clock.now();
  if (reported && reported.getTime() - now.getTime() > CLOCK_SKEW_MS)
    throw new AppError("invalid", "Validation failed", {
      issues: [{ path: "takenAt", message: "Not in the future" }],
    });
  return new Date(Math.min((reported ?? now).getTime(), now.getTime()));
}

function completed(
  { gender, heightInches }: clients.OwnedClient,
  { girths, ...values }: Omit<store.MeasurementValues, "tapeBodyFat">,
): store.MeasurementValues {
  const isTaped = girths !== null && Object.values(girths).some((mm) => mm !== undefined);
  const estimate = isTaped && values.bodyFat === null ? tapeBodyFat(gender, heightInches, girths) : null;
  const bodyFatMethod = values.bodyFat === null ? null : values.bodyFatMethod;
  return { ...values, bodyFatMethod, girths: isTaped ? girths : null, tapeBodyFat: estimate };
}

async function followNewest(db: Db, client: clients.OwnedClient): Promise<void> {
  const weightLbs = (await store.newest(db, client.id))?.weightLbs ?? client.weightLbs;
  const withFat = await clients.newestBodyFat(db, client.id);
  const bodyFat = withFat?.bodyFat ?? withFat?.tapeBodyFat ?? client.bodyFat;
  const { bodyFatMethod } = withFat ?? client;
  const newest = { weightLbs, bodyFat, bodyFatMethod };
  if (Object.entries(newest).some(([column, value]) => client[column as keyof typeof newest] !== value))
    await clients.update(db, client.id, newest);
  await saveStanding(db, client.id);
}

async function lock(ctx: Context, db: Db, id: string): Promise<clients.OwnedClient> {
  const client = await clients.lockOwned(db, id, ctx.actor.id);
  if (!client) notFound("Client");
  return client;
}

const girthsOf = ({ girths }: store.MeasurementRow) => (girths === null ? null : TapeGirths.parse(girths));

export function presentMeasurement(row: store.MeasurementRow): Measurement {
  const { id, takenAt, weightLbs, bodyFat, bodyFatMethod, tapeBodyFat } = row;
  const girths = girthsOf(row);
  const measured = { weight: weightLbs, bodyFat, bodyFatMethod, girths, tapeBodyFat };
  return { id, takenAt: takenAt.toISOString(), ...measured };
}
