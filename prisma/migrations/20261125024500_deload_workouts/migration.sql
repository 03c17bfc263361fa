-- The next target passes over workouts of an easy week. The plan of that week may be gone by then, so that each workout
-- keeps what the plan said of its day.
ALTER TABLE "Workout" ADD COLUMN "isDeload" BOOLEAN NOT NULL DEFAULT false;

CREATE FUNCTION is_deload_day(weeks jsonb, starts_on date, before jsonb, day date) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF day < starts_on THEN
    RETURN before IS NOT NULL
      AND is_deload_day(before->'weeks', (before->>'startsOn')::date, nullif(before->'before', 'null'), day);
  END IF;
  RETURN coalesce((
    weeks->coalesce((date_trunc('week', day)::date - date_trunc('week', starts_on)::date) / 7, 0)->>'isDeload')::boolean, false);
END $$;

CREATE FUNCTION note_deload() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."isDeload" := NEW."isDeload" OR EXISTS (
    SELECT FROM "WeeklyPlan" p WHERE p."clientId" = NEW."clientId"
      AND is_deload_day(p."weeks", p."startsOn", p."before", NEW."localDate"));
  RETURN NEW;
END $$;
CREATE TRIGGER "Workout_in_easy_week" BEFORE INSERT ON "Workout" FOR EACH ROW EXECUTE FUNCTION note_deload();

-- A week that is made an easy one, or a normal one, after its first workouts. What lies outside the programme stays.
CREATE FUNCTION note_deloads_of_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Workout" w SET "isDeload" = NOT w."isDeload"
  WHERE w."clientId" = NEW."clientId" AND w."localDate" >= NEW."startsOn"
    AND w."localDate" < date_trunc('week', NEW."startsOn")::date + 7 * jsonb_array_length(NEW."weeks")
    AND w."isDeload" <> is_deload_day(NEW."weeks", NEW."startsOn", NEW."before", w."localDate");
  RETURN NULL;
END $$;
CREATE TRIGGER "WeeklyPlan_eased" AFTER INSERT OR UPDATE OF "weeks", "startsOn" ON "WeeklyPlan"
  FOR EACH ROW EXECUTE FUNCTION note_deloads_of_plan();

UPDATE "Workout" w SET "isDeload" = true FROM "WeeklyPlan" p
WHERE p."clientId" = w."clientId" AND is_deload_day(p."weeks", p."startsOn", p."before", w."localDate");
