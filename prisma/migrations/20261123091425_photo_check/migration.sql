-- AlterTable
ALTER TABLE "Photo" ADD COLUMN     "check" JSONB;
