-- What a list of many clients shows and sorts by, kept where one look finds it.

ALTER TABLE "Client"
  ADD COLUMN "nameKey" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "archivedAt" TIMESTAMPTZ(3),
  ADD COLUMN "tags" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "lastTrainedOn" DATE,
  ADD COLUMN "plannedDays" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "lastWeighedAt" TIMESTAMPTZ(3),
  ADD COLUMN "aheadDays" INTEGER,
  ADD COLUMN "aheadModel" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "Client_tags_few" CHECK (cardinality("tags") <= 8);

CREATE INDEX "Client_aheadModel_idx" ON "Client"("aheadModel");

-- A name as it is searched and sorted: without accents, in small letters.
CREATE FUNCTION folded_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURNS NULL ON NULL INPUT
  RETURN lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'));
UPDATE "Client" SET "nameKey" = folded_name("name");
CREATE INDEX "Client_trainerId_nameKey_id_idx" ON "Client"("trainerId", "nameKey", "id");
CREATE FUNCTION keep_name_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."nameKey" := folded_name(NEW."name");
  RETURN NEW;
END $$;
CREATE TRIGGER "Client_named" BEFORE INSERT OR UPDATE OF "name" ON "Client"
  FOR EACH ROW EXECUTE FUNCTION keep_name_key();

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

CREATE FUNCTION keep_planned_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Client" SET "plannedDays" = (
    SELECT coalesce(sum(1 << ((session->>'weekday')::int - 1)), 0)::int FROM jsonb_array_elements(NEW.sessions) AS session)
  WHERE id = NEW."clientId";
  RETURN NULL;
END $$;
CREATE TRIGGER "WeeklyPlan_laid_out" AFTER INSERT OR UPDATE OF "sessions" ON "WeeklyPlan"
  FOR EACH ROW EXECUTE FUNCTION keep_planned_days();
UPDATE "WeeklyPlan" SET "sessions" = "sessions";
