-- AlterTable
ALTER TABLE "Exercise" ADD COLUMN     "isFavourite" BOOLEAN NOT NULL DEFAULT false;
