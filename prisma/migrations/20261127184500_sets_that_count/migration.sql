-- A record is any set that was really lifted: no warm-up, and of a drop set only the first part.
ALTER TABLE "WorkoutSet" ADD COLUMN "countsAsRecord" BOOLEAN NOT NULL DEFAULT true;

UPDATE "WorkoutSet" s SET "countsAsRecord" = false
WHERE s.kind = 'warmup' OR (s.kind = 'drop' AND EXISTS (
  SELECT FROM "WorkoutSet" before
  WHERE before."entryId" = s."entryId" AND before."setNumber" = s."setNumber" - 1 AND before.kind = 'drop'));

-- DropIndex
DROP INDEX "WorkoutSet_exerciseId_kind_reps_weightLbs_idx";

-- DropIndex
DROP INDEX "WorkoutSet_exerciseId_kind_weightLbs_reps_localDate_idx";

-- CreateIndex
CREATE INDEX "WorkoutSet_exerciseId_countsAsRecord_weightLbs_reps_localDa_idx" ON "WorkoutSet"("exerciseId", "countsAsRecord", "weightLbs" DESC, "reps" DESC, "localDate");

-- CreateIndex
CREATE INDEX "WorkoutSet_exerciseId_countsAsRecord_reps_weightLbs_idx" ON "WorkoutSet"("exerciseId", "countsAsRecord", "reps", "weightLbs" DESC);

-- The record of an exercise: farthest, then fastest; longest; or heaviest, then most repetitions; then earliest.
-- Loads closer than a tenth of a pound are the same load in two units.
CREATE OR REPLACE FUNCTION best_set(exercise uuid, measure "Measure", before timestamptz)
RETURNS SETOF "WorkoutSet" LANGUAGE sql STABLE AS $$
  SELECT (best.found).* FROM (
    (
      SELECT 0 AS place, s AS found FROM "WorkoutSet" s
      WHERE measure IN ('time', 'distance') AND s."exerciseId" = exercise AND s.reps = 0 AND s."countsAsRecord"
        AND (before IS NULL OR EXISTS (
          SELECT FROM "WorkoutEntry" e WHERE e.id = s."entryId" AND e."performedAt" < before))
      ORDER BY s.meters DESC NULLS LAST, CASE WHEN s.meters IS NULL THEN -s.seconds ELSE s.seconds END NULLS LAST,
        s."weightLbs" DESC, s."localDate", s.id
      LIMIT 1
    )
    UNION ALL
    (
      SELECT 1, s FROM "WorkoutSet" s
      WHERE s."exerciseId" = exercise AND s."countsAsRecord" AND s.reps > 0
        AND s."weightLbs" + 0.0999 > (
          SELECT h."weightLbs" FROM "WorkoutSet" h
          WHERE h."exerciseId" = exercise AND h."countsAsRecord" AND h.reps > 0
            AND (before IS NULL OR EXISTS (
              SELECT FROM "WorkoutEntry" e WHERE e.id = h."entryId" AND e."performedAt" < before))
          ORDER BY h."weightLbs" DESC LIMIT 1)
        AND (before IS NULL OR EXISTS (
          SELECT FROM "WorkoutEntry" e WHERE e.id = s."entryId" AND e."performedAt" < before))
      ORDER BY s.reps DESC, s."localDate", s.id
      LIMIT 1
    )
    ORDER BY place LIMIT 1
  ) AS best
$$;
