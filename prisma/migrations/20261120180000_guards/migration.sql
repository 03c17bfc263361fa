-- The last guard of the specification's ranges, should a schema in lib/ ever let something through.

ALTER TABLE "Trainer"
  ADD CONSTRAINT "Trainer_email_folded" CHECK ("email" = lower(btrim("email")) AND char_length("email") BETWEEN 3 AND 254),
  ADD CONSTRAINT "Trainer_name_length" CHECK (char_length("name") BETWEEN 1 AND 120);

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
  ADD CONSTRAINT "Client_version_positive" CHECK ("version" >= 1);

ALTER TABLE "Photo"
  ADD CONSTRAINT "Photo_size_range" CHECK ("width" BETWEEN 1 AND 1080 AND "height" BETWEEN 1 AND 1920 AND "bytes" > 0);

ALTER TABLE "Measurement"
  ADD CONSTRAINT "Measurement_weight_range" CHECK ("weightLbs" BETWEEN 100 AND 350),
  ADD CONSTRAINT "Measurement_body_fat_range" CHECK ("bodyFat" BETWEEN 5 AND 45);

ALTER TABLE "GenerationImage"
  ADD CONSTRAINT "GenerationImage_step_range" CHECK ("step" BETWEEN 1 AND 6),
  ADD CONSTRAINT "GenerationImage_month_range" CHECK ("month" >= 0),
  ADD CONSTRAINT "GenerationImage_rating_range" CHECK ("rating" IN (-1, 1)),
  -- A finished image has its bytes, and names who made it and what was asked.
  ADD CONSTRAINT "GenerationImage_done_complete" CHECK (
    "status" <> 'done'
    OR ("blobKey" IS NOT NULL AND "thumbKey" IS NOT NULL AND "sha256" IS NOT NULL
        AND "engine" IS NOT NULL AND "prompt" IS NOT NULL AND "finishedAt" IS NOT NULL)
  );

-- Of one client's generations at most one is in sight; newer ones supersede it.
CREATE UNIQUE INDEX "Generation_one_visible" ON "Generation" ("clientId") WHERE "status" <> 'superseded';

ALTER TABLE "Exercise"
  ADD CONSTRAINT "Exercise_name_length" CHECK (char_length("name") BETWEEN 1 AND 80);

ALTER TABLE "Workout"
  ADD CONSTRAINT "Workout_timezone_offset_range" CHECK ("timezoneOffset" BETWEEN -840 AND 840);

ALTER TABLE "WorkoutSet"
  ADD CONSTRAINT "WorkoutSet_number_positive" CHECK ("setNumber" >= 1),
  ADD CONSTRAINT "WorkoutSet_reps_range" CHECK ("reps" BETWEEN 1 AND 30),
  ADD CONSTRAINT "WorkoutSet_weight_range" CHECK ("weightLbs" BETWEEN 0 AND 750),
  ADD CONSTRAINT "WorkoutSet_rpe_range" CHECK ("rpe" BETWEEN 1 AND 10);

-- The best weight at each number of repetitions, without reading all sets of an exercise.
CREATE INDEX "WorkoutSet_exerciseId_kind_reps_weightLbs_idx"
  ON "WorkoutSet" ("exerciseId", "kind", "reps", "weightLbs" DESC);

-- Counting is all this table is for; after a crash it may start from nothing.
ALTER TABLE "RateLimit" SET UNLOGGED;

-- What was done stays written.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries cannot be changed or removed';
END $$;
CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE ON "AuditEntry"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
