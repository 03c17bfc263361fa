-- AlterTable
ALTER TABLE "Photo" ADD COLUMN     "covers" JSONB;
