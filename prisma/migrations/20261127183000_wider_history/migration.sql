-- The specification's ranges bind its inputs. What a scale showed, or what an import brings along, may lie outside.

ALTER TABLE "Client"
  DROP CONSTRAINT "Client_weight_range",
  ADD CONSTRAINT "Client_weight_range" CHECK ("weightLbs" BETWEEN 50 AND 700);

ALTER TABLE "Measurement"
  DROP CONSTRAINT "Measurement_weight_range",
  ADD CONSTRAINT "Measurement_weight_range" CHECK ("weightLbs" BETWEEN 50 AND 700);

ALTER TABLE "CheckIn"
  DROP CONSTRAINT "CheckIn_weight_range",
  ADD CONSTRAINT "CheckIn_weight_range" CHECK ("weightLbs" BETWEEN 50 AND 700);

ALTER TABLE "WorkoutSet"
  DROP CONSTRAINT "WorkoutSet_reps_range",
  DROP CONSTRAINT "WorkoutSet_weight_range",
  ADD CONSTRAINT "WorkoutSet_reps_range"
    CHECK ("reps" BETWEEN 1 AND 1000 OR ("reps" = 0 AND num_nonnulls("seconds", "meters") > 0)),
  ADD CONSTRAINT "WorkoutSet_weight_range" CHECK ("weightLbs" BETWEEN -500 AND 2000);
