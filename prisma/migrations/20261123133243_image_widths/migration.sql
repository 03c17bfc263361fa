-- AlterTable
ALTER TABLE "GenerationImage" ADD COLUMN     "widths" JSONB;
