-- AlterTable
ALTER TABLE "Photo" ADD COLUMN     "linkId" UUID;

-- CreateIndex
CREATE INDEX "Photo_linkId_idx" ON "Photo"("linkId");

-- AddForeignKey
ALTER TABLE "Photo" ADD CONSTRAINT "Photo_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "CheckInLink"("id") ON DELETE CASCADE ON UPDATE CASCADE;

UPDATE "Photo" p SET "linkId" = c."linkId" FROM "CheckIn" c WHERE p.id IN (c."frontPhotoId", c."backPhotoId");

-- The sweep of unused uploads looks every minute, and few photos are unused.
CREATE INDEX "Photo_unused" ON "Photo" ("takenAt") WHERE "clientId" IS NULL;

-- A withdrawn link never opens again.
UPDATE "CheckInLink" SET "revokedAt" = "withdrawnAt" WHERE "withdrawnAt" IS NOT NULL AND "revokedAt" IS NULL;
ALTER TABLE "CheckInLink"
  ADD CONSTRAINT "CheckInLink_withdrawn_is_revoked" CHECK ("withdrawnAt" IS NULL OR "revokedAt" IS NOT NULL);
