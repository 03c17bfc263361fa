-- DropIndex
DROP INDEX "Session_trainerId_idx";

-- CreateIndex
CREATE INDEX "CheckIn_linkId_idx" ON "CheckIn"("linkId");

-- CreateIndex
CREATE INDEX "CheckIn_measurementId_idx" ON "CheckIn"("measurementId");

-- CreateIndex
CREATE INDEX "SoloSession_linkId_idx" ON "SoloSession"("linkId");

-- Without this, a key to what was deleted before would stop the upgrade.
UPDATE "CheckIn" c SET "measurementId" = NULL
WHERE "measurementId" IS NOT NULL AND NOT EXISTS (SELECT FROM "Measurement" WHERE "id" = c."measurementId");

UPDATE "Client" c SET "deletedFromId" = "trainerId"
WHERE "deletedFromId" IS NOT NULL AND NOT EXISTS (SELECT FROM "Trainer" WHERE "id" = c."deletedFromId");

-- AddForeignKey
ALTER TABLE "Client" ADD CONSTRAINT "Client_deletedFromId_fkey" FOREIGN KEY ("deletedFromId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckIn" ADD CONSTRAINT "CheckIn_measurementId_fkey" FOREIGN KEY ("measurementId") REFERENCES "Measurement"("id") ON DELETE SET NULL ON UPDATE CASCADE;
