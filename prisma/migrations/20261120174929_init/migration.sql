-- CreateEnum
CREATE TYPE "Gender" AS ENUM ('male', 'female');

-- CreateEnum
CREATE TYPE "Experience" AS ENUM ('beginner', 'intermediate', 'advanced');

-- CreateEnum
CREATE TYPE "Side" AS ENUM ('front', 'back');

-- CreateEnum
CREATE TYPE "GenerationStatus" AS ENUM ('queued', 'running', 'succeeded', 'failed', 'superseded');

-- CreateEnum
CREATE TYPE "ImageStatus" AS ENUM ('pending', 'done', 'failed');

-- CreateEnum
CREATE TYPE "Engine" AS ENUM ('local', 'replicate');

-- CreateEnum
CREATE TYPE "MuscleGroup" AS ENUM ('legs', 'back', 'chest', 'shoulders', 'arms');

-- CreateEnum
CREATE TYPE "SetKind" AS ENUM ('working', 'warmup', 'drop', 'failure');

-- CreateTable
CREATE TABLE "Trainer" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "isAdmin" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Trainer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "trainerId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "idleExpiresAt" TIMESTAMPTZ(3) NOT NULL,
    "absoluteExpiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ResetToken" (
    "tokenHash" TEXT NOT NULL,
    "trainerId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ResetToken_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "Client" (
    "id" UUID NOT NULL,
    "trainerId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "gender" "Gender" NOT NULL,
    "heightInches" INTEGER NOT NULL,
    "weightLbs" DOUBLE PRECISION NOT NULL,
    "bodyFat" DOUBLE PRECISION NOT NULL,
    "targetWeightLbs" DOUBLE PRECISION NOT NULL,
    "targetBodyFat" DOUBLE PRECISION NOT NULL,
    "steps" INTEGER NOT NULL,
    "workoutsPerWeek" INTEGER NOT NULL,
    "hoursPerWorkout" DOUBLE PRECISION NOT NULL,
    "experience" "Experience" NOT NULL,
    "dietAdherence" DOUBLE PRECISION NOT NULL,
    "notes" TEXT,
    "frontPhotoId" UUID,
    "backPhotoId" UUID,
    "baselinePhotoId" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Client_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Photo" (
    "id" UUID NOT NULL,
    "trainerId" UUID NOT NULL,
    "clientId" UUID,
    "side" "Side",
    "blobKey" TEXT NOT NULL,
    "thumbKey" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "takenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Photo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Measurement" (
    "id" UUID NOT NULL,
    "clientId" UUID NOT NULL,
    "takenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "weightLbs" DOUBLE PRECISION NOT NULL,
    "bodyFat" DOUBLE PRECISION,

    CONSTRAINT "Measurement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Generation" (
    "id" UUID NOT NULL,
    "clientId" UUID NOT NULL,
    "status" "GenerationStatus" NOT NULL DEFAULT 'queued',
    "subject" JSONB NOT NULL,
    "frontPhotoId" UUID,
    "backPhotoId" UUID,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "leaseUntil" TIMESTAMPTZ(3),
    "error" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Generation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GenerationImage" (
    "id" UUID NOT NULL,
    "generationId" UUID NOT NULL,
    "side" "Side" NOT NULL,
    "step" INTEGER NOT NULL,
    "status" "ImageStatus" NOT NULL DEFAULT 'pending',
    "month" INTEGER NOT NULL,
    "weightLbs" DOUBLE PRECISION NOT NULL,
    "bodyFat" DOUBLE PRECISION NOT NULL,
    "engine" "Engine",
    "ticket" TEXT,
    "nextCheckAt" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "prompt" TEXT,
    "lowConfidence" BOOLEAN NOT NULL DEFAULT false,
    "blobKey" TEXT,
    "thumbKey" TEXT,
    "sha256" TEXT,
    "error" TEXT,
    "costMicroUsd" INTEGER,
    "millis" INTEGER,
    "rating" INTEGER,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "GenerationImage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Forecast" (
    "clientId" UUID NOT NULL,
    "inputsKey" TEXT NOT NULL,
    "result" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Forecast_pkey" PRIMARY KEY ("clientId","inputsKey")
);

-- CreateTable
CREATE TABLE "Exercise" (
    "id" UUID NOT NULL,
    "clientId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "muscleGroup" "MuscleGroup" NOT NULL,
    "pinnedNote" TEXT,
    "lastOpenedAt" TIMESTAMPTZ(3),
    "trashedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Exercise_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Workout" (
    "id" UUID NOT NULL,
    "clientId" UUID NOT NULL,
    "muscleGroup" "MuscleGroup" NOT NULL,
    "performedAt" TIMESTAMPTZ(3) NOT NULL,
    "localDate" DATE NOT NULL,
    "timezoneOffset" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Workout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WorkoutEntry" (
    "id" UUID NOT NULL,
    "workoutId" UUID NOT NULL,
    "exerciseId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "notes" TEXT,
    "performedAt" TIMESTAMPTZ(3) NOT NULL,
    "localDate" DATE NOT NULL,

    CONSTRAINT "WorkoutEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WorkoutSet" (
    "id" UUID NOT NULL,
    "entryId" UUID NOT NULL,
    "exerciseId" UUID NOT NULL,
    "setNumber" INTEGER NOT NULL,
    "reps" INTEGER NOT NULL,
    "weightLbs" DOUBLE PRECISION NOT NULL,
    "kind" "SetKind" NOT NULL DEFAULT 'working',
    "rpe" DOUBLE PRECISION,
    "localDate" DATE NOT NULL,

    CONSTRAINT "WorkoutSet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "windowStart" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "trainerId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "reply" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("trainerId","key")
);

-- CreateTable
CREATE TABLE "BlobCleanup" (
    "key" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "BlobCleanup_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "PendingMail" (
    "id" UUID NOT NULL,
    "message" JSONB NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL,
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PendingMail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actorId" UUID NOT NULL,
    "actorEmail" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "targetId" TEXT,
    "details" JSONB,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Trainer_email_key" ON "Trainer"("email");

-- CreateIndex
CREATE INDEX "Trainer_createdAt_id_idx" ON "Trainer"("createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Session_trainerId_idx" ON "Session"("trainerId");

-- CreateIndex
CREATE INDEX "Session_idleExpiresAt_idx" ON "Session"("idleExpiresAt");

-- CreateIndex
CREATE INDEX "ResetToken_trainerId_idx" ON "ResetToken"("trainerId");

-- CreateIndex
CREATE UNIQUE INDEX "Client_frontPhotoId_key" ON "Client"("frontPhotoId");

-- CreateIndex
CREATE UNIQUE INDEX "Client_backPhotoId_key" ON "Client"("backPhotoId");

-- CreateIndex
CREATE UNIQUE INDEX "Client_baselinePhotoId_key" ON "Client"("baselinePhotoId");

-- CreateIndex
CREATE INDEX "Client_trainerId_createdAt_id_idx" ON "Client"("trainerId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Client_createdAt_id_idx" ON "Client"("createdAt" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "Photo_blobKey_key" ON "Photo"("blobKey");

-- CreateIndex
CREATE UNIQUE INDEX "Photo_thumbKey_key" ON "Photo"("thumbKey");

-- CreateIndex
CREATE INDEX "Photo_clientId_takenAt_idx" ON "Photo"("clientId", "takenAt" DESC);

-- CreateIndex
CREATE INDEX "Photo_trainerId_takenAt_idx" ON "Photo"("trainerId", "takenAt" DESC);

-- CreateIndex
CREATE INDEX "Measurement_clientId_takenAt_idx" ON "Measurement"("clientId", "takenAt" DESC);

-- CreateIndex
CREATE INDEX "Generation_clientId_createdAt_idx" ON "Generation"("clientId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Generation_status_leaseUntil_idx" ON "Generation"("status", "leaseUntil");

-- CreateIndex
CREATE INDEX "Generation_createdAt_idx" ON "Generation"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "GenerationImage_blobKey_key" ON "GenerationImage"("blobKey");

-- CreateIndex
CREATE UNIQUE INDEX "GenerationImage_thumbKey_key" ON "GenerationImage"("thumbKey");

-- CreateIndex
CREATE INDEX "GenerationImage_finishedAt_idx" ON "GenerationImage"("finishedAt");

-- CreateIndex
CREATE UNIQUE INDEX "GenerationImage_generationId_side_step_key" ON "GenerationImage"("generationId", "side", "step");

-- CreateIndex
CREATE INDEX "Exercise_clientId_muscleGroup_idx" ON "Exercise"("clientId", "muscleGroup");

-- CreateIndex
CREATE UNIQUE INDEX "Exercise_clientId_nameKey_key" ON "Exercise"("clientId", "nameKey");

-- CreateIndex
CREATE INDEX "Workout_clientId_performedAt_idx" ON "Workout"("clientId", "performedAt" DESC);

-- CreateIndex
CREATE INDEX "WorkoutEntry_exerciseId_performedAt_idx" ON "WorkoutEntry"("exerciseId", "performedAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "WorkoutEntry_workoutId_position_key" ON "WorkoutEntry"("workoutId", "position");

-- CreateIndex
CREATE INDEX "WorkoutSet_exerciseId_kind_weightLbs_reps_localDate_idx" ON "WorkoutSet"("exerciseId", "kind", "weightLbs" DESC, "reps" DESC, "localDate");

-- CreateIndex
CREATE UNIQUE INDEX "WorkoutSet_entryId_setNumber_key" ON "WorkoutSet"("entryId", "setNumber");

-- CreateIndex
CREATE INDEX "RateLimit_expiresAt_idx" ON "RateLimit"("expiresAt");

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- CreateIndex
CREATE INDEX "BlobCleanup_createdAt_idx" ON "BlobCleanup"("createdAt");

-- CreateIndex
CREATE INDEX "PendingMail_nextAttemptAt_idx" ON "PendingMail"("nextAttemptAt");

-- CreateIndex
CREATE INDEX "AuditEntry_at_id_idx" ON "AuditEntry"("at" DESC, "id");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResetToken" ADD CONSTRAINT "ResetToken_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Client" ADD CONSTRAINT "Client_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Client" ADD CONSTRAINT "Client_frontPhotoId_fkey" FOREIGN KEY ("frontPhotoId") REFERENCES "Photo"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Client" ADD CONSTRAINT "Client_backPhotoId_fkey" FOREIGN KEY ("backPhotoId") REFERENCES "Photo"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Client" ADD CONSTRAINT "Client_baselinePhotoId_fkey" FOREIGN KEY ("baselinePhotoId") REFERENCES "Photo"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Photo" ADD CONSTRAINT "Photo_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Photo" ADD CONSTRAINT "Photo_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Measurement" ADD CONSTRAINT "Measurement_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Generation" ADD CONSTRAINT "Generation_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GenerationImage" ADD CONSTRAINT "GenerationImage_generationId_fkey" FOREIGN KEY ("generationId") REFERENCES "Generation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Forecast" ADD CONSTRAINT "Forecast_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Exercise" ADD CONSTRAINT "Exercise_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Workout" ADD CONSTRAINT "Workout_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkoutEntry" ADD CONSTRAINT "WorkoutEntry_workoutId_fkey" FOREIGN KEY ("workoutId") REFERENCES "Workout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkoutEntry" ADD CONSTRAINT "WorkoutEntry_exerciseId_fkey" FOREIGN KEY ("exerciseId") REFERENCES "Exercise"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkoutSet" ADD CONSTRAINT "WorkoutSet_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "WorkoutEntry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkoutSet" ADD CONSTRAINT "WorkoutSet_exerciseId_fkey" FOREIGN KEY ("exerciseId") REFERENCES "Exercise"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdempotencyKey" ADD CONSTRAINT "IdempotencyKey_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
