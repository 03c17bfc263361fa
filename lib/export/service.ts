import "server-only";
import { filedHeight, filedWeight } from "@/lib/body/exactness";
import { unitSystem } from "@/lib/body/unit-system";
import { isoDay } from "@/lib/calendar/days";
import { getClient } from "@/lib/clients/service";
import { AppError } from "@/lib/errors";
import { baselinePhotoId } from "@/lib/history/service";
import type { Download } from "@/lib/http/contract";
import { LIMITS } from "@/lib/limits/policies";
import { spend } from "@/lib/limits/service";
import { photoUrl } from "@/lib/photos/asset";
import type { Context } from "@/lib/server/context";
import { ShareContent } from "@/lib/shares/schema";
import { fileSafe } from "@/lib/transformations/download-name";
import { transformationImageUrl } from "@/lib/transformations/image-url";
import { pictureFiles } from "./pictures";
import { presentWorkout } from "./present-workouts";
import { ClientExport } from "./schema";
import * as store from "./store";
import { streamOf, type ZipEntry, zip } from "./zip";

type ById = { params: { id: string } };

/** Everything that is kept about a client, as one JSON file. */
export async function exportClient(ctx: Context, { params }: ById): Promise<Download> {
  const found = await collect(ctx, params.id);
  return {
    body: jsonBytes(exportOf(found, new Map())),
    contentType: "application/json; charset=utf-8",
    downloadName: `${found.name}.json`,
  };
}

/**
 * The same with all photos and images, one after the other as the download goes on.
 * @throws AppError `rate_limited`, because each archive reads everything that is stored of a client
 */
export async function exportClientArchive(ctx: Context, { params }: ById): Promise<Download> {
  const found = await collect(ctx, params.id);
  await spend(ctx, LIMITS.archivePerTrainer, ctx.actor.id);
  return {
    body: streamOf(zip(archived(ctx, found))),
    contentType: "application/zip",
    downloadName: `${found.name}.zip`,
  };
}

/**
 * What a client's archive holds, for a larger one; nothing when the client is gone by now.
 */
export async function* clientEntries(ctx: Context, id: string): AsyncGenerator<ZipEntry> {
  const found = await collect(ctx, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  });
  if (found) yield* archived(ctx, found);
}

type Found = Awaited<ReturnType<typeof collect>>;

async function collect(ctx: Context, id: string) {
  const client = await getClient(ctx, { params: { id } });
  const [rows, baselineId] = await Promise.all([
    store.everythingOf(ctx.db, client.id),
    baselinePhotoId(ctx.db, client.id),
  ]);
  const exportedAt = ctx.clock.now();
  const name = `${fileSafe(client.name)}_${isoDay(exportedAt)}`;
  return { client, rows, baselineId, exportedAt, name, system: unitSystem(ctx.actor.units) };
}

/** The description comes last, because only then is it known which pictures are in the archive. */
async function* archived(ctx: Context, found: Found): AsyncGenerator<ZipEntry> {
  const { photos, generations } = found.rows;
  const files = pictureFiles(photos, generations);
  for (const [id, modified, bytes] of picturesOf(ctx, found.rows)) {
    const name = files.get(id);
    const content = await bytes();
    if (name && content) yield { name, bytes: content, modified };
    else files.delete(id);
  }
  const bytes = jsonBytes(exportOf(found, files));
  yield { name: "client.json", bytes, modified: found.exportedAt };
}

type Picture = [id: string, modified: Date, bytes: () => Promise<Uint8Array | null>];

/** Made images leave the app with the strip that says what they are. */
function picturesOf({ blobs, photoReader }: Context, { photos, generations }: store.ExportRows): Picture[] {
  const made = async (key: string) => {
    const bytes = await blobs.get(key);
    return bytes && photoReader.labelled(bytes);
  };
  return [
    ...photos.map(({ id, takenAt, blobKey }): Picture => [id, takenAt, () => blobs.get(blobKey)]),
    ...generations.flatMap(({ images, createdAt }) =>
      images.map(
        ({ id, finishedAt, blobKey }): Picture => [
          id,
          finishedAt ?? createdAt,
          async () => (blobKey ? made(blobKey) : null),
        ],
      ),
    ),
  ];
}

/** @param files where each picture stands in the archive, by id */
function exportOf({ client, rows, baselineId, exportedAt, system }: Found, files: Map<string, string>) {
  const weightOf = (lbs: number) => filedWeight(lbs, system);
  return ClientExport.parse({
    format: "formcast-client",
    formatVersion: 1,
    exportedAt: exportedAt.toISOString(),
    units: { weight: system.weightUnit, height: system.heightUnit },
    client: {
      ...client,
      height: filedHeight(client.height, system),
      weight: weightOf(client.weight),
      leanMass: weightOf(client.leanMass),
      targetWeight: weightOf(client.targetWeight),
      targetLeanMass: weightOf(client.targetLeanMass),
    },
    measurements: rows.measurements.map(({ takenAt, weightLbs, bodyFat }) => ({
      takenAt: takenAt.toISOString(),
      weight: weightOf(weightLbs),
      bodyFat,
    })),
    photos: rows.photos.map((photo) => ({
      ...photo,
      side: photo.side ?? "front",
      takenAt: photo.takenAt.toISOString(),
      url: photoUrl(photo.id),
      isBaseline: photo.id === baselineId,
      file: files.get(photo.id) ?? null,
    })),
    transformations: rows.generations.map((generation) => ({
      id: generation.id,
      askedAt: generation.createdAt.toISOString(),
      isCurrent: generation.status !== "superseded",
      images: generation.images.map((image) => ({
        ...image,
        weight: weightOf(image.weightLbs),
        engine: image.engine ?? "local",
        prompt: image.prompt ?? "",
        madeAt: (image.finishedAt ?? generation.createdAt).toISOString(),
        url: transformationImageUrl(image.id),
        file: files.get(image.id) ?? null,
      })),
    })),
    exercises: rows.exercises.map(({ name, muscleGroup, pinnedNote, trashedAt }) => ({
      exerciseName: name,
      muscleGroup,
      pinnedNote,
      trashedAt: trashedAt?.toISOString() ?? null,
    })),
    consents: rows.consents.map(({ givenAt, revokedAt, ...consent }) => ({
      ...consent,
      givenAt: givenAt.toISOString(),
      withdrawnAt: revokedAt?.toISOString() ?? null,
    })),
    links: rows.shares.map((share) => ({
      ...share,
      content: ShareContent.parse(share.content),
      madeAt: share.createdAt.toISOString(),
      opensAt: (share.revealAt ?? share.createdAt).toISOString(),
      expiresAt: share.expiresAt.toISOString(),
      closedAt: (share.revokedAt ?? share.consent.revokedAt)?.toISOString() ?? null,
      lastSeenAt: share.lastSeenAt?.toISOString() ?? null,
    })),
    weeklyPlan: ClientExport.shape.weeklyPlan.parse(rows.plan?.sessions ?? []).map((session) => ({
      ...session,
      exercises: session.exercises.map((one) => ({ ...one, weight: weightOf(one.weight) })),
    })),
    workouts: rows.workouts.map((row) => presentWorkout(row, system)),
  } satisfies ClientExport);
}

function jsonBytes(value: ClientExport): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value, null, 2));
}
