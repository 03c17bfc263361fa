-- CreateEnum
CREATE TYPE "Limb" AS ENUM ('left', 'right');

-- AlterTable
ALTER TABLE "PlannedSet" ADD COLUMN     "limb" "Limb";

-- AlterTable
ALTER TABLE "WorkoutSet" ADD COLUMN     "limb" "Limb";
