-- CreateEnum
CREATE TYPE "Units" AS ENUM ('imperial', 'metric');

-- CreateEnum
CREATE TYPE "ConsentKind" AS ENUM ('photos', 'ai', 'sharing');

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
CREATE TYPE "CheckInQuestion" AS ENUM ('sleep', 'hunger', 'stress', 'adherence', 'note');

-- CreateEnum
CREATE TYPE "CheckInState" AS ENUM ('waiting', 'accepted', 'asked_again');

-- CreateEnum
CREATE TYPE "MuscleGroup" AS ENUM ('legs', 'back', 'chest', 'shoulders', 'arms');

-- CreateEnum
CREATE TYPE "Measure" AS ENUM ('load', 'bodyWeight', 'time', 'distance');

-- CreateEnum
CREATE TYPE "SetKind" AS ENUM ('working', 'warmup', 'drop', 'failure');

-- CreateEnum
CREATE TYPE "DemoData" AS ENUM ('loading', 'untouched');

-- CreateTable
CREATE TABLE "Trainer" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "isAdmin" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "clientCount" INTEGER NOT NULL DEFAULT 0,
    "deletedAt" TIMESTAMPTZ(3),
    "purgingSince" TIMESTAMPTZ(3),
    "units" "Units" NOT NULL DEFAULT 'imperial',
    "nameKey" TEXT NOT NULL DEFAULT '',
    "lastSignInAt" TIMESTAMPTZ(3),
    "suspendedAt" TIMESTAMPTZ(3),

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
CREATE TABLE "PushSubscription" (
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "sessionId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PushSubscription_pkey" PRIMARY KEY ("endpoint")
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
CREATE TABLE "EmailChange" (
    "trainerId" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EmailChange_pkey" PRIMARY KEY ("trainerId")
);

-- CreateTable
CREATE TABLE "Brand" (
    "trainerId" UUID NOT NULL,
    "name" TEXT,
    "colour" TEXT,
    "phone" TEXT,
    "web" TEXT,
    "email" TEXT,
    "logoId" UUID,

    CONSTRAINT "Brand_pkey" PRIMARY KEY ("trainerId")
);

-- CreateTable
CREATE TABLE "Client" (
    "id" UUID NOT NULL,
    "trainerId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "gender" "Gender" NOT NULL,
    "heightInches" DOUBLE PRECISION NOT NULL,
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
    "adultConfirmedAt" TIMESTAMPTZ(3),
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "nameKey" TEXT NOT NULL DEFAULT '',
    "archivedAt" TIMESTAMPTZ(3),
    "tags" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "lastTrainedOn" DATE,
    "plannedDays" INTEGER NOT NULL DEFAULT 0,
    "lastWeighedAt" TIMESTAMPTZ(3),
    "aheadDays" INTEGER,
    "aheadModel" INTEGER NOT NULL DEFAULT 0,
    "datedDays" DATE[] NOT NULL DEFAULT ARRAY[]::DATE[],
    "deletedAt" TIMESTAMPTZ(3),
    "deletedFromId" UUID,

    CONSTRAINT "Client_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Consent" (
    "id" UUID NOT NULL,
    "clientId" UUID NOT NULL,
    "kind" "ConsentKind" NOT NULL,
    "givenAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "recordedBy" TEXT NOT NULL,

    CONSTRAINT "Consent_pkey" PRIMARY KEY ("id")
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
    "check" JSONB,

    CONSTRAINT "Photo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Measurement" (
    "id" UUID NOT NULL,
    "clientId" UUID NOT NULL,
    "takenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "weightLbs" DOUBLE PRECISION NOT NULL,
    "bodyFat" DOUBLE PRECISION,
    "girths" JSONB,
    "tapeBodyFat" DOUBLE PRECISION,

    CONSTRAINT "Measurement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Plan" (
    "clientId" UUID NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "question" JSONB NOT NULL,

    CONSTRAINT "Plan_pkey" PRIMARY KEY ("clientId")
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
    "millis" INTEGER,
    "rating" INTEGER,
    "finishedAt" TIMESTAMPTZ(3),
    "note" TEXT,
    "take" INTEGER NOT NULL DEFAULT 1,
    "match" JSONB,
    "widths" JSONB,

    CONSTRAINT "GenerationImage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ImageCost" (
    "imageId" UUID NOT NULL,
    "trainerId" UUID NOT NULL,
    "trainerName" TEXT NOT NULL,
    "clientId" UUID,
    "clientName" TEXT,
    "bookedAt" TIMESTAMPTZ(3) NOT NULL,
    "microUsd" INTEGER NOT NULL DEFAULT 0,
    "settledAt" TIMESTAMPTZ(3),
    "outcome" "ImageStatus" NOT NULL DEFAULT 'pending',
    "engine" "Engine",
    "millis" INTEGER,
    "reason" TEXT,
    "refundOf" UUID,

    CONSTRAINT "ImageCost_pkey" PRIMARY KEY ("imageId")
);

-- CreateTable
CREATE TABLE "Share" (
    "id" UUID NOT NULL,
    "clientId" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "revealOn" DATE,
    "revealAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "views" INTEGER NOT NULL DEFAULT 0,
    "lastSeenAt" TIMESTAMPTZ(3),
    "consentId" UUID NOT NULL,

    CONSTRAINT "Share_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CheckInLink" (
    "id" UUID NOT NULL,
    "clientId" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "code" TEXT,
    "questions" "CheckInQuestion"[],
    "everyWeeks" INTEGER NOT NULL,
    "weekday" INTEGER NOT NULL,
    "releasedOn" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "idleExpiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "consentVersion" TEXT,
    "consentedAt" TIMESTAMPTZ(3),
    "photosAgreed" BOOLEAN NOT NULL DEFAULT false,
    "withdrawnAt" TIMESTAMPTZ(3),
    "remindedOn" DATE,
    "reminderConfirmedAt" TIMESTAMPTZ(3),
    "reminderEmail" TEXT,
    "units" "Units",
    "timeZone" TEXT NOT NULL,
    "imageDays" JSONB NOT NULL,

    CONSTRAINT "CheckInLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CheckInBrowser" (
    "endpoint" TEXT NOT NULL,
    "linkId" UUID NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CheckInBrowser_pkey" PRIMARY KEY ("endpoint")
);

-- CreateTable
CREATE TABLE "CheckIn" (
    "id" UUID NOT NULL,
    "clientId" UUID NOT NULL,
    "linkId" UUID NOT NULL,
    "takenAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,
    "weightLbs" DOUBLE PRECISION,
    "bodyFat" DOUBLE PRECISION,
    "girths" JSONB,
    "answers" JSONB NOT NULL,
    "note" TEXT,
    "frontPhotoId" UUID,
    "backPhotoId" UUID,
    "state" "CheckInState" NOT NULL DEFAULT 'waiting',
    "decidedAt" TIMESTAMPTZ(3),
    "measurementId" UUID,
    "replacedPhotos" JSONB,
    "reopened" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "CheckIn_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SoloSession" (
    "id" UUID NOT NULL,
    "clientId" UUID NOT NULL,
    "linkId" UUID NOT NULL,
    "weekday" INTEGER NOT NULL,
    "localDate" DATE NOT NULL,
    "sets" JSONB NOT NULL,
    "performedAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3),

    CONSTRAINT "SoloSession_pkey" PRIMARY KEY ("id")
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
    "importId" UUID,
    "measure" "Measure" NOT NULL DEFAULT 'load',
    "isFavourite" BOOLEAN NOT NULL DEFAULT false,

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
    "importId" UUID,
    "importKey" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "endedAt" TIMESTAMPTZ(3) NOT NULL,
    "absorbedIds" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
    "note" TEXT,
    "isDeload" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Workout_pkey" PRIMARY KEY ("id")
);

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
    "meters" DOUBLE PRECISION,
    "seconds" INTEGER,

    CONSTRAINT "WorkoutSet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WeeklyPlan" (
    "clientId" UUID NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "moves" JSONB NOT NULL DEFAULT '[]',
    "name" TEXT,
    "weeks" JSONB NOT NULL,
    "startsOn" DATE,
    "before" JSONB,
    "copyId" UUID,

    CONSTRAINT "WeeklyPlan_pkey" PRIMARY KEY ("clientId")
);

-- CreateTable
CREATE TABLE "ProgrammeTemplate" (
    "id" UUID NOT NULL,
    "trainerId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "weeks" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ProgrammeTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Installation" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "blobStore" TEXT,
    "demoData" "DemoData",

    CONSTRAINT "Installation_pkey" PRIMARY KEY ("id")
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
    "actorId" UUID,
    "actorEmail" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "targetId" TEXT,
    "details" JSONB,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "id" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Trainer_email_key" ON "Trainer"("email");

-- CreateIndex
CREATE INDEX "Trainer_createdAt_id_idx" ON "Trainer"("createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Trainer_deletedAt_id_idx" ON "Trainer"("deletedAt", "id");

-- CreateIndex
CREATE INDEX "Session_trainerId_idx" ON "Session"("trainerId");

-- CreateIndex
CREATE INDEX "Session_idleExpiresAt_idx" ON "Session"("idleExpiresAt");

-- CreateIndex
CREATE INDEX "Session_trainerId_lastSeenAt_idx" ON "Session"("trainerId", "lastSeenAt");

-- CreateIndex
CREATE INDEX "PushSubscription_sessionId_idx" ON "PushSubscription"("sessionId");

-- CreateIndex
CREATE INDEX "ResetToken_trainerId_idx" ON "ResetToken"("trainerId");

-- CreateIndex
CREATE UNIQUE INDEX "EmailChange_tokenHash_key" ON "EmailChange"("tokenHash");

-- CreateIndex
CREATE INDEX "EmailChange_expiresAt_idx" ON "EmailChange"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Brand_logoId_key" ON "Brand"("logoId");

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
CREATE INDEX "Client_trainerId_nameKey_id_idx" ON "Client"("trainerId", "nameKey", "id");

-- CreateIndex
CREATE INDEX "Client_nameKey_id_idx" ON "Client"("nameKey", "id");

-- CreateIndex
CREATE INDEX "Client_aheadModel_idx" ON "Client"("aheadModel");

-- CreateIndex
CREATE INDEX "Client_deletedAt_idx" ON "Client"("deletedAt");

-- CreateIndex
CREATE INDEX "Client_deletedFromId_idx" ON "Client"("deletedFromId");

-- CreateIndex
CREATE INDEX "Consent_clientId_kind_givenAt_idx" ON "Consent"("clientId", "kind", "givenAt" DESC);

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
CREATE UNIQUE INDEX "GenerationImage_generationId_side_step_take_key" ON "GenerationImage"("generationId", "side", "step", "take");

-- CreateIndex
CREATE UNIQUE INDEX "ImageCost_refundOf_key" ON "ImageCost"("refundOf");

-- CreateIndex
CREATE INDEX "ImageCost_bookedAt_idx" ON "ImageCost"("bookedAt");

-- CreateIndex
CREATE INDEX "ImageCost_trainerId_bookedAt_idx" ON "ImageCost"("trainerId", "bookedAt");

-- CreateIndex
CREATE INDEX "ImageCost_clientId_idx" ON "ImageCost"("clientId");

-- CreateIndex
CREATE UNIQUE INDEX "Share_tokenHash_key" ON "Share"("tokenHash");

-- CreateIndex
CREATE INDEX "Share_clientId_createdAt_idx" ON "Share"("clientId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Share_consentId_idx" ON "Share"("consentId");

-- CreateIndex
CREATE UNIQUE INDEX "CheckInLink_tokenHash_key" ON "CheckInLink"("tokenHash");

-- CreateIndex
CREATE INDEX "CheckInLink_clientId_createdAt_idx" ON "CheckInLink"("clientId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "CheckInBrowser_linkId_idx" ON "CheckInBrowser"("linkId");

-- CreateIndex
CREATE UNIQUE INDEX "CheckIn_frontPhotoId_key" ON "CheckIn"("frontPhotoId");

-- CreateIndex
CREATE UNIQUE INDEX "CheckIn_backPhotoId_key" ON "CheckIn"("backPhotoId");

-- CreateIndex
CREATE INDEX "CheckIn_clientId_takenAt_idx" ON "CheckIn"("clientId", "takenAt" DESC);

-- CreateIndex
CREATE INDEX "CheckIn_state_receivedAt_idx" ON "CheckIn"("state", "receivedAt");

-- CreateIndex
CREATE INDEX "SoloSession_clientId_performedAt_idx" ON "SoloSession"("clientId", "performedAt" DESC);

-- CreateIndex
CREATE INDEX "Exercise_clientId_muscleGroup_idx" ON "Exercise"("clientId", "muscleGroup");

-- CreateIndex
CREATE INDEX "Exercise_importId_idx" ON "Exercise"("importId");

-- CreateIndex
CREATE UNIQUE INDEX "Exercise_clientId_nameKey_key" ON "Exercise"("clientId", "nameKey");

-- CreateIndex
CREATE INDEX "Workout_clientId_performedAt_idx" ON "Workout"("clientId", "performedAt" DESC);

-- CreateIndex
CREATE INDEX "Workout_importId_idx" ON "Workout"("importId");

-- CreateIndex
CREATE UNIQUE INDEX "Workout_clientId_importKey_key" ON "Workout"("clientId", "importKey");

-- CreateIndex
CREATE INDEX "WorkoutImport_clientId_createdAt_idx" ON "WorkoutImport"("clientId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "RemovedWorkout_clientId_idx" ON "RemovedWorkout"("clientId");

-- CreateIndex
CREATE INDEX "RemovedWorkout_removedAt_idx" ON "RemovedWorkout"("removedAt");

-- CreateIndex
CREATE INDEX "WorkoutEntry_exerciseId_performedAt_idx" ON "WorkoutEntry"("exerciseId", "performedAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "WorkoutEntry_workoutId_position_key" ON "WorkoutEntry"("workoutId", "position");

-- CreateIndex
CREATE INDEX "WorkoutSet_exerciseId_kind_weightLbs_reps_localDate_idx" ON "WorkoutSet"("exerciseId", "kind", "weightLbs" DESC, "reps" DESC, "localDate");

-- CreateIndex
CREATE INDEX "WorkoutSet_exerciseId_kind_reps_weightLbs_idx" ON "WorkoutSet"("exerciseId", "kind", "reps", "weightLbs" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "WorkoutSet_entryId_setNumber_key" ON "WorkoutSet"("entryId", "setNumber");

-- CreateIndex
CREATE INDEX "ProgrammeTemplate_trainerId_name_idx" ON "ProgrammeTemplate"("trainerId", "name");

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

-- CreateIndex
CREATE INDEX "AuditEntry_targetId_at_idx" ON "AuditEntry"("targetId", "at");

-- CreateIndex
CREATE INDEX "WebhookDelivery_receivedAt_idx" ON "WebhookDelivery"("receivedAt");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResetToken" ADD CONSTRAINT "ResetToken_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EmailChange" ADD CONSTRAINT "EmailChange_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Brand" ADD CONSTRAINT "Brand_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Brand" ADD CONSTRAINT "Brand_logoId_fkey" FOREIGN KEY ("logoId") REFERENCES "Photo"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Client" ADD CONSTRAINT "Client_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Client" ADD CONSTRAINT "Client_frontPhotoId_fkey" FOREIGN KEY ("frontPhotoId") REFERENCES "Photo"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Client" ADD CONSTRAINT "Client_backPhotoId_fkey" FOREIGN KEY ("backPhotoId") REFERENCES "Photo"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Client" ADD CONSTRAINT "Client_baselinePhotoId_fkey" FOREIGN KEY ("baselinePhotoId") REFERENCES "Photo"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Consent" ADD CONSTRAINT "Consent_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Photo" ADD CONSTRAINT "Photo_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Photo" ADD CONSTRAINT "Photo_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Measurement" ADD CONSTRAINT "Measurement_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Generation" ADD CONSTRAINT "Generation_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GenerationImage" ADD CONSTRAINT "GenerationImage_generationId_fkey" FOREIGN KEY ("generationId") REFERENCES "Generation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Share" ADD CONSTRAINT "Share_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Share" ADD CONSTRAINT "Share_consentId_fkey" FOREIGN KEY ("consentId") REFERENCES "Consent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckInLink" ADD CONSTRAINT "CheckInLink_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckInBrowser" ADD CONSTRAINT "CheckInBrowser_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "CheckInLink"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckIn" ADD CONSTRAINT "CheckIn_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckIn" ADD CONSTRAINT "CheckIn_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "CheckInLink"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckIn" ADD CONSTRAINT "CheckIn_frontPhotoId_fkey" FOREIGN KEY ("frontPhotoId") REFERENCES "Photo"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckIn" ADD CONSTRAINT "CheckIn_backPhotoId_fkey" FOREIGN KEY ("backPhotoId") REFERENCES "Photo"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SoloSession" ADD CONSTRAINT "SoloSession_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SoloSession" ADD CONSTRAINT "SoloSession_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "CheckInLink"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Forecast" ADD CONSTRAINT "Forecast_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Exercise" ADD CONSTRAINT "Exercise_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Exercise" ADD CONSTRAINT "Exercise_importId_fkey" FOREIGN KEY ("importId") REFERENCES "WorkoutImport"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Workout" ADD CONSTRAINT "Workout_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Workout" ADD CONSTRAINT "Workout_importId_fkey" FOREIGN KEY ("importId") REFERENCES "WorkoutImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkoutImport" ADD CONSTRAINT "WorkoutImport_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RemovedWorkout" ADD CONSTRAINT "RemovedWorkout_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkoutEntry" ADD CONSTRAINT "WorkoutEntry_workoutId_fkey" FOREIGN KEY ("workoutId") REFERENCES "Workout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkoutEntry" ADD CONSTRAINT "WorkoutEntry_exerciseId_fkey" FOREIGN KEY ("exerciseId") REFERENCES "Exercise"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkoutSet" ADD CONSTRAINT "WorkoutSet_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "WorkoutEntry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkoutSet" ADD CONSTRAINT "WorkoutSet_exerciseId_fkey" FOREIGN KEY ("exerciseId") REFERENCES "Exercise"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WeeklyPlan" ADD CONSTRAINT "WeeklyPlan_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProgrammeTemplate" ADD CONSTRAINT "ProgrammeTemplate_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdempotencyKey" ADD CONSTRAINT "IdempotencyKey_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
