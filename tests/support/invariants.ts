import type { BlobStore } from "@/lib/ports/blob-store/port";
import type { PrismaClient } from "@/prisma/generated/client";

/**
 * Invariants of the rows after any requests in any order and any kill: each query finds rows that violate one. Foreign
 * keys and CHECK constraints are not repeated here.
 */
export const VIOLATIONS: Record<string, string> = {
  "a trainer's count of clients is not the number of clients": `
    SELECT t.id FROM "Trainer" t WHERE "clientCount" <>
      (SELECT count(*) FROM "Client" c WHERE c."trainerId" = t.id AND NOT c."isSample")`,
  "a client shows a photo of another client, another trainer or the other side": `
    SELECT c.id FROM "Client" c JOIN "Photo" p ON p.id IN (c."frontPhotoId", c."backPhotoId", c."baselinePhotoId")
    WHERE p."clientId" IS DISTINCT FROM c.id OR p."trainerId" <> c."trainerId"`,
  "a photo of a client or of one of their links belongs to another trainer": `
    SELECT p.id FROM "Photo" p LEFT JOIN "CheckInLink" l ON l.id = p."linkId"
    JOIN "Client" c ON c.id IN (p."clientId", l."clientId") WHERE p."trainerId" <> c."trainerId"`,
  "a photo of an intake came by another one, or has a client": `
    SELECT i.id FROM "Intake" i JOIN "Photo" p ON p.id IN (i."frontPhotoId", i."backPhotoId")
    WHERE p."intakeId" IS DISTINCT FROM i.id OR p."clientId" IS NOT NULL OR p."trainerId" <> i."trainerId"`,
  "a photo of a check-in did not come by its link": `
    SELECT i.id FROM "CheckIn" i JOIN "Photo" p ON p.id IN (i."frontPhotoId", i."backPhotoId")
    WHERE p."linkId" IS DISTINCT FROM i."linkId"`,
  "a link is withdrawn and still holds something of the client": `
    SELECT l.id FROM "CheckInLink" l WHERE l."withdrawnAt" IS NOT NULL AND (
      l."reminderEmail" IS NOT NULL OR EXISTS (SELECT FROM "CheckInBrowser" b WHERE b."linkId" = l.id))`,
  "a client's weight is not that of the newest weigh-in": `
    SELECT c.id FROM "Client" c LEFT JOIN LATERAL (
      SELECT "weightLbs" FROM "Measurement" m WHERE m."clientId" = c.id ORDER BY "takenAt" DESC, id DESC LIMIT 1
    ) m ON true WHERE c."weightLbs" IS DISTINCT FROM m."weightLbs"`,
  "a client's body fat is not that of the newest weigh-in that measured it": `
    SELECT c.id FROM "Client" c LEFT JOIN LATERAL (
      SELECT coalesce("bodyFat", "tapeBodyFat") AS "bodyFat" FROM "Measurement" m
      WHERE m."clientId" = c.id AND coalesce("bodyFat", "tapeBodyFat") IS NOT NULL
      ORDER BY "takenAt" DESC, id DESC LIMIT 1
    ) m ON true WHERE c."bodyFat" IS DISTINCT FROM m."bodyFat"`,
  "a weigh-in, a photo or a workout lies in the future": `
    SELECT id FROM "Measurement" WHERE "takenAt" > $1::timestamptz + interval '1 minute'
    UNION ALL SELECT id FROM "Photo" WHERE "takenAt" > $1::timestamptz + interval '1 minute'
    UNION ALL SELECT id FROM "Workout" WHERE "performedAt" > $1::timestamptz + interval '1 minute'`,
  "the images in sight were not drawn from a photo of the client": `
    SELECT g.id FROM "Generation" g JOIN "GenerationImage" i ON i."generationId" = g.id
    LEFT JOIN "Photo" p ON p.id = CASE i.side WHEN 'front' THEN g."frontPhotoId" ELSE g."backPhotoId" END
    WHERE g.status <> 'superseded' AND p."clientId" IS DISTINCT FROM g."clientId"`,
  "a set of images is finished with images still to be made": `
    SELECT g.id FROM "Generation" g WHERE status IN ('succeeded', 'failed')
      AND EXISTS (SELECT FROM "GenerationImage" i WHERE i."generationId" = g.id AND i.status = 'pending')`,
  "a workout has no exercises, or one of them no sets": `
    SELECT w.id FROM "Workout" w WHERE NOT EXISTS (SELECT FROM "WorkoutEntry" e WHERE e."workoutId" = w.id)
    UNION ALL
    SELECT e.id FROM "WorkoutEntry" e WHERE NOT EXISTS (SELECT FROM "WorkoutSet" s WHERE s."entryId" = e.id)`,
  "a workout's exercise is another client's": `
    SELECT e.id FROM "WorkoutEntry" e JOIN "Workout" w ON w.id = e."workoutId"
    JOIN "Exercise" x ON x.id = e."exerciseId" WHERE x."clientId" <> w."clientId"`,
  "a workout's exercises lie on another day, or outside of its time": `
    SELECT e.id FROM "WorkoutEntry" e JOIN "Workout" w ON w.id = e."workoutId"
    WHERE e."performedAt" NOT BETWEEN w."performedAt" AND w."endedAt" OR e."localDate" <> w."localDate"`,
  "a set differs from its exercise's entry": `
    SELECT s.id FROM "WorkoutSet" s JOIN "WorkoutEntry" e ON e.id = s."entryId"
    WHERE s."exerciseId" <> e."exerciseId" OR s."localDate" <> e."localDate"`,
  "an exercise stands twice in a workout": `
    SELECT "workoutId" AS id FROM "WorkoutEntry" GROUP BY "workoutId", "exerciseId" HAVING count(*) > 1`,
  "exercises or sets are not numbered without a gap": `
    SELECT "workoutId" AS id FROM "WorkoutEntry" GROUP BY "workoutId" HAVING max(position) <> count(*) - 1
    UNION ALL
    SELECT "entryId" AS id FROM "WorkoutSet" GROUP BY "entryId" HAVING max("setNumber") <> count(*)`,
  "a workout counts for another client's planned session, or a link has no maker": `
    SELECT w.id FROM "Workout" w LEFT JOIN "PlannedSession" s ON s.id = w."plannedSessionId"
    WHERE s."clientId" <> w."clientId" OR (s.id IS NOT NULL AND w."linkedBy" IS NULL)`,
  "a planned exercise is another client's": `
    SELECT e.id FROM "PlannedExercise" e JOIN "PlannedSession" s ON s.id = e."plannedSessionId"
    JOIN "Exercise" x ON x.id = e."exerciseId" WHERE x."clientId" <> s."clientId"`,
  "a planned session's sums are not those of its sets and workouts": `
    SELECT s.id FROM "PlannedSession" s WHERE "setsPlanned" <> (
        SELECT count(*) FROM "PlannedExercise" e JOIN "PlannedSet" t ON t."plannedExerciseId" = e.id
        WHERE e."plannedSessionId" = s.id)
      OR "lastDay" IS DISTINCT FROM (
        SELECT max("localDate") FROM "Workout" w WHERE w."plannedSessionId" = s.id)`,
  "a workout is both there and removed": `
    SELECT w.id FROM "Workout" w JOIN "RemovedWorkout" r ON r.id = w.id`,
  "an idempotency key has no answer": `
    SELECT "trainerId" AS id FROM "IdempotencyKey" WHERE reply IS NULL`,
  "an image has ended without its entry in the ledger": `
    SELECT i.id FROM "GenerationImage" i LEFT JOIN "ImageCost" l ON l."imageId" = i.id
    WHERE i.status IN ('done', 'failed') AND l.outcome IS DISTINCT FROM i.status`,
  "the ledger names a client who is gone": `
    SELECT l."imageId" AS id FROM "ImageCost" l LEFT JOIN "Client" c ON c.id = l."clientId"
    WHERE (l."clientId" IS NOT NULL OR l."clientName" IS NOT NULL) AND c.id IS NULL`,
  "a deleted trainer has a session": `
    SELECT s.id FROM "Session" s JOIN "Trainer" t ON t.id = s."trainerId" WHERE t."deletedAt" IS NOT NULL OR t."suspendedAt" IS NOT NULL`,
};

/** Violated invariants as sentences. */
export async function violatedInvariants(
  db: Pick<PrismaClient, "$queryRawUnsafe">,
  now: Date,
): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(VIOLATIONS).map(async ([sentence, sql]) => {
      const values = sql.includes("$1") ? [now] : [];
      const rows = await db.$queryRawUnsafe<{ id: string }[]>(sql, ...values);
      return rows.map(({ id }) => `${sentence}: ${id}`);
    }),
  );
  return found.flat();
}

/** Blobs without rows, and rows without blobs. Blobs in the cleanup queue are fine. */
export async function strayBlobs(db: PrismaClient, blobs: BlobStore): Promise<string[]> {
  const named = await db.$queryRaw<{ key: string; isFinal: boolean }[]>`
    SELECT unnest(ARRAY["blobKey", "thumbKey"]) AS key, "clientId" IS NOT NULL AS "isFinal" FROM "Photo"
    UNION ALL
    SELECT unnest(ARRAY["blobKey", "thumbKey"]), status = 'done' FROM "GenerationImage" WHERE "blobKey" IS NOT NULL`;
  const waiting = new Set((await db.blobCleanup.findMany()).map(({ key }) => key));
  const stored = new Set(
    (await Promise.all(["photos/", "images/"].map((prefix) => blobs.list(prefix)))).flat(),
  );
  const keys = new Set(named.map(({ key }) => key));
  return [
    ...[...stored].filter((key) => !keys.has(key) && !waiting.has(key)).map((key) => `an orphan: ${key}`),
    ...named
      .filter(({ key, isFinal }) => isFinal && !stored.has(key))
      .map(({ key }) => `bytes are gone: ${key}`),
  ];
}

/** Versions of clients and workouts, which must only grow. */
export async function versionsOf(db: PrismaClient): Promise<Map<string, number>> {
  const select = { id: true, version: true } as const;
  const rows = [...(await db.client.findMany({ select })), ...(await db.workout.findMany({ select }))];
  return new Map(rows.map(({ id, version }) => [id, version]));
}
