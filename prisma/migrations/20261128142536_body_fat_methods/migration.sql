-- CreateEnum
CREATE TYPE "BodyFatMethod" AS ENUM ('scale', 'calliper', 'dxa', 'eye', 'photo');

-- AlterTable
ALTER TABLE "Client" ADD COLUMN     "bodyFatMethod" "BodyFatMethod";

-- AlterTable
ALTER TABLE "Measurement" ADD COLUMN     "bodyFatMethod" "BodyFatMethod";

ALTER TABLE "Measurement"
  ADD CONSTRAINT "Measurement_method_of_body_fat" CHECK ("bodyFatMethod" IS NULL OR "bodyFat" IS NOT NULL);
