-- AlterTable
ALTER TABLE "Client" ADD COLUMN     "isReached" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Plan" ADD COLUMN     "earlier" JSONB NOT NULL DEFAULT '[]';
