-- CreateEnum
CREATE TYPE "PauseReason" AS ENUM ('pregnancy', 'injury', 'holiday');

-- AlterTable
ALTER TABLE "Client" ADD COLUMN     "pauseReason" "PauseReason",
ADD COLUMN     "pausedFrom" DATE,
ADD COLUMN     "pausedUntil" DATE;

ALTER TABLE "Client"
  ADD CONSTRAINT "Client_pause_whole" CHECK (("pauseReason" IS NULL) = ("pausedFrom" IS NULL)),
  ADD CONSTRAINT "Client_pause_order" CHECK ("pausedUntil" IS NULL OR ("pausedFrom" IS NOT NULL AND "pausedUntil" >= "pausedFrom"));
