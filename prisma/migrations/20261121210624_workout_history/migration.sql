-- AlterTable
ALTER TABLE "Exercise" ADD COLUMN     "importId" UUID;

-- AlterTable
ALTER TABLE "Workout" ADD COLUMN     "importId" UUID,
ADD COLUMN     "importKey" TEXT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "WorkoutImport" (
    "id" UUID NOT NULL,
    "clientId" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "fileName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WorkoutImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RemovedWorkout" (
    "id" UUID NOT NULL,
    "clientId" UUID NOT NULL,
    "workout" JSONB NOT NULL,
    "removedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RemovedWorkout_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "WorkoutImport_clientId_createdAt_idx" ON "WorkoutImport"("clientId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "RemovedWorkout_clientId_idx" ON "RemovedWorkout"("clientId");

-- CreateIndex
CREATE INDEX "RemovedWorkout_removedAt_idx" ON "RemovedWorkout"("removedAt");

-- CreateIndex
CREATE INDEX "Exercise_importId_idx" ON "Exercise"("importId");

-- CreateIndex
CREATE INDEX "Workout_importId_idx" ON "Workout"("importId");

-- CreateIndex
CREATE UNIQUE INDEX "Workout_clientId_importKey_key" ON "Workout"("clientId", "importKey");

-- AddForeignKey
ALTER TABLE "Exercise" ADD CONSTRAINT "Exercise_importId_fkey" FOREIGN KEY ("importId") REFERENCES "WorkoutImport"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Workout" ADD CONSTRAINT "Workout_importId_fkey" FOREIGN KEY ("importId") REFERENCES "WorkoutImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkoutImport" ADD CONSTRAINT "WorkoutImport_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RemovedWorkout" ADD CONSTRAINT "RemovedWorkout_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;
