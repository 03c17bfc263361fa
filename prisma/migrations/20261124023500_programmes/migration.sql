-- Programmes of several weeks. A weekly plan of before is a programme of one week that repeats.

CREATE TABLE "ProgrammeTemplate" (
    "id" UUID NOT NULL,
    "trainerId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "weeks" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ProgrammeTemplate_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "ProgrammeTemplate_trainerId_name_idx" ON "ProgrammeTemplate"("trainerId", "name");
ALTER TABLE "ProgrammeTemplate" ADD CONSTRAINT "ProgrammeTemplate_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

DROP TRIGGER "WeeklyPlan_laid_out" ON "WeeklyPlan";
DROP TRIGGER "WeeklyPlan_moved" ON "WeeklyPlan";
DROP FUNCTION keep_planned_days();
DROP FUNCTION keep_moved_days();

ALTER TABLE "WeeklyPlan"
  ADD COLUMN "name" TEXT,
  ADD COLUMN "weeks" JSONB,
  ADD COLUMN "startsOn" DATE,
  ADD COLUMN "before" JSONB,
  ADD COLUMN "copyId" UUID;
UPDATE "WeeklyPlan" SET "weeks" = jsonb_build_array(jsonb_build_object('sessions', "sessions"));
ALTER TABLE "WeeklyPlan"
  ALTER COLUMN "weeks" SET NOT NULL,
  DROP COLUMN "sessions",
  ADD CONSTRAINT "WeeklyPlan_one_week_repeats" CHECK ("startsOn" IS NOT NULL OR jsonb_array_length("weeks") = 1);
ALTER TABLE "Client" RENAME COLUMN "movedDays" TO "datedDays";

-- What lib/plans/programme.ts says of a day, for statements that look at many clients.
CREATE FUNCTION planned_session(weeks jsonb, starts_on date, before jsonb, day date) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF day < starts_on THEN
    IF before IS NULL THEN RETURN NULL; END IF;
    RETURN planned_session(before->'weeks', (before->>'startsOn')::date, nullif(before->'before', 'null'), day);
  END IF;
  RETURN (
    SELECT session FROM jsonb_array_elements(
      weeks->coalesce((date_trunc('week', day)::date - date_trunc('week', starts_on)::date) / 7, 0)->'sessions') AS session
    WHERE (session->>'weekday')::int = extract(isodow FROM day) LIMIT 1);
END $$;

-- A plan of before is looked at for the 92 days before a start; nobody plans a later one.
CREATE FUNCTION keep_planned_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Client" SET
    "plannedDays" = CASE WHEN NEW."startsOn" IS NOT NULL THEN 0 ELSE (
      SELECT coalesce(sum(1 << ((session->>'weekday')::int - 1)), 0)::int
      FROM jsonb_array_elements(NEW."weeks"->0->'sessions') AS session) END,
    "datedDays" = ARRAY(
      SELECT (move->>'to')::date FROM jsonb_array_elements(NEW."moves") AS move
      WHERE planned_session(NEW."weeks", NEW."startsOn", NEW."before", (move->>'from')::date) IS NOT NULL
      UNION
      SELECT day::date FROM generate_series(
        (NEW."startsOn" - CASE WHEN NEW."before" IS NULL THEN 0 ELSE 92 END)::timestamp,
        (NEW."startsOn" + 7 * jsonb_array_length(NEW."weeks"))::timestamp, interval '1 day') AS day
      WHERE planned_session(NEW."weeks", NEW."startsOn", NEW."before", day::date) IS NOT NULL
        AND NOT EXISTS (SELECT FROM jsonb_array_elements(NEW."moves") AS move WHERE (move->>'from')::date = day::date))
  WHERE id = NEW."clientId";
  RETURN NULL;
END $$;
CREATE TRIGGER "WeeklyPlan_laid_out" AFTER INSERT OR UPDATE OF "weeks", "startsOn", "before", "moves" ON "WeeklyPlan"
  FOR EACH ROW EXECUTE FUNCTION keep_planned_days();
