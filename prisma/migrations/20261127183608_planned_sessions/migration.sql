-- CreateEnum
CREATE TYPE "LinkedBy" AS ENUM ('opened', 'matched', 'hand', 'client');

-- AlterTable
ALTER TABLE "WeeklyPlan" ADD COLUMN     "laidOutTo" DATE;

-- AlterTable
ALTER TABLE "Workout" ADD COLUMN     "linkedBy" "LinkedBy",
ADD COLUMN     "plannedSessionId" UUID;

-- CreateTable
CREATE TABLE "PlannedSession" (
    "id" UUID NOT NULL,
    "clientId" UUID NOT NULL,
    "date" DATE NOT NULL,
    "plannedOn" DATE NOT NULL,
    "name" TEXT NOT NULL,
    "setsPlanned" INTEGER NOT NULL DEFAULT 0,
    "setsDone" INTEGER NOT NULL DEFAULT 0,
    "filledOn" DATE,
    "lastDay" DATE,
    "openEndAt" TIMESTAMPTZ(3),

    CONSTRAINT "PlannedSession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PlannedExercise" (
    "id" UUID NOT NULL,
    "plannedSessionId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "exerciseId" UUID NOT NULL,
    "withNext" BOOLEAN NOT NULL,
    "isFixed" BOOLEAN NOT NULL,
    "loadPercent" INTEGER,

    CONSTRAINT "PlannedExercise_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PlannedSet" (
    "plannedExerciseId" UUID NOT NULL,
    "setNumber" INTEGER NOT NULL,
    "repsMin" INTEGER NOT NULL,
    "repsMax" INTEGER NOT NULL,
    "weightLbs" DOUBLE PRECISION NOT NULL,
    "seconds" INTEGER,
    "meters" DOUBLE PRECISION,
    "rpe" DOUBLE PRECISION,

    CONSTRAINT "PlannedSet_pkey" PRIMARY KEY ("plannedExerciseId","setNumber")
);

-- CreateIndex
CREATE INDEX "PlannedSession_clientId_date_idx" ON "PlannedSession"("clientId", "date");

-- CreateIndex
CREATE INDEX "PlannedExercise_exerciseId_idx" ON "PlannedExercise"("exerciseId");

-- CreateIndex
CREATE UNIQUE INDEX "PlannedExercise_plannedSessionId_position_key" ON "PlannedExercise"("plannedSessionId", "position");

-- CreateIndex
CREATE INDEX "WeeklyPlan_laidOutTo_idx" ON "WeeklyPlan"("laidOutTo");

-- CreateIndex
CREATE INDEX "Workout_plannedSessionId_idx" ON "Workout"("plannedSessionId");

-- AddForeignKey
ALTER TABLE "Workout" ADD CONSTRAINT "Workout_plannedSessionId_fkey" FOREIGN KEY ("plannedSessionId") REFERENCES "PlannedSession"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlannedSession" ADD CONSTRAINT "PlannedSession_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlannedExercise" ADD CONSTRAINT "PlannedExercise_plannedSessionId_fkey" FOREIGN KEY ("plannedSessionId") REFERENCES "PlannedSession"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlannedExercise" ADD CONSTRAINT "PlannedExercise_exerciseId_fkey" FOREIGN KEY ("exerciseId") REFERENCES "Exercise"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlannedSet" ADD CONSTRAINT "PlannedSet_plannedExerciseId_fkey" FOREIGN KEY ("plannedExerciseId") REFERENCES "PlannedExercise"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "PlannedSession"
  ADD CONSTRAINT "PlannedSession_name_length" CHECK (char_length("name") BETWEEN 1 AND 60),
  ADD CONSTRAINT "PlannedSession_sets_done_range" CHECK ("setsDone" BETWEEN 0 AND "setsPlanned");

ALTER TABLE "PlannedExercise"
  ADD CONSTRAINT "PlannedExercise_load_percent_range" CHECK ("loadPercent" BETWEEN 50 AND 100);

ALTER TABLE "PlannedSet"
  ADD CONSTRAINT "PlannedSet_number_positive" CHECK ("setNumber" >= 1),
  ADD CONSTRAINT "PlannedSet_reps_range" CHECK ("repsMin" BETWEEN 1 AND "repsMax" AND "repsMax" <= 30),
  ADD CONSTRAINT "PlannedSet_weight_range" CHECK ("weightLbs" BETWEEN 0 AND 750),
  ADD CONSTRAINT "PlannedSet_seconds_range" CHECK ("seconds" BETWEEN 1 AND 86400),
  ADD CONSTRAINT "PlannedSet_meters_range" CHECK ("meters" > 0 AND "meters" <= 1000000),
  ADD CONSTRAINT "PlannedSet_rpe_range" CHECK ("rpe" BETWEEN 5 AND 10);
