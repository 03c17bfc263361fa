-- CreateTable
CREATE TABLE "ImageCost" (
    "imageId" UUID NOT NULL,
    "trainerId" UUID NOT NULL,
    "trainerName" TEXT NOT NULL,
    "clientId" UUID,
    "clientName" TEXT,
    "bookedAt" TIMESTAMPTZ(3) NOT NULL,
    "microUsd" INTEGER NOT NULL DEFAULT 0,
    "settledAt" TIMESTAMPTZ(3),
    "outcome" "ImageStatus" NOT NULL DEFAULT 'pending',
    "engine" "Engine",
    "millis" INTEGER,

    CONSTRAINT "ImageCost_pkey" PRIMARY KEY ("imageId")
);

-- CreateIndex
CREATE INDEX "ImageCost_bookedAt_idx" ON "ImageCost"("bookedAt");

-- CreateIndex
CREATE INDEX "ImageCost_trainerId_bookedAt_idx" ON "ImageCost"("trainerId", "bookedAt");

-- CreateIndex
CREATE INDEX "ImageCost_clientId_idx" ON "ImageCost"("clientId");

-- Every image that was made, was not made, or costs something, under whose client it is now.
INSERT INTO "ImageCost" ("imageId", "trainerId", "trainerName", "clientId", "clientName", "bookedAt", "microUsd",
  "settledAt", "outcome", "engine", "millis")
SELECT i."id", t."id", t."name", c."id", c."name", coalesce(i."finishedAt", g."startedAt", g."createdAt"),
  coalesce(i."costMicroUsd", 0), CASE WHEN i."status" <> 'pending' THEN i."finishedAt" END, i."status",
  CASE WHEN i."status" = 'done' THEN i."engine" END, i."millis"
FROM "GenerationImage" i
  JOIN "Generation" g ON g."id" = i."generationId"
  JOIN "Client" c ON c."id" = g."clientId"
  JOIN "Trainer" t ON t."id" = c."trainerId"
WHERE i."status" <> 'pending' OR i."costMicroUsd" IS NOT NULL;

-- The daily accounts knew of deleted and moved clients too. Where they differ from the images that are left, an entry
-- without an image makes up for it, so that each trainer's every day sums up to what it did.
INSERT INTO "ImageCost" ("imageId", "trainerId", "trainerName", "bookedAt", "microUsd", "settledAt")
SELECT gen_random_uuid(), d."trainerId", coalesce(t."name", 'Deleted trainer'), d."bookedAt", d."microUsd", d."bookedAt"
FROM (
  SELECT "trainerId", "day"::timestamp AT TIME ZONE 'UTC' AS "bookedAt", sum("microUsd")::int AS "microUsd"
  FROM (
    SELECT "trainerId", "day", "microUsd" FROM "ImageSpending"
    UNION ALL
    SELECT "trainerId", ("bookedAt" AT TIME ZONE 'UTC')::date, -"microUsd" FROM "ImageCost"
    WHERE ("bookedAt" AT TIME ZONE 'UTC')::date >= (SELECT min("day") FROM "ImageSpending")
  ) AS "account"
  GROUP BY "trainerId", "day"
) AS d
LEFT JOIN "Trainer" t ON t."id" = d."trainerId"
WHERE d."microUsd" <> 0;

-- DropTable
DROP TABLE "ImageSpending";

-- AlterTable
ALTER TABLE "GenerationImage" DROP COLUMN "costMicroUsd";

-- Prisma does not see CHECK constraints. Only what makes up for an older account may be less than nothing.
ALTER TABLE "ImageCost"
  ADD CONSTRAINT "ImageCost_not_negative" CHECK ("microUsd" >= 0 OR ("clientId" IS NULL AND "outcome" = 'pending'));

-- Whose pictures they were is forgotten with the client, whichever way that goes.
CREATE FUNCTION forget_client_of_costs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "ImageCost" SET "clientId" = NULL, "clientName" = NULL WHERE "clientId" = OLD."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "Client_forget_costs" AFTER DELETE ON "Client"
  FOR EACH ROW EXECUTE FUNCTION forget_client_of_costs();
