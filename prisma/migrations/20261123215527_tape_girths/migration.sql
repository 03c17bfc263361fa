-- AlterTable
ALTER TABLE "Measurement" ADD COLUMN     "girths" JSONB,
ADD COLUMN     "tapeBodyFat" DOUBLE PRECISION;

ALTER TABLE "Measurement"
  ADD CONSTRAINT "Measurement_tape_body_fat_range" CHECK ("tapeBodyFat" BETWEEN 5 AND 45),
  ADD CONSTRAINT "Measurement_girths_range" CHECK (
    "girths" IS NULL OR jsonb_typeof("girths") = 'object'
    AND NOT jsonb_path_exists("girths", '$.* ? (@.type() != "number" || @ < 120 || @ > 2200)'));
