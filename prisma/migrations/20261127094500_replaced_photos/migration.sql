-- AlterTable
ALTER TABLE "CheckIn" ADD COLUMN     "replacedBackId" UUID,
ADD COLUMN     "replacedFrontId" UUID;

UPDATE "CheckIn" c SET
  "replacedFrontId" = (SELECT id FROM "Photo" p WHERE p.id = (c."replacedPhotos"->>'front')::uuid),
  "replacedBackId" = (SELECT id FROM "Photo" p WHERE p.id = (c."replacedPhotos"->>'back')::uuid)
WHERE c."state" = 'accepted';

-- AlterTable
ALTER TABLE "CheckIn" DROP COLUMN "replacedPhotos";

-- CreateIndex
CREATE INDEX "CheckIn_replacedFrontId_idx" ON "CheckIn"("replacedFrontId");

-- CreateIndex
CREATE INDEX "CheckIn_replacedBackId_idx" ON "CheckIn"("replacedBackId");

-- AddForeignKey
ALTER TABLE "CheckIn" ADD CONSTRAINT "CheckIn_replacedFrontId_fkey" FOREIGN KEY ("replacedFrontId") REFERENCES "Photo"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckIn" ADD CONSTRAINT "CheckIn_replacedBackId_fkey" FOREIGN KEY ("replacedBackId") REFERENCES "Photo"("id") ON DELETE SET NULL ON UPDATE CASCADE;
