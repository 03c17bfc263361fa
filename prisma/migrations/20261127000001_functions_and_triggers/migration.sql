-- What Prisma does not see: CHECK constraints, partial and computed indexes, functions and triggers.

-- The last guard of the specification's ranges, should a schema of the app ever let something through.

ALTER TABLE "Trainer"
  ADD CONSTRAINT "Trainer_email_folded" CHECK ("email" = lower(btrim("email")) AND char_length("email") BETWEEN 3 AND 254),
  ADD CONSTRAINT "Trainer_name_length" CHECK (char_length("name") BETWEEN 1 AND 120);

ALTER TABLE "Brand" ADD CONSTRAINT "Brand_colour_hex" CHECK ("colour" ~ '^#[0-9a-f]{6}$');

ALTER TABLE "Client"
  ADD CONSTRAINT "Client_name_length" CHECK (char_length("name") BETWEEN 1 AND 120),
  ADD CONSTRAINT "Client_notes_length" CHECK (char_length("notes") <= 4000),
  ADD CONSTRAINT "Client_height_range" CHECK ("heightInches" BETWEEN 48 AND 95),
  ADD CONSTRAINT "Client_weight_range" CHECK ("weightLbs" BETWEEN 100 AND 350),
  ADD CONSTRAINT "Client_body_fat_range" CHECK ("bodyFat" BETWEEN 5 AND 45),
  ADD CONSTRAINT "Client_target_weight_range" CHECK ("targetWeightLbs" BETWEEN 100 AND 350),
  ADD CONSTRAINT "Client_target_body_fat_range" CHECK ("targetBodyFat" BETWEEN 5 AND 35),
  ADD CONSTRAINT "Client_steps_range" CHECK ("steps" BETWEEN 1 AND 6),
  ADD CONSTRAINT "Client_workouts_per_week_range" CHECK ("workoutsPerWeek" BETWEEN 1 AND 7),
  ADD CONSTRAINT "Client_hours_per_workout_choice"
    CHECK ("hoursPerWorkout" IN (0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3)),
  ADD CONSTRAINT "Client_diet_adherence_choice" CHECK ("dietAdherence" IN (1, 0.9, 0.8, 0.7, 0.6, 0.5)),
  ADD CONSTRAINT "Client_tags_few" CHECK (cardinality("tags") <= 8),
  ADD CONSTRAINT "Client_version_positive" CHECK ("version" >= 1),
  ADD CONSTRAINT "Client_deleted_from" CHECK (("deletedAt" IS NULL) = ("deletedFromId" IS NULL));

ALTER TABLE "Consent" ADD CONSTRAINT "Consent_revoked_after_given" CHECK ("revokedAt" >= "givenAt");

ALTER TABLE "Photo"
  ADD CONSTRAINT "Photo_size_range" CHECK ("width" BETWEEN 1 AND 1080 AND "height" BETWEEN 1 AND 1920 AND "bytes" > 0);

ALTER TABLE "Measurement"
  ADD CONSTRAINT "Measurement_weight_range" CHECK ("weightLbs" BETWEEN 100 AND 350),
  ADD CONSTRAINT "Measurement_body_fat_range" CHECK ("bodyFat" BETWEEN 5 AND 45),
  ADD CONSTRAINT "Measurement_tape_body_fat_range" CHECK ("tapeBodyFat" BETWEEN 5 AND 45),
  ADD CONSTRAINT "Measurement_girths_range" CHECK (
    "girths" IS NULL OR jsonb_typeof("girths") = 'object'
    AND NOT jsonb_path_exists("girths", '$.* ? (@.type() != "number" || @ < 120 || @ > 2200)'));

ALTER TABLE "GenerationImage"
  ADD CONSTRAINT "GenerationImage_step_range" CHECK ("step" BETWEEN 1 AND 6),
  ADD CONSTRAINT "GenerationImage_take_positive" CHECK ("take" >= 1),
  ADD CONSTRAINT "GenerationImage_month_range" CHECK ("month" >= 0),
  ADD CONSTRAINT "GenerationImage_rating_range" CHECK ("rating" IN (-1, 1)),
  -- A finished image has its bytes, and names who made it and what was asked.
  ADD CONSTRAINT "GenerationImage_done_complete" CHECK (
    "status" <> 'done'
    OR ("blobKey" IS NOT NULL AND "thumbKey" IS NOT NULL AND "sha256" IS NOT NULL
        AND "engine" IS NOT NULL AND "prompt" IS NOT NULL AND "finishedAt" IS NOT NULL)
  );

-- Only what makes up for an older account may be less than nothing. A refund gives something back and says why.
ALTER TABLE "ImageCost"
  ADD CONSTRAINT "ImageCost_not_negative" CHECK ("microUsd" >= 0 OR ("clientId" IS NULL AND "outcome" = 'pending')),
  ADD CONSTRAINT "ImageCost_refund" CHECK ("refundOf" IS NULL OR ("microUsd" < 0 AND "reason" IS NOT NULL));

ALTER TABLE "Exercise"
  ADD CONSTRAINT "Exercise_name_length" CHECK (char_length("name") BETWEEN 1 AND 80);

ALTER TABLE "Workout"
  ADD CONSTRAINT "Workout_timezone_offset_range" CHECK ("timezoneOffset" BETWEEN -840 AND 840),
  ADD CONSTRAINT "Workout_ends_after_start" CHECK ("endedAt" >= "performedAt"),
  ADD CONSTRAINT "Workout_note_length" CHECK (char_length("note") <= 4000);

-- A set counts repetitions, or it has a time or a distance. Help takes away from the own body.
ALTER TABLE "WorkoutSet"
  ADD CONSTRAINT "WorkoutSet_number_positive" CHECK ("setNumber" >= 1),
  ADD CONSTRAINT "WorkoutSet_reps_range"
    CHECK ("reps" BETWEEN 1 AND 30 OR ("reps" = 0 AND num_nonnulls("seconds", "meters") > 0)),
  ADD CONSTRAINT "WorkoutSet_weight_range" CHECK ("weightLbs" BETWEEN -500 AND 750),
  ADD CONSTRAINT "WorkoutSet_seconds_range" CHECK ("seconds" BETWEEN 1 AND 86400),
  ADD CONSTRAINT "WorkoutSet_meters_range" CHECK ("meters" > 0 AND "meters" <= 1000000),
  ADD CONSTRAINT "WorkoutSet_rpe_range" CHECK ("rpe" BETWEEN 1 AND 10);

ALTER TABLE "WeeklyPlan"
  ADD CONSTRAINT "WeeklyPlan_one_week_repeats" CHECK ("startsOn" IS NOT NULL OR jsonb_array_length("weeks") = 1);

ALTER TABLE "CheckInLink"
  ADD CONSTRAINT "CheckInLink_weekday_range" CHECK ("weekday" BETWEEN 1 AND 7),
  ADD CONSTRAINT "CheckInLink_every_weeks_range" CHECK ("everyWeeks" BETWEEN 1 AND 4),
  ADD CONSTRAINT "CheckInLink_code_digits" CHECK ("code" ~ '^[0-9]{4}$');

ALTER TABLE "CheckIn"
  ADD CONSTRAINT "CheckIn_weight_range" CHECK ("weightLbs" BETWEEN 100 AND 350),
  ADD CONSTRAINT "CheckIn_body_fat_range" CHECK ("bodyFat" BETWEEN 5 AND 45),
  ADD CONSTRAINT "CheckIn_note_length" CHECK (length("note") <= 2000);

ALTER TABLE "SoloSession" ADD CONSTRAINT "SoloSession_weekday_range" CHECK ("weekday" BETWEEN 1 AND 7);

-- There is one, and whoever asks finds it.
ALTER TABLE "Installation" ADD CONSTRAINT "Installation_only_one" CHECK ("id" = 1);
INSERT INTO "Installation" DEFAULT VALUES;

-- Counting is all this table is for; after a crash it may start from nothing.
ALTER TABLE "RateLimit" SET UNLOGGED;

-- Of one client's generations at most one is in sight; newer ones supersede it.
CREATE UNIQUE INDEX "Generation_one_visible" ON "Generation" ("clientId") WHERE "status" <> 'superseded';
-- A trainer has at most one sample.
CREATE UNIQUE INDEX "Client_sample_key" ON "Client"("trainerId") WHERE "isSample";
-- At most one consent of a kind is in force.
CREATE UNIQUE INDEX "Consent_open_key" ON "Consent"("clientId", "kind") WHERE "revokedAt" IS NULL;
-- At most one open link for each client.
CREATE UNIQUE INDEX "CheckInLink_open" ON "CheckInLink" ("clientId") WHERE "revokedAt" IS NULL;
-- The list of clients counts what waits for its trainer, and only few check-ins do.
CREATE INDEX "CheckIn_waiting_idx" ON "CheckIn" ("clientId") WHERE "state" = 'waiting';
-- Records of time and distance, without reading all sets of an exercise.
CREATE INDEX "WorkoutSet_efforts_idx" ON "WorkoutSet" ("exerciseId") WHERE "reps" = 0;
-- The console lists trainers by their last sign-in, and those without one last.
CREATE INDEX "Trainer_seen" ON "Trainer"(coalesce("lastSignInAt", '-infinity'::timestamptz) DESC, "id" DESC);

-- What was done stays written. Entries go once they are a year old.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '365 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit entries cannot be changed or removed';
END $$;
CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE ON "AuditEntry"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

-- Samples are nobody's clients: they do not count as any.
CREATE FUNCTION count_clients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Trainer"
  SET "clientCount" = "clientCount"
    + coalesce(("id" = NEW."trainerId" AND NOT NEW."isSample")::int, 0)
    - coalesce(("id" = OLD."trainerId" AND NOT OLD."isSample")::int, 0)
  WHERE "id" IN (OLD."trainerId", NEW."trainerId");
  RETURN NULL;
END $$;
CREATE TRIGGER "Client_counted" AFTER INSERT OR DELETE OR UPDATE OF "trainerId" ON "Client"
  FOR EACH ROW EXECUTE FUNCTION count_clients();

-- Whoever signs in may write, and from then on the rows are somebody's own.
CREATE FUNCTION demo_data_is_touched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Installation" SET "demoData" = NULL WHERE "demoData" = 'untouched';
  RETURN NULL;
END $$;
CREATE TRIGGER "Session_touches_demo_data" AFTER INSERT ON "Session"
  FOR EACH STATEMENT EXECUTE FUNCTION demo_data_is_touched();

-- Whose pictures they were is forgotten with the client, whichever way that goes.
CREATE FUNCTION forget_client_of_costs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "ImageCost" SET "clientId" = NULL, "clientName" = NULL WHERE "clientId" = OLD."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "Client_forget_costs" AFTER DELETE ON "Client"
  FOR EACH ROW EXECUTE FUNCTION forget_client_of_costs();

-- A name as it is searched and sorted: without accents, in small letters.
CREATE FUNCTION folded_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURNS NULL ON NULL INPUT
  RETURN lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'));
-- The words of a folded text. PostgreSQL's own parser takes "-00e3" for a number and an address for one word.
CREATE FUNCTION folded_words(folded text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURNS NULL ON NULL INPUT
  RETURN array_to_tsvector(array_remove(
    regexp_split_to_array(folded, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+'), ''));
-- A search by the beginnings of words, each of which has to be there; null, which finds nothing, where there is none.
CREATE FUNCTION folded_prefixes(search text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT string_agg(quote_literal(word) || ':*', ' & ')::tsquery
    FROM unnest(regexp_split_to_array(folded_name(search), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+'))
      AS word WHERE word <> '');
CREATE INDEX "Trainer_words" ON "Trainer" USING gin (folded_words("nameKey" || ' ' || "email"));
CREATE INDEX "Client_words" ON "Client" USING gin (folded_words("nameKey"));
CREATE FUNCTION keep_name_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."nameKey" := folded_name(NEW."name");
  RETURN NEW;
END $$;
CREATE TRIGGER "Client_named" BEFORE INSERT OR UPDATE OF "name" ON "Client"
  FOR EACH ROW EXECUTE FUNCTION keep_name_key();
CREATE TRIGGER "Trainer_named" BEFORE INSERT OR UPDATE OF "name" ON "Trainer"
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

-- What a programme says of a day, for statements that look at many clients.
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

-- The next target passes over workouts of an easy week. The plan of that week may be gone by then, so each workout
-- keeps what the plan said of its day.
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
