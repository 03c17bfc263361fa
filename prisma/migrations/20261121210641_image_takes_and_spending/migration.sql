-- DropIndex
DROP INDEX "GenerationImage_generationId_side_step_key";

-- AlterTable
ALTER TABLE "GenerationImage" ADD COLUMN     "note" TEXT,
ADD COLUMN     "take" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "ImageSpending" (
    "day" DATE NOT NULL,
    "trainerId" UUID NOT NULL,
    "microUsd" INTEGER NOT NULL,

    CONSTRAINT "ImageSpending_pkey" PRIMARY KEY ("day","trainerId")
);

-- CreateIndex
CREATE UNIQUE INDEX "GenerationImage_generationId_side_step_take_key" ON "GenerationImage"("generationId", "side", "step", "take");

-- Prisma does not see CHECK constraints.
ALTER TABLE "GenerationImage" ADD CONSTRAINT "GenerationImage_take_positive" CHECK ("take" >= 1);
ALTER TABLE "ImageSpending" ADD CONSTRAINT "ImageSpending_not_negative" CHECK ("microUsd" >= 0);
