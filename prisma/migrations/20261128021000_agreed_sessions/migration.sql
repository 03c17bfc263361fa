-- What was agreed for one date: a time of day, a reason to leave it out, the trainer's word, and copies.
CREATE TYPE "SkipReason" AS ENUM ('ill', 'away', 'trainer', 'noShow', 'other');
ALTER TABLE "PlannedSession"
  ADD COLUMN "startMin" INTEGER CHECK ("startMin" BETWEEN 0 AND 1439),
  ADD COLUMN "skippedFor" "SkipReason",
  ADD COLUMN "isWhole" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "copyOf" DATE;
