-- CreateEnum
CREATE TYPE "Measure" AS ENUM ('load', 'bodyWeight', 'time', 'distance');

-- AlterTable
ALTER TABLE "Exercise" ADD COLUMN     "measure" "Measure" NOT NULL DEFAULT 'load';

-- AlterTable
ALTER TABLE "Workout" ADD COLUMN     "note" TEXT;

-- AlterTable
ALTER TABLE "WorkoutSet" ADD COLUMN     "meters" DOUBLE PRECISION,
ADD COLUMN     "seconds" INTEGER;

-- A set counts repetitions, or it has a time or a distance. Help takes away from the own body.
ALTER TABLE "WorkoutSet"
  DROP CONSTRAINT "WorkoutSet_reps_range",
  DROP CONSTRAINT "WorkoutSet_weight_range",
  ADD CONSTRAINT "WorkoutSet_reps_range"
    CHECK ("reps" BETWEEN 1 AND 30 OR ("reps" = 0 AND num_nonnulls("seconds", "meters") > 0)),
  ADD CONSTRAINT "WorkoutSet_weight_range" CHECK ("weightLbs" BETWEEN -500 AND 750),
  ADD CONSTRAINT "WorkoutSet_seconds_range" CHECK ("seconds" BETWEEN 1 AND 86400),
  ADD CONSTRAINT "WorkoutSet_meters_range" CHECK ("meters" > 0 AND "meters" <= 1000000);
ALTER TABLE "Workout" ADD CONSTRAINT "Workout_note_length" CHECK (char_length("note") <= 4000);

CREATE INDEX "WorkoutSet_efforts_idx" ON "WorkoutSet" ("exerciseId") WHERE "reps" = 0;

-- Exercises that the catalogue knows are counted as it says from now on; their sets stay as they are.
UPDATE "Exercise" SET measure = 'bodyWeight' WHERE "nameKey" IN (
  'pull-up', 'wide-grip pull-up', 'neutral-grip pull-up', 'assisted pull-up', 'weighted pull-up', 'chin-up',
  'weighted chin-up', 'assisted chin-up', 'band-assisted chin-up', 'inverted row',
  'feet-elevated inverted row', 'suspension row', 'underhand inverted row', 'back extension', 'weighted back extension',
  '45-degree back extension', 'reverse hyperextension', 'push-up', 'incline push-up', 'decline push-up',
  'weighted push-up', 'deficit push-up', 'ring push-up', 'chest dip', 'weighted chest dip', 'assisted chest dip',
  'machine chest dip', 'pike push-up', 'feet-elevated pike push-up', 'handstand push-up', 'triceps dip',
  'weighted triceps dip', 'bench dip', 'assisted triceps dip');
UPDATE "Exercise" SET measure = 'time' WHERE "nameKey" IN (
  'copenhagen plank', 'wall sit', 'single-leg wall sit', 'weighted wall sit', 'plank', 'side plank',
  'weighted plank', 'hollow hold', 'dead hang');
UPDATE "Exercise" SET measure = 'distance' WHERE "nameKey" IN (
  'running', 'treadmill run', 'walking', 'cycling', 'stair machine', 'farmer''s carry', 'suitcase carry',
  'trap-bar carry', 'kettlebell farmer''s carry', 'rowing machine', 'ski machine', 'swimming');

-- The record of an exercise: farthest, then fastest; longest; or heaviest, then most repetitions; then earliest.
CREATE FUNCTION best_set(exercise uuid, measure "Measure", before timestamptz)
RETURNS SETOF "WorkoutSet" LANGUAGE sql STABLE AS $$
  SELECT (best.found).* FROM (
    (
      SELECT 0 AS place, s AS found FROM "WorkoutSet" s
      WHERE measure IN ('time', 'distance') AND s."exerciseId" = exercise AND s.reps = 0 AND s.kind = 'working'
        AND (before IS NULL OR EXISTS (
          SELECT FROM "WorkoutEntry" e WHERE e.id = s."entryId" AND e."performedAt" < before))
      ORDER BY s.meters DESC NULLS LAST, CASE WHEN s.meters IS NULL THEN -s.seconds ELSE s.seconds END NULLS LAST,
        s."weightLbs" DESC, s."localDate", s.id
      LIMIT 1
    )
    UNION ALL
    (
      SELECT 1, s FROM "WorkoutSet" s
      WHERE s."exerciseId" = exercise AND s.kind = 'working' AND s.reps > 0
        AND (before IS NULL OR EXISTS (
          SELECT FROM "WorkoutEntry" e WHERE e.id = s."entryId" AND e."performedAt" < before))
      ORDER BY s."weightLbs" DESC, s.reps DESC, s."localDate", s.id
      LIMIT 1
    )
    ORDER BY place LIMIT 1
  ) AS best
$$;
