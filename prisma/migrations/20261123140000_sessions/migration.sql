-- A workout is what a client does in one visit, from its first save to its last, however many saves it came in.

ALTER TABLE "Workout"
  ADD COLUMN "endedAt" TIMESTAMPTZ(3),
  ADD COLUMN "absorbedIds" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[];
UPDATE "Workout" SET "endedAt" = "performedAt";
ALTER TABLE "Workout"
  ALTER COLUMN "endedAt" SET NOT NULL,
  ADD CONSTRAINT "Workout_ends_after_start" CHECK ("endedAt" >= "performedAt");

-- Puts the exercises of one workout into another and takes the emptied one away. The sets of an exercise that both
-- have follow each other by time. Whatever stood there before this transaction leaves its id, because files that were
-- exported name it. Changes nothing and returns false where the two are more than one workout may hold.
CREATE FUNCTION absorb_workout("into" uuid, gone uuid, most_exercises int, most_sets int) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(DISTINCT "exerciseId") > most_exercises FROM "WorkoutEntry" WHERE "workoutId" IN ("into", gone))
    OR EXISTS (
      SELECT FROM "WorkoutEntry" e JOIN "WorkoutSet" s ON s."entryId" = e.id
      WHERE e."workoutId" IN ("into", gone) GROUP BY e."exerciseId" HAVING count(*) > most_sets)
  THEN RETURN false;
  END IF;

  -- Numbers that are in use are left behind first: they are unique at every moment.
  UPDATE "WorkoutSet" s SET "entryId" = n.kept, "setNumber" = n.number + 1000
  FROM (
    SELECT sets.id, a.id AS kept,
      row_number() OVER (PARTITION BY a.id ORDER BY e."performedAt", e.id, sets."setNumber") AS number
    FROM "WorkoutEntry" a
    JOIN "WorkoutEntry" b ON b."exerciseId" = a."exerciseId" AND b."workoutId" = gone
    JOIN "WorkoutEntry" e ON e.id IN (a.id, b.id)
    JOIN "WorkoutSet" sets ON sets."entryId" = e.id
    WHERE a."workoutId" = "into") n
  WHERE n.id = s.id;
  UPDATE "WorkoutSet" s SET "setNumber" = "setNumber" - 1000
  FROM "WorkoutEntry" e WHERE e.id = s."entryId" AND e."workoutId" = "into" AND s."setNumber" > 1000;

  UPDATE "WorkoutEntry" a SET
    "performedAt" = least(a."performedAt", b."performedAt"),
    notes = nullif(left(CASE WHEN b."performedAt" < a."performedAt" THEN concat_ws(E'\n', b.notes, a.notes)
      ELSE concat_ws(E'\n', a.notes, b.notes) END, 4000), '')
  FROM "WorkoutEntry" b
  WHERE a."workoutId" = "into" AND b."workoutId" = gone AND b."exerciseId" = a."exerciseId";
  DELETE FROM "WorkoutEntry" b USING "WorkoutEntry" a
  WHERE a."workoutId" = "into" AND b."workoutId" = gone AND b."exerciseId" = a."exerciseId";

  UPDATE "WorkoutEntry" SET "workoutId" = "into", position = position + 1000 WHERE "workoutId" = gone;
  UPDATE "WorkoutEntry" e SET position = n.number + 2000
  FROM (
    SELECT id, row_number() OVER (ORDER BY "performedAt", position) - 1 AS number
    FROM "WorkoutEntry" WHERE "workoutId" = "into") n
  WHERE n.id = e.id;
  UPDATE "WorkoutEntry" SET position = position - 2000 WHERE "workoutId" = "into";

  UPDATE "Workout" w SET
    "performedAt" = least(w."performedAt", g."performedAt"),
    "endedAt" = greatest(w."endedAt", g."endedAt"),
    version = greatest(w.version, g.version) + 1,
    "absorbedIds" = w."absorbedIds" || g."absorbedIds"
      || CASE WHEN g."createdAt" < transaction_timestamp() THEN ARRAY[g.id] ELSE ARRAY[]::uuid[] END
  FROM "Workout" g WHERE w.id = "into" AND g.id = gone;
  DELETE FROM "Workout" WHERE id = gone;
  RETURN true;
END $$;

-- Until now every saved exercise was a workout: those of a day with no more than three hours between them become one.
DO $$
DECLARE
  saved record;
  visit uuid;
  joined boolean;
  client uuid;
  day date;
  ended timestamptz;
BEGIN
  FOR saved IN
    SELECT id, "clientId", "localDate", "performedAt" FROM "Workout"
    WHERE "importId" IS NULL AND "importKey" IS NULL
    ORDER BY "clientId", "localDate", "performedAt", id
  LOOP
    joined := false;
    IF client = saved."clientId" AND day = saved."localDate" AND saved."performedAt" - ended <= interval '3 hours' THEN
      joined := absorb_workout(visit, saved.id, 40, 50);
    END IF;
    IF NOT joined THEN
      visit := saved.id;
    END IF;
    client := saved."clientId";
    day := saved."localDate";
    ended := saved."performedAt";
  END LOOP;
END $$;
