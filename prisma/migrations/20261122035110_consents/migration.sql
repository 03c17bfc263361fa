-- CreateEnum
CREATE TYPE "ConsentKind" AS ENUM ('photos', 'ai', 'sharing');

-- AlterTable
ALTER TABLE "Trainer" ADD COLUMN     "purgingSince" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Consent" (
    "id" UUID NOT NULL,
    "clientId" UUID NOT NULL,
    "kind" "ConsentKind" NOT NULL,
    "givenAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "recordedBy" TEXT NOT NULL,

    CONSTRAINT "Consent_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Consent_revoked_after_given" CHECK ("revokedAt" >= "givenAt")
);

-- CreateIndex
CREATE INDEX "Consent_clientId_kind_givenAt_idx" ON "Consent"("clientId", "kind", "givenAt" DESC);

-- Of each kind a client has at most one that is not withdrawn.
CREATE UNIQUE INDEX "Consent_open_key" ON "Consent"("clientId", "kind") WHERE "revokedAt" IS NULL;

-- AddForeignKey
ALTER TABLE "Consent" ADD CONSTRAINT "Consent_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Trainers confirmed these when they did what needs them: the first time counts.
INSERT INTO "Consent" ("id", "clientId", "kind", "givenAt", "recordedBy")
SELECT gen_random_uuid(), c."id", done."kind"::"ConsentKind", min(done."at"), t."name"
FROM (
  SELECT "clientId", 'photos' AS "kind", "takenAt" AS "at" FROM "Photo" WHERE "clientId" IS NOT NULL
  UNION ALL SELECT "clientId", 'ai', "createdAt" FROM "Generation"
  UNION ALL SELECT "clientId", 'sharing', "consentedAt" FROM "Share"
) AS done
JOIN "Client" c ON c."id" = done."clientId"
JOIN "Trainer" t ON t."id" = c."trainerId"
GROUP BY c."id", done."kind", t."name";

-- AlterTable
ALTER TABLE "Share" ADD COLUMN     "consentId" UUID;
UPDATE "Share" s SET "consentId" = c."id" FROM "Consent" c WHERE c."clientId" = s."clientId" AND c."kind" = 'sharing';
ALTER TABLE "Share" ALTER COLUMN "consentId" SET NOT NULL, DROP COLUMN "consentedAt";

-- CreateIndex
CREATE INDEX "Share_consentId_idx" ON "Share"("consentId");

-- AddForeignKey
ALTER TABLE "Share" ADD CONSTRAINT "Share_consentId_fkey" FOREIGN KEY ("consentId") REFERENCES "Consent"("id") ON DELETE CASCADE ON UPDATE CASCADE;
