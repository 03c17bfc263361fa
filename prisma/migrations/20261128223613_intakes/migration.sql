-- AlterTable
ALTER TABLE "Photo" ADD COLUMN     "intakeId" UUID;

-- CreateTable
CREATE TABLE "Intake" (
    "id" UUID NOT NULL,
    "trainerId" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "answers" JSONB,
    "sentAt" TIMESTAMPTZ(3),
    "consentVersion" TEXT,
    "frontPhotoId" UUID,
    "backPhotoId" UUID,
    "acceptedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Intake_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Intake_tokenHash_key" ON "Intake"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "Intake_frontPhotoId_key" ON "Intake"("frontPhotoId");

-- CreateIndex
CREATE UNIQUE INDEX "Intake_backPhotoId_key" ON "Intake"("backPhotoId");

-- CreateIndex
CREATE INDEX "Intake_trainerId_createdAt_idx" ON "Intake"("trainerId", "createdAt");

-- CreateIndex
CREATE INDEX "Intake_expiresAt_idx" ON "Intake"("expiresAt");

-- CreateIndex
CREATE INDEX "Photo_intakeId_idx" ON "Photo"("intakeId");

-- AddForeignKey
ALTER TABLE "Photo" ADD CONSTRAINT "Photo_intakeId_fkey" FOREIGN KEY ("intakeId") REFERENCES "Intake"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Intake" ADD CONSTRAINT "Intake_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Intake" ADD CONSTRAINT "Intake_frontPhotoId_fkey" FOREIGN KEY ("frontPhotoId") REFERENCES "Photo"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Intake" ADD CONSTRAINT "Intake_backPhotoId_fkey" FOREIGN KEY ("backPhotoId") REFERENCES "Photo"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "Intake"
  ADD CONSTRAINT "Intake_name_length" CHECK (char_length("name") <= 120),
  ADD CONSTRAINT "Intake_answers_are_sent" CHECK ("answers" IS NULL OR ("sentAt" IS NOT NULL AND "consentVersion" IS NOT NULL)),
  ADD CONSTRAINT "Intake_accepted_holds_nothing" CHECK ("acceptedAt" IS NULL OR ("answers" IS NULL AND "frontPhotoId" IS NULL AND "backPhotoId" IS NULL));
