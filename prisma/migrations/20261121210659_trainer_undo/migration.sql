-- AlterTable
ALTER TABLE "AuditEntry" ALTER COLUMN "actorId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "Trainer" ADD COLUMN     "clientCount" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "deletedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "Trainer_deletedAt_id_idx" ON "Trainer"("deletedAt", "id");

-- A list of ten thousand trainers, or the number of all clients, must not count rows.
CREATE FUNCTION count_clients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Trainer"
  SET "clientCount" = "clientCount"
    + coalesce(("id" = NEW."trainerId")::int, 0) - coalesce(("id" = OLD."trainerId")::int, 0)
  WHERE "id" IN (OLD."trainerId", NEW."trainerId");
  RETURN NULL;
END $$;
CREATE TRIGGER "Client_counted" AFTER INSERT OR DELETE OR UPDATE OF "trainerId" ON "Client"
  FOR EACH ROW EXECUTE FUNCTION count_clients();

UPDATE "Trainer" t SET "clientCount" = (SELECT count(*) FROM "Client" c WHERE c."trainerId" = t."id");
