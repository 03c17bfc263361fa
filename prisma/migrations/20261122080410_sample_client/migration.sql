-- AlterTable
ALTER TABLE "Client" ADD COLUMN     "isSample" BOOLEAN NOT NULL DEFAULT false;

-- A trainer has at most one sample.
CREATE UNIQUE INDEX "Client_sample_key" ON "Client"("trainerId") WHERE "isSample";

-- Samples are nobody's clients: they do not count as any.
CREATE OR REPLACE FUNCTION count_clients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Trainer"
  SET "clientCount" = "clientCount"
    + coalesce(("id" = NEW."trainerId" AND NOT NEW."isSample")::int, 0)
    - coalesce(("id" = OLD."trainerId" AND NOT OLD."isSample")::int, 0)
  WHERE "id" IN (OLD."trainerId", NEW."trainerId");
  RETURN NULL;
END $$;
