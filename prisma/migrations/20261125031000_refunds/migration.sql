-- AlterTable
ALTER TABLE "ImageCost" ADD COLUMN     "reason" TEXT,
ADD COLUMN     "refundOf" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "ImageCost_refundOf_key" ON "ImageCost"("refundOf");

-- Prisma does not see CHECK constraints. A refund gives something back and says why.
ALTER TABLE "ImageCost"
  ADD CONSTRAINT "ImageCost_refund" CHECK ("refundOf" IS NULL OR ("microUsd" < 0 AND "reason" IS NOT NULL));
