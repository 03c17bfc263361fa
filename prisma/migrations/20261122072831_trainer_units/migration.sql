-- CreateEnum
CREATE TYPE "Units" AS ENUM ('imperial', 'metric');

-- AlterTable
ALTER TABLE "Client" ALTER COLUMN "heightInches" SET DATA TYPE DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "Trainer" ADD COLUMN     "units" "Units" NOT NULL DEFAULT 'imperial';
