-- What a list of many clients shows and sorts by, kept where one look finds it.

ALTER TABLE "Client"
  ADD COLUMN "archivedAt" TIMESTAMPTZ(3),
  ADD COLUMN "tags" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "lastTrainedOn" DATE,
  ADD COLUMN "lastWeighedAt" TIMESTAMPTZ(3),
  ADD COLUMN "aheadDays" INTEGER,
  ADD COLUMN "aheadModel" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "Client_tags_few" CHECK (cardinality("tags") <= 8);
ALTER TABLE "WeeklyPlan" ADD COLUMN "weekdays" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[];

CREATE INDEX "Client_aheadModel_idx" ON "Client"("aheadModel");

-- A name as it is searched and sorted: without accents, in small letters.
CREATE FUNCTION folded_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURNS NULL ON NULL INPUT
  RETURN lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'));
CREATE INDEX "Client_by_name" ON "Client" ("trainerId", folded_name("name"), "id");

CREATE FUNCTION keep_last_trained() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Client" c SET "lastTrainedOn" = newest.day
  FROM (SELECT DISTINCT "clientId" FROM changed) AS touched
  LEFT JOIN LATERAL (
    SELECT "localDate" AS day FROM "Workout" w WHERE w."clientId" = touched."clientId"
    ORDER BY "performedAt" DESC LIMIT 1
  ) AS newest ON true
  WHERE c.id = touched."clientId" AND c."lastTrainedOn" IS DISTINCT FROM newest.day;
  RETURN NULL;
END $$;
CREATE TRIGGER "Workout_added" AFTER INSERT ON "Workout" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_last_trained();
CREATE TRIGGER "Workout_changed" AFTER UPDATE ON "Workout" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_last_trained();
CREATE TRIGGER "Workout_removed" AFTER DELETE ON "Workout" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_last_trained();

UPDATE "Client" c SET
  "lastTrainedOn" = (
    SELECT "localDate" FROM "Workout" WHERE "clientId" = c.id ORDER BY "performedAt" DESC LIMIT 1),
  "lastWeighedAt" = (SELECT max("takenAt") FROM "Measurement" WHERE "clientId" = c.id);
UPDATE "WeeklyPlan" SET "weekdays" =
  ARRAY(SELECT (session->>'weekday')::int FROM jsonb_array_elements("sessions") AS session ORDER BY 1);
