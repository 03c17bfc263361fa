-- Refunds gave a day's budget back; the costs never counted them.
ALTER TABLE "ImageCost" DROP CONSTRAINT "ImageCost_refund";
DELETE FROM "ImageCost" WHERE "refundOf" IS NOT NULL;
DROP INDEX "ImageCost_refundOf_key";
ALTER TABLE "ImageCost" DROP COLUMN "refundOf", DROP COLUMN "reason";
