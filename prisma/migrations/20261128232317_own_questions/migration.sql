-- CreateEnum
CREATE TYPE "QuestionKind" AS ENUM ('scale', 'number', 'yesNo', 'choice', 'text', 'habit');

-- AlterTable
ALTER TABLE "CheckIn" ADD COLUMN     "own" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "CheckInLink" ADD COLUMN     "leftOut" UUID[] DEFAULT ARRAY[]::UUID[];

-- CreateTable
CREATE TABLE "Question" (
    "id" UUID NOT NULL,
    "trainerId" UUID NOT NULL,
    "clientId" UUID,
    "kind" "QuestionKind" NOT NULL,
    "text" TEXT NOT NULL,
    "unit" TEXT,
    "options" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "archivedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Question_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Question_trainerId_createdAt_idx" ON "Question"("trainerId", "createdAt");

-- CreateIndex
CREATE INDEX "Question_clientId_idx" ON "Question"("clientId");

-- AddForeignKey
ALTER TABLE "Question" ADD CONSTRAINT "Question_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Question" ADD CONSTRAINT "Question_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Question"
  ADD CONSTRAINT "Question_text_length" CHECK (char_length("text") BETWEEN 1 AND 160),
  ADD CONSTRAINT "Question_choice_has_options" CHECK ("kind" <> 'choice' OR cardinality("options") >= 2);
