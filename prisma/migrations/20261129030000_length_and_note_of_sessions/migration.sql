-- AlterTable
ALTER TABLE "PlannedSession"
  ADD COLUMN "lengthMin" INTEGER CHECK ("lengthMin" BETWEEN 5 AND 600),
  ADD COLUMN "note" TEXT CHECK (char_length("note") <= 500);
