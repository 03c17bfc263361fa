-- AlterTable
ALTER TABLE "Client" ADD COLUMN     "adultConfirmedAt" TIMESTAMPTZ(3);
