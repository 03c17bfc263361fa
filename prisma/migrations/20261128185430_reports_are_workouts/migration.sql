ALTER TABLE "Workout" ADD COLUMN "linkId" UUID, ADD COLUMN "seenAt" TIMESTAMPTZ(3);
CREATE INDEX "Workout_linkId_idx" ON "Workout"("linkId");
ALTER TABLE "Workout" ADD CONSTRAINT "Workout_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "CheckInLink"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What clients reported becomes workouts that count for their planned sessions, but set no records: their trainers
-- never saw them beside their own.
CREATE TEMPORARY TABLE reported ON COMMIT DROP AS
SELECT r.id, r."clientId", t.at, t.set, t.set->>'exerciseName' AS name, lower(t.set->>'exerciseName') AS key
FROM "SoloSession" r CROSS JOIN LATERAL jsonb_array_elements(r.sets) WITH ORDINALITY AS t(set, at);

INSERT INTO "Exercise" (id, "clientId", name, "nameKey", "muscleGroup")
SELECT gen_random_uuid(), "clientId", min(name), key, 'legs' FROM reported GROUP BY "clientId", key
ON CONFLICT DO NOTHING;

INSERT INTO "Workout" (id, "clientId", "muscleGroup", "performedAt", "endedAt", "localDate", "timezoneOffset",
  "plannedSessionId", "linkedBy", "linkId", "seenAt")
SELECT r.id, r."clientId", first."muscleGroup", r."performedAt", r."performedAt", r."localDate",
  -extract(epoch FROM (r."performedAt" AT TIME ZONE l."timeZone") - (r."performedAt" AT TIME ZONE 'UTC'))::int / 60,
  s.id, CASE WHEN s.id IS NOT NULL THEN 'client'::"LinkedBy" END, r."linkId", r."seenAt"
FROM "SoloSession" r JOIN "CheckInLink" l ON l.id = r."linkId"
JOIN LATERAL (
  SELECT x."muscleGroup" FROM reported p JOIN "Exercise" x ON x."clientId" = p."clientId" AND x."nameKey" = p.key
  WHERE p.id = r.id ORDER BY p.at LIMIT 1) AS first ON true
LEFT JOIN LATERAL (
  SELECT s.id FROM "PlannedSession" s
  WHERE s."clientId" = r."clientId" AND s."plannedOn" = date_trunc('week', r."localDate")::date + r.weekday - 1
  ORDER BY s.id LIMIT 1) AS s ON true;

INSERT INTO "WorkoutEntry" (id, "workoutId", "exerciseId", position, "performedAt", "localDate")
SELECT gen_random_uuid(), w.id, x.id, row_number() OVER (PARTITION BY w.id ORDER BY min(p.at)) - 1,
  w."performedAt", w."localDate"
FROM reported p JOIN "Workout" w ON w.id = p.id
JOIN "Exercise" x ON x."clientId" = p."clientId" AND x."nameKey" = p.key
GROUP BY w.id, x.id;

INSERT INTO "WorkoutSet" (id, "entryId", "exerciseId", "setNumber", reps, "weightLbs", seconds, meters,
  "countsAsRecord", "localDate")
SELECT gen_random_uuid(), e.id, e."exerciseId", row_number() OVER (PARTITION BY e.id ORDER BY p.at),
  greatest((p.set->>'reps')::int, CASE WHEN p.set->>'seconds' IS NULL AND p.set->>'meters' IS NULL THEN 1 ELSE 0 END),
  (p.set->>'weight')::float8, (p.set->>'seconds')::int, (p.set->>'meters')::float8, false, e."localDate"
FROM reported p
JOIN "Exercise" x ON x."clientId" = p."clientId" AND x."nameKey" = p.key
JOIN "WorkoutEntry" e ON e."workoutId" = p.id AND e."exerciseId" = x.id;

-- As `covered` counts: of what client and trainer both logged the larger of the two, at most what was planned.
UPDATE "PlannedSession" s SET "setsDone" = done.sets, "lastDay" = done.last,
  "filledOn" = coalesce(s."filledOn", CASE WHEN done.sets >= 0.8 * s."setsPlanned" THEN done.last END)
FROM (
  SELECT planned."plannedSessionId" AS id, last.day AS last,
    sum(least(planned.sets, greatest(logged."byClient", logged."byTrainer")))::int AS sets
  FROM (
    SELECT e."plannedSessionId", e."exerciseId", count(*) AS sets
    FROM "PlannedExercise" e JOIN "PlannedSet" t ON t."plannedExerciseId" = e.id GROUP BY 1, 2) AS planned
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE w."linkId" IS NOT NULL) AS "byClient",
      count(*) FILTER (WHERE w."linkId" IS NULL) AS "byTrainer"
    FROM "Workout" w JOIN "WorkoutEntry" e ON e."workoutId" = w.id JOIN "WorkoutSet" t ON t."entryId" = e.id
    WHERE w."plannedSessionId" = planned."plannedSessionId" AND e."exerciseId" = planned."exerciseId"
      AND t.kind <> 'warmup') AS logged
  CROSS JOIN LATERAL (
    SELECT max("localDate") AS day FROM "Workout" w WHERE w."plannedSessionId" = planned."plannedSessionId") AS last
  WHERE planned."plannedSessionId" IN (SELECT "plannedSessionId" FROM "Workout" WHERE "linkId" IS NOT NULL)
  GROUP BY 1, 2) AS done
WHERE s.id = done.id;

DROP TABLE "SoloSession";
