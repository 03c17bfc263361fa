-- AlterTable
ALTER TABLE "Measurement" ADD COLUMN     "importId" UUID,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateIndex
CREATE INDEX "Measurement_importId_idx" ON "Measurement"("importId");

-- AddForeignKey
ALTER TABLE "Measurement" ADD CONSTRAINT "Measurement_importId_fkey" FOREIGN KEY ("importId") REFERENCES "WorkoutImport"("id") ON DELETE SET NULL ON UPDATE CASCADE;
