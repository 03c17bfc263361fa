import "server-only";
import type { Side } from "@/lib/body/body";
import { requireClient } from "@/lib/clients/record/service";
import { presentMeasurement } from "@/lib/clients/weigh-ins/service";
import type { MeasurementRow } from "@/lib/clients/weigh-ins/store";
import type { Context, Db } from "@/lib/platform/kernel/context";
import { notFound } from "@/lib/platform/kernel/errors";
import { photoUrl } from "@/lib/text/addresses";
import type { HistoryEntry, HistoryMeasurement, HistoryPage, HistoryPhoto } from "./schema";
import * as store from "./store";

type ById = { params: { id: string } };

export async function getHistory(ctx: Context, { params, query }: ById & { query: HistoryPage }) {
  const client = await requireClient(ctx, params.id);
  const { cursor, limit } = query;
  // Requests one more row to see whether there is a next page.
  const page = { before: cursor, limit: limit + 1 };
  const [photos, measurements, baseline] = await Promise.all([
    store.listPhotos(ctx.db, client.id, page),
    store.listMeasurements(ctx.db, client.id, page),
    baselineOf(ctx.db, client.id),
  ]);
  return { ...newestFirst([...photos.map(asPhoto), ...measurements.map(asMeasurement)], limit), baseline };
}

/** @throws AppError `not_found` for a photo of another client */
export async function setBaseline(ctx: Context, { params }: { params: { id: string; photoId: string } }) {
  const client = await requireClient(ctx, params.id);
  if (!(await store.pinBaseline(ctx.db, client.id, params.photoId))) notFound("Photo");
  return { baselinePhotoId: params.photoId };
}

/** The pinned photo, else the first one; null without photos. */
export async function baselinePhotoId(db: Db, clientId: string): Promise<string | null> {
  return (await store.findBaseline(db, clientId))?.id ?? null;
}

async function baselineOf(db: Db, clientId: string) {
  const photo = await store.findBaseline(db, clientId);
  const measurement = photo
    ? await nearestMeasurement(db, clientId, photo.takenAt)
    : await store.firstMeasurement(db, clientId);
  return { photo: photo && asPhoto(photo), measurement: measurement && asMeasurement(measurement) };
}

/** Takes the nearest weigh-in, because a photo is uploaded shortly before its form is saved. */
async function nearestMeasurement(db: Db, clientId: string, at: Date) {
  const { before, after } = await store.measurementsAround(db, clientId, at);
  if (!before || !after) return before ?? after;
  const distance = (row: { takenAt: Date }) => Math.abs(row.takenAt.getTime() - at.getTime());
  return distance(after) < distance(before) ? after : before;
}

type PhotoRow = { id: string; takenAt: Date; side: Side | null };

function asPhoto({ id, takenAt, side }: PhotoRow): HistoryPhoto {
  return { kind: "photo", id, at: takenAt.toISOString(), side: side ?? "front", url: photoUrl(id) };
}

const asMeasurement = (row: MeasurementRow): HistoryMeasurement => {
  const { takenAt: at, ...measured } = presentMeasurement(row);
  return { kind: "measurement", at, ...measured };
};

export function newestFirst(entries: HistoryEntry[], limit: number) {
  const sorted = entries.toSorted((a, b) => compare(b.at, a.at) || compare(b.id, a.id));
  const page = sorted.slice(0, limit);
  const last = page.at(-1);
  return { entries: page, nextCursor: last && sorted.length > limit ? `${last.at}_${last.id}` : null };
}

/** Compares by code unit, like the database. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
