-- AlterTable
ALTER TABLE "PlannedExercise" ADD COLUMN     "restSeconds" INTEGER,
ADD COLUMN     "tempo" TEXT;

-- AlterTable
ALTER TABLE "Trainer" ADD COLUMN     "barLbs" DOUBLE PRECISION,
ADD COLUMN     "restSeconds" INTEGER;

ALTER TABLE "PlannedExercise"
  ADD CONSTRAINT "PlannedExercise_rest" CHECK ("restSeconds" BETWEEN 15 AND 600),
  ADD CONSTRAINT "PlannedExercise_tempo" CHECK (tempo ~ '^[0-9X](-[0-9X]){2,3}$');
ALTER TABLE "Trainer"
  ADD CONSTRAINT "Trainer_rest" CHECK ("restSeconds" BETWEEN 15 AND 600),
  ADD CONSTRAINT "Trainer_bar" CHECK ("barLbs" BETWEEN 5 AND 100);
