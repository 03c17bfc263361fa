-- AlterTable
ALTER TABLE "Client" ADD COLUMN     "medicineSince" DATE;
