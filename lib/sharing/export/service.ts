import "server-only";
import { filedHeight, filedWeight } from "@/lib/body/exactness";
import { unitSystem } from "@/lib/body/unit-system";
import { baselinePhotoId } from "@/lib/clients/history/service";
import { getClient } from "@/lib/clients/record/service";
import { presentMeasurement } from "@/lib/clients/weigh-ins/service";
import { captionLine, imageCaption } from "@/lib/images/orders/captions";
import { fileSafe, transformationImageUrl } from "@/lib/images/orders/image-file";
import type { Download } from "@/lib/platform/http/contract";
import type { Context } from "@/lib/platform/kernel/context";
import { isAppError } from "@/lib/platform/kernel/errors";
import { LIMITS } from "@/lib/platform/limits/policies";
import { spend } from "@/lib/platform/limits/service";
import { ShareContent } from "@/lib/sharing/links/schema";
import { photoUrl } from "@/lib/text/addresses";
import { localDate } from "@/lib/text/calendar/local-date";
import type { CallersClock } from "@/lib/text/calendar/schema";
import { sha256 } from "@/lib/text/sha256";
import { exportedProgramme, exportedSessions, sessionsAround } from "@/lib/training/plans/programme";
import { storedPlan } from "@/lib/training/plans/stored";
import { pictureFiles } from "./pictures";
import { presentCheckIns } from "./present-check-ins";
import { presentWorkout } from "./present-workouts";
import { ClientExport } from "./schema";
import * as store from "./store";
import { streamOf, type ZipEntry, zip } from "./zip";

type ById = { params: { id: string } };
type FromHere = ById & { query: CallersClock };

export async function exportClient(ctx: Context, { params, query }: FromHere): Promise<Download> {
  const found = await collect(ctx, params.id, query);
  return {
    body: jsonBytes(exportOf(found, new Map(), [])),
    contentType: "application/json; charset=utf-8",
    downloadName: `${found.name}.json`,
  };
}

/** @throws AppError `rate_limited`, because an archive reads all stored data of a client */
export async function exportClientArchive(ctx: Context, { params, query }: FromHere): Promise<Download> {
  const found = await collect(ctx, params.id, query);
  await spend(ctx, LIMITS.archivePerTrainer, ctx.actor.id);
  return {
    body: streamOf(zip(archived(ctx, found))),
    contentType: "application/zip",
    downloadName: `${found.name}.zip`,
  };
}

/** The entries of a client's archive, for the archive of the account; empty when the client was deleted meanwhile. */
export async function* clientEntries(
  ctx: Context,
  id: string,
  clock: CallersClock,
): AsyncGenerator<ZipEntry> {
  const found = await collect(ctx, id, clock).catch((error: unknown) => {
    if (isAppError(error) && error.code === "not_found") return null;
    throw error;
  });
  if (found) yield* archived(ctx, found);
}

type Found = Awaited<ReturnType<typeof collect>>;

async function collect(ctx: Context, id: string, { timezoneOffset }: CallersClock) {
  const client = await getClient(ctx, { params: { id } });
  const [rows, baselineId] = await Promise.all([
    store.everythingOf(ctx.db, client.id),
    baselinePhotoId(ctx.db, client.id),
  ]);
  const exportedAt = ctx.clock.now();
  const dayOf = (instant: Date) => localDate(instant, timezoneOffset);
  const name = `${fileSafe(client.name)}_${dayOf(exportedAt)}`;
  return { client, rows, baselineId, exportedAt, dayOf, name, system: unitSystem(ctx.actor.units) };
}

/** Writes `client.json` last, because it lists the pictures of the archive. */
async function* archived(ctx: Context, found: Found): AsyncGenerator<ZipEntry> {
  const { photos, generations } = found.rows;
  const files = pictureFiles(photos, generations, found.dayOf);
  const missing: string[] = [];
  for (const [id, modified, bytes] of picturesOf(ctx, found)) {
    const name = files.get(id);
    const content = await bytes();
    if (name && content) yield { name, bytes: content, modified };
    else files.delete(id);
    if (name && !content) missing.push(name);
  }
  const bytes = jsonBytes(exportOf(found, files, missing));
  yield { name: "client.json", bytes, modified: found.exportedAt };
}

type Picture = [id: string, modified: Date, bytes: () => Promise<Uint8Array | null>];

/** Bytes are null when missing or damaged, so that one bad picture does not break the archive. */
function picturesOf({ blobs, photoReader }: Context, { client, rows, exportedAt, system }: Found): Picture[] {
  const { photos, generations } = rows;
  const shown = new Map(client.transformations.map(({ id, match }) => [id, match]));
  const intact = async ({ blobKey, sha256: stored }: { blobKey: string | null; sha256: string | null }) => {
    const bytes = blobKey && (await blobs.get(blobKey));
    return bytes && sha256(bytes) === stored ? bytes : null;
  };
  const labelled = async (image: Parameters<typeof intact>[0], caption: string) => {
    const bytes = await intact(image);
    return bytes && photoReader.labelled(bytes, caption);
  };
  return [
    ...photos.map((photo): Picture => [photo.id, photo.takenAt, () => intact(photo)]),
    ...generations.flatMap(({ images, createdAt }) =>
      images.map((image): Picture => {
        const caption = imageCaption(
          { ...image, match: shown.get(image.id) ?? null },
          { today: exportedAt, system },
        );
        return [image.id, image.finishedAt ?? createdAt, () => labelled(image, captionLine(caption, system))];
      }),
    ),
  ];
}

/** @param missing paths of the pictures that are missing or damaged */
function exportOf(
  { client, rows, baselineId, exportedAt, dayOf, system }: Found,
  files: Map<string, string>,
  missing: string[],
) {
  const weightOf = (lbs: number) => filedWeight(lbs, system);
  const plan = storedPlan(rows.plan);
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
    measurements: rows.measurements.map(presentMeasurement).map((measured) => ({
      ...measured,
      weight: weightOf(measured.weight),
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
    exercises: rows.exercises.map(({ name, muscleGroup, measure, pinnedNote, isFavourite, trashedAt }) => ({
      exerciseName: name,
      muscleGroup,
      measure,
      pinnedNote,
      isFavourite,
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
    ...presentCheckIns(rows, system),
    missing,
    weeklyPlan: exportedSessions(sessionsAround(plan, dayOf(exportedAt)), weightOf),
    programme: exportedProgramme(plan, weightOf),
    plannedSessions: rows.planned.map((session) => ({
      ...session,
      exercises: session.exercises.map(({ sets, ...exercise }) => ({
        ...exercise,
        sets: sets.map((set) => ({ ...set, weight: weightOf(set.weight) })),
      })),
    })),
    workouts: rows.workouts.map((row) => presentWorkout(row, system)),
  } satisfies ClientExport);
}

function jsonBytes(value: ClientExport): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value, null, 2));
}
