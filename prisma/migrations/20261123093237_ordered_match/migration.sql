-- AlterTable
ALTER TABLE "GenerationImage" ADD COLUMN     "match" JSONB;
