-- CreateEnum
CREATE TYPE "CheckInQuestion" AS ENUM ('sleep', 'hunger', 'stress', 'adherence', 'note');

-- CreateEnum
CREATE TYPE "CheckInState" AS ENUM ('waiting', 'accepted', 'asked_again');

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
    "timezoneOffset" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "idleExpiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "consentVersion" TEXT,
    "consentedAt" TIMESTAMPTZ(3),
    "photosAgreed" BOOLEAN NOT NULL DEFAULT false,
    "withdrawnAt" TIMESTAMPTZ(3),

    CONSTRAINT "CheckInLink_pkey" PRIMARY KEY ("id")
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

-- CreateIndex
CREATE UNIQUE INDEX "CheckInLink_tokenHash_key" ON "CheckInLink"("tokenHash");

-- CreateIndex
CREATE INDEX "CheckInLink_clientId_createdAt_idx" ON "CheckInLink"("clientId", "createdAt" DESC);

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

-- AddForeignKey
ALTER TABLE "CheckInLink" ADD CONSTRAINT "CheckInLink_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

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

-- At most one open link for each client.
CREATE UNIQUE INDEX "CheckInLink_open" ON "CheckInLink" ("clientId") WHERE "revokedAt" IS NULL;

ALTER TABLE "CheckInLink"
  ADD CONSTRAINT "CheckInLink_weekday_range" CHECK ("weekday" BETWEEN 1 AND 7),
  ADD CONSTRAINT "CheckInLink_every_weeks_range" CHECK ("everyWeeks" BETWEEN 1 AND 4),
  ADD CONSTRAINT "CheckInLink_timezone_range" CHECK ("timezoneOffset" BETWEEN -840 AND 840),
  ADD CONSTRAINT "CheckInLink_code_digits" CHECK ("code" ~ '^[0-9]{4}$');

ALTER TABLE "CheckIn"
  ADD CONSTRAINT "CheckIn_weight_range" CHECK ("weightLbs" BETWEEN 100 AND 350),
  ADD CONSTRAINT "CheckIn_body_fat_range" CHECK ("bodyFat" BETWEEN 5 AND 45),
  ADD CONSTRAINT "CheckIn_note_length" CHECK (length("note") <= 2000);

ALTER TABLE "SoloSession" ADD CONSTRAINT "SoloSession_weekday_range" CHECK ("weekday" BETWEEN 1 AND 7);
